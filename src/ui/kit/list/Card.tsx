import type { ReactNode } from 'react';

export interface CardProps {
  title: string;
  subtitle?: ReactNode;
  badge?: ReactNode;
  children?: ReactNode;
  /** Left of the foot: a count, a date. */
  foot?: ReactNode;
  /** Right of the foot: icon buttons. */
  actions?: ReactNode;
}

/** One record in a grid: title, badge, facts, and a ruled foot with its actions. */
export function Card({ title, subtitle, badge, children, foot, actions }: CardProps) {
  return (
    <article className="of-card">
      <div className="of-card-body">
        <h2 className="of-card-title">{title}</h2>
        {subtitle !== undefined && <p className="of-card-subtitle">{subtitle}</p>}
        {badge !== undefined && <div className="of-card-badge">{badge}</div>}
        {children}
      </div>
      <div className="of-card-foot">
        <span>{foot}</span>
        <span className="of-card-actions">{actions}</span>
      </div>
    </article>
  );
}

import type { ReactNode } from 'react';
import { cardRecipe } from '../../theme/recipes/card';
import type { Fact } from '../text/Facts';
import { OPENS_RECORD } from './rows';
import { slotClasses } from '../../theme/slotClasses';

export interface CardFact extends Fact {
  /** Whether the value explains itself, so that its label is only for screen readers. */
  selfEvident?: boolean;
}

export interface CardProps {
  title: string;
  subtitle?: ReactNode;
  /** Whether a click on the card opens its record. The title is then a button for keyboards and screen readers. */
  opens?: boolean;
  badge?: ReactNode;
  /** A progress bar. On phones it stands beside the badge. */
  bar?: ReactNode;
  /** Links to reach the person, in one line. On phones they are symbols beside the title. */
  contact?: readonly Fact[];
  /** What the record says of money, below a rule. */
  money?: ReactNode;
  /** The facts of the footer, in a line. */
  facts?: readonly CardFact[];
  /** The end of the footer's line: a count or a date. */
  foot?: ReactNode;
  /** The right side of the footer: icon buttons. On phones they are beside the title. */
  actions?: ReactNode;
}

const card = slotClasses(cardRecipe);

const textOf = (content: ReactNode) => (typeof content === 'string' ? content : undefined);

/**
 * A card for one record of a grid. It has a title, a badge, what it says of money, and a footer with facts and actions.
 * It consists of plain elements instead of Chakra's Card, because a list has hundreds of cards.
 */
export function Card({
  title,
  subtitle,
  opens = false,
  badge,
  bar,
  contact,
  money,
  facts = [],
  foot,
  actions,
}: CardProps) {
  return (
    <article className={card.root} data-barred={bar === undefined ? undefined : ''}>
      <h2 className={card.title} title={title}>
        {opens ? (
          <span {...OPENS_RECORD} className={card.open}>
            {title}
          </span>
        ) : (
          title
        )}
      </h2>
      {subtitle !== undefined && (
        <p className={card.description} title={textOf(subtitle)}>
          {subtitle}
        </p>
      )}
      {badge !== undefined && <div className={card.badge}>{badge}</div>}
      {bar !== undefined && <div className={card.bar}>{bar}</div>}
      {contact !== undefined && (
        <dl className={card.contact}>
          {contact.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {money !== undefined && <div className={card.money}>{money}</div>}
      <div className={card.foot}>
        <div className={card.line}>
          {facts.length > 0 && (
            <dl className={card.facts}>
              {facts.map(({ label, value, selfEvident = false }) => (
                <div key={label} className={card.fact} title={textOf(value)}>
                  <dt className={card.label} data-self-evident={selfEvident ? '' : undefined}>
                    {label}
                  </dt>
                  {!selfEvident && ' '}
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {foot !== undefined && <span>{foot}</span>}
        </div>
      </div>
      {actions !== undefined && <span className={card.actions}>{actions}</span>}
    </article>
  );
}

import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../art/Icon';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** In Portuguese, what it does to what: 'Excluir o cliente Ana Nogueira'. */
  label: string;
}

/** A 40 px button (44 on phones) of one icon, always named. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className === undefined ? 'of-icon-button' : `of-icon-button ${className}`}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}

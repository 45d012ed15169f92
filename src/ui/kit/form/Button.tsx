import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconName } from '../art/Icon';
import { Spinner } from '../art/Spinner';

const Root = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    minHeight: '44px',
    paddingInline: '20px',
    border: '1px solid transparent',
    borderRadius: 'base',
    fontSize: 'control',
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center',
    transition: 'background-color .12s, border-color .12s',
    '&:disabled, &[aria-disabled=true]': { opacity: 0.6, cursor: 'not-allowed' },
  },
  variants: {
    kind: {
      solid: {
        background: 'accent',
        color: 'accentContrast',
        '&:hover': { background: 'accentHover' },
      },
      outline: {
        borderColor: 'accent',
        color: 'accent',
        '&:hover': { background: 'accentSoft' },
      },
      quiet: {
        borderColor: 'hairline',
        color: 'ink',
        '&:hover': { borderColor: 'lineStrong' },
      },
      danger: {
        background: 'danger',
        color: 'accentContrast',
        '&:hover': { opacity: 0.9 },
      },
    },
    size: {
      small: { minHeight: '40px', paddingInline: '16px', fontSize: 'label' },
      medium: {},
      large: {
        minHeight: '52px',
        paddingInline: '28px',
        letterSpacing: '.05em',
        fontSize: 'label',
      },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { kind: 'solid', size: 'medium' },
});

export interface ButtonProps extends ComponentProps<typeof Root> {
  icon?: IconName;
  /** Under way: stays focusable, answers no further click, shows the spinner. */
  loading?: boolean;
}

/**
 * A button: `kind` solid (one a view), outline, quiet (Cancelar, Sair) or danger; `size` small 40,
 * medium 44, large 52 with tracked capitals; `wide` takes the whole width. `type` is button.
 */
export function Button({ icon, loading = false, onClick, children, ...rest }: ButtonProps) {
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      type="button"
      {...rest}
      onClick={onPress}
      {...(loading && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {loading ? <Spinner size={20} /> : icon !== undefined && <Icon name={icon} />}
      {children}
    </Root>
  );
}

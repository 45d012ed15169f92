import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { AuthMode } from '../../../features/app/session/session';
import { Button, type ButtonProps } from '../../kit/form/Button';

const TextButton = chakra('button', {
  base: {
    minWidth: 'target',
    minHeight: 'target',
    paddingBlock: 0,
    paddingInline: '3',
    fontSize: 'control',
    fontWeight: 600,
    color: 'accent',
    borderRadius: 'base',
    '&:hover': { background: 'accentSoft' },
  },
});

export interface AuthButtonProps extends Omit<ButtonProps, 'variant'> {
  mode: AuthMode;
  onAuth: ((mode: AuthMode) => void) | undefined;
  children: ReactNode;
  variant?: 'solid' | 'outline' | 'plain';
}

/**
 * A button that opens the login / sign-up screen. On the static page it has no handler: the boot script reads its
 * attribute `data-auth`.
 */
export function AuthButton(props: AuthButtonProps) {
  const { mode, onAuth, children, variant = 'solid', ...rest } = props;
  const press = onAuth && (() => onAuth(mode));
  if (variant === 'plain') {
    return (
      <TextButton type="button" data-auth={mode} onClick={press}>
        {children}
      </TextButton>
    );
  }
  return (
    <Button {...rest} variant={variant} data-auth={mode} onClick={press}>
      {children}
    </Button>
  );
}

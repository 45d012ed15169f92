import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { AuthMode } from '../../features/session/sessionSlice';
import { Button, type ButtonProps } from '../kit/form/Button';

const TextButton = chakra('button', {
  base: {
    minHeight: '44px',
    padding: '0 12px',
    fontSize: 'control',
    fontWeight: 600,
    color: 'accent',
    borderRadius: 'base',
    '&:hover': { background: 'accentSoft' },
  },
});

export interface AuthButtonProps extends Omit<ButtonProps, 'kind'> {
  mode: AuthMode;
  onAuth: ((mode: AuthMode) => void) | undefined;
  children: ReactNode;
  kind?: 'solid' | 'outline' | 'text';
}

/**
 * A button to the login / sign-up screen. On the static page nothing is attached to it: the boot
 * script reads `data-auth`.
 */
export function AuthButton({ mode, onAuth, children, kind = 'solid', ...rest }: AuthButtonProps) {
  const press =
    onAuth &&
    (() => {
      onAuth(mode);
    });
  if (kind === 'text') {
    return (
      <TextButton type="button" data-auth={mode} onClick={press}>
        {children}
      </TextButton>
    );
  }
  return (
    <Button {...rest} kind={kind} data-auth={mode} onClick={press}>
      {children}
    </Button>
  );
}

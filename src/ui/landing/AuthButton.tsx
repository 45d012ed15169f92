import type { ReactNode } from 'react';
import type { AuthMode } from '../../features/session/sessionSlice';
import { Button } from '../kit/form/Button';

export interface AuthButtonProps {
  mode: AuthMode;
  onAuth: ((mode: AuthMode) => void) | undefined;
  children: ReactNode;
  kind?: 'solid' | 'outline' | 'text';
  size?: 'medium' | 'large';
}

/**
 * A button to the login / sign-up screen. On the static page nothing is attached to it: the boot
 * script reads `data-auth`.
 */
export function AuthButton({ mode, onAuth, children, kind = 'solid', size }: AuthButtonProps) {
  const press =
    onAuth &&
    (() => {
      onAuth(mode);
    });
  if (kind === 'text') {
    return (
      <button type="button" className="login" data-auth={mode} onClick={press}>
        {children}
      </button>
    );
  }
  return (
    <Button kind={kind} size={size} data-auth={mode} onClick={press}>
      {children}
    </Button>
  );
}

import { Mark } from '../kit/art/Mark';
import type { AuthMode } from '../../features/session/sessionSlice';
import { AuthButton } from './AuthButton';

/** One name on wide windows, a Portuguese one below 768 px; only what is seen is read. */
function Name({ wide, narrow }: { wide: string; narrow: string }) {
  return (
    <>
      <span className="wide" lang="en">
        {wide}
      </span>
      <span className="narrow">{narrow}</span>
    </>
  );
}

export function LandingHeader({ onAuth }: { onAuth: ((mode: AuthMode) => void) | undefined }) {
  return (
    <header className="top">
      <div className="measure">
        <p className="brand">
          <Mark />
          Ofício
        </p>
        <nav aria-label="Nesta página">
          <a href="#features">Recursos</a>
          <a href="#benefits">Benefícios</a>
          <a href="#testimonials">Depoimentos</a>
        </nav>
        <div className="auth">
          <AuthButton mode="login" kind="text" onAuth={onAuth}>
            <Name wide="Log In" narrow="Entrar" />
          </AuthButton>
          <AuthButton mode="signUp" onAuth={onAuth}>
            <Name wide="Sign Up" narrow="Cadastrar" />
          </AuthButton>
        </div>
      </div>
    </header>
  );
}

import type { AuthFailure } from '../../features/session/authFailure';
import type { AuthMode, SignedOutSession } from '../../features/session/session';
import { selectSession, sessionActions } from '../../features/session/sessionSlice';
import { selectWorkspace } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { AuthScreen, type AuthScreenProps } from './AuthScreen';

const UNEXPECTED = 'Erro inesperado. Verifique sua conexão e tente novamente.';

const loginText: Partial<Record<AuthFailure, string>> = {
  invalidCredentials: 'Email ou senha incorretos',
  emailNotConfirmed: 'Email não confirmado. Verifique sua caixa de entrada.',
  tooManyRequests: 'Muitas tentativas. Tente novamente em alguns minutos.',
  network: UNEXPECTED,
};

const signUpText: Partial<Record<AuthFailure, string>> = {
  alreadyRegistered: 'Este email já está cadastrado. Tente fazer login.',
  weakPassword: 'A senha deve ter pelo menos 6 caracteres.',
  invalidEmail: 'Email inválido.',
  network: UNEXPECTED,
};

/** The sentence for a refusal, by the specification's error catalogue. */
export function failureText(mode: AuthMode, failure: AuthFailure): string {
  return mode === 'login'
    ? (loginText[failure] ?? 'Erro ao fazer login. Tente novamente.')
    : (signUpText[failure] ?? 'Erro ao criar conta. Tente novamente.');
}

/** What has led here, where that is worth a word. */
function useNotice({ signedUp, lost }: SignedOutSession): AuthScreenProps['notice'] {
  const isDraftKept = useAppSelector((root) => selectWorkspace(root).kept !== null);
  if (signedUp) {
    return {
      tone: 'success',
      text: 'Conta criada com sucesso! Você pode fazer login agora.',
    };
  }
  if (!lost) return null;
  const kept = isDraftKept ? ': o que você digitou está guardado.' : '.';
  return { tone: 'plain', text: `Sua sessão terminou. Entre de novo para continuar${kept}` };
}

function VisitorScreen({ visitor }: { visitor: SignedOutSession }) {
  const { mode, email, pending, failure } = visitor;
  const notice = useNotice(visitor);
  const dispatch = useAppDispatch();
  return (
    <AuthScreen
      mode={mode}
      email={email}
      pending={pending}
      error={failure && failureText(mode, failure)}
      notice={notice}
      onModeChange={(next) => {
        dispatch(sessionActions.authModeChosen(next));
      }}
      onSignIn={(credentials) => {
        dispatch(sessionActions.signInRequested(credentials));
      }}
      onSignUp={(account) => {
        dispatch(sessionActions.signUpRequested(account));
      }}
      onBack={() => {
        dispatch(sessionActions.landingOpened());
      }}
    />
  );
}

/** The login / sign-up screen, fed from the store. */
export default function AuthPage() {
  const session = useAppSelector(selectSession);
  return session.status === 'signedOut' ? <VisitorScreen visitor={session} /> : null;
}

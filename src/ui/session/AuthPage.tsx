import type { AuthFailure } from '../../features/session/authFailure';
import { selectSession, sessionActions, type AuthMode } from '../../features/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { AuthScreen } from './AuthScreen';

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
  tooManyRequests: 'Muitas tentativas. Tente novamente em alguns minutos.',
  network: UNEXPECTED,
};

/** The sentence for a refusal, by the specification's error catalogue. */
export function failureText(mode: AuthMode, failure: AuthFailure): string {
  return mode === 'login'
    ? (loginText[failure] ?? 'Erro ao fazer login. Tente novamente.')
    : (signUpText[failure] ?? 'Erro ao criar conta. Tente novamente.');
}

/** The login / sign-up screen, fed from the store. */
export default function AuthPage() {
  const { mode, email, pending, failure, signedUp } = useAppSelector(selectSession);
  const dispatch = useAppDispatch();
  return (
    <AuthScreen
      mode={mode}
      email={email}
      pending={pending}
      error={failure && failureText(mode, failure)}
      notice={signedUp ? 'Conta criada com sucesso! Você pode fazer login agora.' : null}
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

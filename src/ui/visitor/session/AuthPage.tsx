import type { AuthFailure } from '../../../features/app/session/authFailure';
import type {
  AuthMode,
  SignedOutSession,
  SignUpOutcome,
} from '../../../features/app/session/session';
import { selectSession, sessionActions } from '../../../features/app/session/sessionSlice';
import { formsActions, selectForms, selectVisitor } from '../../../features/app/forms/formsSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { AuthScreen, type AuthScreenProps } from './AuthScreen';

const UNEXPECTED = 'Erro inesperado. Verifique sua conexão e tente novamente.';

const BANNED = 'Esta conta está bloqueada. Fale com quem cuida do projeto.';

const CREATED = 'Conta criada com sucesso! Você pode fazer login agora.';
const OPEN_MAIL = 'Abra o email que enviamos para confirmar.';

/** The messages after a sign-up. Some of them are specified. */
const signedUpText: Record<SignUpOutcome, string> = {
  ready: CREATED,
  toConfirm: `${CREATED} ${OPEN_MAIL}`,
  toConfirmAsBefore: `${CREATED} ${OPEN_MAIL} Este email já tinha um cadastro por confirmar: valem o nome e a senha daquela vez.`,
};

const loginText: Partial<Record<AuthFailure, string>> = {
  invalidCredentials: 'Email ou senha incorretos',
  emailNotConfirmed: 'Email não confirmado. Verifique sua caixa de entrada.',
  tooManyRequests: 'Muitas tentativas. Tente novamente em alguns minutos.',
  banned: BANNED,
  linkSpent:
    'Este link já foi usado ou venceu. Se era para confirmar o email, tente entrar: ele pode já estar confirmado.',
  linkRefused: 'Este link não pôde ser usado. Entre com o seu email e a sua senha.',
  network: UNEXPECTED,
};

const NO_ACCOUNT = 'Erro ao criar conta. Tente novamente.';

const signUpText: Partial<Record<AuthFailure, string>> = {
  alreadyRegistered: 'Este email já está cadastrado. Tente fazer login.',
  weakPassword: 'A senha deve ter pelo menos 6 caracteres.',
  plainPassword: `${NO_ACCOUNT} Misture na senha letras minúsculas, letras maiúsculas, números e símbolos.`,
  leakedPassword: `${NO_ACCOUNT} Esta senha já apareceu em vazamentos: escolha outra.`,
  invalidEmail: 'Email inválido.',
  signUpClosed: 'Os cadastros estão fechados. Peça uma conta a quem cuida do projeto.',
  banned: BANNED,
  tooManyEmails: 'O projeto já enviou os emails que pode por agora. Espere até uma hora.',
  network: UNEXPECTED,
};

/** The minimum length of a password in the specification. A hosted project may require more. */
const LEAST_PASSWORD = 6;

/**
 * The message for a refusal by the backend, from the specification's list of errors.
 * @param number - the number in the backend's own message: a minimum length, or seconds.
 */
export function failureText(
  mode: AuthMode,
  failure: AuthFailure,
  number: number | null = null,
): string {
  if (mode === 'login') return loginText[failure] ?? 'Erro ao fazer login. Tente novamente.';
  const text = signUpText[failure] ?? NO_ACCOUNT;
  if (number === null) return text;
  if (failure === 'tooManyEmails')
    return `Um email saiu há pouco para este endereço. Espere ${String(number)} segundos para pedir outro.`;
  return failure === 'weakPassword' && number !== LEAST_PASSWORD
    ? `${text} Este projeto pede pelo menos ${String(number)}.`
    : text;
}

/** The message that says why this screen is shown; null if there is none. */
function useNotice({ signedUp, lost }: SignedOutSession): AuthScreenProps['notice'] {
  const isDraftKept = useAppSelector((root) => selectForms(root).kept !== null);
  if (signedUp) {
    return { tone: 'success', text: signedUpText[signedUp] };
  }
  if (!lost) return null;
  const draftNote = isDraftKept ? ': o que você digitou está guardado.' : '.';
  return { tone: 'plain', text: `Sua sessão terminou. Entre de novo para continuar${draftNote}` };
}

function VisitorScreen({ visitor }: { visitor: SignedOutSession }) {
  const { mode, email, pending, failure, failureNumber } = visitor;
  const typed = useAppSelector(selectVisitor) ?? { email, fullName: '' };
  const notice = useNotice(visitor);
  const dispatch = useAppDispatch();
  return (
    <AuthScreen
      mode={mode}
      email={typed.email}
      fullName={typed.fullName}
      pending={pending}
      error={failure && failureText(mode, failure, failureNumber)}
      asksForMail={mode === 'login' && failure === 'emailNotConfirmed'}
      notice={notice}
      onModeChange={(next) => dispatch(sessionActions.authModeChosen(next))}
      onTyped={(next) => dispatch(formsActions.visitorTyped({ mode, ...next }))}
      onSignIn={(credentials) => dispatch(sessionActions.signInRequested(credentials))}
      onSignUp={(account) => dispatch(sessionActions.signUpRequested(account))}
      onBack={() => dispatch(sessionActions.landingOpened())}
    />
  );
}

/** The login / sign-up screen, connected to the store. */
export default function AuthPage() {
  const session = useAppSelector(selectSession);
  return session.status === 'signedOut' ? <VisitorScreen visitor={session} /> : null;
}

import { Alert } from '@chakra-ui/react/alert';
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { AuthMode } from '../../features/session/session';
import { Icon, type IconName } from '../kit/art/Icon';
import { Mark } from '../kit/art/Mark';
import { alertRecipe } from '../theme/recipes/alert';
import { authScreenRecipe } from '../theme/recipes/authScreen';
import { LoginForm, SignUpForm } from './AuthForms';
import { Staircase } from './Staircase';

const words = {
  login: {
    name: 'Entrar',
    welcome: 'Seu caderno está aberto na página certa.',
    text: 'Orçamentos, projetos e pagamentos estão onde você deixou, em dia e na mesma página.',
    lead: 'Use o email e a senha da sua conta.',
    question: 'Ainda não tem conta?',
    other: 'signUp',
  },
  signUp: {
    name: 'Criar Conta',
    welcome: 'Abra o seu caderno.\nA primeira página é sua.',
    text: 'Cadastre um cliente, monte um orçamento e veja o trabalho virar conta certa.',
    lead: 'Leva menos de um minuto.',
    question: 'Já tem conta?',
    other: 'login',
  },
} as const;

export interface AuthScreenProps {
  mode: AuthMode;
  /** Kept over a change of mode and after a sign-up. */
  email: string;
  pending: boolean;
  /** The backend's refusal, in Portuguese. */
  error: string | null;
  /** In Portuguese: good news, or what has happened meanwhile. */
  notice: { tone: 'success' | 'plain'; text: string } | null;
  onModeChange: (mode: AuthMode) => void;
  onSignIn: (credentials: { email: string; password: string }) => void;
  onSignUp: (account: { fullName: string; email: string; password: string }) => void;
  onBack: () => void;
}

/**
 * The focus stands at the heading where what held it is gone, with what the screen is and why it is
 * shown. Not in the first field: on a touch screen that would call for the keyboard.
 */
function useHeadingFocus(mode: AuthMode) {
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [mode]);
  return ref;
}

interface MessageProps {
  status: 'success' | 'error' | 'info';
  icon: IconName;
  role: 'status' | 'alert';
  id?: string;
  text: string;
}

function Message({ status, icon, role, id, text }: MessageProps) {
  return (
    <Alert.Root
      recipe={alertRecipe}
      variant="outline"
      status={status}
      role={role}
      id={id}
      marginTop="5"
    >
      <Alert.Indicator>
        <Icon name={icon} />
      </Alert.Indicator>
      {text}
    </Alert.Root>
  );
}

/** Login and sign-up beside a welcome panel. A form starts anew with each mode, passwords empty. */
export function AuthScreen(props: AuthScreenProps) {
  const { mode, pending, error, notice, onModeChange, onSignIn, onSignUp, onBack } = props;
  const { name, welcome, text, lead, question, other } = words[mode];
  const headingRef = useHeadingFocus(mode);
  const styles = useSlotRecipe({ recipe: authScreenRecipe })();
  const noticeId = useId();
  // What was typed last goes over to the other form; a newer address from outside wins.
  const [typed, setTyped] = useState({ from: props.email, email: props.email });
  const email = typed.from === props.email ? typed.email : props.email;
  const form = {
    email,
    pending,
    onEmailChange: (next: string) => {
      setTyped({ from: props.email, email: next });
    },
  };
  return (
    <chakra.div css={styles.root}>
      <chakra.aside css={styles.welcome} aria-label="Boas-vindas">
        <chakra.p css={styles.brand}>
          <Mark />
          Ofício
        </chakra.p>
        <chakra.p css={styles.slogan}>{welcome}</chakra.p>
        <chakra.p css={styles.text}>{text}</chakra.p>
        <Staircase />
      </chakra.aside>
      <chakra.main css={styles.main}>
        <chakra.button type="button" css={styles.back} onClick={onBack}>
          Voltar à página inicial
        </chakra.button>
        <chakra.div css={styles.sheet}>
          <chakra.div css={styles.modes} role="group" aria-label="Entrar ou criar conta">
            {(['login', 'signUp'] as const).map((each) => (
              <chakra.button
                key={each}
                type="button"
                css={styles.mode}
                aria-pressed={each === mode}
                onClick={() => {
                  if (each !== mode) onModeChange(each);
                }}
              >
                {words[each].name}
              </chakra.button>
            ))}
          </chakra.div>
          <chakra.h1
            ref={headingRef}
            css={styles.title}
            tabIndex={-1}
            aria-describedby={notice ? noticeId : undefined}
          >
            {name}
          </chakra.h1>
          <chakra.p css={styles.lead}>{lead}</chakra.p>
          {notice && (
            <Message
              status={notice.tone === 'success' ? 'success' : 'info'}
              icon={notice.tone === 'success' ? 'check' : 'exit'}
              role="status"
              id={noticeId}
              text={notice.text}
            />
          )}
          {error !== null && <Message status="error" icon="alert" role="alert" text={error} />}
          {mode === 'login' ? (
            <LoginForm {...form} onSignIn={onSignIn} />
          ) : (
            <SignUpForm {...form} onSignUp={onSignUp} />
          )}
          <chakra.p css={styles.other}>
            {question}{' '}
            <chakra.button
              type="button"
              css={styles.switch}
              onClick={() => {
                onModeChange(other);
              }}
            >
              {words[other].name}
            </chakra.button>
          </chakra.p>
        </chakra.div>
      </chakra.main>
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { AuthMode } from '../../features/session/sessionSlice';
import { Icon } from '../kit/art/Icon';
import { Mark } from '../kit/art/Mark';
import { LoginForm, SignUpForm } from './AuthForms';
import { authStyles } from './authStyles';
import { Staircase } from './Staircase';

const Root = chakra('div', { base: authStyles });

const words = {
  login: {
    name: 'Entrar',
    welcome: 'Seu caderno está aberto na página certa.',
    text: 'Orçamentos, projetos e pagamentos estão onde você deixou, em dia e na mesma letra.',
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

/** Login and sign-up beside a welcome panel. A form starts anew with each mode, passwords empty. */
export function AuthScreen(props: AuthScreenProps) {
  const { mode, pending, error, notice, onModeChange, onSignIn, onSignUp, onBack } = props;
  const { name, welcome, text, lead, question, other } = words[mode];
  const headingRef = useHeadingFocus(mode);
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
    <Root>
      <aside className="welcome" aria-label="Boas-vindas">
        <p className="brand">
          <Mark />
          Ofício
        </p>
        <p className="slogan">{welcome}</p>
        <p className="text">{text}</p>
        <Staircase />
      </aside>
      <main>
        <button type="button" className="back" onClick={onBack}>
          Voltar à página inicial
        </button>
        <div className="sheet">
          <div className="modes" role="group" aria-label="Entrar ou criar conta">
            {(['login', 'signUp'] as const).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === mode}
                onClick={() => {
                  if (each !== mode) onModeChange(each);
                }}
              >
                {words[each].name}
              </button>
            ))}
          </div>
          <h1 ref={headingRef} tabIndex={-1} aria-describedby={notice ? noticeId : undefined}>
            {name}
          </h1>
          <p className="lead">{lead}</p>
          {notice && (
            <p className="message" data-tone={notice.tone} role="status" id={noticeId}>
              <Icon name={notice.tone === 'success' ? 'check' : 'exit'} />
              {notice.text}
            </p>
          )}
          {error !== null && (
            <p className="message" data-tone="danger" role="alert">
              <Icon name="alert" />
              {error}
            </p>
          )}
          {mode === 'login' ? (
            <LoginForm {...form} onSignIn={onSignIn} />
          ) : (
            <SignUpForm {...form} onSignUp={onSignUp} />
          )}
          <p className="other">
            {question}{' '}
            <button
              type="button"
              onClick={() => {
                onModeChange(other);
              }}
            >
              {words[other].name}
            </button>
          </p>
        </div>
      </main>
    </Root>
  );
}

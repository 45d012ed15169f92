import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useId, useLayoutEffect, useRef } from 'react';
import type { AuthMode } from '../../../features/app/session/session';
import { LogoMark } from '../../kit/art/Icon';
import { Message } from '../../kit/text/Message';
import { LoginForm, SignUpForm } from './AuthForms';
import { Staircase } from './Staircase';
import { slotRecipe } from '../../theme/slotRecipe';

/** The look of the login / sign-up screen: the welcome panel beside the form, or above it below 1024 px. */
const authScreenRecipe = slotRecipe({
  className: 'auth-screen',

  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { lg: '11fr 13fr' },
      gridTemplateRows: { base: 'auto 1fr', lg: 'minmax(100dvh, auto)' },
      minHeight: '100dvh',
    },
    welcome: {
      position: 'relative',
      overflow: 'hidden',
      padding: { base: '24px 16px 28px', md: '32px 40px 40px', lg: '52px 64px' },
      background: 'panel',
      color: 'panelInk',
      '--tile': 'colors.panelMuted',
      '--paper': 'colors.panel',
      '--grout': 'colors.panelLine',
    },
    brand: {
      textStyle: 'title',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      fontSize: { base: 'card', lg: 'bar' },
      fontWeight: 480,
    },
    slogan: {
      textStyle: 'display',
      position: 'relative',
      zIndex: 1,
      marginTop: { base: '5', lg: 'clamp(3rem, 12dvh, 6.5rem)' },
      maxWidth: { base: '24rem', md: '30rem', lg: '28rem' },
      fontSize: { base: '1.875rem', md: '2.25rem', xl: 'welcome' },
      textWrap: 'balance',
      whiteSpace: 'pre-line',
    },
    text: {
      position: 'relative',
      zIndex: 1,
      marginTop: { base: '3', lg: '5' },
      maxWidth: '25rem',
      fontSize: { base: 'control', lg: 'lead' },
      color: 'panelMuted',
    },
    main: {
      position: 'relative',
      display: 'grid',
      alignContent: { base: 'start', lg: 'center' },
      justifyItems: 'center',
      padding: { base: '24px 16px 40px', md: '10', lg: '88px 48px 64px' },
    },
    back: {
      justifySelf: 'end',
      minWidth: 'target',
      minHeight: 'target',
      paddingBlock: 0,
      paddingInline: '2',
      fontSize: 'label',
      color: 'muted',
      borderRadius: 'base',
      _hover: { color: 'accent', textDecoration: 'underline' },
      '@media (min-width: 64rem)': { position: 'absolute', top: '28px', right: '10' },
    },
    sheet: { width: '100%', maxWidth: '400px', marginTop: { base: '2', lg: 0 } },
    modes: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    mode: {
      minHeight: '52px',
      color: 'muted',
      borderBottom: 'strong',
      _hover: { color: 'ink' },
      '&[aria-pressed=true]': {
        color: 'ink',
        fontWeight: 600,
        borderColor: 'accent',
        boxShadow: 'inset 0 -2px var(--of-colors-accent)',
      },
    },
    title: {
      textStyle: 'display',
      outline: 'none',
      marginTop: { base: '6', md: '10' },
      fontSize: { base: 'page', md: 'form' },
    },
    lead: { marginTop: '1', color: 'muted' },
    other: { marginTop: '5', fontSize: 'label' },
    switch: {
      // On phones the button is 44 px high, which is more than the line of text that it stands in.
      minWidth: 'target',
      minHeight: { base: 'target', md: '24px' },
      marginBlock: { base: '-1.5', md: 0 },
      paddingBlock: '1.5',
      paddingInline: '0.5',
      fontWeight: 600,
      textStyle: 'link',
    },
  },
});

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
  /** The e-mail address, which is kept when the user changes the mode, after a sign-up and over a reload. */
  email: string;
  fullName: string;
  pending: boolean;
  /** The backend's refusal as a text in Portuguese; null if there is none. */
  error: string | null;
  /** Whether a second sign-up would send another e-mail. */
  asksForMail?: boolean;
  /** A message in Portuguese: a success, or something that has happened meanwhile. Null if there is none. */
  notice: { tone: 'success' | 'plain'; text: string } | null;
  onModeChange: (mode: AuthMode) => void;
  /** Called with what is typed, except for the passwords. */
  onTyped: (typed: { email: string; fullName: string }) => void;
  onSignIn: (credentials: { email: string; password: string }) => void;
  onSignUp: (account: { fullName: string; email: string; password: string }) => void;
  onBack: () => void;
}

/**
 * Sets the first focus if the focused element has disappeared. After a sign-up, only the password is missing, so
 * it gets the focus. A form for a new account starts at its first field, but not on a touch screen, where the
 * keyboard would cover the page. In all other cases the heading gets the focus, and the reason for this screen
 * describes it.
 */
function useFirstFocus(mode: AuthMode, isAccountNew: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const hasMouse = window.matchMedia('(pointer: fine)').matches;
    const field = isAccountNew ? 'password' : mode === 'signUp' && hasMouse ? 'fullName' : null;
    const start = field === null ? 'h1' : `[name=${field}]`;
    ref.current?.querySelector<HTMLElement>(start)?.focus({ preventScroll: true });
  }, [mode, isAccountNew]);
  return ref;
}

/** Login or sign-up beside a welcome panel. Each mode starts with a new form and empty passwords. */
export function AuthScreen(props: AuthScreenProps) {
  const {
    mode,
    email,
    fullName,
    pending,
    error,
    asksForMail = false,
    notice,
    onModeChange,
    onTyped,
    onSignIn,
    onSignUp,
    onBack,
  } = props;
  const { name, welcome, text, lead, question, other } = words[mode];
  const sheetRef = useFirstFocus(mode, notice?.tone === 'success');
  const styles = useSlotRecipe({ recipe: authScreenRecipe })();
  const noticeId = useId();
  const form = {
    email,
    pending,
    onTyped: (typed: { email: string } | { fullName: string }) =>
      onTyped({ email, fullName, ...typed }),
  };
  return (
    <chakra.div css={styles.root}>
      <chakra.aside css={styles.welcome} aria-label="Boas-vindas">
        <chakra.p css={styles.brand}>
          <LogoMark />
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
        <chakra.div ref={sheetRef} css={styles.sheet}>
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
              marginTop="5"
            >
              {notice.text}
            </Message>
          )}
          {error !== null && (
            <Message status="error" role="alert" marginTop="5">
              {error}
            </Message>
          )}
          {asksForMail && (
            <chakra.p css={styles.other}>
              Não recebeu o email? Crie a conta de novo, e o link é enviado outra vez.{' '}
              <chakra.button
                type="button"
                css={styles.switch}
                onClick={() => onModeChange('signUp')}
              >
                Pedir outro email
              </chakra.button>
            </chakra.p>
          )}
          {mode === 'login' ? (
            <LoginForm {...form} onSignIn={onSignIn} />
          ) : (
            <SignUpForm {...form} fullName={fullName} onSignUp={onSignUp} />
          )}
          <chakra.p css={styles.other}>
            {question}{' '}
            <chakra.button type="button" css={styles.switch} onClick={() => onModeChange(other)}>
              {words[other].name}
            </chakra.button>
          </chakra.p>
        </chakra.div>
      </chakra.main>
    </chakra.div>
  );
}

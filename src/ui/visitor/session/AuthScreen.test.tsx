import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { AuthMode } from '../../../features/app/session/session';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { AuthScreen, type AuthScreenProps } from './AuthScreen';

const handlers = { onSignIn: jest.fn(), onSignUp: jest.fn(), onBack: jest.fn() };
beforeEach(() => {
  jest.clearAllMocks();
});

function Screen({ mode: first = 'login', email = '', ...rest }: Partial<AuthScreenProps>) {
  const [mode, setMode] = useState<AuthMode>(first);
  const [typed, setTyped] = useState({ email, fullName: '' });
  return (
    <ThemeProvider>
      <AuthScreen
        mode={mode}
        {...typed}
        onTyped={setTyped}
        pending={false}
        error={null}
        notice={null}
        onModeChange={setMode}
        {...handlers}
        {...rest}
      />
    </ThemeProvider>
  );
}

/** The screen with a fixed mode, as the page renders it. */
const Fixed = ({ mode }: { mode: AuthMode }) => (
  <ThemeProvider>
    <AuthScreen
      {...{ mode, email: '', fullName: '', pending: false, error: null, notice: null }}
      onModeChange={jest.fn()}
      onTyped={jest.fn()}
      {...handlers}
    />
  </ThemeProvider>
);

const submit = (name: string) => within(formOf(name)).getByRole('button', { name });
function formOf(name: string): HTMLElement {
  const form = screen
    .getAllByRole('button', { name })
    .map((button) => button.closest('form'))
    .find((each) => each !== null);
  if (!form) throw new Error(`no form with the button ${name}`);
  return form;
}

test('an empty login says what is missing and sends nothing', async () => {
  const user = userEvent.setup();
  render(<Screen />);
  await user.click(submit('Entrar'));
  expect(await screen.findByText('Email é obrigatório')).toBeVisible();
  expect(screen.getByText('Senha é obrigatória')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(handlers.onSignIn).not.toHaveBeenCalled();
});

test('a login hands over the trimmed address and the password as typed', async () => {
  const user = userEvent.setup();
  render(<Screen />);
  await user.type(screen.getByLabelText('Email'), ' marina@prado.art.br ');
  await user.type(screen.getByLabelText('Senha'), ' pincel {Enter}');
  expect(handlers.onSignIn.mock.calls).toEqual([
    [{ email: 'marina@prado.art.br', password: ' pincel ' }],
  ]);
});

test('a sign-up hands over name, address and password, not the confirmation', async () => {
  const user = userEvent.setup();
  render(<Screen mode="signUp" />);
  await user.type(screen.getByLabelText('Nome Completo'), 'Marina Prado');
  await user.type(screen.getByLabelText('Email'), 'marina@prado.art.br');
  await user.type(screen.getByLabelText('Senha'), 'pincel-e-prumo');
  await user.type(screen.getByLabelText('Confirmar Senha'), 'outra');
  await user.click(submit('Criar Conta'));
  expect(await screen.findByText('Senhas não coincidem')).toBeVisible();
  await user.clear(screen.getByLabelText('Confirmar Senha'));
  await user.type(screen.getByLabelText('Confirmar Senha'), 'pincel-e-prumo');
  await user.click(submit('Criar Conta'));
  expect(handlers.onSignUp.mock.calls).toEqual([
    [{ fullName: 'Marina Prado', email: 'marina@prado.art.br', password: 'pincel-e-prumo' }],
  ]);
});

test('changing the mode keeps the address and empties the passwords', async () => {
  const user = userEvent.setup();
  render(<Screen />);
  await user.type(screen.getByLabelText('Email'), 'marina@prado.art.br');
  await user.type(screen.getByLabelText('Senha'), 'pincel');
  const modes = within(screen.getByRole('group', { name: 'Entrar ou criar conta' }));
  await user.click(modes.getByRole('button', { name: 'Criar Conta' }));
  expect(screen.getByLabelText('Email')).toHaveValue('marina@prado.art.br');
  expect(screen.getByLabelText('Senha')).toHaveValue('');
  expect(modes.getByRole('button', { name: 'Criar Conta' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the heading takes the focus, unless something holds it', () => {
  const { unmount } = render(<Screen />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveFocus();
  // The heading is not a stop of the Tab key.
  expect(heading).toHaveAttribute('tabindex', '-1');
  unmount();
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  render(<Screen />);
  expect(other).toHaveFocus();
  other.remove();
});

test('a message is read out with the heading', () => {
  const text = 'Sua sessão terminou. Entre de novo para continuar.';
  render(<Screen notice={{ tone: 'plain', text }} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(text);
});

test('after a sign-up the heading of the login form takes the focus', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Fixed mode="signUp" />);
  await user.click(submit('Criar Conta'));
  await screen.findByText('Nome completo é obrigatório');
  submit('Criar Conta').focus();
  rerender(<Fixed mode="login" />);
  expect(screen.getByRole('heading', { name: 'Entrar' })).toHaveFocus();
});

test('after a successful sign-up only the password is missing, and has the focus', () => {
  const notice = { tone: 'success', text: 'Conta criada com sucesso!' } as const;
  render(<Screen email="marina@prado.art.br" notice={notice} />);
  expect(screen.getByLabelText('Senha')).toHaveFocus();
});

test('the sign-up begins at its first field where there is a mouse', () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media === '(pointer: fine)',
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  render(<Screen mode="signUp" />);
  expect(screen.getByLabelText('Nome Completo')).toHaveFocus();
});

test('refusals are alerts, good news a status, and there is a way back', async () => {
  const user = userEvent.setup();
  const notice = { tone: 'success', text: 'Conta criada com sucesso!' } as const;
  render(<Screen error="Email ou senha incorretos" notice={notice} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Email ou senha incorretos');
  expect(screen.getByRole('status')).toHaveTextContent('Conta criada com sucesso!');
  await user.click(screen.getByRole('button', { name: 'Voltar à página inicial' }));
  expect(handlers.onBack).toHaveBeenCalledTimes(1);
});

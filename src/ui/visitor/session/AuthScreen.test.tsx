import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { AuthScreen, type AuthScreenProps } from './AuthScreen';

const nothing = () => undefined;

const Screen = (props: Partial<AuthScreenProps>) => (
  <ThemeProvider>
    <AuthScreen
      {...{ mode: 'login', email: '', fullName: '', pending: false, error: null, notice: null }}
      onModeChange={nothing}
      onTyped={nothing}
      onSignIn={nothing}
      onSignUp={nothing}
      onBack={nothing}
      {...props}
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
  const { rerender } = render(<Screen mode="signUp" />);
  await user.click(submit('Criar Conta'));
  await screen.findByText('Nome completo é obrigatório');
  submit('Criar Conta').focus();
  rerender(<Screen mode="login" />);
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

test.each([
  ['login', 'Email', 'username'],
  ['login', 'Senha', 'current-password'],
  ['signUp', 'Nome Completo', 'name'],
  ['signUp', 'Senha', 'new-password'],
  ['signUp', 'Confirmar Senha', 'new-password'],
] as const)(
  '%s: %s is known to password managers and takes what is pasted',
  async (mode, label, purpose) => {
    const user = userEvent.setup();
    render(<Screen mode={mode} />);
    const field = screen.getByLabelText(new RegExp(`^${label}( \\*)?$`));
    expect(field).toHaveAttribute('autocomplete', purpose);
    await user.click(field);
    await user.paste('colado-123');
    expect(field).toHaveValue('colado-123');
  },
);

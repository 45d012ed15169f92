import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { newEmail, PASSWORD, signUp } from '../fixtures/account';
import { fillFields } from '../fixtures/app';
import { AuthScreen } from '../fixtures/authScreen';
import { test } from '../fixtures/test';

test.use({ session: null });

/** Makes the backend refuse every request. A later call of this function replaces an earlier one. */
async function refuse(page: Page, status: number, body: object): Promise<void> {
  await page.route(/\/auth\/v1\/(token|signup)/, (route) => route.fulfill({ status, json: body }));
}

/** Counts the requests to the authentication backend. */
function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/')) count += 1;
  });
  return () => count;
}

const alert = (page: Page, message: string) =>
  page.getByRole('alert').getByText(message, { exact: true });

const UNEXPECTED = 'Erro inesperado. Verifique sua conexão e tente novamente.';

test('the screen, in both of its modes, and what it checks before submission @phone', async ({
  page,
  app,
}) => {
  const auth = new AuthScreen(page);
  await auth.open('login');
  const requests = countRequests(page);
  await test.step('A welcome panel', async () => {
    await expect(page.getByRole('complementary', { name: 'Boas-vindas' })).toBeVisible();
  });
  await test.step('A toggle between Entrar and Criar Conta', async () => {
    await auth.field('Email').fill('ana@exemplo.com.br');
    await auth.field('Senha').fill(PASSWORD);
    await auth.mode('Criar Conta').click();
    await expect(auth.heading('Criar Conta')).toBeVisible();
    await expect(auth.mode('Criar Conta')).toHaveAttribute('aria-pressed', 'true');
    await expect(auth.field('Email')).toHaveValue('ana@exemplo.com.br');
    await expect(auth.field('Senha')).toHaveValue('');
    await app.expectNoSidewaysScroll();
    await auth.mode('Entrar').click();
    await expect(auth.heading('Entrar')).toBeVisible();
    await app.expectNoSidewaysScroll();
  });
  await test.step('A show/hide password toggle', async () => {
    await auth.field('Senha').fill(PASSWORD);
    await expect(auth.field('Senha')).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Mostrar senha' }).click();
    await expect(auth.field('Senha')).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ocultar senha' }).click();
    await expect(auth.field('Senha')).toHaveAttribute('type', 'password');
  });
  for (const [what, email, password, message] of [
    ['Email empty', '', PASSWORD, 'Email é obrigatório'],
    ['Email not matching a simple x@y.z pattern', 'ana@exemplo', PASSWORD, 'Email inválido'],
    ['Password empty', 'ana@exemplo.com.br', '', 'Senha é obrigatória'],
    [
      'Password under 6 characters',
      'ana@exemplo.com.br',
      '12345',
      'Senha deve ter pelo menos 6 caracteres',
    ],
  ] as const) {
    await test.step(`${what}: '${message}'`, async () => {
      await auth.signIn(email, password);
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      const label = message.startsWith('Email') ? 'Email' : 'Senha';
      await expect(auth.field(label)).toHaveAccessibleDescription(message);
      await expect(auth.field(label)).toBeFocused();
    });
  }

  await test.step('Sign-up adds Nome Completo and Confirmar Senha', async () => {
    for (const label of ['Nome Completo', 'Confirmar Senha']) {
      await expect(auth.field(label)).toHaveCount(0);
    }
    await auth.mode('Criar Conta').click();
    for (const label of ['Nome Completo', 'Email', 'Senha', 'Confirmar Senha']) {
      await expect(auth.field(label)).toBeVisible();
    }
  });
  await test.step('on sign-up every field complains for itself', async () => {
    await auth.field('Email').fill('');
    await auth.submit('Criar Conta');
    for (const message of [
      'Nome completo é obrigatório',
      'Email é obrigatório',
      'Senha é obrigatória',
      'Confirmação de senha é obrigatória',
    ]) {
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
  });
  for (const [what, values, message] of [
    ['full name empty', { 'Nome Completo': ' ' }, 'Nome completo é obrigatório'],
    [
      'full name under 2 characters',
      { 'Nome Completo': 'A' },
      'Nome deve ter pelo menos 2 caracteres',
    ],
    ['confirmation empty', { 'Confirmar Senha': '' }, 'Confirmação de senha é obrigatória'],
    [
      'confirmation differing from password',
      { 'Confirmar Senha': `${PASSWORD} ` },
      'Senhas não coincidem',
    ],
  ] as const) {
    await test.step(`${what} '${message}'`, async () => {
      await fillFields(auth.form, {
        'Nome Completo': 'Ana Nogueira',
        Email: newEmail(),
        Senha: PASSWORD,
        'Confirmar Senha': PASSWORD,
        ...values,
      });
      await auth.submit('Criar Conta');
      const [label = ''] = Object.keys(values);
      await expect(auth.field(label)).toHaveAccessibleDescription(message);
    });
  }
  expect(requests()).toBe(0);
});

test("After successful sign-up the form returns to login mode with the e-mail kept and passwords cleared: 'Conta criada com sucesso! Você pode fazer login agora.'", async ({
  page,
  app,
}) => {
  const auth = new AuthScreen(page);
  const email = newEmail();
  await auth.open('signUp');
  await auth.signUp('Ana Nogueira', email, PASSWORD);
  await expect(
    page.getByText('Conta criada com sucesso! Você pode fazer login agora.', { exact: true }),
  ).toBeVisible();
  await expect(auth.heading('Entrar')).toBeVisible();
  await expect(auth.field('Email')).toHaveValue(email);
  await expect(auth.field('Senha')).toHaveValue('');

  await page.reload();
  // Nobody is signed in after a sign-up, and the form keeps the e-mail.
  await expect(auth.heading('Entrar')).toBeVisible();
  await expect(auth.field('Email')).toHaveValue(email);
  await test.step("'Invalid login credentials' → 'Email ou senha incorretos'", async () => {
    await auth.signIn(email, 'outra-senha');
    await expect(alert(page, 'Email ou senha incorretos')).toBeVisible();
    await expect(auth.field('Email')).toHaveValue(email);
  });
  await auth.signIn(email, PASSWORD);
  await expect(app.title('Dashboard')).toBeVisible();
});

test('what the backend answers to a sign-up is said in words', async ({ page, server }) => {
  const { email } = await signUp(server.url);
  const taken = 'Este email já está cadastrado. Tente fazer login.';
  const auth = new AuthScreen(page);
  await auth.open('signUp');
  await test.step(`'User already registered' → '${taken}'`, async () => {
    await auth.signUp('Ana Nogueira', email, PASSWORD);
    await expect(alert(page, taken)).toBeVisible();
    await expect(auth.field('Nome Completo')).toHaveValue('Ana Nogueira');
  });
  // Two answers in a row have different words, so that each is seen to come.
  for (const [backend, status, message] of [
    ['Password should be at least 6 characters.', 422, 'A senha deve ter pelo menos 6 caracteres.'],
    ['Invalid email', 400, 'Email inválido.'],
    ['Database error saving new user', 500, 'Erro ao criar conta. Tente novamente.'],
    ['Unable to validate email address: invalid format', 400, 'Email inválido.'],
    ['Too many requests', 429, 'Erro ao criar conta. Tente novamente.'],
  ] as const) {
    await test.step(`'${backend}' → '${message}'`, async () => {
      await refuse(page, status, { msg: backend });
      await auth.signUp('Ana Nogueira', newEmail(), PASSWORD);
      await expect(alert(page, message)).toBeVisible();
    });
  }
  await test.step('A repeated sign-up that the hosted service hides behind a made-up user is told as such', async () => {
    await page.route('**/auth/v1/signup*', (route) =>
      route.fulfill({ json: { id: 'made-up', email: 'ana@exemplo.com.br', identities: [] } }),
    );
    await auth.signUp('Ana Nogueira', newEmail(), PASSWORD);
    await expect(alert(page, taken)).toBeVisible();
  });
  await test.step(`unexpected exception: '${UNEXPECTED}'`, async () => {
    await page.route('**/auth/v1/**', (route) => route.abort('connectionrefused'));
    await auth.signUp('Ana Nogueira', newEmail(), PASSWORD);
    await expect(alert(page, UNEXPECTED)).toBeVisible();
  });
});

test('what the backend answers to a login is said in words', async ({ page }) => {
  const auth = new AuthScreen(page);
  await auth.open('login');
  // Two answers in a row have different words, so that each is seen to come.
  for (const [backend, status, message] of [
    ['Email not confirmed', 400, 'Email não confirmado. Verifique sua caixa de entrada.'],
    ['Too many requests', 429, 'Muitas tentativas. Tente novamente em alguns minutos.'],
    ['Something new', 400, 'Erro ao fazer login. Tente novamente.'],
    ['Request rate limit reached', 429, 'Muitas tentativas. Tente novamente em alguns minutos.'],
  ] as const) {
    await test.step(`'${backend}' → '${message}'`, async () => {
      await refuse(page, status, { msg: backend });
      await auth.signIn('ana@exemplo.com.br', PASSWORD);
      await expect(alert(page, message)).toBeVisible();
    });
  }
  await test.step(`unexpected exception: '${UNEXPECTED}'`, async () => {
    await page.route('**/auth/v1/**', (route) => route.abort('connectionrefused'));
    await auth.signIn('ana@exemplo.com.br', PASSWORD);
    await expect(alert(page, UNEXPECTED)).toBeVisible();
  });
});

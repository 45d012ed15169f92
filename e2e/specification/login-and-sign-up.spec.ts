import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { newEmail, PASSWORD, signUp } from '../fixtures/account';
import { fillFields } from '../fixtures/app';
import { AuthScreen } from '../fixtures/authScreen';
import { test, VISITOR_STATE } from '../fixtures/test';

test.use({ storageState: VISITOR_STATE });

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

test.describe('the screen', () => {
  test('in both of its modes @phone', async ({ page, app }) => {
    const auth = new AuthScreen(page);
    await auth.open('login');
    await test.step('A toggle between Entrar and Criar Conta', async () => {
      await auth.field('Email').fill('ana@exemplo.com.br');
      await auth.mode('Criar Conta').click();
      await expect(auth.heading('Criar Conta')).toBeVisible();
      await expect(auth.field('Email')).toHaveValue('ana@exemplo.com.br');
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
    await test.step('Sign-up adds Nome Completo and Confirmar Senha', async () => {
      for (const label of ['Nome Completo', 'Confirmar Senha']) {
        await expect(auth.field(label)).toHaveCount(0);
      }
      await auth.mode('Criar Conta').click();
      for (const label of ['Nome Completo', 'Email', 'Senha', 'Confirmar Senha']) {
        await expect(auth.field(label)).toBeVisible();
      }
    });
    await test.step('A welcome panel', async () => {
      await expect(page.getByRole('complementary', { name: 'Boas-vindas' })).toBeVisible();
    });
  });
});

test.describe('validation, checked before submission', () => {
  test('each field of the login complains for itself, and gets the focus', async ({ page }) => {
    const auth = new AuthScreen(page);
    await auth.open('login');
    const requests = countRequests(page);
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
    expect(requests()).toBe(0);
  });

  test('so does each field of the sign-up alone', async ({ page }) => {
    const auth = new AuthScreen(page);
    await auth.open('signUp');
    const requests = countRequests(page);
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

  test('on sign-up every field complains for itself @phone', async ({ page }) => {
    const auth = new AuthScreen(page);
    await auth.open('signUp');
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
});

test.describe('sign-up', () => {
  test("After successful sign-up the form returns to login mode with the e-mail kept and passwords cleared: 'Conta criada com sucesso! Você pode fazer login agora.' @phone", async ({
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
    // Nobody is signed in after a sign-up.
    await expect(page.getByRole('button', { name: 'COMEÇAR AGORA' })).toBeVisible();
    await auth.open('login');
    await auth.signIn(email, PASSWORD);
    await expect(app.title('Dashboard')).toBeVisible();
  });

  test("'User already registered' → 'Este email já está cadastrado. Tente fazer login.'", async ({
    page,
    server,
  }) => {
    const { email } = await signUp(server.url);
    const auth = new AuthScreen(page);
    await auth.open('signUp');
    await auth.signUp('Ana Nogueira', email, PASSWORD);
    await expect(
      page
        .getByRole('alert')
        .getByText('Este email já está cadastrado. Tente fazer login.', { exact: true }),
    ).toBeVisible();
    await expect(auth.field('Nome Completo')).toHaveValue('Ana Nogueira');
  });

  test('A repeated sign-up that the hosted service hides behind a made-up user is told as such', async ({
    page,
  }) => {
    await page.route('**/auth/v1/signup*', (route) =>
      route.fulfill({ json: { id: 'made-up', email: 'ana@exemplo.com.br', identities: [] } }),
    );
    const auth = new AuthScreen(page);
    await auth.open('signUp');
    await auth.signUp('Ana Nogueira', newEmail(), PASSWORD);
    await expect(
      page
        .getByRole('alert')
        .getByText('Este email já está cadastrado. Tente fazer login.', { exact: true }),
    ).toBeVisible();
  });

  test('what the backend answers is said in words', async ({ page }) => {
    const auth = new AuthScreen(page);
    for (const [backend, status, message] of [
      [
        'Password should be at least 6 characters.',
        422,
        'A senha deve ter pelo menos 6 caracteres.',
      ],
      ['Invalid email', 400, 'Email inválido.'],
      ['Unable to validate email address: invalid format', 400, 'Email inválido.'],
      ['Database error saving new user', 500, 'Erro ao criar conta. Tente novamente.'],
      ['Too many requests', 429, 'Erro ao criar conta. Tente novamente.'],
    ] as const) {
      await test.step(`'${backend}' → '${message}'`, async () => {
        await refuse(page, status, { msg: backend });
        await auth.open('signUp');
        await auth.signUp('Ana Nogueira', newEmail(), PASSWORD);
        await expect(page.getByRole('alert').getByText(message, { exact: true })).toBeVisible();
      });
    }
  });
});

test.describe('login', () => {
  test("'Invalid login credentials' → 'Email ou senha incorretos' @phone", async ({
    page,
    server,
  }) => {
    const { email } = await signUp(server.url);
    const auth = new AuthScreen(page);
    await auth.open('login');
    await auth.signIn(email, 'outra-senha');
    await expect(
      page.getByRole('alert').getByText('Email ou senha incorretos', { exact: true }),
    ).toBeVisible();
    await expect(auth.field('Email')).toHaveValue(email);
  });

  test('what the backend answers is said in words', async ({ page }) => {
    const auth = new AuthScreen(page);
    for (const [backend, status, message] of [
      ['Email not confirmed', 400, 'Email não confirmado. Verifique sua caixa de entrada.'],
      ['Too many requests', 429, 'Muitas tentativas. Tente novamente em alguns minutos.'],
      ['Request rate limit reached', 429, 'Muitas tentativas. Tente novamente em alguns minutos.'],
      ['Something new', 400, 'Erro ao fazer login. Tente novamente.'],
    ] as const) {
      await test.step(`'${backend}' → '${message}'`, async () => {
        await refuse(page, status, { msg: backend });
        await auth.open('login');
        await auth.signIn('ana@exemplo.com.br', PASSWORD);
        await expect(page.getByRole('alert').getByText(message, { exact: true })).toBeVisible();
      });
    }
  });
});

for (const mode of ['login', 'signUp'] as const) {
  test(`${mode}, unexpected exception: 'Erro inesperado. Verifique sua conexão e tente novamente.'`, async ({
    page,
  }) => {
    await page.route('**/auth/v1/**', (route) => route.abort('connectionrefused'));
    const auth = new AuthScreen(page);
    await auth.open(mode);
    if (mode === 'login') await auth.signIn('ana@exemplo.com.br', PASSWORD);
    else await auth.signUp('Ana Nogueira', newEmail(), PASSWORD);
    await expect(
      page
        .getByRole('alert')
        .getByText('Erro inesperado. Verifique sua conexão e tente novamente.', { exact: true }),
    ).toBeVisible();
  });
}

import { expect, type Page } from '@playwright/test';
import { linkTo } from '../../test/hosted/project';
import { newEmail, PASSWORD } from '../fixtures/account';
import { App, formField, fillFields } from '../fixtures/app';
import { AuthScreen } from '../fixtures/authScreen';
import { askProject, confirmedUser, endAllSessions, test } from '../fixtures/hosted';

const said = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test.describe('a session of two minutes that is revoked on another device', () => {
  test('ends by itself, long before its token does, and what was typed is kept', async ({
    page,
    project,
  }) => {
    const { email } = await confirmedUser(project);
    await project.set({ tokenSeconds: 120 });
    const auth = new AuthScreen(page);
    const app = new App(page);
    await page.clock.install();
    await auth.open('login');
    await auth.signIn(email, PASSWORD);
    await app.openSection('Clientes');
    await app.button('Novo Cliente').click();
    const form = app.dialog('Novo Cliente');
    await fillFields(form, { Nome: 'Padaria Estrela' });
    await endAllSessions(project, email);
    // supabase-js renews a token in its last ninety seconds.
    await page.clock.fastForward(45_000);
    await expect(said(page)).toHaveText(
      'Sua sessão terminou. Entre de novo para continuar: o que você digitou está guardado.',
    );
    await expect(page.getByText('Erro ao salvar')).toHaveCount(0);
    await auth.signIn(email, PASSWORD);
    await expect(formField(app.dialog('Novo Cliente'), 'Nome')).toHaveValue('Padaria Estrela');
    await app.dialog('Novo Cliente').getByRole('button', { name: 'Criar' }).click();
    await expect(app.card('Padaria Estrela')).toBeVisible();
  });
});

test.describe('links from e-mails', () => {
  const follow = async (page: Page, link: string): Promise<void> => {
    // Opens another page first. If only the fragment of the address changed, the browser would scroll instead of
    // loading the page.
    await page.goto('about:blank');
    await page.goto(link);
  };
  const enterAs = (page: Page, email: string) =>
    page
      .getByRole('alertdialog', { name: `Entrar como ${email}?` })
      .getByRole('button', { name: 'Entrar' });

  test('a recovery link signs in, and says that the password is the same', async ({
    page,
    project,
  }) => {
    const { email } = await confirmedUser(project);
    await askProject(project, 'recover', { email });
    await follow(page, linkTo(project, email));
    await enterAs(page, email).click();
    await expect(new App(page).title('Dashboard')).toBeVisible();
    await expect(
      page.getByText(
        'Você entrou pelo link. A senha continua a mesma: quem cuida do projeto pode trocá-la.',
      ),
    ).toBeVisible();
    expect(page.url()).not.toContain('access_token');

    // A signed-in user opens the same link again.
    await follow(page, linkTo(project, email));
    await expect(
      page.getByText(/já foi usado ou venceu. Você continua na sua conta/),
    ).toBeVisible();
  });

  test('a link that a scanner of e-mails has opened before says so, and the account works', async ({
    page,
    project,
  }) => {
    const email = newEmail();
    await askProject(project, 'signup', { email, password: PASSWORD });
    const link = linkTo(project, email);
    await fetch(link, { redirect: 'manual' });
    await follow(page, link);
    await expect(alert(page)).toHaveText(
      'Este link já foi usado ou venceu. Se era para confirmar o email, tente entrar: ele pode já estar confirmado.',
    );
    expect(new URL(page.url()).hash).toBe('');
    await new AuthScreen(page).signIn(email, PASSWORD);
    await expect(new App(page).title('Dashboard')).toBeVisible();
  });
});

test.describe('where e-mails are confirmed', () => {
  test('a sign-up says to open the e-mail, sends it again when asked, and says what holds', async ({
    page,
    project,
  }) => {
    const email = newEmail();
    const auth = new AuthScreen(page);
    await auth.open('signUp');
    await auth.signUp('Ana Nogueira', email, PASSWORD);
    await expect(said(page)).toHaveText(
      'Conta criada com sucesso! Você pode fazer login agora. Abra o email que enviamos para confirmar.',
    );
    await auth.signIn(email, PASSWORD);
    await expect(alert(page)).toHaveText('Email não confirmado. Verifique sua caixa de entrada.');

    await page.getByRole('button', { name: 'Pedir outro email' }).click();
    await expect(auth.heading('Criar Conta')).toBeVisible();
    await expect(auth.field('Email')).toHaveValue(email);
    const first = linkTo(project, email);
    // Waits longer than the time between the two timestamps of a single sign-up.
    await page.waitForTimeout(1_500);
    await auth.signUp('Ana Nogueira', email, 'outra-senha-9');
    await expect(said(page)).toHaveText(
      'Conta criada com sucesso! Você pode fazer login agora. Abra o email que enviamos para confirmar. ' +
        'Este email já tinha um cadastro por confirmar: valem o nome e a senha daquela vez.',
    );
    const second = linkTo(project, email);
    expect(second).not.toBe(first);
    await page.goto(second);
    await page
      .getByRole('alertdialog', { name: `Entrar como ${email}?` })
      .getByRole('button', { name: 'Entrar' })
      .click();
    await expect(new App(page).title('Dashboard')).toBeVisible();
  });

  test('a sign-up with the e-mail of a confirmed account says that it is taken', async ({
    page,
    project,
  }) => {
    const { email } = await confirmedUser(project);
    const auth = new AuthScreen(page);
    await auth.open('signUp');
    await auth.signUp('Ana Nogueira', email, PASSWORD);
    await expect(alert(page)).toHaveText('Este email já está cadastrado. Tente fazer login.');
  });
});

test.describe('what a project refuses has its own sentence', () => {
  test('passwords that are too short for it, or too plain', async ({ page, project }) => {
    await project.set({ minPassword: 10, characters: true });
    const auth = new AuthScreen(page);
    await auth.open('signUp');
    await auth.signUp('Ana Nogueira', newEmail(), 'segredo');
    await expect(alert(page)).toHaveText(
      'A senha deve ter pelo menos 6 caracteres. Este projeto pede pelo menos 10.',
    );
    await auth.signUp('Ana Nogueira', newEmail(), 'segredosegredo');
    await expect(alert(page)).toHaveText(
      'Erro ao criar conta. Tente novamente. Misture na senha letras minúsculas, letras maiúsculas, números e símbolos.',
    );
  });

  test('e-mails that are asked for too soon', async ({ page, project }) => {
    await project.set({ mailPause: 60 });
    const email = newEmail();
    await askProject(project, 'signup', { email, password: PASSWORD });
    const auth = new AuthScreen(page);
    await auth.open('signUp');
    await auth.signUp('Ana Nogueira', email, PASSWORD);
    await expect(alert(page)).toHaveText(
      /^Um email saiu há pouco para este endereço. Espere \d+ segundos para pedir outro.$/,
    );
  });

  test('sign-ups that are closed', async ({ page, project }) => {
    await project.set({ signUps: false });
    const auth = new AuthScreen(page);
    await auth.open('signUp');
    await auth.signUp('Ana Nogueira', newEmail(), PASSWORD);
    await expect(alert(page)).toHaveText(
      'Os cadastros estão fechados. Peça uma conta a quem cuida do projeto.',
    );
  });

  test('an account that is banned', async ({ page, project }) => {
    const { email, id } = await confirmedUser(project);
    const secret = { method: 'PUT', apikey: project.secretKey };
    await askProject(project, `admin/users/${id}`, { ban_duration: '1h' }, secret);
    const auth = new AuthScreen(page);
    await auth.open('login');
    await auth.signIn(email, PASSWORD);
    await expect(alert(page)).toHaveText(
      'Esta conta está bloqueada. Fale com quem cuida do projeto.',
    );
  });
});

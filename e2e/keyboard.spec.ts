import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { signUp } from './fixtures/account';
import { App } from './fixtures/app';
import { AuthScreen } from './fixtures/authScreen';
import { test } from './fixtures/test';

// With the keyboard, the focus is never lost.

test.describe('a visitor', () => {
  test.use({ session: null });

  test('finds the focus on the heading of the login screen or in the first field of the sign-up, then on the title of the dashboard', async ({
    page,
    server,
  }) => {
    const { email, password } = await signUp(server.url);
    const auth = new AuthScreen(page);
    await auth.open('login');
    await expect(auth.heading('Entrar')).toBeFocused();
    await expect(page.locator('#start')).toHaveCount(0);
    await expect(auth.heading('Entrar')).toBeFocused();

    await auth.form.getByRole('button', { name: 'Voltar à página inicial' }).press('Enter');
    await page.getByRole('button', { name: 'COMEÇAR AGORA' }).press('Enter');
    // With a mouse no on-screen keyboard would cover the page, so the form for a new account focuses its first
    // field.
    await expect(auth.field('Nome Completo')).toBeFocused();

    await auth.mode('Entrar').press('Enter');
    await expect(auth.mode('Entrar')).toBeFocused();
    await auth.signIn(email, password);
    await expect(new App(page).title('Dashboard')).toBeFocused();
  });
});

test('a page that opens with a session begins at its top, and changing the section leaves the focus on its entry', async ({
  app,
  page,
}) => {
  await app.open();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Ir para o conteúdo' });
  await expect(skip).toBeFocused();
  const address = page.url();
  await skip.press('Enter');
  await expect(app.main).toBeFocused();
  expect(page.url()).toBe(address);

  const entry = app.sections.getByRole('button', { name: 'Gastos' });
  await entry.press('Enter');
  await expect(app.title('Gastos')).toBeVisible();
  await expect(entry).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await app.button('Abrir o menu').press('Enter');
  await app.sections.getByRole('button', { name: 'Clientes' }).press('Enter');
  await expect(app.title('Clientes')).toBeVisible();
  await expect(app.button('Abrir o menu')).toBeFocused();
});

// A browser shows a grid, and a table as cards. Answers that are late or fail are in `src/ui/shell/ConfirmationHost.test.tsx`.
for (const [section, noun, width, names] of [
  ['Clientes', 'cliente', 1440, ['Padaria Estrela', 'Oficina Bruno', 'Livraria', 'Ateliê']],
  ['Gastos', 'gasto', 390, ['Luz', 'Internet', 'Domínio', 'Papel']],
] as const) {
  test(`after a deletion the next row’s button has the focus (${section}, ${String(width)} px)`, async ({
    app,
    page,
    records,
  }) => {
    for (const name of [...names].reverse()) {
      if (noun === 'cliente') await records.client(name);
      else await records.expense({ description: name });
    }
    await page.setViewportSize({ width, height: 900 });
    await app.open();
    await app.openSection(section);
    const trashOf = (name: string) => app.button(`Excluir o ${noun} ${name}`);
    const remove = async (name: string) => {
      await trashOf(name).press('Enter');
      const question = app.question(`Tem certeza que deseja excluir este ${noun}?`);
      // Ark moves the focus into the question one frame after it appears.
      await expect(question.locator(':focus')).toHaveCount(1);
      await question.getByRole('button', { name: 'Excluir' }).press('Enter');
      await expect(trashOf(name)).toHaveCount(0);
    };
    const [first, second, third, last] = names;
    await remove(first);
    await expect(trashOf(second)).toBeFocused();
    await remove(last);
    await expect(trashOf(third)).toBeFocused();
    await remove(second);
    await expect(trashOf(third)).toBeFocused();
    await remove(third);
    await expect(app.main).toBeFocused();
  });
}

test('after something was sent the focus is back at the row that it began at', async ({
  app,
  context,
  page,
  records,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await records.profile({ phone: '11977776666' });
  const client = await records.client('Padaria Estrela', { phone: '(11) 98888-7777' });
  await records.quote({ client, items: [{ name: 'Site', price: 900 }] });
  const project = await records.project({ client, name: 'Vitrine' });
  await records.payment({ project, amount: 900 });
  await app.open();

  const sendFrom = async (row: Locator, leads: boolean, openSending: () => Promise<void>) => {
    await row.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await openSending();
    const opening = context.waitForEvent('page');
    await page.getByRole('dialog').getByRole('button', { name: 'WhatsApp' }).press('Enter');
    const chat = await opening;
    await chat.waitForURL(/wa\.me/);
    await chat.close();
    // First close the view below, which a sent quote opens by itself, then return to the list.
    if (!leads) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: /^Visualizar/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(row).toBeFocused();
  };

  await app.openSection('Orçamentos');
  const quote = app.row('Padaria Estrela').getByRole('button', { name: 'Padaria Estrela' });
  await sendFrom(quote.first(), true, () =>
    app.dialog('Visualizar Orçamento').getByRole('button', { name: 'Enviar ao cliente' }).click(),
  );
  await app.openSection('Pagamentos');
  const payment = app.row('Vitrine').getByRole('button', { name: 'Vitrine', exact: true });
  await sendFrom(payment, false, () =>
    app
      .dialog('Visualizar Pagamento')
      .getByRole('button', { name: /^Cobrar/ })
      .click(),
  );
});

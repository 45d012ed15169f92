import { expect } from '@playwright/test';

import { PASSWORD, signUp } from './fixtures/account';
import { App, fillFields, formField } from './fixtures/app';
import { AuthScreen } from './fixtures/authScreen';
import { test } from './fixtures/test';

test.use({ session: null });

/**
 * Does to the page what extensions do as long as it is open. One that makes pages dark adds a style after each style, and
 * attributes to every element. A password manager adds a button beside each field, and one that checks spelling adds
 * attributes to texts, and elements beside them.
 */
function extendPage(): void {
  const XHTML = 'http://www.w3.org/1999/xhtml';
  const added = (name: string) => {
    const element = document.createElementNS(XHTML, name);
    element.setAttribute('data-extension', '');
    return element;
  };
  const isNew = (element: Element) =>
    !element.hasAttribute('data-extension') &&
    !element.nextElementSibling?.hasAttribute('data-extension');
  const extend = () => {
    document.documentElement.setAttribute('data-darkreader-scheme', 'dark');
    for (const style of document.querySelectorAll('style')) {
      if (isNew(style)) style.after(added('style'));
    }
    for (const element of document.querySelectorAll('body *')) {
      element.setAttribute('data-darkreader-inline-color', '');
      if (element instanceof HTMLElement)
        element.style.setProperty('--darkreader-inline-bg', 'red');
    }
    for (const field of document.querySelectorAll('input')) {
      if (isNew(field)) field.after(added('com-1password-button'));
    }
    for (const field of document.querySelectorAll('textarea')) {
      field.setAttribute('data-gramm', 'true');
      if (isNew(field)) field.after(added('grammarly-extension'));
    }
    if (!document.querySelector('body > plasmo-csui')) document.body.append(added('plasmo-csui'));
  };
  let timer: number | undefined;
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(extend, 50);
  }).observe(document, { childList: true, subtree: true });
}

test('what extensions add to the page breaks nothing, from signing in to a deletion taken back', async ({
  page,
  server,
}) => {
  const { email } = await signUp(server.url);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (line) => {
    if (line.text().includes('crashed')) errors.push(line.text());
  });
  await page.addInitScript(extendPage);
  const app = new App(page);
  const auth = new AuthScreen(page);
  await auth.open('login');
  // What a password manager looks for.
  await expect(auth.field('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(auth.field('Senha')).toHaveAttribute('autocomplete', 'current-password');
  await auth.mode('Criar Conta').click();
  await expect(auth.field('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(auth.field('Senha')).toHaveAttribute('autocomplete', 'new-password');
  await expect(auth.field('Confirmar Senha')).toHaveAttribute('autocomplete', 'new-password');
  await auth.mode('Entrar').click();
  await auth.signIn(email, PASSWORD);
  await expect(app.title('Dashboard')).toBeVisible();

  await app.openSection('Clientes');
  await app.button('Novo Cliente').first().click();
  const client = app.dialog('Novo Cliente');
  await expect(client.locator('com-1password-button')).not.toHaveCount(0);
  await client.getByRole('button', { name: 'Criar' }).click();
  await expect(formField(client, 'Nome')).toBeFocused();
  await fillFields(client, { Nome: 'Padaria Estrela' });
  await client.getByRole('button', { name: 'Criar' }).click();
  await expect(app.card('Padaria Estrela')).toBeVisible();

  await app.openSection('Orçamentos');
  await app.button('Criar Primeiro Orçamento').click();
  const quote = app.dialog('Novo Orçamento');
  await fillFields(quote, { Cliente: 'Padaria Estrela' });
  await quote.getByRole('button', { name: 'Adicionar Item' }).click();
  await fillFields(quote.getByRole('group', { name: 'Item 2' }), { Nome: 'Arte', Preço: '90' });
  await quote.getByRole('button', { name: 'Remover o item 1' }).click();
  await quote.getByRole('button', { name: 'Criar' }).click();
  await expect(app.row('Padaria Estrela')).toBeVisible();
  await app.button(/^Excluir o orçamento/).click();
  await app.answer('Tem certeza que deseja excluir este orçamento?', 'Excluir');
  await expect(app.row('Padaria Estrela')).toBeHidden();
  await app.button('Desfazer').click();
  await expect(app.row('Padaria Estrela')).toBeVisible();
  expect(errors).toEqual([]);
});

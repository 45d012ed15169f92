import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

import { expectAccessible } from './fixtures/accessible';
import { replays as test, type SavedReport } from './fixtures/replays';

// The page of replays, on which nobody is signed in.

test.use({ session: null });

const saved = readFileSync(path.join(__dirname, '../test/recorded/a-session.json.gz'));
const text = gunzipSync(saved).toString('utf8');
const lineOf = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Ações' })
    .getByRole('button')
    .nth(number - 1);

test('plays, steps and filters a report', async ({ page, replayOf }) => {
  await page.goto(await replayOf(saved));
  const position = page.getByText(/^\d+ de 70$/);
  await expect(position).toHaveText('0 de 70');
  await expectAccessible(page, 'replay');

  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(position).toHaveText('1 de 70');
  await page.getByRole('slider', { name: 'Ação' }).press('End');
  await expect(position).toHaveText('70 de 70');
  await page.getByRole('combobox', { name: 'Mostrar' }).selectOption('Intenções');
  await page.getByRole('searchbox', { name: 'Filtrar ações' }).fill('paidToggled');
  await page.getByRole('list', { name: 'Ações' }).getByRole('button').click();
  await expect(position).toHaveText('52 de 70');
  await expect(page.getByText('payments.pending')).toBeVisible();
  // The replay shows the section that was open at that moment.
  const stage = page.frameLocator('iframe');
  await expect(stage.getByRole('heading', { level: 1, name: 'Pagamentos' })).toBeVisible();
  await page.getByRole('button', { name: 'Tocar' }).click();
  await expect(position).not.toHaveText('52 de 70');
  await page.getByRole('button', { name: 'Pausar' }).click();
  await page.getByRole('button', { name: 'Início' }).click();
  await expect(position).toHaveText('0 de 70');
});

test('a form shows what was typed at each moment, and the keys stay with the player', async ({
  page,
  replayOf,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const { entries } = JSON.parse(text) as SavedReport;
  const numberOf = (type: string) => entries.findIndex(({ action }) => action.type === type) + 1;
  const typed = numberOf('forms/draftChanged');
  await page.goto(await replayOf(text));
  const stage = page.frameLocator('iframe');
  const name = stage.getByRole('dialog', { name: 'Novo Cliente' }).getByLabel('Nome');
  const position = page.getByText(/^\d+ de 70$/);

  // The screen of a moment is the same whether the user jumps or steps there, forwards or backwards, by keys or
  // by pointer.
  await lineOf(page, typed).click();
  const first = await name.inputValue();
  expect(first).not.toBe('');
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(position).toHaveText(`${String(typed + 1)} de 70`);
  await page.getByRole('button', { name: 'Anterior' }).click();
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(name).toHaveValue('');
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(name).toHaveValue(first);
  const number = numberOf('expenses/createRequested') - 1;
  await lineOf(page, number).click();
  await expect(
    stage.getByRole('dialog', { name: 'Novo Gasto' }).getByLabel('Descrição'),
  ).not.toHaveValue('');

  // A form or dialog inside the stage that focuses itself does not take the focus from the player.
  await page.getByRole('button', { name: 'Início' }).click();
  const slider = page.getByRole('slider', { name: 'Ação' });
  for (let step = 1; step <= 50; step += 1) {
    await slider.press('ArrowRight');
    await expect(position).toHaveText(`${String(step)} de 70`);
    await expect(slider).toBeFocused();
  }
  // The browser's own dialog, which reports a crashed form, does not take the focus either.
  await stage.locator('body').evaluate((body) => {
    const dialog = body.appendChild(document.createElement('dialog'));
    dialog.append(document.createElement('button'));
    dialog.showModal();
    dialog.remove();
  });
  await expect(slider).toBeFocused();
  const next = page.getByRole('button', { name: 'Próxima' });
  await next.focus();
  for (let step = 51; step <= 66; step += 1) {
    await page.keyboard.press('Enter');
    await expect(position).toHaveText(`${String(step)} de 70`);
    await expect(next).toBeFocused();
  }
  // The user may type into the form inside the stage. Nothing is sent.
  const description = stage.getByRole('dialog', { name: 'Novo Gasto' }).getByLabel('Descrição');
  await description.click();
  await expect(description).toBeFocused();
  await page.keyboard.press('Enter');
  expect(problems).toEqual([]);
});

test('what is chosen in the product that is shown is not stored', async ({ page, replayOf }) => {
  const menu = text.replace('"payload":"report"', '"payload":"userMenu"');
  expect(menu).not.toBe(text);
  await page.goto(await replayOf(menu));
  await page.evaluate(() => {
    localStorage.setItem('oficio.theme', 'light');
  });
  await page.getByRole('button', { name: 'Fim' }).click();
  const stage = page.frameLocator('iframe');
  await stage.getByRole('menuitemradio', { name: 'Escuro' }).click();
  await page.getByRole('button', { name: 'Anterior' }).click();
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([
    ['oficio.theme', 'light'],
  ]);
  expect(await page.evaluate(() => document.documentElement.className)).toBe('light');
  // A change of the colour scheme affects the page around the stage. The stage keeps the recorded scheme.
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(stage.locator('html')).toHaveClass(/light/);
});

test('an altered file is told', async ({ page, replayOf }) => {
  const base = '"base":{"constructor":{"a":1},"__proto__":{"b":1},';
  await page.goto(await replayOf(text.replace('"base":{', base)));
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page.getByText('1 de 70')).toBeVisible();
  await expect(page.getByText('constructor', { exact: false })).toBeVisible();

  await page.goto(await replayOf(text.replace(/"schema":\d+/, '"schema":4')));
  await expect(page.getByText('O relato tem o esquema 4')).toBeVisible();
  await expect(page).toHaveTitle('relato · Reproduzir um relato · Ofício');

  await page.goto(await replayOf(text.replace('"version":1', '"version":0')));
  await expect(page.getByRole('alert')).toHaveText('Este relato não pode ser mostrado.');
});

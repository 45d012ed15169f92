import { expect } from '@playwright/test';
import { SECTIONS } from './fixtures/app';
import { smallTargets } from './fixtures/targets';
import { test, VISITOR_STATE } from './fixtures/test';

test.use({ viewport: { width: 360, height: 800 } });

test('on a phone a finger can press every button and link, whatever the font: sections, menu, forms and views', async ({
  app,
  page,
  records,
}) => {
  test.slow();
  await records.pixProfile();
  const { project } = await records.runningProject();
  await records.payment({ project, amount: 1_200, installments: 3 });
  await records.payment({ project, amount: 1_200, paid: true, columns: { payment_date: null } });
  await records.expense();
  await app.open();
  const body = page.locator('body');
  const expectRoom = async (where: string) => {
    expect.soft(await smallTargets(body), where).toEqual([]);
  };
  await app.button('Abrir o menu').click();
  await expect(app.sections).toBeVisible();
  await expectRoom('the menu');
  await page.keyboard.press('Escape');
  for (const section of SECTIONS) {
    if (section !== 'Dashboard') await app.openSection(section);
    await expect(app.main.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(
      app.main.getByText(/Marca e embalagens|Padaria Estrela|Hospedagem/).first(),
    ).toBeVisible();
    await expectRoom(section);
    const opens = app.main.getByRole('button', { name: /^(Novo |Visualizar )/ });
    for (let index = 0; index < Math.min(2, await opens.count()); index += 1) {
      await opens.nth(index).click();
      const dialog = page.getByRole('dialog');
      const title = dialog.getByRole('heading', { level: 2 }).first();
      await expect(title).toBeVisible();
      await expectRoom(`${section}: ${await title.innerText()}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
});

test.describe('a visitor', () => {
  test.use({ storageState: VISITOR_STATE });

  test('can press what the landing page and the form to sign in show', async ({ app, page }) => {
    await page.goto('/');
    await expect(app.button('Entrar').first()).toBeVisible();
    expect.soft(await smallTargets(page.locator('body')), 'landing').toEqual([]);
    await app.button('Entrar').first().click();
    await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
    expect.soft(await smallTargets(page.locator('body')), 'sign in').toEqual([]);
  });
});

import { expect } from '@playwright/test';
import { test } from './fixtures/test';

test.use({ forcedColors: 'active' });

test('with forced colours bars show what is done, and a modal its edge', async ({
  app,
  records,
}) => {
  const stages = [{ name: 'Briefing', completed: true }, { name: 'Desenho' }];
  await records.project({ name: 'Marca', stages });
  await app.open();
  await app.openSection('Projetos');
  // Without its own colours a finished tile would look like an open one.
  const done = app.card('Marca').getByRole('progressbar').locator('span').first();
  await expect(done).toHaveCSS('forced-color-adjust', 'none');
  await app.button('Visualizar o projeto Marca').click();
  const view = app.dialog('Visualizar Projeto');
  await expect(view).toHaveCSS('outline-style', 'solid');
  await expect(view).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
});

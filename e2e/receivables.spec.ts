import { expect } from '@playwright/test';
import { test } from './fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

// What axe says of these parts at every width is in `accessibility.spec.ts`.
test('from what is owed to its receipt, on a phone', async ({ app, page, records }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { project } = await records.runningProject('Catálogo');
  await records.payment({ project, amount: 300, installments: 3, paid: true });
  await app.open();
  const block = page.getByRole('region', { name: 'A receber' });
  await block.getByRole('button', { name: 'Ver os 2' }).click();
  await expect(block.getByRole('listitem')).toHaveCount(2);
  await app.expectNoSidewaysScroll();

  await block.getByRole('button', { name: 'Cobrar: Catálogo, Parcela 2/3' }).click();
  const charge = app.dialog('Cobrar');
  await expect(charge.getByLabel('Mensagem')).toHaveValue(/parcela 2\/3 de “Catálogo”/);
  await charge.getByText('Outras formas').click();
  await charge.getByRole('button', { name: 'Copiar' }).click();
  await expect(charge.getByText(/^Cobrança com a mensagem copiada em/)).toBeVisible();
  await charge.getByRole('button', { name: 'Fechar' }).click();
  await expect(block.getByText(/^Cobrança com a mensagem copiada em/)).toBeVisible();

  await block.getByRole('button', { name: 'Recebido: Catálogo, Parcela 2/3' }).click();
  await expect(block.getByRole('listitem')).toHaveCount(1);

  await block.getByRole('button', { name: 'Recibo: Catálogo, Parcela 3/3' }).click();
  const receipt = app.dialog('Recibo');
  await receipt.getByText(/^2\/3/).click();
  await expect(receipt.getByText('(cem reais)')).toBeVisible();
  await expect(receipt.getByText('parcela 2/3 do projeto “Catálogo”')).toBeVisible();
  await receipt.getByRole('button', { name: 'Fechar' }).click();

  const download = page.waitForEvent('download');
  await block.getByRole('button', { name: 'Adicionar à agenda (.ics)' }).click();
  expect((await download).suggestedFilename()).toBe('oficio.ics');
});

test('a part’s name stands beside a short title with a dot between, and without it below a long one', async ({
  app,
  page,
  records,
}) => {
  const long = 'Catálogo técnico de azulejos, com infográficos e capa para a feira de Olinda';
  for (const title of ['Capa', long]) {
    const { project } = await records.runningProject(title);
    await records.payment({ project, amount: 300, installments: 3, paid: true });
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await app.open();
  const block = page.getByRole('region', { name: 'A receber' });
  await block.getByRole('button', { name: 'Ver os 4' }).click();
  const partsOf = (title: string) =>
    block
      .getByRole('listitem')
      .filter({ hasText: `${title} · Parcela 2/3` })
      .evaluate((line) => {
        const range = document.createRange();
        const boxOf = (text: RegExp) => {
          const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            if (!text.test(walker.currentNode.textContent ?? '')) continue;
            range.selectNodeContents(walker.currentNode);
            return range.getBoundingClientRect();
          }
          throw new Error(`No ${String(text)} in the line`);
        };
        const [dot, part, name] = [/^ · $/, /^Parcela/, /./].map(boxOf);
        if (!dot || !part || !name) throw new Error('Three boxes');
        // The line of a part's name begins where the title's name begins.
        const button = line.querySelector('button')?.getBoundingClientRect();
        return { isBeside: part.left > (button?.right ?? 0), dot: dot.right, start: button?.left };
      });
  const short = await partsOf('Capa');
  expect(short.isBeside).toBe(true);
  expect(short.dot).toBeGreaterThan(short.start ?? 0);
  const below = await partsOf(long);
  expect(below.isBeside).toBe(false);
  // What is left of the padding is not shown.
  expect(below.dot).toBeLessThanOrEqual((below.start ?? 0) - 4);
  await app.expectNoSidewaysScroll();
});

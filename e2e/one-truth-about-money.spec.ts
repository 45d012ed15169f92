import { expect } from '@playwright/test';
import { amountPattern } from './fixtures/app';
import { test } from './fixtures/test';

/** The first amount in a text, in cents: 'R$ 4.572,50', 'R$ 4.573'. */
function cents(text: string): number {
  const [, whole = '', decimals = '00'] = /R\$\s([\d.]+)(?:,(\d\d))?/.exec(text) ?? [];
  return Number(whole.replaceAll('.', '') + decimals);
}

test('what came in is one sum: of the payments, on the dashboard, in the year with what has no day', async ({
  app,
  page,
  records,
}) => {
  const { project } = await records.runningProject('Solar Energia Limpa');
  await records.payment({ project, amount: 6753, installments: 3 });
  const { project: other } = await records.runningProject('Marca');
  await records.payment({
    project: other,
    paid: true,
    amount: 70,
    columns: { payment_date: null },
  });
  await app.open();
  await app.openSection('Pagamentos');
  const row = app.row('Solar Energia Limpa');
  await row.getByRole('button', { name: /^Pendente/ }).click();
  await expect(page.getByText(/^Parcela 1 de 3 recebida hoje/)).toBeVisible();
  await expect(row.getByText('1 de 3 pagas')).toBeVisible();

  // Marks the second part as received in the view that the row opens.
  await row.getByRole('button', { name: 'Solar Energia Limpa', exact: true }).click();
  const view = app.dialog('Visualizar Pagamento');
  await view.getByRole('button', { name: 'Recebido: Parcela 2 de 3' }).click();
  await expect(view.getByText('2 de 3 pagas')).toBeVisible();
  await view.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(row.getByText(/de 3/)).toHaveText('2 de 3 pagas');
  await expect(row.getByRole('button', { name: /^Pago/ })).toBeVisible();
  const lead = app.main.getByText(/recebidos/).first();
  await expect(lead).toContainText(amountPattern('R$ 4.572,00'));
  const received = cents(/R\$[^·]*recebidos/.exec((await lead.textContent()) ?? '')?.[0] ?? '');

  // Marking a payment as paid sets no day in its own row, as specified.
  expect(await records.stored('payments')).toContainEqual(
    expect.objectContaining({ project_id: project.id, paid: true, payment_date: null }),
  );

  await app.openSection('Dashboard');
  const revenue = app.main.locator('dl').filter({ hasText: 'RECEITA TOTAL' });
  const figure = revenue.getByRole('definition').first();
  await expect(figure).toHaveText(amountPattern('R$ 4.572'));
  expect(cents((await figure.textContent()) ?? '')).toBe(received);
  const year = page.getByRole('region', { name: 'O ano' });
  const inYear = year.locator('dl').getByText(/^R\$/).first();
  await expect(inYear).toHaveText(amountPattern('R$ 4.502,00'));
  const undated = year.getByRole('button', { name: /recebidos sem data/ });
  expect(
    cents((await inYear.textContent()) ?? '') + cents((await undated.textContent()) ?? ''),
  ).toBe(received);

  // The line about undated receipts leads to the payments without a day.
  await undated.click();
  await expect(app.main.getByRole('region', { name: 'Recebidos sem data' })).toContainText(
    amountPattern('R$ 70,00'),
  );
});

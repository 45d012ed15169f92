import { expect } from '@playwright/test';
import { amountPattern } from './fixtures/app';
import { Person } from './fixtures/person';
import { test } from './fixtures/test';

/** The amount that a Pix code asks for. */
const amountOf = (code: string): string | undefined => /54\d\d(\d+\.\d\d)58/.exec(code)?.[1];

// `first-day.spec.ts` walks it with a mouse.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('from the approval to the Pix code of the deposit it is two presses, and one takes all back', async ({
  app,
  records,
  page,
}) => {
  await records.pixProfile();
  const client = await records.client();
  const quote = await records.quote({
    client,
    items: [
      { name: 'Kit de Natal', price: 2320 },
      { name: 'Sacolas', quantity: 2, price: 190 },
    ],
    status: 'analyzing',
  });
  await records.beside('quote_details', quote, {
    number: '2026-027',
    terms_kind: 'deposit',
    deposit_percent: 50,
  });
  await app.open();
  await app.openSection('Orçamentos');
  await app.button('Visualizar o orçamento de Padaria Estrela').click();
  const view = app.dialog('Visualizar Orçamento');
  await view.getByRole('button', { name: 'Registrar resposta' }).click();
  const answer = app.dialog('Registrar resposta');
  await answer.getByText('Respondeu sem código').click();
  await answer.getByRole('button', { name: 'Registrar como Aprovado' }).click();
  await app.button('Visualizar o orçamento de Padaria Estrela').click();

  const person = new Person(page);
  const block = view.getByRole('region', { name: 'Cobrança combinada' });
  await expect(block).toContainText(amountPattern('Sinal de R$ 1.350,00 vence hoje'));
  await person.press(block.getByRole('button', { name: 'Criar pagamento' }));
  await expect(block.getByRole('button', { name: 'Pix' })).toBeVisible();
  expect((await records.stored('projects'))[0]).toMatchObject({ status: 'in-progress' });
  expect(await records.stored('payments')).toMatchObject([
    { received_amount: 1350, paid: false, payment_method: null },
    { received_amount: 1350, paid: false, payment_method: null },
  ]);

  await app.button('Desfazer').click();
  await expect(block.getByRole('button', { name: 'Criar pagamento' })).toBeVisible();
  await expect
    .poll(async () => (await records.stored('projects'))[0])
    .toMatchObject({ status: 'pending' });
  expect(await records.stored('payments')).toEqual([]);

  person.steps.length = 0;
  await person.press(block.getByRole('button', { name: 'Criar pagamento' }));
  await person.press(block.getByRole('button', { name: 'Pix' }));
  const code = app.dialog('Receber por Pix').getByRole('textbox', { name: 'Pix copia e cola' });
  await expect(code).toBeVisible();
  expect(amountOf(await code.inputValue())).toBe('1350.00');
  expect(person.steps).toHaveLength(2);
});

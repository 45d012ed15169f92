import { aClient, aPayment, aProfile, aUser } from '../../../../test/builders';
import { paymentPlan } from '../payments/plan';
import { receiptDocument } from './receiptDocument';

const user = aUser();
const payment = aPayment({ id: '3f9c12a7-4b85-4e43-9f1c-1f3b8b4e9a2d', paymentMethod: 'pix' });

const receiptOf = (amount: number | null, fields: Partial<typeof payment> = {}) => {
  const paying = { ...payment, receivedAmount: amount, ...fields };
  const [part] = paymentPlan(paying).parts;
  const sources = {
    number: '2026-014',
    payment: paying,
    part: part!,
    project: 'Catálogo',
    client: aClient({ name: 'Joana' }),
    clientDetails: null,
    profile: aProfile({ name: 'Marina', city: 'Olinda', state: 'PE' }),
    user,
  };
  return receiptDocument(sources, '2026-11-22');
};

test.each([
  [0.01, 'um centavo'],
  [1, 'um real'],
  [1.5, 'um real e cinquenta centavos'],
  [2.02, 'dois reais e dois centavos'],
  [16.16, 'dezesseis reais e dezesseis centavos'],
  [100, 'cem reais'],
  [101, 'cento e um reais'],
  [1000, 'mil reais'],
  [1001, 'mil e um reais'],
  [1100, 'mil e cem reais'],
  [1950, 'mil novecentos e cinquenta reais'],
  [2387.45, 'dois mil trezentos e oitenta e sete reais e quarenta e cinco centavos'],
  [1_000_000, 'um milhão de reais'],
  [1_000_001, 'um milhão e um reais'],
  [2_000_000_000, 'dois bilhões de reais'],
  [100 / 3, 'trinta e três reais e trinta e três centavos'],
])('%d in words: %s', (amount, words) => {
  expect(receiptOf(amount).inWords).toBe(words);
});

test('who paid whom, for what, how and when', () => {
  expect(receiptOf(300, { paid: true, paymentDate: '2026-11-20' })).toMatchObject({
    number: '2026-014',
    payee: { name: 'Marina', city: 'Olinda', state: 'PE' },
    payer: { name: 'Joana' },
    amount: 300,
    project: 'Catálogo',
    method: 'pix',
    day: '2026-11-20',
  });
});

test('what was not received yet, or on no known day, is of today', () => {
  expect(receiptOf(300, { paymentDate: '2026-11-20' }).day).toBe('2026-11-22');
  expect(receiptOf(300, { paid: true }).day).toBe('2026-11-22');
});

test('without an amount there are no words for it', () => {
  expect(receiptOf(null)).toMatchObject({ amount: null, inWords: null });
});

import { aPayment } from '../../../../test/builders';
import { meantAmount } from './meantPart';
import { paymentAmounts, type Payment } from './payment';
import type { PaymentPart } from './plan';

const row = (number: number, fields: Partial<PaymentPart> = {}): PaymentPart => ({
  paymentId: 'p',
  number,
  dueOn: null,
  amount: null,
  receivedOn: null,
  note: null,
  ...fields,
});
const came = (number: number, amount: number, fields: Partial<PaymentPart> = {}) =>
  row(number, { amount, receivedOn: `2026-11-0${String(number)}`, ...fields });

test.each<[string, Partial<Payment>, PaymentPart[] | undefined, number]>([
  ['nothing is stored of parts', {}, undefined, 100],
  ['the stored parts have days alone', {}, [row(1, { dueOn: '2026-11-05' })], 100],
  ['the next open part has another amount', { paid: true }, [row(2, { amount: 140 })], 140],
  ['what came was another amount', {}, [came(2, 40, { discount: 60 })], 100],
  [
    'the last takes what an earlier one has not brought',
    { paid: true },
    [came(1, 40), came(2, 100)],
    160,
  ],
  ['money came in part', {}, [row(501, { amount: 40, receivedOn: '2026-11-01', within: 1 })], 100],
  [
    'all have come, the last with a discount',
    { paid: true },
    [came(2, 100), came(3, 80, { discount: 20 })],
    80,
  ],
])('where %s, the amount of one installment is that of the part that is meant', (...of) => {
  const [, fields, rows, expected] = of;
  const payment = aPayment({ id: 'p', ...paymentAmounts(300, 'pix', 3), ...fields });
  expect(meantAmount(payment, rows)).toBe(expected);
});

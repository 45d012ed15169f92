import { aPayment } from '../../../../test/builders';
import { paymentAmounts, type Payment } from '../../../features/business/payments/payment';
import { emptyPart } from '../../../features/business/payments/paymentPart';
import type { PaymentPart } from '../../../features/business/payments/plan';
import { receivedDay, receivedOrOwnDay } from './paymentTexts';

const whole = (fields: Partial<Payment> = {}) =>
  aPayment({ id: 'p1', receivedAmount: 600, paymentDate: '2026-01-31', ...fields });
const inSix = (fields: Partial<Payment> = {}) =>
  whole({ ...paymentAmounts(600, 'pix', 6), ...fields });
const cameOn = (number: number, receivedOn: string | null): PaymentPart => ({
  ...emptyPart,
  ...{ paymentId: 'p1', number, receivedOn },
});
const piece = { ...cameOn(501, '2026-11-19'), within: 1, amount: 50 };

test.each<[string, Payment, PaymentPart[], string | null]>([
  ['nothing came', whole(), [], null],
  ['paid, and nobody noted the day', whole({ paid: true }), [], null],
  ['paid, with a due day only', whole({ paid: true }), [cameOn(1, null)], null],
  ['paid on a day', whole({ paid: true }), [cameOn(1, '2026-11-20')], '2026-11-20'],
  ['taken back', whole(), [cameOn(1, '2026-11-20')], null],
  ['money in part', whole(), [piece], '2026-11-19'],
  [
    'money in part, then the rest',
    whole({ paid: true }),
    [cameOn(1, '2026-11-25'), piece],
    '2026-11-25',
  ],
  ['a later installment', inSix(), [cameOn(3, '2026-11-03')], '2026-11-03'],
  [
    'the newest of two',
    inSix({ paid: true }),
    [cameOn(1, '2026-11-03'), cameOn(2, '2026-11-02')],
    '2026-11-03',
  ],
])('the day on which a payment came, %s', (_what, payment, rows, day) => {
  expect(receivedDay(payment, rows)).toBe(day);
  expect(receivedOrOwnDay(payment, rows)).toBe(day ?? '2026-01-31');
});

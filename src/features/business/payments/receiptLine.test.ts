import { aPayment } from '../../../../test/builders';
import { paymentAmounts } from './payment';
import { paymentPlan, type PaymentPart } from './plan';
import { receiptLine } from './receiptLine';
import { partLines } from './received';

const on = '2026-11-20';
const row = (number: number, fields: Partial<PaymentPart> = {}): PaymentPart => ({
  paymentId: 'p',
  number,
  dueOn: null,
  amount: null,
  receivedOn: on,
  note: null,
  ...fields,
});
const piece = (number: number, amount: number) => row(number, { within: 2, amount });

describe('the receipt of a part of three', () => {
  test.each<[string, PaymentPart[], number | undefined, [number, number]]>([
    ['that was received', [row(2)], 2, [2, 100]],
    ['of which nothing came', [row(2)], 3, [3, 100]],
    ['that came in part says what came', [piece(501, 40)], 2, [501, 40]],
    ['of several pieces says the newest', [piece(501, 40), piece(502, 25)], 2, [502, 25]],
    ['is that of the piece that is meant', [piece(501, 40), piece(502, 25)], 501, [501, 40]],
    ['whose rest came says the rest', [piece(501, 40), row(2, { amount: 100 })], 2, [2, 60]],
    ['that came in pieces alone', [piece(501, 40), piece(502, 60)], 2, [502, 60]],
    ['that is there no longer is of what came', [piece(501, 40)], 9, [501, 40]],
    ['where none is meant', [row(3)], undefined, [3, 100]],
  ])('%s', (_what, rows, number, expected) => {
    const payment = aPayment({ id: 'p', ...paymentAmounts(300, 'pix', 3), paymentMethod: 'pix' });
    const line = receiptLine(paymentPlan(payment, rows).parts.flatMap(partLines), number);
    expect([line?.number, line?.amount]).toEqual(expected);
  });
});

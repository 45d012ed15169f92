import { aPart, aPayment } from '../../../../test/builders';
import { paymentAmounts } from './payment';
import { paymentPlan } from './plan';
import { partLines } from './received';
import { takeBackOf } from './takeBack';

test('what is told of a receipt that is taken back is what it has brought, without what came before', () => {
  const payment = aPayment({ id: 'p1', ...paymentAmounts(1000, null, 1), paid: true });
  const piece = aPart({ id: 'p1-501', within: 1, amount: 400, receivedOn: '2026-10-01' });
  const rows = [{ ...piece, paymentId: 'p1', number: 501 }];
  const lines = paymentPlan(payment, rows).parts.flatMap(partLines);
  expect(lines.map(({ amount }) => amount)).toEqual([400, 600]);
  const told = lines.map((line) => takeBackOf(payment, line, undefined));
  expect(told).toMatchObject([
    { payload: { told: { amount: 400 } } },
    { payload: { told: { amount: 600 } } },
  ]);
});

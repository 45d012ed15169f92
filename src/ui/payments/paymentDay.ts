import type { Payment } from '../../features/payments/payment';
import type { PaymentPart } from '../../features/payments/plan';
import type { Day } from '../../features/shared/days';
import { formatDay } from '../kit/text/format';

/** On which day a paid payment came, where its own date does not say so; null where nobody said. */
export const receivedDay = (
  { paid, paymentDate }: Payment,
  rows: readonly PaymentPart[] | undefined,
): Day | null =>
  paid && paymentDate === null
    ? (rows?.find(({ number }) => number === 1)?.receivedOn ?? null)
    : null;

/** The payment's own day, or that on which it came. */
export const knownDay = (payment: Payment, rows: readonly PaymentPart[] | undefined): Day | null =>
  payment.paymentDate ?? receivedDay(payment, rows);

/** What is said of a payment's day: '22/11/2026', 'recebido em 22/11/2026', 'Data não informada'. */
export function dayWords(payment: Payment, rows: readonly PaymentPart[] | undefined): string {
  if (payment.paymentDate !== null) return formatDay(payment.paymentDate);
  const day = receivedDay(payment, rows);
  return day === null ? 'Data não informada' : `recebido em ${formatDay(day)}`;
}

import type { Payment } from '../../features/payments/payment';
import type { PaymentPart } from '../../features/payments/plan';
import type { Day } from '../../features/shared/days';
import { formatDay } from '../kit/text/format';

/** The day on which a paid payment was received; null if nobody noted it. */
export const receivedDay = (
  { paid }: Payment,
  rows: readonly PaymentPart[] | undefined,
): Day | null => (paid ? (rows?.find(({ number }) => number === 1)?.receivedOn ?? null) : null);

/** The day on which the payment was received, or else its own day. */
export const knownDay = (payment: Payment, rows: readonly PaymentPart[] | undefined): Day | null =>
  receivedDay(payment, rows) ?? payment.paymentDate;

/** A payment's day in words: '22/11/2026', 'recebido em 22/11/2026', 'Data não informada'. */
export function dayWords(payment: Payment, rows: readonly PaymentPart[] | undefined): string {
  const day = receivedDay(payment, rows);
  if (day !== null) return `recebido em ${formatDay(day)}`;
  return payment.paymentDate === null ? 'Data não informada' : formatDay(payment.paymentDate);
}

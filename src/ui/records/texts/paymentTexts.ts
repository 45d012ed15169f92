/** The texts about payments: labels, days, parts and due days in words. */
import type { Payment } from '../../../features/business/payments/payment';
import type { PaymentPart } from '../../../features/business/payments/plan';
import type { ReceivableGroup } from '../../../features/business/payments/receivable';
import { lastReceipt, type PaymentProgress } from '../../../features/business/payments/received';
import type { Day } from '../../../features/shared/days';
import { formatCount, formatCurrency, formatDay, formatShortDay } from '../../kit/text/format';

/** The headings of the groups of receivables. */
export const receivableLabel: Record<ReceivableGroup, string> = {
  late: 'Atrasados',
  soon: 'Próximos 7 dias',
  later: 'Depois',
  undated: 'Sem data',
};

/** Whether a part is due, or was: 'vence', 'venceu'. */
export const dueVerb = (due: Day, today: Day): string => (due < today ? 'venceu' : 'vence');

/** When a part is due: 'vence 24/11/2026', 'venceu 24/10/2026'. */
export const dueText = (due: Day, today: Day): string => `${dueVerb(due, today)} ${formatDay(due)}`;

/** The same without the year, if it is this year: 'vence 24/11'. */
export const shortDueText = (due: Day, today: Day): string =>
  `${dueVerb(due, today)} ${formatShortDay(due, today)}`;

/** A day relative to today: 'hoje', 'em 3 dias', 'há 1 dia'. @param days - the number of days from today */
export function daysText(days: number): string {
  if (days === 0) return 'hoje';
  const count = Math.abs(days);
  const unit = count === 1 ? 'dia' : 'dias';
  return `${days < 0 ? 'há' : 'em'} ${formatCount(count)} ${unit}`;
}

/** The labels of a payment's two toggles. */
export const deliveredLabel = (delivered: boolean): string =>
  delivered ? 'Entregue' : 'Não entregue';

export const paidLabel = (paid: boolean): string => (paid ? 'Pago' : 'Pendente');

/** What a client or a project without payments says instead of sums. */
export const NO_PAYMENT_YET = 'Nenhum pagamento ainda';

/**
 * How much of an open amount is late: 'atrasado' if all of it is, '900,25 atrasados' if a part of it is. Null if nothing
 * is late.
 */
export function lateText(late: number, open: number): string | null {
  if (late <= 0) return null;
  return late >= open ? 'atrasado' : `${formatCurrency(late).slice(3)} atrasados`;
}

/** How many parts were received: '2 de 3 pagas'. */
export const progressText = ({ paid, count }: PaymentProgress): string =>
  `${paid.toString()} de ${count.toString()} pagas`;

/** The same in figures, beside the toggle: '2/3'. */
export const shareText = ({ paid, count }: PaymentProgress): string =>
  `${paid.toString()}/${count.toString()}`;

/** The day on which the payment, or the last money of it, was received; null if nobody noted it. */
export const receivedDay = (
  payment: Payment,
  rows: readonly PaymentPart[] | undefined,
): Day | null => {
  const last = rows && lastReceipt(payment, rows);
  return (last && rows.find(({ number }) => number === last.number)?.receivedOn) ?? null;
};

/** The day on which the payment was received, or else the payment's own day. */
export const receivedOrOwnDay = (
  payment: Payment,
  rows: readonly PaymentPart[] | undefined,
): Day | null => receivedDay(payment, rows) ?? payment.paymentDate;

/** The day of a payment in words: '22/11/2026', 'recebido em 22/11/2026', 'Data não informada'. */
export function paymentDayText(payment: Payment, rows: readonly PaymentPart[] | undefined): string {
  const day = receivedDay(payment, rows);
  if (day !== null) return `recebido em ${formatDay(day)}`;
  return payment.paymentDate === null ? 'Data não informada' : formatDay(payment.paymentDate);
}

import { installmentProgress, type Payment } from '../../features/payments/payment';
import { paymentPlan, type PaymentPart } from '../../features/payments/plan';

/**
 * How many parts came by the plan, where that is not what the line of installments says, which knows of the
 * first one alone: '2 de 6 recebidas no plano'.
 */
export function partsReceived(
  payment: Payment,
  rows: readonly PaymentPart[] | undefined,
): string | null {
  if (rows === undefined) return null;
  const { paid, count } = installmentProgress(payment);
  const received = paymentPlan(payment, rows).parts.filter((part) => part.received).length;
  if (received === paid) return null;
  return `${received.toString()} de ${count.toString()} recebidas no plano`;
}

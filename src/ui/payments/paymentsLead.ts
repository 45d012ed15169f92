import type { Payment } from '../../features/payments/payment';
import type { PaymentPart } from '../../features/payments/plan';
import { paymentSums } from '../../features/payments/received';
import { formatCurrency } from '../kit/text/format';

/** Over the payments, by the plan of each: '3 pagamentos · R$ 900,00 recebidos · R$ 120,00 pendentes'. */
export function paymentsLead(
  payments: readonly Payment[],
  partsOf: Readonly<Record<string, readonly PaymentPart[]>>,
): string | undefined {
  const count = payments.length;
  if (count === 0) return undefined;
  const { received, open } = paymentSums(payments, partsOf);
  return [
    `${count.toLocaleString('pt-BR')} ${count === 1 ? 'pagamento' : 'pagamentos'}`,
    `${formatCurrency(received)} recebidos`,
    `${formatCurrency(open)} pendentes`,
  ].join(' · ');
}

import { pendingSum, receivedSum, type Payment } from '../../features/payments/payment';
import { formatCurrency } from '../kit/text/format';

/** Over the payments: '3 pagamentos · R$ 900,00 recebidos · R$ 120,00 pendentes'. */
export function paymentsLead(payments: readonly Payment[]): string | undefined {
  const count = payments.length;
  if (count === 0) return undefined;
  return [
    `${count.toLocaleString('pt-BR')} ${count === 1 ? 'pagamento' : 'pagamentos'}`,
    `${formatCurrency(receivedSum(payments))} recebidos`,
    `${formatCurrency(pendingSum(payments))} pendentes`,
  ].join(' · ');
}

import { paymentTotal, type Payment } from '../../features/payments/payment';
import { amountWidth } from '../kit/list/amountWidth';
import { formatCurrency } from '../kit/text/format';

/** Room for the count of installments before their total: '12x' in its box. */
const COUNT = '000000';
/** Beyond this total the count stands above it. */
const BESIDE = 999_999.99;

/** The width of the column of amounts: as the greatest needs, with its installments where it has some. */
export function paymentValueWidth(payments: readonly Payment[]): string {
  let greatest = 0;
  let inInstallments = 0;
  for (const payment of payments) {
    const total = paymentTotal(payment) ?? 0;
    greatest = Math.max(greatest, total);
    if (payment.isInstallment) inInstallments = Math.max(inInstallments, total);
  }
  const alone = formatCurrency(greatest);
  const counted = COUNT + formatCurrency(Math.min(inInstallments, BESIDE));
  if (inInstallments === 0 || counted.length <= alone.length) return amountWidth(alone);
  // In a narrow table, too, the count stands above; the line of those paid has its room.
  return `max(${amountWidth(alone)}, calc(14ch + 44px), min(${amountWidth(counted)}, 16cqi))`;
}

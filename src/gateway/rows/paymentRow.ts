import type { Payment } from '../../features/payments/payment';
import { PAYMENT_METHODS } from '../../features/shared/paymentMethods';
import { day, flag, nullable, number, oneOf, text } from './decode';
import { rowCodec, rowFields } from './rowCodec';

export const paymentRow = rowCodec<Payment>('payments', {
  ...rowFields,
  projectId: ['project_id', nullable(text)],
  delivered: ['delivered', flag],
  paid: ['paid', flag],
  paymentMethod: ['payment_method', nullable(oneOf(PAYMENT_METHODS))],
  paymentDate: ['payment_date', nullable(day)],
  receivedAmount: ['received_amount', nullable(number)],
  totalAmount: ['total_amount', nullable(number)],
  isInstallment: ['is_installment', flag],
  notes: ['notes', nullable(text)],
  updatedAt: ['updated_at', text],
});

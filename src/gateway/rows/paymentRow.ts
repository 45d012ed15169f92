import type { Payment } from '../../features/payments/payment';
import { PAYMENT_METHODS } from '../../features/shared/paymentMethods';
import {
  dayOrNull,
  flag,
  nullable,
  numberOrNull,
  oneOf,
  textOrNull,
} from '../../features/shared/decode';
import { rowCodec } from './rowCodec';

const methodOrNull = nullable(oneOf(PAYMENT_METHODS));

export const paymentRow = rowCodec<Payment>('payments', (row) => ({
  projectId: textOrNull(row['project_id']),
  delivered: flag(row['delivered']),
  paid: flag(row['paid']),
  paymentMethod: methodOrNull(row['payment_method']),
  paymentDate: dayOrNull(row['payment_date']),
  receivedAmount: numberOrNull(row['received_amount']),
  totalAmount: numberOrNull(row['total_amount']),
  isInstallment: flag(row['is_installment']),
  notes: textOrNull(row['notes']),
}));

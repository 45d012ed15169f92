import * as z from 'zod/mini';

import type { Payment, PaymentChanges, PaymentDraft } from '../../features/payments/payment';
import { PAYMENT_METHODS } from '../../features/shared/paymentMethods';
import {
  baseColumns,
  finite,
  NEWEST_FIRST,
  nullableText,
  renamed,
  renamedAndStamped,
  type RowCodec,
} from './rowCodec';

const columns = {
  projectId: 'project_id',
  paymentMethod: 'payment_method',
  paymentDate: 'payment_date',
  receivedAmount: 'received_amount',
  totalAmount: 'total_amount',
  isInstallment: 'is_installment',
} as const;

export const paymentRow: RowCodec<Payment, PaymentDraft, PaymentChanges> = {
  table: 'payments',
  order: NEWEST_FIRST,
  schema: z.pipe(
    z.object({
      ...baseColumns,
      project_id: nullableText(),
      delivered: z.boolean(),
      paid: z.boolean(),
      payment_method: z.nullable(z.enum(PAYMENT_METHODS)),
      payment_date: nullableText(),
      received_amount: z.nullable(finite()),
      total_amount: z.nullable(finite()),
      is_installment: z.boolean(),
      notes: nullableText(),
      updated_at: z.string(),
    }),
    z.transform((row): Payment => ({
      id: row.id,
      projectId: row.project_id,
      delivered: row.delivered,
      paid: row.paid,
      paymentMethod: row.payment_method,
      paymentDate: row.payment_date,
      receivedAmount: row.received_amount,
      totalAmount: row.total_amount,
      isInstallment: row.is_installment,
      notes: row.notes,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    })),
  ),
  encodeDraft: renamed<PaymentDraft>(columns),
  encodeChanges: renamedAndStamped<PaymentDraft>(columns),
};

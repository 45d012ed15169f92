import type { ExpenseDraft } from '../expenses/expense';
import { paymentAmounts, type PaymentDraft } from '../payments/payment';
import type { Occurrence } from './series';

/** The payment that an occurrence becomes. The day on which it is due stands beside it. */
export const occurrencePayment = ({
  project,
  amount,
  paymentMethod,
}: Occurrence): PaymentDraft => ({
  projectId: project,
  delivered: false,
  paid: false,
  paymentMethod,
  paymentDate: null,
  ...paymentAmounts(amount, paymentMethod, 1),
  notes: null,
});

/** The expense that an occurrence becomes. */
export const occurrenceExpense = ({
  name,
  category,
  amount,
  due,
  paymentMethod,
}: Occurrence): ExpenseDraft => ({
  description: name ?? '',
  category: category ?? 'Outros',
  amount: amount ?? 0,
  date: due,
  paymentMethod,
  notes: null,
});

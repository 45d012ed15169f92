import type { Occurrence } from '../series/series';
import type { ExpenseDraft } from './expense';

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

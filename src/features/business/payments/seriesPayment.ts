import type { Occurrence } from '../series/series';
import { paymentAmounts, type PaymentDraft } from './payment';

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

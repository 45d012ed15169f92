import type { Row } from '../shared/list';
import type { PaymentPart } from './plan';

/** What a payment's part holds of its own, under its `partId`. */
export type StoredPart = Row & Omit<PaymentPart, 'paymentId' | 'number'> & { updatedAt: string };

export type PartDraft = Omit<StoredPart, keyof Row | 'updatedAt'>;

export const emptyPart: PartDraft = { dueOn: null, amount: null, receivedOn: null, note: null };

/** The same on every device, so that a part is never there twice. @param number - 1 for the first. */
export const partId = (paymentId: string, number: number): string =>
  `${paymentId}-${number.toString()}`;

/** Whose part it is, and which one. */
export function partOf(id: string): Pick<PaymentPart, 'paymentId' | 'number'> {
  const end = id.lastIndexOf('-');
  return { paymentId: id.slice(0, end), number: Number(id.slice(end + 1)) };
}

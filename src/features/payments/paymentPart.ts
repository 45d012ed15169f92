import type { Row } from '../shared/list';
import type { PaymentPart } from './plan';

/** The side row of one part of a payment. Its id is its `partId`. */
export type StoredPart = Row &
  Omit<PaymentPart, 'paymentId' | 'number'> & {
    /** Year and sequence, '2026-014'. Null until the receipt is first printed; never changes after that. */
    receiptNumber: string | null;
    updatedAt: string;
  };

export type PartDraft = Omit<StoredPart, keyof Row | 'updatedAt'>;

export const emptyPart: PartDraft = {
  dueOn: null,
  amount: null,
  receivedOn: null,
  note: null,
  receiptNumber: null,
};

/**
 * Derived from the payment, so that two devices cannot create the same part twice.
 * @param number - 1 for the first part.
 */
export const partId = (paymentId: string, number: number): string =>
  `${paymentId}-${number.toString()}`;

/** The payment and the part's number that a part id stands for. */
export function parsePartId(id: string): Pick<PaymentPart, 'paymentId' | 'number'> {
  const end = id.lastIndexOf('-');
  return { paymentId: id.slice(0, end), number: Number(id.slice(end + 1)) };
}

import { hasValues } from '../../shared/changes';
import type { Row } from '../../shared/list';
import { numberedId, parseNumberedId } from '../../shared/numberedId';
import type { PaymentPart } from './plan';

/** Names one part of a payment. Whether part 1 was received is the payment's own `paid`. */
export interface PartOfPayment {
  /** The id of the payment. */
  id: string;
  /** The number of the part; 1 for the first. */
  number: number;
}

/**
 * The side row of one part of a payment, or of money that came in part: a row that lies `within` a part. Its id is its
 * `partId`.
 */
export type StoredPart = Row &
  Omit<PaymentPart, 'paymentId' | 'number'> & {
    /**
     * The number of the part's receipt: year and sequence, '2026-014'. Null until the receipt is first printed;
     * after that it never changes.
     */
    receiptNumber: string | null;
    invoiceNumber: string | null;
    within: number | null;
    discount: number | null;
    updatedAt: string;
  };

/** The rows of money that came in part are numbered from here, after all parts of a plan that the form can make. */
export const FIRST_PIECE = 501;

/** The form of an invoice's number. The database has the same check. */
export const INVOICE_NUMBER = /^\S([^\r\n]{0,58}\S)?$/u;

export type PartDraft = Omit<StoredPart, keyof Row | 'updatedAt'>;

export const emptyPart: PartDraft = {
  dueOn: null,
  amount: null,
  receivedOn: null,
  note: null,
  receiptNumber: null,
  invoiceNumber: null,
  within: null,
  discount: null,
};

/** Whether a row says nothing of its part, so that it need not be stored. */
export const isEmptyPart = (part: PartDraft): boolean => hasValues(part, emptyPart);

/** The id of a part's side row, by the number of the part; 1 for the first. */
export const partId = numberedId;

export const parsePartId: (id: string) => PartOfPayment = parseNumberedId;

/**
 * Names a day that is typed for a part. The day of what is left of a part stands in the row of what came of it, which has
 * a day of its own.
 */
export const dayKey = (number: number, isOfRest = false): string =>
  `${isOfRest ? 'due-' : ''}${number.toString()}`;

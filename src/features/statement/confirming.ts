import type { ExpenseDraft } from '../expenses/expense';
import type { StoredLine } from './storedLine';

/** A line as it will be stored. */
export type LineFacts = Pick<StoredLine, 'id' | 'source' | 'day' | 'amount' | 'outgoing' | 'text'>;

/** A part that a line pays. `amount` is in reais. */
export interface PaidPart {
  paymentId: string;
  number: number;
  amount: number | null;
}

/** What the user confirms of one line: the parts that it pays, or the expense that it is. */
export interface Confirmation {
  line: LineFacts;
  parts: PaidPart[];
  /** A new expense under this id; null where there is none. */
  expense: { id: string; draft: ExpenseDraft } | null;
}

/** A part that was received: what it takes to take it back. */
export interface ConfirmedPart extends PaidPart {
  /** The part's stored amount before. */
  before: number | null;
  /** Its side row was made by this receipt. */
  isNew: boolean;
}

/** What a confirmation has done. */
export interface Confirmed {
  receipts: ConfirmedPart[];
  /** The ids of new expenses. */
  expenses: string[];
  /** The lines that were stored, as they were before; null where they were not stored. */
  lines: { id: string; before: StoredLine | null }[];
  /** Reais that were received. */
  sum: number;
  /** Parts that had been received elsewhere meanwhile. */
  found: number;
  /** Lines of which not all could be saved. */
  failed: number;
}

/**
 * What a notice tells: what was confirmed and can be taken back, what of it could not be taken back, or that all of
 * it was.
 */
export interface StatementOutcome extends Confirmed {
  code: 'statement';
  outcome: 'done' | 'kept' | 'takenBack';
}

/** How far a confirmation, or taking it back, is. */
export interface StatementRun {
  done: number;
  total: number;
}

import type { ExpenseDraft } from '../expenses/expense';
import type { PartOfPayment } from '../payments/paymentPart';
import type { StoredLine } from './storedLine';

/** The fields of a line that are stored. */
export type LineFacts = Pick<StoredLine, 'id' | 'source' | 'day' | 'amount' | 'outgoing' | 'text'>;

/** A part that a line pays. `amount` is in reais. */
export interface PaidPart extends PartOfPayment {
  amount: number | null;
}

/** What the user confirms about one line: the parts that it pays, or the expense that it becomes. */
export interface LineConfirmation {
  line: LineFacts;
  parts: PaidPart[];
  /** A new expense and its id; null if there is none. */
  expense: { id: string; draft: ExpenseDraft } | null;
}

/** A part that was received, with the data that an undo needs. */
export interface ConfirmedPart extends PaidPart {
  /** The amount that was stored in the part before the receipt. */
  before: number | null;
  /** Whether this receipt created the part's side row. */
  isNew: boolean;
}

/** The results of a confirmation. */
export interface ConfirmationResult {
  receipts: ConfirmedPart[];
  /** The ids of the expenses that were created. */
  expenses: string[];
  /** The lines that were stored, each as it was before; null for a line that was not stored before. */
  lines: { id: string; before: StoredLine | null }[];
  /** The sum of what was received, in reais. */
  sum: number;
  /**
   * How many lines were skipped, because another tab or device had used them or had received the parts that they were
   * for. After an undo: how many expenses were changed since, and are left alone.
   */
  found: number;
  /** How many lines could not be saved completely. */
  failed: number;
}

/**
 * The result that a notice shows.
 * - `done`: what was confirmed and can be undone.
 * - `kept`: what could not be undone.
 * - `takenBack`: everything was undone.
 */
export interface StatementOutcome extends ConfirmationResult {
  code: 'statement';
  outcome: 'done' | 'kept' | 'takenBack';
}

/** The progress of a confirmation, or of its undo. */
export interface StatementRun {
  done: number;
  total: number;
  isUndo: boolean;
}

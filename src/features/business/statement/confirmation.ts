import type { ExpenseDraft } from '../expenses/expense';
import type { PartOfPayment } from '../payments/paymentPart';
import type { Difference, StepBefore } from '../payments/receiptSteps';
import type { StoredLine } from './storedLine';

export type LineFacts = Pick<StoredLine, 'id' | 'source' | 'day' | 'amount' | 'outgoing' | 'text'>;

/** A part that a line pays, and what the difference is if the line pays another amount than what was open. */
export interface PaidPart extends PartOfPayment {
  /** What came, in reais. */
  amount: number;
  difference?: Difference;
  /** The further parts that take what is more. */
  takers?: PartOfPayment[];
}

/** What the user confirms about one line: the parts that it pays, or the expense that it becomes. */
export interface LineConfirmation {
  line: LineFacts;
  parts: PaidPart[];
  /** A new expense and its id; null if there is none. */
  expense: { id: string; draft: ExpenseDraft } | null;
}

/** A part that was received, with the rows as they were before, so that an undo restores them. */
export interface ConfirmedPart extends PaidPart {
  /** The number of the row of money in part, if this receipt has one. */
  row?: number;
  before: StepBefore[];
}

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

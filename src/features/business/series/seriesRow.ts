import type { Day } from '../../shared/days';
import type { Row } from '../../shared/list';
import { numberedId, parseNumberedId } from '../../shared/numberedId';
import type { PaymentMethod } from '../../shared/paymentMethods';
import type { ExpenseCategory } from '../../shared/expenseCategories';

export const SERIES_KINDS = ['payment', 'expense'] as const;
export type SeriesKind = (typeof SERIES_KINDS)[number];

export const SERIES_UNITS = ['week', 'month'] as const;
export const SERIES_COURSES = ['running', 'paused', 'ended'] as const;

/** What became of a number of a series. Such a number is never offered again. */
export const SERIES_OUTCOMES = ['made', 'skipped', 'deleted'] as const;

/** What comes again, how often, and what is made each time. */
export interface SeriesTerms {
  kind: SeriesKind;
  /** The nominal day of the number from which these terms hold. */
  startsOn: Day;
  unit: (typeof SERIES_UNITS)[number];
  /** Every so many weeks or months; 1 or more. */
  every: number;
  /** With months, the day of the month, 1 to 31. Where a month is shorter, it is the month's last day. */
  anchorDay: number;
  /** Whether a day on which banks do not work becomes the next one on which they do. */
  shift: boolean;
  /** The last day on which a nominal day may be; null for no such day. */
  until: Day | null;
  /** The last number; null for no such number. */
  lastNumber: number | null;
  /** Reais; null where the amount is typed each time. */
  amount: number | null;
  /** The description of an expense. */
  name: string | null;
  /** The project of a payment. It may have been deleted, because nothing refers to it in the database. */
  project: string | null;
  category: ExpenseCategory | null;
  paymentMethod: PaymentMethod | null;
}

/**
 * A row for one number of a series: what became of it, and what holds from it on. Its id is its `seriesNumberId`. The row
 * has either all terms or none, and `startsOn` tells which; without terms, and without a course, those of the numbers
 * before hold.
 */
export type SeriesRow = Row & { [Field in keyof SeriesTerms]: SeriesTerms[Field] | null } & {
  outcome: (typeof SERIES_OUTCOMES)[number] | null;
  course: (typeof SERIES_COURSES)[number] | null;
  updatedAt: string;
};

export type SeriesRowDraft = Omit<SeriesRow, keyof Row | 'updatedAt'>;

export const emptySeriesRow: SeriesRowDraft = {
  outcome: null,
  course: null,
  kind: null,
  startsOn: null,
  unit: null,
  every: null,
  anchorDay: null,
  shift: null,
  until: null,
  lastNumber: null,
  amount: null,
  name: null,
  project: null,
  category: null,
  paymentMethod: null,
};

export const MAX_SERIES_NUMBER = 9999;

/** The id of the row of one number of a series. */
export const seriesNumberId = numberedId;

export const parseSeriesNumberId: (id: string) => { id: string; number: number } = parseNumberedId;

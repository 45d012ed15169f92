import type { Day } from '../../shared/days';

/** Why an entry of a file is not a line of the statement. Every entry that is left out has a reason. */
export const LEFT_OUT_REASONS = [
  'balance',
  'future',
  'foreign',
  'undone',
  'duplicate',
  'unreadable',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** An entry that was left out, with its text as the bank wrote it. */
export interface LeftOut {
  reason: LeftOutReason;
  text: string;
}

/** An entry of a file, before it is known whether another file contains the same entry. */
export interface RawLine {
  day: Day;
  /** The amount in whole cents; negative for outgoing money. */
  cents: number;
  /** The text of the entry as the bank wrote it. */
  text: string;
  /** The bank's id of the entry, if it is a UUID, because other ids are used more than once; otherwise null. */
  uuid: string | null;
  /** Whether the entry does not say for certain what it is: whether money came in or went out, or what is `unknown`. */
  isUnclear?: true;
  /** What else an unclear entry does not say for certain. */
  unknown?: 'currency' | 'status';
}

/** One account of one file. */
export interface AccountReading {
  /** The bank's number without leading zeros, or another text that identifies the origin; '' if unknown. */
  bank: string;
  /** The account's number, only letters and digits; '' if the file does not contain it. */
  account: string;
  /** Whether the account is a credit card, where incoming money is never a client's payment. */
  isCard: boolean;
  lines: RawLine[];
  /** How much was in the account at the end of a day, if the file says it. */
  balance?: StatedBalance;
}

/** A balance in whole cents, and the day at whose end it was so. */
export interface StatedBalance {
  cents: number;
  day: Day;
}

/** The newest balance that the files state; null if they are of several accounts, because one of them is not all money. */
export function statedBalance(readings: readonly AccountReading[]): StatedBalance | null {
  const accounts = readings.filter(({ isCard }) => !isCard);
  if (new Set(accounts.map(({ bank, account }) => `${bank}/${account}`)).size !== 1) return null;
  return accounts.reduce<StatedBalance | null>(
    (newest, { balance }) => (balance && balance.day >= (newest?.day ?? '') ? balance : newest),
    null,
  );
}

export interface FileReading {
  kind: 'read';
  accounts: AccountReading[];
  leftOut: LeftOut[];
  /** The number of entries in the file: the lines, and the entries that were left out. */
  entries: number;
}

/** Why a file was refused as a whole. */
export type FileProblem =
  'empty' | 'tooLarge' | 'pdf' | 'image' | 'html' | 'archive' | 'cut' | 'unknown';

export interface FileRefused {
  kind: 'refused';
  problem: FileProblem;
}

/**
 * The uses of a column of a CSV file. `monthFirst` is a day like `11/30/2026`. `card` is the amount on a card's bill
 * that has a minus where money came in, and none where something was bought.
 */
export const COLUMN_USES = [
  'day',
  'monthFirst',
  'text',
  'amount',
  'card',
  'in',
  'out',
  'unused',
] as const;
export type ColumnUse = (typeof COLUMN_USES)[number];

export const isDayUse = (use: ColumnUse): boolean => use === 'day' || use === 'monthFirst';

/** Which of the columns that a statement needs are not named, or named twice. */
export function missingColumns(uses: readonly ColumnUse[]): ('day' | 'text' | 'amount')[] {
  const missing: ('day' | 'text' | 'amount')[] = [];
  if (uses.filter(isDayUse).length !== 1) missing.push('day');
  if (!uses.includes('text')) missing.push('text');
  if (!uses.some((use) => ['amount', 'card', 'in', 'out'].includes(use))) {
    missing.push('amount');
  }
  return missing;
}

/** Whether these columns are enough to read a statement. */
export const areColumnsEnough = (uses: readonly ColumnUse[]): boolean =>
  missingColumns(uses).length === 0;

/** A CSV file with unknown columns, which the user names once. */
export interface ColumnsUnknown {
  kind: 'columns';
  /** Identifies this head, so that its columns can be remembered. */
  head: string;
  titles: string[];
  /** The first rows below the head, as many as an example needs. */
  rows: string[][];
  /** The number of all rows. */
  count: number;
  /** The guessed use of each column. */
  guess: ColumnUse[];
}

export type ReadingResult = FileReading | FileRefused | ColumnsUnknown;

/** The uses of a file's columns as the user has named them, by the head of the file. */
export type KnownColumns = Readonly<Record<string, readonly ColumnUse[]>>;

/** The largest accepted file in bytes. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

import type { Day } from '../shared/days';

/** Why an entry of a file is no line of the statement. Nothing is dropped without one. */
export const LEFT_OUT_REASONS = [
  'balance',
  'future',
  'duplicate',
  'foreign',
  'unreadable',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** An entry that was left out, with its text as the bank wrote it. */
export interface LeftOut {
  reason: LeftOutReason;
  text: string;
}

/** An entry as it stands in the file, before it is known whether another file has it, too. */
export interface RawLine {
  day: Day;
  /** Whole cents; negative where money went out. */
  cents: number;
  /** As the bank wrote it. */
  text: string;
  /** The bank's id of the entry, only where it is a UUID: other ids repeat. */
  uuid: string | null;
}

/** One account of one file. */
export interface AccountReading {
  /** The bank's number without leading zeros, or what else tells files of one origin; '' where unknown. */
  bank: string;
  /** The account's number, letters and digits alone; '' where the file does not say. */
  account: string;
  /** A credit card: nothing that comes in there is a client's payment. */
  isCard: boolean;
  lines: RawLine[];
}

/** What a file holds. */
export interface FileReading {
  kind: 'read';
  accounts: AccountReading[];
  leftOut: LeftOut[];
  /** The entries in the file: always as many as lines and those left out. */
  entries: number;
}

/** Why a file was refused as a whole. */
export type FileProblem =
  'empty' | 'tooLarge' | 'pdf' | 'image' | 'html' | 'archive' | 'cut' | 'unknown';

export interface FileRefused {
  kind: 'refused';
  problem: FileProblem;
}

/** What a column of a CSV file is. */
export type ColumnUse = 'day' | 'text' | 'amount' | 'in' | 'out' | 'unused';

/** Whether columns say enough to read a statement by them. */
export const areEnough = (uses: readonly ColumnUse[]): boolean =>
  uses.filter((use) => use === 'day').length === 1 &&
  uses.includes('text') &&
  (uses.includes('amount') || uses.includes('in') || uses.includes('out'));

/** A CSV file whose columns are not known: the user names them once. */
export interface ColumnsUnknown {
  kind: 'columns';
  /** Tells this head from others, to remember what its columns are. */
  head: string;
  titles: string[];
  /** The first rows below the head. */
  rows: string[][];
  count: number;
  /** What the columns seem to be. */
  guess: ColumnUse[];
}

export type Reading = FileReading | FileRefused | ColumnsUnknown;

/** The uses of columns that the user named, by head. */
export type KnownColumns = Readonly<Record<string, readonly ColumnUse[]>>;

/** Files above this size are refused. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

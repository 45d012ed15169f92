import type { AccountTable } from './accountTables';

/** What is wrong with a row of a file. */
export type RowProblem =
  /** Not the kind of value that belongs there. */
  | 'shape'
  /** More than this app knows of. */
  | 'unknown'
  /** Outside of what can be stored. */
  | 'limit'
  | 'duplicate'
  /** It points at a row that the file does not have. */
  | 'dangling';

/** Why a file cannot be restored; the sentence lives in the user interface. */
export type FileProblem =
  | { code: 'tooBig' | 'notJson' | 'otherFormat' | 'empty' }
  | { code: 'otherVersion'; version: string }
  | { code: 'noTable'; table: AccountTable }
  /** `row`: counted from 1, in the file's order; `field`: as the file calls it, '' for the row itself. */
  | { code: 'badRow'; table: AccountTable; row: number; field: string; problem: RowProblem };

/** The most bytes that a file may have: some 100,000 rows. */
export const MAX_FILE_BYTES = 50_000_000;

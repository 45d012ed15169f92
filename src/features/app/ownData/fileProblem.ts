import type { AccountTable } from './accountTables';

/** What is wrong with a row of a file. */
export type RowProblem =
  /** The value has the wrong type. */
  | 'shape'
  /** The row lacks the field. */
  | 'missing'
  /** The field or value is unknown to this version of the app. */
  | 'unknown'
  /** The value exceeds what the database stores. */
  | 'limit'
  | 'duplicate'
  /** The row refers to a row that the file does not contain. */
  | 'dangling';

/** Why a file cannot be restored. The user interface puts it into words. */
export type FileProblem =
  | { code: 'tooBig' | 'notJson' | 'otherFormat' | 'empty' | 'unreadable' }
  /** `version` is null if the file does not name its version by a whole number. */
  | { code: 'otherVersion'; version: number | null }
  | { code: 'noTable'; table: AccountTable }
  /**
   * `row` is the number of the row in the file, counted from 1. `field` is the field's name in the file, or '' for
   * the row itself.
   */
  | { code: 'badRow'; table: AccountTable; row: number; field: string; problem: RowProblem };

/** The largest accepted file in bytes, which is about 100,000 rows. */
export const MAX_FILE_BYTES = 50_000_000;

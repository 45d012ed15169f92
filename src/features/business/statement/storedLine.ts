import type { Day } from '../../shared/days';
import type { Row } from '../../shared/list';

/**
 * A line of a bank's statement that was used or set aside, or for which the user declined a pair. Other lines are
 * not stored. Its id consists of the account's id and the line's own hash (`lineId`).
 */
export interface StoredLine extends Row {
  /** The bank and the account of the line, as far as its file names them. */
  source: string;
  day: Day;
  /** The amount in reais, without a sign. */
  amount: number;
  outgoing: boolean;
  /** The text of the line as the bank wrote it. */
  text: string;
  /** The ids of the parts that the line paid, separated by spaces. */
  partIds: string | null;
  /** The id of the expense that the line has become, or as which the user has recognised it. */
  expenseId: string | null;
  /** Whether the user does not want to be asked about the line again. */
  setAside: boolean;
  /** The ids of parts that the line does not pay, separated by spaces. */
  declinedIds: string | null;
  updatedAt: string;
}

export type StoredLineDraft = Omit<StoredLine, keyof Row | 'updatedAt'>;

/** Whether a stored line contains nothing any more, so that it can be deleted. */
export const isEmptyLine = ({ partIds, expenseId, setAside, declinedIds }: StoredLine): boolean =>
  partIds === null && expenseId === null && !setAside && declinedIds === null;

export const parseIdList = (list: string | null): string[] =>
  list === null || list === '' ? [] : list.split(' ');

/** Writes a list of ids as the text that is stored; null for an empty list. */
export const writeIdList = (ids: readonly string[]): string | null =>
  ids.length === 0 ? null : [...new Set(ids)].join(' ');

/** A hash of 32 bits of a text (FNV-1a with a seed). */
function hash32(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** The hash of a line's key: 14 hexadecimal digits. */
export const lineHash = (key: string): string =>
  hash32(key, 0x811c9dc5).toString(16).padStart(8, '0') +
  hash32(key, 0x9747b28c).toString(16).padStart(8, '0').slice(0, 6);

/** The id of a stored line, which is the same on every device. */
export const lineId = (userId: string, hash: string): string => `${userId}-${hash}`;

/** The id of the expense that a line becomes. It is the same on every device, so that the expense is created once. */
export const expenseIdOf = (userId: string, hash: string): string =>
  `${userId.slice(0, 21)}${hash.slice(0, 2)}-${hash.slice(2)}`;

/** The hash of the line that a stored id contains at its end. */
export const hashOfLineId = (id: string): string => id.slice(id.lastIndexOf('-') + 1);

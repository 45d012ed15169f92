import type { Day } from '../shared/days';
import type { Row } from '../shared/list';

/**
 * A line of a bank's statement that was used or set aside, or of which a pair was declined. Other lines are
 * not stored. Its id is the account's id with the line's own (`lineId`).
 */
export interface StoredLine extends Row {
  /** Which account of which bank it is from, as far as its file tells. */
  source: string;
  day: Day;
  /** Reais, whichever way they went. */
  amount: number;
  outgoing: boolean;
  /** As the bank wrote it. */
  text: string;
  /** The ids of the parts that it paid, separated by spaces. */
  partIds: string | null;
  /** The expense that it became, or was recognised as. */
  expenseId: string | null;
  /** The user does not want to be asked about it again. */
  setAside: boolean;
  /** The ids of parts that it does not pay, separated by spaces. */
  declinedIds: string | null;
  updatedAt: string;
}

export type StoredLineDraft = Omit<StoredLine, keyof Row | 'updatedAt'>;

/** Whether nothing is said of a line any more: then it is not kept. */
export const saysNothing = ({ partIds, expenseId, setAside, declinedIds }: StoredLine): boolean =>
  partIds === null && expenseId === null && !setAside && declinedIds === null;

/** The ids in a list that is stored as text. */
export const idsIn = (list: string | null): string[] =>
  list === null || list === '' ? [] : list.split(' ');

/** A list of ids as it is stored. */
export const idList = (ids: readonly string[]): string | null =>
  ids.length === 0 ? null : [...new Set(ids)].join(' ');

/** 32 bits of a text (FNV-1a, from a seed). */
function hash32(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** 14 hexadecimal digits that stand for a line's key. */
export const lineHash = (key: string): string =>
  hash32(key, 0x811c9dc5).toString(16).padStart(8, '0') +
  hash32(key, 0x9747b28c).toString(16).padStart(8, '0').slice(0, 6);

/** The id under which a line is stored: the same on every device. */
export const lineId = (userId: string, hash: string): string => `${userId}-${hash}`;

/** The id of the expense that a line becomes: the same on every device, so that it is made once. */
export const expenseIdOf = (userId: string, hash: string): string =>
  `${userId.slice(0, 21)}${hash.slice(0, 2)}-${hash.slice(2)}`;

/** The line's own part of a stored id. */
export const hashOf = (id: string): string => id.slice(id.lastIndexOf('-') + 1);

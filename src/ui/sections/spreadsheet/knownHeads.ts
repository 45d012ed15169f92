import { sheetHeadsKey } from '../../../features/business/spreadsheet/deviceKeys';
import {
  SHEET_FIELDS,
  type SheetEntity,
  type Use,
} from '../../../features/business/spreadsheet/fields';

/* Remembers on this device, for an account and by head, what the user has made of a spreadsheet's columns. */

type Heads = Record<string, Use[]>;

function knownHeads(userId: string): Heads {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(sheetHeadsKey(userId)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Heads) : {}; // `usesOf` checks each head
  } catch {
    return {};
  }
}

/** The uses of the columns of a head that was imported before; null for an unknown head. */
export function usesOf(userId: string, entity: SheetEntity, head: string): Use[] | null {
  const known = knownHeads(userId);
  const uses: unknown = Object.hasOwn(known, head) ? known[head] : null;
  const fields: readonly unknown[] = SHEET_FIELDS[entity];
  const isKnown =
    Array.isArray(uses) && uses.every((use: unknown) => use === null || fields.includes(use));
  return isKnown ? (uses as Use[]) : null;
}

export function rememberUses(userId: string, head: string, uses: readonly Use[]): void {
  try {
    const all = { ...knownHeads(userId), [head]: uses };
    localStorage.setItem(sheetHeadsKey(userId), JSON.stringify(all));
  } catch {
    // The storage is full or blocked, so the columns are guessed next time.
  }
}

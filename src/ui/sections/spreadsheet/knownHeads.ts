import { sheetHeadsKey } from '../../../features/business/spreadsheet/deviceKeys';
import {
  SHEET_FIELDS,
  type SheetEntity,
  type Use,
} from '../../../features/business/spreadsheet/fields';
import { readStored, writeStored } from '../../../features/shared/storedJson';

/* Remembers on this device, for an account and by head, what the user has made of a spreadsheet's columns. */

type Heads = Record<string, Use[]>;

function knownHeads(userId: string): Heads {
  const stored = readStored(() => localStorage, sheetHeadsKey(userId));
  return typeof stored === 'object' && stored !== null ? (stored as Heads) : {}; // `usesOf` checks each head
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
  const all = { ...knownHeads(userId), [head]: uses };
  writeStored(() => localStorage, sheetHeadsKey(userId), all);
}

import { readStored, writeStored } from '../features/shared/storedJson';
import { FIRST_STEPS, type Dismissals } from './gateway';

/** The most quotes that are remembered. The oldest are dropped first. */
const MAX_QUOTES = 200;

const keyOf = (userId: string): string => `oficio.dismissed.${userId}`;

/** Of names that differ in a day at their end alone, the newest is kept. */
const withoutDay = (name: string): string => name.replace(/\d{4}-\d\d-\d\d$/, '');

function read(userId: string): string[] {
  const names = readStored(() => localStorage, keyOf(userId));
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/**
 * Dismissals in the browser's storage. If the storage is blocked, a dismissed offer is made again on the next visit.
 */
export const storedDismissals: Dismissals = {
  read,
  add(userId, names) {
    const added = new Set(names.map(withoutDay));
    const before = read(userId).filter((name) => !added.has(withoutDay(name)));
    const all = new Set([...before, ...names]);
    // The first steps stay at the front, so that quotes do not push them out.
    const first = all.delete(FIRST_STEPS) ? [FIRST_STEPS] : [];
    writeStored(() => localStorage, keyOf(userId), [...first, ...[...all].slice(-MAX_QUOTES)]);
  },
};

import { FIRST_STEPS, type Dismissals } from './gateway';

/** The most quotes that are remembered. The oldest are dropped first. */
const MAX_QUOTES = 200;

const keyOf = (userId: string): string => `oficio.dismissed.${userId}`;

/** Of names that differ in a day at their end alone, the newest is kept. */
const withoutDay = (name: string): string => name.replace(/\d{4}-\d\d-\d\d$/, '');

function read(userId: string): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    // The storage is blocked or contains foreign data. Then nothing counts as dismissed.
    return [];
  }
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
    const kept = [...first, ...[...all].slice(-MAX_QUOTES)];
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(kept));
    } catch {
      // The dismissal could not be stored, so the offer is made again next time.
    }
  },
};

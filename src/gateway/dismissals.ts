import { FIRST_STEPS, type Dismissals } from './gateway';

/** The most quotes that are remembered. The oldest are dropped first. */
const MAX_QUOTES = 200;

const keyOf = (userId: string): string => `oficio.dismissed.${userId}`;

function read(userId: string): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    // Storage is blocked or holds foreign data: nothing counts as dismissed.
    return [];
  }
}

/** Dismissals in the browser's storage. If storage is blocked, they last for the session. */
export const storedDismissals: Dismissals = {
  read,
  add(userId, names) {
    const all = new Set([...read(userId), ...names]);
    // The first steps stay at the front, so that quotes do not push them out.
    const first = all.delete(FIRST_STEPS) ? [FIRST_STEPS] : [];
    const kept = [...first, ...[...all].slice(-MAX_QUOTES)];
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(kept));
    } catch {
      // It could not be stored and will be offered again next time.
    }
  },
};

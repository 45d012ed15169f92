import { FIRST_STEPS, type Dismissals } from './gateway';

/** Of quotes; the oldest go first: they are of long ago. */
const MAX_QUOTES = 200;

const keyOf = (userId: string): string => `oficio.dismissed.${userId}`;

function read(userId: string): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    // Storage is refused, or holds what is not ours: then nothing was sent away.
    return [];
  }
}

/** In the browser's storage; where that is refused, it lasts as long as the session. */
export const storedDismissals: Dismissals = {
  read,
  add(userId, names) {
    const all = new Set([...read(userId), ...names]);
    // It lasts: other names do not push it out.
    const first = all.delete(FIRST_STEPS) ? [FIRST_STEPS] : [];
    const kept = [...first, ...[...all].slice(-MAX_QUOTES)];
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(kept));
    } catch {
      // Seen again the next time.
    }
  },
};

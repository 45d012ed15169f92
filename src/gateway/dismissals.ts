import type { Dismissals } from './gateway';

/** The oldest go first: they are about quotes of long ago. */
const MAX_NAMES = 200;

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
    const all = [...new Set([...read(userId), ...names])].slice(-MAX_NAMES);
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(all));
    } catch {
      // Seen again the next time.
    }
  },
};

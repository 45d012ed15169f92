import type { Keys } from '../../records/keys';

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const LETTER = /^\p{L}$/u;

/** The pressed key, letters in lower case; null if Alt is held. */
const plainKey = ({ key, altKey }: KeyPress): string | null => {
  if (altKey) return null;
  return LETTER.test(key) ? key.toLowerCase() : key;
};

/**
 * Whether the Shift key matters. It does not matter for characters such as '?', because some keyboards need Shift
 * to type them.
 */
const isShifted = ({ key, shiftKey }: KeyPress): boolean =>
  shiftKey && (LETTER.test(key) || key.length > 1);

/**
 * Finds the command of a key press.
 * @param before - the keys of an unfinished sequence that were pressed before.
 * @returns the first matching command; or `begun`, if the keys are the start of a longer sequence.
 */
export function commandOfKeyPress<T extends { keys: readonly Keys[] }>(
  all: readonly T[],
  press: KeyPress,
  before: readonly string[],
): T | 'begun' | null {
  const key = plainKey(press);
  if (key === null) return null;
  const mod = press.ctrlKey || press.metaKey;
  const shift = isShifted(press);
  const path = mod ? [key] : [...before, key];
  const isBegun = (keys: Keys): boolean =>
    (keys.mod ?? false) === mod &&
    (keys.shift ?? false) === shift &&
    path.every((step, index) => keys.press[index] === step);
  const isWhole = (keys: Keys): boolean => isBegun(keys) && keys.press.length === path.length;
  const whole = all.find(({ keys }) => keys.some(isWhole));
  if (whole) return whole;
  return all.some(({ keys }) => keys.some(isBegun)) ? 'begun' : null;
}

import type { Keys } from '../kit/form/keys';

export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const LETTER = /^\p{L}$/u;

/** The key, letters in lower case; null with another modifier. */
const plainKey = ({ key, altKey }: Press): string | null => {
  if (altKey) return null;
  return LETTER.test(key) ? key.toLowerCase() : key;
};

/** Whether Shift counts. It does not for characters such as '?', which may need it to be typed. */
const isShifted = ({ key, shiftKey }: Press): boolean =>
  shiftKey && (LETTER.test(key) || key.length > 1);

/**
 * Finds the command of a key press.
 * @param before - The keys of a sequence that were pressed so far.
 * @returns the first match; `begun`: the keys are the start of a longer sequence.
 */
export function pressed<T extends { keys: readonly Keys[] }>(
  all: readonly T[],
  press: Press,
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

import { useSyncExternalStore } from 'react';

/** A combination or a sequence of keys. A key is named as in `KeyboardEvent.key`. Letters are in lower case. */
export interface Keys {
  /** Whether Ctrl is held, or ⌘ on a Mac. */
  mod?: true;
  /** Whether Shift is held. Keys that cannot be typed without Shift do not set this. */
  shift?: true;
  /** The keys, which are pressed one after another. */
  press: readonly string[];
}

/** The shortcut for a new record, which buttons and fields show. */
export const createKeys: readonly Keys[] = [{ press: ['n'] }];
export const searchKeys: Keys = { press: ['/'] };
export const clearKeys: Keys = { press: ['Escape'] };

const CAPS: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Delete: 'Del',
  Escape: 'Esc',
  ' ': 'Espaço',
};

const capOf = (key: string): string => CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** The labels that are printed on the keys: `['Ctrl', 'K']`, `['G', 'C']`. */
export const keyLabels = ({ mod, shift, press }: Keys): readonly string[] => [
  ...(mod ? ['Ctrl'] : []),
  ...(shift ? ['Shift'] : []),
  ...press.map(capOf),
];

/** The value of `aria-keyshortcuts`, which cannot describe a sequence of keys. */
export const ariaKeys = (keys: readonly Keys[]): string =>
  keys
    .filter(({ press }) => press.length === 1)
    .flatMap(({ mod, press: [key = ''] }) => (mod ? [`Control+${key}`, `Meta+${key}`] : [key]))
    .join(' ');

const STORED_AT = 'oficio.keys';
const OFF = 'off';
const listeners = new Set<() => void>();

/** Whether shortcuts of a single key are on. They are on by default and can be switched off on this device. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(STORED_AT) !== OFF;
  } catch {
    return true;
  }
}

/** Switches shortcuts of a single key on or off. If the browser's storage is blocked, nothing changes. */
export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORED_AT);
    else localStorage.setItem(STORED_AT, OFF);
  } catch {
    return;
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * The setting for shortcuts of a single key, in sync with other tabs. It belongs to the device, like the colour
 * scheme, so it is not in the store.
 */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn, () => true);
}

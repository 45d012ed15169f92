import { useSyncExternalStore } from 'react';

/** A key combination: `KeyboardEvent.key`s, letters in lower case. */
export interface Keys {
  /** Held with Ctrl, or ⌘ on a Mac. */
  mod?: true;
  /** Held with Shift, unless the key itself needs Shift. */
  shift?: true;
  /** Keys that are pressed one after another. */
  press: readonly string[];
}

/** The keys that buttons and fields use for creating. */
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

/** The labels on the keys: `['Ctrl', 'K']`, `['G', 'C']`. */
export const capsOf = ({ mod, shift, press }: Keys): readonly string[] => [
  ...(mod ? ['Ctrl'] : []),
  ...(shift ? ['Shift'] : []),
  ...press.map(capOf),
];

/** For `aria-keyshortcuts`, which cannot describe a sequence of keys. */
export const ariaKeys = (keys: readonly Keys[]): string =>
  keys
    .filter(({ press }) => press.length === 1)
    .flatMap(({ mod, press: [key = ''] }) => (mod ? [`Control+${key}`, `Meta+${key}`] : [key]))
    .join(' ');

const STORED_AT = 'oficio.keys';
const OFF = 'off';
const listeners = new Set<() => void>();

/** Whether single-key shortcuts are on. They are by default, and can be switched off on this device. */
export function readOneKey(): boolean {
  try {
    return localStorage.getItem(STORED_AT) !== OFF;
  } catch {
    return true;
  }
}

/** If storage is blocked, the setting is unchanged. */
export function setOneKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORED_AT);
    else localStorage.setItem(STORED_AT, OFF);
  } catch {
    return;
  }
  listeners.forEach((listener) => {
    listener();
  });
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
 * The setting, in sync with other tabs. It belongs to the device, like the colour scheme, so it is not in the
 * store.
 */
export function useOneKey(): boolean {
  return useSyncExternalStore(subscribe, readOneKey, () => true);
}

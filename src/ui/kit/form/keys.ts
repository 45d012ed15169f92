import { useSyncExternalStore } from 'react';

/** What is pressed: `KeyboardEvent.key`s, letters in lower case. */
export interface Keys {
  /** Held with Ctrl, on a Mac with ⌘. */
  mod?: true;
  /** Held with Shift, where that is none of what the key needs by itself. */
  shift?: true;
  /** One after the other. */
  press: readonly string[];
}

/** Those that buttons and fields answer to. */
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

/** As they are written on the keys: `['Ctrl', 'K']`, `['G', 'C']`. */
export const capsOf = ({ mod, shift, press }: Keys): readonly string[] => [
  ...(mod ? ['Ctrl'] : []),
  ...(shift ? ['Shift'] : []),
  ...press.map(capOf),
];

/** For `aria-keyshortcuts`, which knows no keys pressed in turn. */
export const ariaKeys = (keys: readonly Keys[]): string =>
  keys
    .filter(({ press }) => press.length === 1)
    .flatMap(({ mod, press: [key = ''] }) => (mod ? [`Control+${key}`, `Meta+${key}`] : [key]))
    .join(' ');

const STORED_AT = 'oficio.keys';
const OFF = 'off';
const listeners = new Set<() => void>();

/** Whether keys that are pressed alone do something; on unless they were switched off on this device. */
export function readOneKey(): boolean {
  try {
    return localStorage.getItem(STORED_AT) !== OFF;
  } catch {
    return true;
  }
}

/** Where storage is refused, it stays as it was. */
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

/** The choice, kept in step with other tabs. Of the device like the colours, hence not in the store. */
export function useOneKey(): boolean {
  return useSyncExternalStore(subscribe, readOneKey, () => true);
}

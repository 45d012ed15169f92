import { useSyncExternalStore } from 'react';

const KEY = 'oficio.keys';
const OFF = 'off';
const listeners = new Set<() => void>();

/** Whether keys that are pressed alone do something; on unless they were switched off on this device. */
export function readOneKey(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Where storage is refused, it stays as it was. */
export function setOneKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
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

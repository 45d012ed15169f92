import { useSyncExternalStore } from 'react';

/** The user's choice; `system` follows the device. */
export type ColorSchemeChoice = 'light' | 'dark' | 'system';

const key = 'oficio.theme';
const listeners = new Set<() => void>();

function isChoice(value: unknown): value is ColorSchemeChoice {
  return value === 'light' || value === 'dark' || value === 'system';
}

/** The stored choice. It is `system` where nothing is stored or the browser's storage is blocked. */
export function readColorScheme(): ColorSchemeChoice {
  try {
    const stored = localStorage.getItem(key);
    return isChoice(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Applies the stored choice to `<html>`, as the boot script does before the first paint. */
export function applyColorScheme(): void {
  const choice = readColorScheme();
  const dark =
    choice === 'dark' ||
    (choice === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const page = document.documentElement;
  page.classList.toggle('dark', dark);
  page.classList.toggle('light', !dark);
  page.style.colorScheme = dark ? 'dark' : 'light';
}

/**
 * Makes the browser print in the light scheme, because paper is white.
 * @returns a function that ends this.
 */
export function printInLight(): () => void {
  const switchToLight = () => {
    const page = document.documentElement;
    page.classList.replace('dark', 'light');
    page.style.colorScheme = 'light';
  };
  window.addEventListener('beforeprint', switchToLight);
  window.addEventListener('afterprint', applyColorScheme);
  return () => {
    window.removeEventListener('beforeprint', switchToLight);
    window.removeEventListener('afterprint', applyColorScheme);
  };
}

/** Stores and applies a choice. If the browser's storage is blocked, nothing changes. */
export function setColorScheme(choice: ColorSchemeChoice): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    return;
  }
  applyColorScheme();
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  const onOutside = () => {
    applyColorScheme();
    listener();
  };
  listeners.add(listener);
  device.addEventListener('change', onOutside);
  window.addEventListener('storage', onOutside);
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', onOutside);
    window.removeEventListener('storage', onOutside);
  };
}

/** The current choice, kept in sync with other tabs and with the device. */
export function useColorScheme(): ColorSchemeChoice {
  return useSyncExternalStore(subscribe, readColorScheme, () => 'system' as const);
}

import type { Dispatch } from '@reduxjs/toolkit';
import { useSyncExternalStore } from 'react';

import '../../boot.contract';
import { noticesActions } from '../../features/notices/noticesSlice';
import type { Command } from '../commands/command';

/** Opens the browser's own dialog where it has one, else says how it is done. */
export const installApp: Command = {
  label: 'Instalar o Ofício',
  place: 'everywhere',
  icon: 'download',
  keys: [],
  intent: () => noticesActions.installHelpAsked(),
};

/** Apple's browsers install a page from their own menu only. An iPad calls itself a Macintosh. */
const isTouchApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

const canInstall = (): boolean =>
  !isInstalled() && (window.oficioInstall !== undefined || isTouchApple());

const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The boot script hears of the first one before anything listens here.
  window.addEventListener('beforeinstallprompt', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('beforeinstallprompt', listener);
  };
}

/** Whether this browser can install the app, and has not yet. */
export const useCanInstall = (): boolean => useSyncExternalStore(subscribe, canInstall);

/** Does what an entry of the user's menu says. */
export function choose(entry: Command, dispatch: Dispatch): void {
  const { oficioInstall } = window;
  if (entry !== installApp || !oficioInstall) {
    dispatch(entry.intent());
    return;
  }
  // It asks once. The browser offers another one if the answer was no.
  delete window.oficioInstall;
  changed();
  // The answer is the browser's own matter.
  oficioInstall.prompt().catch(() => undefined);
}

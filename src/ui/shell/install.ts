import type { Dispatch } from '@reduxjs/toolkit';
import { useSyncExternalStore } from 'react';

import '../../boot.contract';
import { noticesActions } from '../../features/app/notices/noticesSlice';
import type { Command } from './commands/command';

/** The command that opens the browser's install dialog, or explains how to install the app. */
export const installApp: Command = {
  label: 'Instalar o Ofício',
  place: 'everywhere',
  icon: 'download',
  keys: [],
  intent: () => noticesActions.installHelpAsked(),
};

/**
 * Whether this is Safari on a touch device, which installs a page only from Safari's own menu. An iPad reports
 * itself as a Macintosh.
 */
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
  // The boot script stores an event that comes before this module is loaded.
  window.addEventListener('beforeinstallprompt', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('beforeinstallprompt', listener);
  };
}

/** Whether this browser can install the app and has not installed it yet. */
export const useCanInstall = (): boolean => useSyncExternalStore(subscribe, canInstall);

export function runMenuEntry(entry: Command, dispatch: Dispatch): void {
  const { oficioInstall } = window;
  if (entry !== installApp || !oficioInstall) {
    dispatch(entry.intent());
    return;
  }
  // The event can be used only once. If the user refuses, the browser sends another one.
  delete window.oficioInstall;
  changed();
  // The browser reports the user's decision by other events.
  oficioInstall.prompt().catch(() => undefined);
}

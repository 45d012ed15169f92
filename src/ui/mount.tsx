import type { Store } from '@reduxjs/toolkit';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';

import { App } from './App';
import { loadAuthPage, loadShell } from './screens';
import { takeOver } from './takeOver';
import { ThemeProvider } from './theme/ThemeProvider';

/** Loads the first screen before it is rendered. */
export async function loadScreen(screen: 'shell' | 'auth'): Promise<void> {
  await (screen === 'shell' ? loadShell() : loadAuthPage());
}

/** Calls back when what stands beside it is in the page, before that is painted. */
function OnceShown({ then }: { then: () => void }) {
  useLayoutEffect(then, [then]);
  return null;
}

/** Renders the app into the root, and lets it take over from the static page when it is ready. */
export function mount(root: Element, staticPage: Element, store: Store): void {
  const onShown = () => {
    takeOver(staticPage, root);
  };
  // In small steps, between which the page stays responsive: there is something on it to be used.
  startTransition(() => {
    createRoot(root).render(
      <Provider store={store}>
        <ThemeProvider>
          <App>
            <OnceShown then={onShown} />
          </App>
        </ThemeProvider>
      </Provider>,
    );
  });
}

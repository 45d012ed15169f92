import type { Store } from '@reduxjs/toolkit';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';

import { App } from './App';
import { loadAuthPage, loadShell } from './screens';
import { ThemeProvider } from './theme/ThemeProvider';

/** Loads the first screen before it is rendered. */
export async function loadScreen(screen: 'shell' | 'auth'): Promise<void> {
  await (screen === 'shell' ? loadShell() : loadAuthPage());
}

/** Renders the app in place of whatever the container holds. */
export function mount(container: Element, store: Store): void {
  const root = createRoot(container);
  // In small steps, between which the page stays responsive: there is something on it to be used.
  startTransition(() => {
    root.render(
      <Provider store={store}>
        <ThemeProvider>
          <App />
        </ThemeProvider>
      </Provider>,
    );
  });
}

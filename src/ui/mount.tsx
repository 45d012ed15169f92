import type { Store } from '@reduxjs/toolkit';
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
  createRoot(container).render(
    <Provider store={store}>
      <ThemeProvider>
        <App />
      </ThemeProvider>
    </Provider>,
  );
}

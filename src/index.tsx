import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';

import './boot.contract';
import type { Log } from './gateway/gateway';
import { SESSION_KEY } from './gateway/supabaseClient';
import { supabaseGateway } from './gateway/supabaseGateway';
import { takeUrlTokens } from './gateway/urlTokens';
import { newId } from './features/shared/ids';
import { createAppStore } from './store/createAppStore';
import { App } from './ui/App';
import { loadAuthPage, loadShell } from './ui/screens';
import { ThemeProvider } from './ui/theme/ThemeProvider';

const log: Log = (message, detail) => {
  console.error(message, detail);
};

function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

/** From the browser's cache the app may come before the page itself is read to its end. */
async function pageIsRead(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}

/** Builds the app from gateway to page, and takes over from what the boot script showed. */
async function start(): Promise<void> {
  const boot = (window.__oficio ??= {});
  const urlTokens = takeUrlTokens(window.location, window.history);
  const isRestoring = urlTokens !== null || hasStoredSession();

  const store = createAppStore({
    gateway: supabaseGateway(
      {
        url: process.env.SUPABASE_URL ?? window.location.origin,
        key: process.env.SUPABASE_PUBLISHABLE_KEY ?? 'oficio-local',
      },
      { log, urlTokens },
    ),
    log,
    now: () => new Date(),
    newId,
    hasStoredSession: isRestoring,
    authMode: boot.auth === undefined ? null : boot.auth === 'signup' ? 'signUp' : 'login',
    devTools: true,
  });

  // The next screen's chunk first, so that nothing flashes empty in between.
  await Promise.all([isRestoring ? loadShell() : loadAuthPage(), pageIsRead()]);
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  boot.running = true;
  delete document.documentElement.dataset['start'];
  createRoot(container).render(
    <Provider store={store}>
      <ThemeProvider>
        <App />
      </ThemeProvider>
    </Provider>,
  );
}

start().catch((error: unknown) => {
  log('The app did not start', error);
  window.__oficio?.failed?.();
});

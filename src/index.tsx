import './boot.contract';
import type { AuthMode } from './features/session/session';
import { selectIsReady, selectSession, sessionActions } from './features/session/sessionSlice';
import type { Log } from './gateway/gateway';
import { storedDrafts } from './gateway/drafts';
import { SESSION_KEY } from './gateway/supabaseClient';
import { supabaseGateway } from './gateway/supabaseGateway';
import { takeUrlTokens } from './gateway/urlTokens';
import { newId } from './features/shared/ids';
import { NO_DRAFTS, type KeptDrafts } from './features/forms/forms';
import { placeLeft } from './features/workspace/place';
import { createAppStore, type AppStore } from './store/createAppStore';
import { until } from './store/until';

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

/** What was typed in this tab before a reload. Few visits begin with any, and only they fetch its reader. */
async function keptDrafts(): Promise<KeptDrafts> {
  const stored = storedDrafts.read();
  if (stored === null) return NO_DRAFTS;
  try {
    const { readDrafts } = await import(
      /* webpackChunkName: "drafts" */ './features/workspace/readDrafts'
    );
    return readDrafts(stored);
  } catch {
    return NO_DRAFTS; // The app opens without its reader too, and the next reload may have it.
  }
}

/** From the browser's cache the app may come before the page itself is read to its end. */
async function pageIsRead(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}

/** The form that a visitor has asked for; who has gone back meanwhile stays on the static page. */
async function wantedForm(): Promise<AuthMode> {
  const boot = (window.__oficio ??= {});
  return boot.auth ?? new Promise((resolve) => (boot.onAuth = resolve));
}

/** The static page says that the session is being checked: resolves when there is more to say. */
const sessionIsKnown = (store: AppStore): Promise<void> =>
  until(store, (state) => {
    const session = selectSession(state);
    return session.status !== 'checking' || session.restoreDelayed;
  });

/**
 * Builds the app from gateway to page, and takes over from what the boot script showed. The store
 * and its sagas come first: they restore the session and ask for its data while React, the theme
 * and the screens are still on their way.
 */
async function start(): Promise<void> {
  const brought = takeUrlTokens(window.location, window.history);
  // A link may also arrive on the page that is open already; it changes nothing there.
  window.addEventListener('hashchange', () => takeUrlTokens(window.location, window.history));
  // The embedded backend sends no links: whoever brings one there has made it up.
  const urlLink = process.env.SUPABASE_URL === undefined ? null : brought;
  const isRestoring = urlLink !== null || hasStoredSession();

  const store = createAppStore({
    gateway: supabaseGateway(
      {
        url: process.env.SUPABASE_URL ?? window.location.origin,
        key: process.env.SUPABASE_PUBLISHABLE_KEY ?? 'oficio-local',
      },
      { log, urlLink },
    ),
    log,
    now: () => new Date(),
    newId,
    hasStoredSession: isRestoring,
    left: placeLeft(window.history.state),
    drafts: await keptDrafts(),
    devTools: true,
  });

  const { AuthPage, LandingPage, mount, Shell } = await import(
    /* webpackChunkName: "ui" */ './ui/mount'
  );
  // The next screen's chunk first, so that nothing flashes empty in between.
  const screen = (isRestoring ? Shell : AuthPage).load();
  await Promise.all([screen, pageIsRead(), sessionIsKnown(store)]);
  const root = document.getElementById('root');
  const staticPage = document.getElementById('start');
  if (!root || !staticPage) throw new Error('The page has no #root or no #start');
  if (document.documentElement.dataset['start'] !== 'session') {
    // The landing page is what the visitor sees.
    const openForm = (mode: AuthMode) => store.dispatch(sessionActions.authScreenOpened(mode));
    openForm(await wantedForm());
    // Until the static page is gone another of its buttons may be pressed.
    if (window.__oficio) window.__oficio.onAuth = openForm;
  } else if (selectSession(store.getState()).status === 'signedOut') {
    // There was no session after all. A page that does not come is asked for again, and reported, by the app.
    await LandingPage.load().catch(() => undefined);
  }
  mount(root, staticPage, store);
  await until(store, selectIsReady);
  // What nobody waits for; where it does not come, the app is as good without it.
  await import(/* webpackChunkName: "later" */ './later').then(
    ({ begin }) => {
      begin(store);
    },
    () => undefined,
  );
}

start().catch((error: unknown) => {
  log('The app did not start', error);
  window.__oficio?.failed?.();
});

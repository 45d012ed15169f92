import './boot.contract';
import type { AuthMode } from './features/app/session/session';
import { selectIsReady, selectSession, sessionActions } from './features/app/session/sessionSlice';
import type { KeptSnapshot, Log } from './gateway/gateway';
import { storedDrafts } from './gateway/drafts';
import { storedSnapshots } from './gateway/snapshots';
import { SESSION_KEY } from './gateway/supabaseClient';
import { supabaseGateway } from './gateway/supabaseGateway';
import { takeUrlTokens } from './gateway/urlTokens';
import { newId } from './features/shared/ids';
import { NO_DRAFTS, type KeptDrafts } from './features/app/forms/forms';
import type { Place } from './features/app/navigation/navigationSlice';
import { placeFromHistory } from './features/app/workspace/place';
import { createAppStore, type AppStore } from './store/createAppStore';
import { waitForState } from './store/waitForState';

const log: Log = (message, detail) => console.error(message, detail);

function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Reads the drafts that this tab stored before a reload. Most visits have none, so their reader is a chunk of its own.
 */
async function keptDrafts(): Promise<KeptDrafts> {
  const stored = storedDrafts.read();
  if (stored === null) return NO_DRAFTS;
  try {
    const { readDrafts } = await import(
      /* webpackChunkName: "drafts" */ './features/app/workspace/readDrafts'
    );
    return readDrafts(stored);
  } catch {
    return NO_DRAFTS; // the app works without the drafts, and the next reload may restore them
  }
}

/** Connects the Redux DevTools. In production this requires `?devtools`, because they see the account's data. */
async function devTools() {
  const isAsked = new URLSearchParams(window.location.search).has('devtools');
  if (process.env.NODE_ENV === 'production' && !isAsked) return undefined;
  const { createDevToolsGuard } = await import(
    /* webpackChunkName: "live-guard" */ './store/devToolsGuard'
  );
  return createDevToolsGuard;
}

/** Waits until the page has been parsed completely. If the app's files are cached, the app may run earlier. */
async function pageIsRead(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', resolve, { once: true }),
  );
}

/** Waits for the form that the visitor requests. If the visitor has gone back meanwhile, the static page stays. */
async function wantedForm(): Promise<AuthMode> {
  const boot = (window.__oficio ??= {});
  return boot.auth ?? new Promise((resolve) => (boot.onAuth = resolve));
}

/**
 * Resolves when it is known whether there is a session, or when the check takes long. Until then the static page shows
 * that the session is being checked.
 */
const sessionIsKnown = (store: AppStore): Promise<void> =>
  waitForState(store, (state) => {
    const session = selectSession(state);
    return session.status !== 'checking' || session.restoreDelayed;
  });

/** Whether the app's files come from this browser and not from the network. */
const filesAreCached = (): boolean =>
  Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);

/** Shows this device's snapshot on the first screen instead of a spinner. */
async function keptIsShown(
  store: AppStore,
  kept: Promise<KeptSnapshot | null>,
  loadFirstView: () => Promise<unknown>,
): Promise<void> {
  const snapshot = await kept;
  if (!snapshot) return;
  await loadFirstView();
  await waitForState(store, (state) => {
    const { status } = selectSession(state);
    return (
      selectIsReady(state) ||
      status === 'signedOut' ||
      (snapshot.figures !== null && status === 'signedIn')
    );
  });
}

/** Whether the first screen is the dashboard with nothing over it. Any other screen needs the rows. */
const isDashboardFirst = (left: Place | null, drafts: KeptDrafts): boolean =>
  (left === null || (left.section === 'dashboard' && left.record === null)) && drafts === NO_DRAFTS;

/**
 * Builds the app from the gateway to the page, and replaces what the boot script showed. The store and its sagas start
 * first. They restore the session and request its data while React, the theme and the screens are still loading.
 */
async function start(): Promise<void> {
  const brought = takeUrlTokens(window.location, window.history);
  // A link may also arrive on an open page, where it changes nothing but must be removed from the address.
  window.addEventListener('hashchange', () => takeUrlTokens(window.location, window.history));
  // The embedded backend sends no links, so a link there is forged.
  const urlLink = process.env.SUPABASE_URL === undefined ? null : brought;
  const isRestoring = urlLink !== null || hasStoredSession();
  const left = placeFromHistory(window.history.state);
  const drafts = await keptDrafts();
  const kept = isRestoring
    ? storedSnapshots.read(isDashboardFirst(left, drafts))
    : Promise.resolve(null);

  let onFirstScreen = (): void => undefined;
  const firstScreen = new Promise<void>((resolve) => {
    onFirstScreen = resolve;
  });

  const store = createAppStore({
    gateway: (recordedLog) =>
      supabaseGateway(
        {
          url: process.env.SUPABASE_URL ?? window.location.origin,
          key: process.env.SUPABASE_PUBLISHABLE_KEY ?? 'oficio-local',
        },
        { log: recordedLog, urlLink },
      ),
    log,
    now: () => new Date(),
    newId,
    hasStoredSession: isRestoring,
    left,
    drafts,
    kept,
    firstScreen,
    devTools: await devTools(),
  });

  const { AuthPage, LandingPage, loadFirstView, mount, Shell } = await import(
    /* webpackChunkName: "ui" */ './ui/mount'
  );
  // Nothing waits for this chunk, because translators start after the page is shown.
  void import(/* webpackChunkName: "later" */ './ui/kit/text/translatedTexts').then(
    ({ followTranslation }) => followTranslation(),
    () => undefined,
  );
  // The first view is loaded while the snapshot is being read. Files from the network are not loaded yet, because they
  // would delay the data.
  if (isRestoring && filesAreCached()) void loadFirstView();
  // The next screen's chunk is loaded first, so that no empty page is shown in between.
  const screen = (isRestoring ? Shell : AuthPage).load();
  await Promise.all([
    screen,
    pageIsRead(),
    sessionIsKnown(store),
    keptIsShown(store, kept, loadFirstView),
  ]);
  const root = document.getElementById('root');
  const staticPage = document.getElementById('start');
  if (!root || !staticPage) throw new Error('The page has no #root or no #start');
  if (document.documentElement.dataset['start'] !== 'session') {
    // The visitor sees the landing page and may request a form.
    const openForm = (mode: AuthMode) => store.dispatch(sessionActions.authScreenOpened(mode));
    openForm(await wantedForm());
    // Until the static page is gone, the visitor may press another of its buttons.
    if (window.__oficio) window.__oficio.onAuth = openForm;
  } else if (selectSession(store.getState()).status === 'signedOut') {
    // The stored session was not valid. If the landing page cannot be loaded now, the app retries and reports that.
    await LandingPage.load().catch(() => undefined);
  }
  const { line } = store.recorder;
  window.addEventListener('error', ({ error }) => line('Uncaught', error));
  await mount(root, staticPage, store, {
    first: await kept,
    onCrash: (error) => line('A part of the page crashed', error),
  });
  onFirstScreen();
  await waitForState(store, selectIsReady);
  // Nothing waits for this chunk. If it cannot be loaded, the app works without it.
  await import(/* webpackChunkName: "later" */ './later').then(
    ({ startDeferred: begin }) => begin(store),
    () => undefined,
  );
}

start().catch((error: unknown) => {
  log('The app did not start', error);
  window.__oficio?.failed?.();
});

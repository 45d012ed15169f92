/**
 * Runs inline in the page's head before anything is painted. It decides the colour scheme, and whether the
 * visitor sees the static landing page or the app. A button that is pressed on the landing page fetches the
 * app, which then shows the form. This script must stay tiny and import nothing.
 */
import './boot.contract';
import type { AuthMode } from './features/app/session/session';

type Files = Readonly<Record<'app' | 'signedIn' | 'signedOut', readonly string[]>>;

const page = document.documentElement;
const memory: NonNullable<Window['__oficio']> = (window.__oficio = { failed });

/** Storage may be blocked. Then there is neither a session nor a stored colour scheme. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const device = matchMedia('(prefers-color-scheme: dark)');

/** Applies the colour scheme of the user or of the device. Once the app runs, `applyColorScheme` does the same. */
function paint(): void {
  const choice = stored('oficio.theme');
  const dark = choice === 'dark' || (choice !== 'light' && device.matches);
  page.classList.toggle('dark', dark);
  page.classList.toggle('light', !dark);
  page.style.colorScheme = dark ? 'dark' : 'light';
}

paint();
// The page follows the device's colour scheme on every screen, also while the app runs.
device.addEventListener('change', paint);
addEventListener('storage', paint);

// cast: the build wrote it into this page
const files = JSON.parse(document.getElementById('oficio-files')?.textContent ?? '{}') as Files;

function preload(urls: readonly string[]): void {
  for (const href of urls) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href }));
  }
}

/** Fetches scripts into the browser's cache, one after the other. See `scriptsToPrefetch`. */
async function fetchAhead(urls: readonly string[]): Promise<void> {
  for (const url of urls) await (await fetch(url, { priority: 'low' })).blob();
}

let started = false;

/** Loads and runs the app, which replaces the page. It may be called again after a failure. */
function start(): void {
  if (started) return;
  started = true;
  document.getElementById('start-failed')?.replaceChildren();
  for (const src of files.app) {
    const script = document.createElement('script');
    // Scripts that are added this way run in the order in which they were added. They request the data, so
    // they have a high fetch priority.
    Object.assign(script, { src, async: false, onerror: failed, fetchPriority: 'high' });
    document.head.append(script);
  }
}

/** The network failed, or a newer build has removed this page's files. A retry helps in both cases. */
function failed(): void {
  if (!started) return;
  started = false;
  forget();
  const notice = document.getElementById('start-failed');
  const again = document.createElement('button');
  again.textContent = 'Tentar novamente';
  again.onclick = () => location.reload();
  notice?.replaceChildren('Erro inesperado. Verifique sua conexão e tente novamente. ', again);
}

/** Returns the button to a form in which an event happened; null if there is none. */
function buttonOf(event: Event): HTMLElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>('#start [data-auth]')
    : null;
}

/** Drops the requested form. */
function forget(): void {
  document.querySelector('#start [aria-busy]')?.removeAttribute('aria-busy');
  delete memory.auth;
}

/** Remembers the requested form until the app runs, and adds a history entry for 'Back'. */
function ask(mode: AuthMode, button?: HTMLElement): void {
  forget();
  memory.auth = mode;
  button?.setAttribute('aria-busy', 'true');
  // The entry has the format of src/ui/shell/browserBack.ts. It may exist already, because a reload keeps it.
  if (history.state === null) history.pushState({ step: 1 }, '');
  memory.onAuth?.(mode);
}

// Whether the address contains the tokens of a link in a confirmation e-mail.
const cameByMail = /[#&?](access_token|refresh_token|token_hash|code|error_code)=/.test(
  location.search + location.hash,
);

/**
 * Lets a newer build in the cache take over before any code of the older one runs. It waits at most 3 s for that. It
 * does not wait if the tab has unsaved input from before a reload, or if a link from an e-mail has opened the page.
 */
function whenNewest(goOn: () => void): void {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers?.controller || cameByMail || storedDrafts() !== null) {
    goOn();
    return;
  }
  workers.getRegistration().then((registration) => {
    const waiting = registration?.waiting;
    if (!waiting) {
      goOn();
      return;
    }
    const timer = setTimeout(goOn, 3000);
    workers.oncontrollerchange = () => {
      if (started) return;
      clearTimeout(timer);
      location.reload();
    };
    waiting.postMessage({ type: 'takeOver' });
  }, goOn);
}

/** The unsaved input of this tab from before a reload, as text; null if there is none. */
function storedDrafts(): string | null {
  try {
    return sessionStorage.getItem('oficio.drafts');
  } catch {
    return null;
  }
}

/** The form into which the visitor had typed something before a reload. */
function typedForm(): AuthMode | undefined {
  try {
    // cast: src/features/app/forms/forms.ts has this shape, and the app checks it when it reads the drafts
    const drafts = JSON.parse(storedDrafts() ?? 'null') as { visitor?: { mode?: AuthMode } } | null;
    return drafts?.visitor?.mode;
  } catch {
    return undefined;
  }
}

/**
 * Erases the lists that this device keeps, if their session has vanished. The app does the same when it starts, but it
 * does not start while a visitor only looks at the landing page. See src/gateway/snapshots.ts.
 */
function eraseSnapshot(): void {
  const opening = indexedDB.open('oficio');
  // Where no list was ever kept, no database is made.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  opening.onsuccess = () => {
    const database = opening.result;
    // Somebody may have signed in meanwhile, in another tab.
    if (stored('oficio.session') === null)
      database.transaction('snapshots', 'readwrite').objectStore('snapshots').clear();
    database.close();
  };
}

// Browsers that can install the app send this event. The user's menu has the button
// (src/ui/shell/install.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.oficioInstall = event;
});

/**
 * Whether this browser is older than `browserslist` in package.json allows. Of what the app needs, these came last to
 * Safari (16.4), Firefox (125) and Chrome (111). Such a browser would stop at the app's scripts without a word.
 */
function isTooOld(): boolean {
  try {
    return !(
      new RegExp('(?<=a)b').test('ab') &&
      'Segmenter' in Intl &&
      CSS.supports('color', 'color-mix(in srgb, red, red)')
    );
  } catch {
    return true;
  }
}

if (isTooOld()) {
  page.dataset['start'] = 'old';
} else if (stored('oficio.session') !== null || cameByMail) {
  page.dataset['start'] = 'session';
  whenNewest(start);
  preload(files.signedIn);
} else {
  whenNewest(() => undefined);
  const wanted = [...files.app, ...files.signedOut];
  const fetchSoon = (event: Event): void => {
    if (buttonOf(event) === null) return;
    for (const type of INTENTIONS) removeEventListener(type, fetchSoon);
    preload(wanted);
  };
  const INTENTIONS = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const type of INTENTIONS) addEventListener(type, fetchSoon, { passive: true });

  addEventListener('load', () => {
    const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
    whenIdle(() => {
      // What cannot be fetched now is requested again when it is needed.
      fetchAhead(wanted).catch(() => undefined);
      eraseSnapshot();
    });
  });

  addEventListener('click', (event) => {
    const button = buttonOf(event);
    // The static page may be gone, because the app has replaced it.
    if (button === null) return;
    start();
    preload(files.signedOut);
    // cast: src/ui/visitor/landing/AuthButton.tsx writes these two values
    ask(button.dataset['auth'] as AuthMode, button);
  });
  const typed = typedForm();
  if (typed) {
    start();
    preload(files.signedOut);
    ask(typed);
  }
  addEventListener('popstate', forget);
}

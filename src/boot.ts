/**
 * Runs inline in the page's head, before anything is painted, and decides two things: the colour
 * scheme, and whether this visitor gets the static landing page or the app. A button that is pressed
 * on the landing page fetches the app, which shows the form as soon as it is there. It must stay tiny
 * and import nothing.
 */
import './boot.contract';
import type { AuthMode } from './features/session/session';

type Files = Readonly<Record<'app' | 'signedIn' | 'signedOut', readonly string[]>>;

const page = document.documentElement;
const memory: NonNullable<Window['__oficio']> = (window.__oficio = { failed });

/** Storage may be forbidden altogether; then there is neither a session nor a chosen theme. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const device = matchMedia('(prefers-color-scheme: dark)');

/** As the user chose, else as the device is; `applyColorScheme` does the same once the app is there. */
function paint(): void {
  const choice = stored('oficio.theme');
  const dark = choice === 'dark' || (choice !== 'light' && device.matches);
  page.classList.toggle('dark', dark);
  page.classList.toggle('light', !dark);
  page.style.colorScheme = dark ? 'dark' : 'light';
}

paint();
// On every screen, with the app or without.
device.addEventListener('change', paint);
addEventListener('storage', paint);

const files = JSON.parse(document.getElementById('oficio-files')?.textContent ?? '{}') as Files; // written by the build, in this very page

function hint(rel: 'preload' | 'prefetch', urls: readonly string[]): void {
  for (const href of urls) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel, as: 'script', href }),
    );
  }
}

let started = false;

/** Loads and runs the app, which takes over the page; may be called again after a failure. */
function start(): void {
  if (started) return;
  started = true;
  document.getElementById('start-failed')?.replaceChildren();
  for (const src of files.app) {
    const script = document.createElement('script');
    // Scripts that are added this way run in the order they were added in, not of arrival.
    // They ask for the data: nothing else on the way is waited for as long.
    Object.assign(script, { src, async: false, onerror: failed, fetchPriority: 'high' });
    document.head.append(script);
  }
}

/** The network failed, or a newer build took this page's files away: what helps is to try anew. */
function failed(): void {
  if (!started) return;
  started = false;
  forget();
  const notice = document.getElementById('start-failed');
  const again = document.createElement('button');
  again.textContent = 'Tentar novamente';
  again.onclick = () => {
    location.reload();
  };
  notice?.replaceChildren('Erro inesperado. Verifique sua conexão e tente novamente. ', again);
}

/** The button to a form that an event happened on, if it did. */
function buttonOf(event: Event): HTMLElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>('#start [data-auth]')
    : null;
}

/** No form is asked for any more. */
function forget(): void {
  document.querySelector('#start [aria-busy]')?.removeAttribute('aria-busy');
  delete memory.auth;
}

/** Remembers the form that was asked for until the app is there, with an entry for 'Back'. */
function ask(button: HTMLElement): void {
  forget();
  const mode = button.dataset['auth'] as AuthMode; // src/ui/landing/AuthButton.tsx writes these two
  memory.auth = mode;
  button.setAttribute('aria-busy', 'true');
  // As src/ui/shell/browserBack.ts writes it; a reload may have kept it.
  if (history.state === null) history.pushState({ step: 1 }, '');
  memory.onAuth?.(mode);
}

// What a link in a confirmation e-mail brings along.
const cameByMail = /[#&?](access_token|refresh_token|token_hash|code|error_code)=/.test(
  location.search + location.hash,
);

/**
 * A newer build that is in the cache already takes over before anything of the older one has run. Not where
 * a form waits that was typed in before a reload, and no link is lost; and nothing waits for it for long.
 */
function whenNewest(goOn: () => void): void {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers?.controller || cameByMail || holdsDrafts()) {
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

function holdsDrafts(): boolean {
  try {
    return sessionStorage.getItem('oficio.drafts') !== null;
  } catch {
    return false;
  }
}

// Offered by browsers that can install the app; the user's menu has the button (src/ui/shell/install.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.oficioInstall = event;
});

if (stored('oficio.session') !== null || cameByMail) {
  page.dataset['start'] = 'session';
  whenNewest(start);
  hint('preload', files.signedIn);
} else {
  whenNewest(() => undefined);
  const wanted = [...files.app, ...files.signedOut];
  const fetchSoon = (event: Event): void => {
    if (buttonOf(event) === null) return;
    for (const type of INTENTIONS) removeEventListener(type, fetchSoon);
    hint('preload', wanted);
  };
  const INTENTIONS = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const type of INTENTIONS) addEventListener(type, fetchSoon, { passive: true });

  addEventListener('load', () => {
    const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
    whenIdle(() => {
      hint('prefetch', wanted);
    });
  });

  addEventListener('click', (event) => {
    const button = buttonOf(event);
    // Once the app has taken over there is no static page.
    if (button === null) return;
    start();
    hint('preload', files.signedOut);
    ask(button);
  });
  addEventListener('popstate', forget);
}

/**
 * Runs inline in the page's head, before anything is painted, and decides two things: the colour
 * scheme, and whether this visitor gets the static landing page or the app. It must stay tiny and
 * import nothing.
 */
import type { AuthWish } from './boot.contract';

type Files = Readonly<Record<'app' | 'signedIn' | 'signedOut', readonly string[]>>;

const page = document.documentElement;
const memory: Window['__oficio'] = (window.__oficio = { failed });

/** Storage may be forbidden altogether; then there is neither a session nor a chosen theme. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const choice = stored('oficio.theme');
const dark =
  choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
page.classList.add(dark ? 'dark' : 'light');
page.style.colorScheme = dark ? 'dark' : 'light';

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
  for (const busy of document.querySelectorAll('[data-auth][aria-busy]')) {
    busy.removeAttribute('aria-busy');
  }
  const notice = document.getElementById('start-failed');
  const again = document.createElement('button');
  again.textContent = 'Tentar novamente';
  again.onclick = () => {
    location.reload();
  };
  notice?.replaceChildren('Erro inesperado. Verifique sua conexão e tente novamente. ', again);
}

/** The login or sign-up button that an event happened on, if it did. */
function authButton(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest('[data-auth]') : null;
}

// What a link in a confirmation e-mail brings along.
const cameByMail = /[#&?](access_token|refresh_token|token_hash|code|error_code)=/.test(
  location.search + location.hash,
);

if (stored('oficio.session') !== null || cameByMail) {
  page.dataset['start'] = 'session';
  start();
  hint('preload', files.signedIn);
} else {
  const wanted = [...files.app, ...files.signedOut];
  const fetchSoon = (event: Event): void => {
    if (authButton(event) === null) return;
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
    const button = authButton(event);
    // Once the app has taken over, its own handlers answer.
    if (button === null || memory.running === true) return;
    event.preventDefault();
    memory.auth = button.getAttribute('data-auth') as AuthWish; // the landing page writes these two
    button.setAttribute('aria-busy', 'true');
    start();
    hint('preload', files.signedOut);
  });
}

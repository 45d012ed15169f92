import { CACHE_FOREVER, SECURITY_HEADERS } from '../../embedded/http/contentSecurity';
import { type Finding, fineFinding, newFinding } from './finding';
import type { HostFacts } from './readHost';

const GUIDE =
  'docs/deploy.md, section 5, has the lines for your host; Netlify and Cloudflare Pages read dist/_headers.';

function headerFindings({ url, page: { headers } }: HostFacts): Finding[] {
  const findings: Finding[] = [];
  if (headers.get('content-security-policy')?.includes("frame-ancestors 'none'") !== true) {
    findings.push(
      newFinding(
        'warning',
        'Any page may show the app in a frame.',
        'Somebody else’s page could lay its own buttons over the app’s.',
        GUIDE,
      ),
    );
  }
  const others = Object.entries(SECURITY_HEADERS).filter(
    ([name, value]) => name !== 'Content-Security-Policy' && headers.get(name) !== value,
  );
  if (others.length > 0) {
    findings.push(
      newFinding(
        'warning',
        `Headers are missing or differ: ${others.map(([name]) => name).join(', ')}.`,
        'Browsers then guess types, tell other sites where a visitor comes from, or share a window.',
        GUIDE,
      ),
    );
  }
  if (url.startsWith('https:') && headers.get('strict-transport-security') === null) {
    findings.push(
      newFinding(
        'warning',
        'Nothing keeps browsers on HTTPS.',
        'A visit that starts with http:// can be read and changed on its way.',
        'Strict-Transport-Security: max-age=31536000',
      ),
    );
  }
  return findings.length === 0
    ? [fineFinding('The headers are those of the embedded server.')]
    : findings;
}

function cacheFindings({ page, asset }: HostFacts): Finding[] {
  const control = page.headers.get('cache-control') ?? '';
  const age = Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0);
  const isKept = !/no-cache|no-store/.test(control) && age > 0;
  return [
    isKept
      ? newFinding(
          'problem',
          `The page itself is kept for ${String(age)} s (${control}).`,
          'After an upgrade it asks for files that are gone.',
          'Cache-Control: no-cache for index.html',
        )
      : fineFinding('The page is asked for each time.'),
    asset?.headers.get('cache-control')?.includes('immutable') === true
      ? fineFinding('Its files are kept for ever.')
      : newFinding(
          'warning',
          'The files under /assets/ are not kept for ever.',
          'Every visit fetches again what never changes.',
          `Cache-Control: ${CACHE_FOREVER} for /assets/*`,
        ),
  ];
}

/** @param backend - the address of the project that the app should use. */
export function hostFindings(facts: HostFacts, backend: string): Finding[] {
  const { url, page, missing } = facts;
  const html = String(page.body);
  if (page.status !== 200 || !html.includes('oficio-files')) {
    return [
      newFinding(
        'problem',
        `What answers at ${url} is not the app (${String(page.status)}).`,
        'Its users see something else.',
        'Put the content of dist/ there, not the folder itself.',
      ),
    ];
  }
  const policy = /<meta[^>]+Content-Security-Policy[^>]+content="([^"]*)"/.exec(html)?.[1] ?? '';
  const talksTo = /connect-src 'self' ?([^;]*)/.exec(policy)?.[1] ?? '';
  return [
    talksTo.trim() === new URL(backend).origin
      ? fineFinding(`The app was built for ${talksTo}.`)
      : newFinding(
          'problem',
          `The app was built for ${talksTo === '' ? 'the embedded backend' : talksTo}.`,
          'It does not speak to this project.',
          `SUPABASE_URL=${backend} SUPABASE_PUBLISHABLE_KEY=… npm run build`,
        ),
    missing.status === 404
      ? fineFinding('What does not exist answers 404.')
      : newFinding(
          'problem',
          `A file that does not exist answers ${String(missing.status)}.`,
          'After an upgrade an open tab would run a page as a script, and not notice that it is old.',
          'Serve 404.html with status 404; no fallback to index.html.',
        ),
    ...headerFindings(facts),
    ...cacheFindings(facts),
  ];
}

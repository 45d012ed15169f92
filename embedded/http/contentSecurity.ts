import { createHash } from 'node:crypto';

/** Matches an inline script. It matches neither scripts with a `src` nor JSON, which is not executed. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src\s*=|type\s*=\s*"application\/json"))[^>]*>([\s\S]*?)<\/script>/gi;

/** The CSP source (`'sha256-…'`) that allows an inline script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The CSP sources of a page's inline scripts. */
export function inlineScriptHashes(html: string): readonly string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => scriptHash(script));
}

/** The directive that forbids other pages to embed this one. Browsers accept the directive only in a header. */
const NO_FRAMES = "frame-ancestors 'none'";

/**
 * Returns a page's policy. It forbids everything from other origins and all inline scripts but those with these hashes.
 * It allows connections only to the backend. The build writes it into the page, for hosts that set no headers.
 * @param backend - The origin of a hosted backend. Without it, the backend is the origin that serves the page.
 */
export function pagePolicy(scriptHashes: readonly string[], backend?: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    // Emotion writes its rules into style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...(backend === undefined ? [] : [backend])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Returns a page's policy as the value of a header. */
export function contentSecurityPolicy(scriptHashes: readonly string[], backend?: string): string {
  return `${pagePolicy(scriptHashes, backend)}; ${NO_FRAMES}`;
}

/**
 * Returns the policy of the page that a client reads. It allows only the page's own script and styles and the app's
 * font, and no connections. It is the same on any host and in a file.
 */
export function quotePagePolicy(script: string, styles: string): string {
  return [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${styles}`,
    "font-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The policy of the service worker, which may only fetch the app's own files. */
export const WORKER_POLICY = `default-src 'none'; script-src 'self'; connect-src 'self'; ${NO_FRAMES}`;

/** Finds the policy that is written inside a page, and returns it as the value of a header. */
export function policyInsidePage(html: string): string | null {
  const [, policy] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return policy === undefined ? null : `${policy}; ${NO_FRAMES}`;
}

/** The caching of files whose name contains a hash of their content. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** The headers of every answer. For a page, the page's own policy replaces the strict default here. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `default-src 'none'; ${NO_FRAMES}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

import { createHash } from 'node:crypto';

/** Inline scripts only: neither those with a `src` nor JSON, which is not executed. */
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

/** Browsers accept this directive only in a header. */
const NO_FRAMES = "frame-ancestors 'none'";

/**
 * A page's policy: nothing from other origins, no inline scripts but those with these hashes, and connections
 * only to the backend. The build writes it into the page, for hosts that set no headers.
 * @param backend - the origin of a hosted backend; without it, the origin that serves the page.
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

/** The same policy as a header. */
export function contentSecurityPolicy(scriptHashes: readonly string[], backend?: string): string {
  return `${pagePolicy(scriptHashes, backend)}; ${NO_FRAMES}`;
}

/**
 * The policy of the client's page: its own script and styles, the app's font, and no connections. It is the
 * same on any host and in a file.
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

/** The policy of the page on which a report is replayed: the app's own scripts, and no connections at all. */
export function replayPolicy(): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The policy of the service worker: it fetches the app's own files, and nothing else. */
export const WORKER_POLICY = `default-src 'none'; script-src 'self'; connect-src 'self'; ${NO_FRAMES}`;

/** The policy inside a page, as a header. */
export function policyInsidePage(html: string): string | null {
  const [, policy] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return policy === undefined ? null : `${policy}; ${NO_FRAMES}`;
}

/** For files with a hash of their content in their name. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** The headers of every answer. A page's policy replaces the strict default here. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `default-src 'none'; ${NO_FRAMES}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

import { createHash } from 'node:crypto';

/** Not what comes from a file, and not JSON, which nobody runs. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src\s*=|type\s*=\s*"application\/json"))[^>]*>([\s\S]*?)<\/script>/gi;

/** The CSP source (`'sha256-…'`) that admits an inline script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The CSP sources of the scripts that stand in a page. */
export function inlineScriptHashes(html: string): readonly string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => scriptHash(script));
}

/** Browsers take this from a header only. */
const NO_FRAMES = "frame-ancestors 'none'";

/**
 * The policy of a page: nothing from elsewhere, no inline script but those named by hash, and talk to
 * no one but the backend. The build writes it into the page, for hosts that set no headers.
 * @param backend origin of a hosted backend; without it: the origin that serves the page.
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

/** The same as a header. */
export function contentSecurityPolicy(scriptHashes: readonly string[], backend?: string): string {
  return `${pagePolicy(scriptHashes, backend)}; ${NO_FRAMES}`;
}

/**
 * The policy of the page that a client opens: its own script and styles, the app's font, and nothing else;
 * it talks to nobody, on any host and as a file.
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

/** The policy that a page brings along, as a header. */
export function ownPolicy(html: string): string | null {
  const [, policy] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return policy === undefined ? null : `${policy}; ${NO_FRAMES}`;
}

/** For whatever carries its content's hash in its name. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** Headers of every answer; a page's policy replaces the one that allows nothing. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `default-src 'none'; ${NO_FRAMES}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

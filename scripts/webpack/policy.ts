/**
 * The page's Content-Security-Policy, for static hosts that set no headers: nothing from elsewhere,
 * no inline script but the boot script, and talk to no one but the backend.
 *
 * The embedded backend sends the same as a header, with `frame-ancestors`, which browsers take from
 * a header only.
 *
 * @param scriptHashes sources of the inline scripts (`'sha256-…'`).
 * @param backend origin of a hosted backend; undefined: the origin that serves the page.
 */
export function pagePolicy(scriptHashes: readonly string[], backend: string | undefined): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    // Emotion writes its rules into style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${backend === undefined ? '' : ` ${backend}`}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

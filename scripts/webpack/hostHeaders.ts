import {
  contentSecurityPolicy,
  FOR_EVER,
  SECURITY_HEADERS,
} from '../../embedded/http/contentSecurity';

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read from the folder they serve: what the
 * embedded server sends, and what only a host with HTTPS may say. No two rules give one header, for
 * the two hosts do not agree on which one would hold.
 */
export function hostHeaders(scriptHashes: readonly string[], backend?: string): string {
  const everywhere = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': contentSecurityPolicy(scriptHashes, backend),
    'Strict-Transport-Security': 'max-age=31536000',
  };
  const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const fresh = { 'Cache-Control': 'no-cache' };
  return [
    rule('/*', everywhere),
    rule('/', fresh),
    rule('/index.html', fresh),
    rule('/assets/*', { 'Cache-Control': FOR_EVER }),
    '',
  ].join('\n');
}

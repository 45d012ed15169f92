import {
  contentSecurityPolicy,
  CACHE_FOREVER,
  SECURITY_HEADERS,
} from '../../embedded/http/contentSecurity';

/**
 * The file `_headers` for Netlify and Cloudflare Pages: the embedded server's headers, and those that need
 * HTTPS. No header is in two rules, because the two hosts disagree on which one wins.
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
    rule('/acessibilidade.html', fresh),
    // The service worker must not be cached, because an old worker would keep an old app.
    rule('/worker.js', fresh),
    rule('/assets/*', { 'Cache-Control': CACHE_FOREVER }),
    '',
  ].join('\n');
}

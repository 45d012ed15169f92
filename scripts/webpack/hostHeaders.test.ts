/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  contentSecurityPolicy,
  CACHE_FOREVER,
  scriptHash,
  SECURITY_HEADERS,
} from '../../embedded/http/contentSecurity';
import { headersFor } from '../../test/hosted/staticHost';
import { hostHeaders } from './hostHeaders';

const BOOT = scriptHash('boot()');

/** The headers of a path. Fails if a header is set twice, because the hosts disagree on which of the two wins. */
function headersOf(file: string, wanted: string): ReadonlyMap<string, string> {
  const list = headersFor(file, wanted);
  const headers = new Map(list);
  expect(headers.size).toBe(list.length);
  return headers;
}

test('a static host sends what the embedded server sends', () => {
  const headers = headersOf(hostHeaders([BOOT]), '/');
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    const page = contentSecurityPolicy([BOOT]);
    expect([name, headers.get(name)]).toEqual([
      name,
      name === 'Content-Security-Policy' ? page : value,
    ]);
  }
  expect(headers.get('Cache-Control')).toBe('no-cache');
});

test('what carries a hash is kept for ever, under the same headers', () => {
  const file = hostHeaders([BOOT], 'https://abc.supabase.co');
  expect(headersOf(file, '/assets/main.0123456789.js').get('Cache-Control')).toBe(CACHE_FOREVER);
  for (const wanted of ['/', '/index.html', '/assets/main.0123456789.js', '/nothing']) {
    expect(headersOf(file, wanted).get('Content-Security-Policy')).toBe(
      contentSecurityPolicy([BOOT], 'https://abc.supabase.co'),
    );
  }
});

test('the service worker is asked for anew each time, and may fetch its own files', () => {
  const headers = headersOf(hostHeaders([BOOT]), '/worker.js');
  expect(headers.get('Cache-Control')).toBe('no-cache');
  expect(headers.get('Content-Security-Policy')).toContain("connect-src 'self';");
});

describe('docs/deploy.md', () => {
  const guide = readFileSync(path.resolve(__dirname, '../../docs/deploy.md'), 'utf8');
  /** The code blocks of the guide, each with its language. */
  const blocks = guide.split(/^```/m).filter((_, index) => index % 2 === 1);

  test.each([
    ['Vercel', 'json\n'],
    ['nginx', 'nginx\n'],
    ['Caddy', '\noficio.example'],
  ])('names each of these headers for %s', (_host, start) => {
    // A proxy passes on the headers of the server behind it.
    const [block = '', ...more] = blocks.filter(
      (text) => text.startsWith(start) && !/proxy_pass|reverse_proxy/.test(text),
    );
    expect(more).toEqual([]);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(block).toContain(name);
      // The page itself contains the rest of its policy.
      expect(block).toContain(
        name === 'Content-Security-Policy' ? "frame-ancestors 'none'" : value,
      );
    }
    for (const value of ['max-age=31536000', CACHE_FOREVER, 'no-cache'])
      expect(block).toContain(value);
  });
});

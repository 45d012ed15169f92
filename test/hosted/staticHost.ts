import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** The headers that a `_headers` file sets for a path, according to the rules of Netlify and Cloudflare Pages. */
export function headersFor(file: string, wanted: string): readonly (readonly [string, string])[] {
  const found: [string, string][] = [];
  let applies = false;
  for (const line of file.split('\n').filter((text) => text !== '')) {
    if (line.startsWith(' ')) {
      const [name = '', ...value] = line.trim().split(': ');
      if (applies) found.push([name, value.join(': ')]);
    } else {
      applies = line.endsWith('*') ? wanted.startsWith(line.slice(0, -1)) : line === wanted;
    }
  }
  return found;
}

/**
 * A static host without headers of its own, such as GitHub Pages; with `readsHeaders` one that follows the
 * folder's `_headers` file.
 */
export interface StaticHost {
  /** Origin. */
  readonly url: string;
  close(): void;
}

/**
 * Serves the folder of a built app.
 * @param change - changes the headers of an answer.
 */
export async function startStaticHost(
  folder: string,
  readsHeaders: boolean,
  change: (headers: Headers) => void = () => undefined,
): Promise<StaticHost> {
  const host = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const inside = path.join(folder, pathname === '/' ? 'index.html' : pathname);
    const isThere = pathname !== '/_headers' && path.extname(inside) !== '' && existsSync(inside);
    const file = isThere ? inside : path.join(folder, '404.html');
    const headers = new Headers({ 'Content-Type': TYPES[path.extname(file)] ?? 'font/woff2' });
    if (readsHeaders) {
      const rules = readFileSync(path.join(folder, '_headers'), 'utf8');
      for (const [name, value] of headersFor(rules, pathname)) headers.append(name, value);
    }
    change(headers);
    response.writeHead(isThere ? 200 : 404, Object.fromEntries(headers));
    response.end(existsSync(file) ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  return {
    url: `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`,
    close: () => {
      host.closeAllConnections();
      host.close();
    },
  };
}

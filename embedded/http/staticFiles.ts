import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Handler } from 'hono';
import { acceptsCoding } from './acceptsCoding';
import {
  contentSecurityPolicy,
  CACHE_FOREVER,
  inlineScriptHashes,
  policyInsidePage,
  WORKER_POLICY,
} from './contentSecurity';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};

/** Matches the names of files that contain a hash of their content, e.g. `/assets/main.0123456789.js`. */
const HASHED = /[.-][0-9a-f]{8,}\.\w+$/;

interface Asset {
  readonly body: Buffer<ArrayBuffer>;
  readonly etag: string;
  /** The content security policy of a page or of the service worker; null for other files. */
  readonly policy: string | null;
  readonly modified: number;
}

function policyOf(relative: string, body: Buffer): string | null {
  if (relative === 'index.html') {
    return contentSecurityPolicy(inlineScriptHashes(body.toString('utf8')));
  }
  if (relative === 'worker.js') return WORKER_POLICY;
  return relative.endsWith('.html') ? policyInsidePage(body.toString('utf8')) : null;
}

/** Returns the file for a request's path, or null if the path leads out of the folder. */
function insidePath(urlPath: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return null;
  }
  const segments = decoded.split('/').slice(1);
  const safe = segments.every((segment) => !/^\.|[\0\\:]/.test(segment));
  return safe && decoded.startsWith('/') ? segments.join('/') : null;
}

/**
 * Serves the built app. Hashed assets are cached forever, and `index.html` is revalidated each time. Only `/` and paths
 * that look like pages get `index.html`. A missing asset is answered with 404, so that a page of an older build notices
 * that its chunks no longer exist.
 * @param folder - The build's output. It is read on demand, so that a new build takes effect at once.
 */
export function staticFiles(folder: string): Handler {
  const root = path.resolve(folder);
  const cache = new Map<string, Asset>();
  // Simultaneous requests for a file share one read.
  const reading = new Map<string, Promise<Asset | null>>();

  const read = async (relative: string): Promise<Asset | null> => {
    const file = path.join(root, relative);
    const found = await stat(file).catch(() => null);
    if (found?.isFile() !== true) return null;
    // A link that leads out of the folder is not followed.
    const real = await realpath(file);
    if (!real.startsWith((await realpath(root)) + path.sep)) return null;
    const cached = cache.get(relative);
    if (cached?.modified === found.mtimeMs && cached.body.length === found.size) return cached;
    const body = await readFile(real);
    const asset = {
      body,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      policy: policyOf(relative, body),
      modified: found.mtimeMs,
    };
    cache.set(relative, asset);
    return asset;
  };

  const load = (relative: string): Promise<Asset | null> => {
    const known = reading.get(relative);
    if (known !== undefined) return known;
    const started = read(relative).finally(() => reading.delete(relative));
    reading.set(relative, started);
    return started;
  };

  const encoded = async (
    context: Context,
    relative: string,
  ): Promise<{ asset: Asset; coding: string } | null> => {
    const accepted = context.req.header('accept-encoding') ?? '';
    for (const [coding, suffix] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      if (!acceptsCoding(accepted, coding)) continue;
      const asset = await load(relative + suffix);
      if (asset !== null) return { asset, coding };
    }
    return null;
  };

  return async (context) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
      return context.text('Method not allowed', 405, { Allow: 'GET, HEAD' });
    }
    const wanted = insidePath(context.req.path);
    const isPage = wanted !== null && path.extname(wanted) === '' && !wanted.startsWith('assets/');
    const relative = isPage ? 'index.html' : wanted;
    const plain = relative === null ? null : await load(relative);
    if (relative === null || plain === null || /\.(br|gz)$/.test(relative)) {
      return isPage
        ? context.text('The app has not been built yet: run `npm run build`.', 503)
        : context.text('Not found', 404);
    }
    const compressed = await encoded(context, relative);
    const headers: Record<string, string> = {
      'Content-Type': TYPES[path.extname(relative).toLowerCase()] ?? 'application/octet-stream',
      'Cache-Control':
        relative.startsWith('assets/') && HASHED.test(relative) ? CACHE_FOREVER : 'no-cache',
      ETag: compressed === null ? plain.etag : compressed.asset.etag,
      Vary: 'Accept-Encoding',
    };
    if (plain.policy !== null) headers['Content-Security-Policy'] = plain.policy;
    if (context.req.header('if-none-match') === headers['ETag'])
      return context.body(null, 304, headers);
    if (compressed !== null) headers['Content-Encoding'] = compressed.coding;
    const { body } = compressed?.asset ?? plain;
    // All answers share one copy of the file in memory, so slow readers need no further memory.
    return context.body(body, 200, {
      ...headers,
      'Content-Length': String(body.length),
    });
  };
}

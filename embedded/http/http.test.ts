/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { startBackend, supabaseClient } from '../../test/backend';
import type { RunningServer } from '../server';
import { readSettings } from '../settings';

// Starting a database takes seconds on a busy machine.
jest.setTimeout(60_000);

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends a request exactly as written, because fetch would correct paths and set Host itself. */
function ask(
  url: string,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
    });
    call.on('error', reject);
    call.end();
  });
}

const BOOT = 'document.documentElement.dataset.theme = "dark";';
const SCRIPT = 'console.log("app");'.repeat(50);

let server: RunningServer;
let root: string;
const log: string[] = [];
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'oficio-dist-'));
  const dist = path.join(root, 'dist');
  await mkdir(path.join(dist, 'assets'), { recursive: true });
  await writeFile(path.join(root, 'secret.txt'), 'secret');
  await symlink(path.join(root, 'secret.txt'), path.join(dist, 'assets/link.txt'));
  await writeFile(path.join(dist, '.env'), 'secret');
  await writeFile(
    path.join(dist, 'index.html'),
    `<!doctype html><script>${BOOT}</script><script defer src="/assets/main.0123456789.js"></script>`,
  );
  await writeFile(path.join(dist, 'assets/main.0123456789.js'), SCRIPT);
  await writeFile(path.join(dist, 'assets/auth.0123456789.js'), SCRIPT);
  await writeFile(path.join(dist, 'assets/main.0123456789.js.gz'), gzipSync(SCRIPT));
  await writeFile(path.join(dist, 'worker.js'), SCRIPT);
  await writeFile(path.join(dist, 'icon.svg'), '<svg/>');
  const limits = readSettings({
    RATE_LIMIT_SIGN_IN_ACCOUNT: '3',
    RATE_LIMIT_SIGN_IN_ADDRESS: '12',
    RATE_LIMIT_SIGN_UP_ACCOUNT: '2',
    RATE_LIMIT_SIGN_UP_ADDRESS: '6',
  }).limits;
  server = await startBackend({
    distDir: dist,
    limits,
    allowedHosts: ['oficio.exemplo.br'],
    log: (line) => log.push(line),
  });
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

describe('the app itself', () => {
  test('is a page with a policy that names its inline script by hash', async () => {
    const { status, headers, body } = await ask(server.url, '/');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    const hash = createHash('sha256').update(BOOT).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body.toString()).toContain(BOOT);
    const again = await ask(server.url, '/', { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  test('lets the service worker fetch its own files, and asks for it anew each time', async () => {
    const { status, headers } = await ask(server.url, '/worker.js');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
  });

  test('notices a new build without a restart', async () => {
    const page = path.join(root, 'dist/index.html');
    const before = await ask(server.url, '/');
    await writeFile(page, `${before.body.toString()}<script>alert(1)</script>`);
    const after = await ask(server.url, '/');
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    expect(after.headers['content-security-policy']).toContain(
      createHash('sha256').update('alert(1)').digest('base64'),
    );
  });

  test('an asset that is named after a service of the backend is still an asset', async () => {
    expect((await ask(server.url, '/assets/auth.0123456789.js')).status).toBe(200);
    expect((await ask(server.url, '/realtime/v1/websocket')).status).toBe(404);
  });

  test('hashed assets are kept for ever, and sent compressed to those who take it', async () => {
    const plain = await ask(server.url, '/assets/main.0123456789.js');
    expect([
      plain.status,
      plain.headers['cache-control'],
      plain.headers['content-encoding'],
      plain.body.toString(),
    ]).toEqual([200, 'public, max-age=31536000, immutable', undefined, SCRIPT]);
    const small = await ask(server.url, '/assets/main.0123456789.js', {
      'accept-encoding': 'gzip, br',
    });
    expect([
      small.headers['content-encoding'],
      small.headers['vary'],
      gunzipSync(small.body).toString(),
    ]).toEqual(['gzip', 'Accept-Encoding', SCRIPT]);
    const refused = await ask(server.url, '/assets/main.0123456789.js', {
      'accept-encoding': 'gzip;q=0',
    });
    expect(refused.headers['content-encoding']).toBeUndefined();
    const icon = await ask(server.url, '/icon.svg');
    expect([icon.headers['content-type'], icon.headers['cache-control']]).toEqual([
      'image/svg+xml',
      'no-cache',
    ]);
    const head = await ask(server.url, '/assets/main.0123456789.js', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(SCRIPT.length),
    ]);
  });

  test.each([
    '/assets/gone.0123456789.js',
    '/assets/gone',
    '/gone.js',
    '/assets/main.0123456789.js.gz',
    '/assets/',
    '/assets',
  ])('a missing asset is 404, never the page: %s', async (target) => {
    const { status, body } = await ask(server.url, target);
    // A folder's path is answered like a page's, and never lists the folder.
    if (target === '/assets') expect(body.toString()).toContain('<!doctype html>');
    else expect([status, body.toString()]).toEqual([404, 'Not found']);
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/assets/link.txt',
    '/.env',
    '/%00.js',
    '/%',
    '/%c0%ae%c0%ae/secret.txt',
    '//etc/passwd',
    '/assets//../../secret.txt',
  ])('no path leads out of the build: %s', async (target) => {
    const { status, body } = await ask(server.url, target);
    expect(body.toString()).not.toMatch(/secret|root:/);
    expect([200, 400, 404]).toContain(status);
  });

  test('other methods and other services are refused', async () => {
    expect((await ask(server.url, '/', {}, 'POST')).status).toBe(405);
    expect((await ask(server.url, '/realtime/v1/websocket')).status).toBe(404);
    expect((await ask(server.url, '/storage/v1/bucket')).status).toBe(404);
  });
});

describe('who may ask', () => {
  test.each([
    ['localhost', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['LOCALHOST:1', 200],
    ['oficio.exemplo.br', 200],
    ['evil.example', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.evil.example:3000', 403],
    ['localhost@evil.example', 400],
  ])('Host %s gets %i', async (host, status) => {
    const { status: got } = await ask(server.url, '/auth/v1/health', {
      host,
      apikey: 'oficio-local',
    });
    expect([host, got]).toEqual([host, status]);
  });

  test.each([
    ['http://localhost:8080', 200],
    ['https://oficio.exemplo.br', 200],
    ['https://evil.example', 403],
    ['null', 403],
    ['http://localhost.evil.example', 403],
    ['file://', 403],
  ])('Origin %s gets %i', async (origin, status) => {
    const { status: got, headers } = await ask(server.url, '/auth/v1/health', {
      origin,
      apikey: 'oficio-local',
    });
    expect([origin, got]).toEqual([origin, status]);
    // No other origin may read an answer, allowed or not.
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('limits', () => {
  test('guessing a password is stopped by account; the right password passes before', async () => {
    const { auth } = supabaseClient(server.url);
    await auth.signUp({ email: 'alvo@exemplo.br', password: 'segredo-123' });
    const attempt = (password: string) =>
      auth.signInWithPassword({ email: 'alvo@exemplo.br', password });
    for (let time = 0; time < 5; time += 1) expect((await attempt('segredo-123')).error).toBeNull();
    const codes: unknown[] = [];
    for (let time = 0; time < 4; time += 1) codes.push((await attempt('errada')).error?.code);
    expect(codes).toEqual([
      'invalid_credentials',
      'invalid_credentials',
      'invalid_credentials',
      'over_request_rate_limit',
    ]);
    const { error } = await attempt('segredo-123');
    expect(error).toMatchObject({
      message: 'Request rate limit reached',
      code: 'over_request_rate_limit',
      status: 429,
    });
  });

  test('sign-ins are limited by address over all accounts', async () => {
    const { auth } = supabaseClient(server.url);
    const codes = new Set<unknown>();
    for (let time = 0; time < 13; time += 1) {
      codes.add(
        (
          await auth.signInWithPassword({
            email: `x${String(time)}@exemplo.br`,
            password: 'errada',
          })
        ).error?.code,
      );
    }
    expect(codes).toContain('over_request_rate_limit');
  });

  test('sign-ups are limited by account and by address', async () => {
    const { auth } = supabaseClient(server.url);
    const codes: unknown[] = [];
    for (let time = 0; time < 3; time += 1) {
      codes.push(
        (await auth.signUp({ email: 'alvo@exemplo.br', password: 'segredo-123' })).error?.code,
      );
    }
    expect(codes).toEqual([
      'user_already_exists',
      'over_request_rate_limit',
      'over_request_rate_limit',
    ]);
    await auth.signUp({ email: 'um@exemplo.br', password: 'segredo-123' });
    await auth.signUp({ email: 'dois@exemplo.br', password: 'segredo-123' });
    const { error } = await auth.signUp({ email: 'tres@exemplo.br', password: 'segredo-123' });
    expect(error).toMatchObject({ code: 'over_request_rate_limit', status: 429 });
  });

  test('bodies that grow without a length are cut off', async () => {
    const { hostname, port } = new URL(server.url);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
      let text = '';
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      socket.on('close', () => {
        resolve(text);
      });
      socket.on('error', () => undefined);
      socket.write(
        'POST /auth/v1/signup HTTP/1.1\r\nHost: localhost\r\napikey: oficio-local\r\nTransfer-Encoding: chunked\r\n\r\n',
      );
      const chunk = `8000\r\n${'x'.repeat(32_768)}\r\n`;
      for (let sent = 0; sent < 40; sent += 1) socket.write(chunk);
    });
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  test('nothing that was sent stands in the log', () => {
    expect(log.join('\n')).not.toMatch(/segredo|exemplo\.br|Bearer/);
  });
});

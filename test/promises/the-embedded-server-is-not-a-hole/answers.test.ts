import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend } from '../../backend';
import { openAttackedBackend, type AttackedBackend } from '../support/engines';
import { type RawClient, rawClient, type RawRequest } from '../support/http';
import { authHeaders, newPerson, type Person } from '../support/person';
import { processorTime } from '../../processorTime';
import { revealedInside } from './revealedInside';

jest.setTimeout(120_000);

const BOOT = 'document.documentElement.dataset.start = "landing";';

let stage: AttackedBackend;
let client: RawClient;
let person: Person;
let root: string;
const log: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'oficio-answers-'));
  await mkdir(path.join(root, 'assets'), { recursive: true });
  await writeFile(path.join(root, 'index.html'), `<!doctype html><script>${BOOT}</script>`);
  await writeFile(path.join(root, 'assets/main.0123456789.js'), 'void 0;');
  const few = { attempts: 3, windowSeconds: 300 };
  const many = { attempts: 50, windowSeconds: 300 };
  const opened = await openAttackedBackend('PGlite', {
    distDir: root,
    limits: {
      signInAccount: few,
      signInAddress: many,
      signUpAccount: few,
      signUpAddress: many,
      refreshAddress: few,
    },
    log: (line) => log.push(line),
  });
  if (opened === null) throw new Error('PGlite is always there');
  stage = opened;
  client = rawClient(stage.server.url);
  person = await newPerson(stage.server.url);
});
afterAll(async () => {
  client.close();
  await stage.close();
  await rm(root, { recursive: true, force: true });
});

const key = { apikey: 'oficio-local' };
const json = { ...key, 'content-type': 'application/json' };
const signIn = (password: string): RawRequest => ({
  method: 'POST',
  path: '/auth/v1/token?grant_type=password',
  headers: json,
  body: JSON.stringify({ email: person.email, password }),
});

// One request for each kind of answer. The status proves that the answer is of that kind.
const kinds: readonly (readonly [string, number, () => RawRequest])[] = [
  ['the page', 200, () => ({ path: '/' })],
  ['an asset', 200, () => ({ path: '/assets/main.0123456789.js' })],
  ['a missing asset', 404, () => ({ path: '/assets/gone.js' })],
  ['a wrong method', 405, () => ({ method: 'POST', path: '/' })],
  ['another service', 404, () => ({ path: '/storage/v1/bucket' })],
  ['rows', 200, () => ({ path: '/rest/v1/clients', headers: authHeaders(person.token) })],
  [
    'only their headers',
    405,
    () => ({ method: 'HEAD', path: '/rest/v1/clients', headers: authHeaders(person.token) }),
  ],
  ['no session', 401, () => ({ path: '/rest/v1/clients', headers: key })],
  ['no key', 401, () => ({ path: '/rest/v1/clients' })],
  [
    'a malformed query',
    400,
    () => ({ path: '/rest/v1/clients?id=x', headers: authHeaders(person.token) }),
  ],
  ['no such table', 404, () => ({ path: '/rest/v1/nothing', headers: authHeaders(person.token) })],
  [
    'a refused row',
    403,
    () => ({
      method: 'POST',
      path: '/rest/v1/clients',
      headers: { ...authHeaders(person.token), 'content-type': 'application/json' },
      body: '{"name":"x","user_id":"00000000-0000-4000-8000-000000000000"}',
    }),
  ],
  [
    'a body too large',
    413,
    () => ({
      method: 'POST',
      path: '/auth/v1/signup',
      headers: json,
      body: `"${'x'.repeat(1_100_000)}"`,
    }),
  ],
  ['another host', 403, () => ({ path: '/', headers: { host: 'evil.example' } })],
  ['another origin', 403, () => ({ path: '/', headers: { origin: 'https://evil.example' } })],
  ['a host that is none', 400, () => ({ path: '/', headers: { host: 'local host@x' } })],
  [
    'a preflight',
    403,
    () => ({
      method: 'OPTIONS',
      path: '/rest/v1/clients',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'DELETE' },
    }),
  ],
  ['the user', 200, () => ({ path: '/auth/v1/user', headers: authHeaders(person.token) })],
  ['a wrong password', 400, () => signIn('errada')],
];

test.each(kinds)(
  'the embedded server is not a hole: headers of %s (%i)',
  async (_, status, sent) => {
    const { headers, ...received } = await client.send(sent());
    expect(received.status).toBe(status);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
    expect(revealedInside(received.text)).toBeNull();
  },
);

test('the embedded server is not a hole: the page runs its inline script by hash only', async () => {
  const { headers } = await client.send({ path: '/' });
  const hash = createHash('sha256').update(BOOT).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test('the embedded server is not a hole: guesses end in 429 with the hosted code and text', async () => {
  const answers = [];
  for (let time = 0; time < 5; time += 1) answers.push(await client.send(signIn('errada')));
  const last = answers.at(-1);
  expect(last?.status).toBe(429);
  expect(JSON.parse(last?.text ?? '')).toEqual({
    code: 429,
    error_code: 'over_request_rate_limit',
    msg: 'Request rate limit reached',
  });
  expect(last?.headers['retry-after']).toBe('60');
  // A client cannot pretend to be another client by forwarding headers.
  const forwarded = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' };
  const again = signIn('errada');
  expect(
    (await client.send({ ...again, headers: { ...again.headers, ...forwarded } })).status,
  ).toBe(429);
});

test('the embedded server is not a hole: passwords are bcrypt, refresh tokens hashes', async () => {
  const stored = await stage.server.database.transaction(async (sql) => ({
    users: await sql.query('select encrypted_password from auth.users'),
    tokens: await sql.query('select token_hash from auth.refresh_tokens'),
  }));
  for (const { encrypted_password: hash } of stored.users) {
    expect(hash).toMatch(/^\$2a\$10\$[./A-Za-z0-9]{53}$/);
  }
  for (const { token_hash: hash } of stored.tokens) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(stored.tokens.length).toBeGreaterThan(0);
  expect(JSON.stringify(stored)).not.toContain(person.refreshToken);
});

test('the embedded server is not a hole: listens on loopback only, unless told otherwise', async () => {
  const plain = await startBackend();
  const port = Number(new URL(plain.url).port);
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
  const reachable = (host: string): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, host, () => {
        socket.destroy();
        resolve(true);
      });
      socket.setTimeout(2_000, () => socket.destroy());
      socket.on('error', () => undefined);
      socket.on('close', () => {
        resolve(false);
      });
    });
  expect(await reachable('127.0.0.1')).toBe(true);
  for (const address of outside)
    expect([address, await reachable(address)]).toEqual([address, false]);
  await plain.close();
});

test('the embedded server is not a hole: slow and half-open clients neither shut others out nor stay', async () => {
  const port = Number(new URL(stage.server.url).port);
  const beginnings = [
    '',
    'GET /',
    'GET / HTTP/1.1\r\nHost: localhost\r\nX: ',
    'POST /auth/v1/signup HTTP/1.1\r\nHost: localhost\r\napikey: oficio-local\r\nContent-Length: 99\r\n\r\n{',
  ];
  const slow: Socket[] = [];
  let closed = 0;
  for (let opened = 0; opened < 1_200; opened += 1) {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(beginnings[opened % beginnings.length] ?? ''),
    );
    socket.on('error', () => undefined);
    socket.on('close', () => (closed += 1));
    socket.resume();
    slow.push(socket);
  }
  // Each connection keeps sending single bytes, so that no idle timer fires.
  const drip = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write('x');
  }, 1_000);
  // The system accepts 512 connections at a time; further connections retry after a second.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  for (let time = 0; time < 10; time += 1) {
    const start = processorTime();
    const { status } = await client.send({
      path: '/rest/v1/clients',
      headers: authHeaders(person.token),
    });
    expect(status).toBe(200);
    expect(processorTime() - start).toBeLessThan(5_000);
  }
  // On a busy machine, some connections are still being opened.
  const deadline = performance.now() + 5_000;
  while (slow.length - closed > 500 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(slow.length - closed).toBeLessThanOrEqual(500);
  // Connections without complete headers are closed soon. Only bodies have more time.
  const soon = performance.now() + 13_000;
  while (slow.length - closed > 500 / 2 && performance.now() < soon) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  clearInterval(drip);
  expect(slow.length - closed).toBeLessThanOrEqual(500 / 2);
  for (const socket of slow) socket.destroy();
});

test('the embedded server is not a hole: large bodies at once do not fill the memory', async () => {
  const port = Number(new URL(stage.server.url).port);
  const head = `POST /rest/v1/clients HTTP/1.1\r\nHost: localhost\r\napikey: oficio-local\r\nAuthorization: Bearer ${person.token}\r\nContent-Type: application/json\r\nContent-Length: 8000000\r\n\r\n`;
  const most = 'x'.repeat(5_000_000);
  const answers: string[] = [];
  const senders = Array.from({ length: 30 }, () => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head);
      socket.write(most);
    });
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => answers.push(chunk.toString()));
    return socket;
  });
  const refused = () => answers.filter((answer) => answer.startsWith('HTTP/1.1 503')).length;
  const deadline = performance.now() + 20_000;
  while (refused() < 17 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // 64 MiB hold 13 of these bodies. The other requests are told to retry later.
  expect(refused()).toBe(17);
  const write = (name: string): RawRequest => ({
    method: 'POST',
    path: '/rest/v1/clients',
    headers: { ...authHeaders(person.token), 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  expect((await client.send(write('Pequeno'))).status).toBe(201);
  expect((await client.send(write('x'.repeat(4_000_000)))).status).toBe(503);
  for (const socket of senders) socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 500));
  // The body is read again. Its refusal is about the name, which is too long.
  expect((await client.send(write('x'.repeat(4_000_000)))).status).toBe(400);
});

test('the embedded server is not a hole: nothing of all this stands in the log', () => {
  expect(log).toEqual([]);
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openAttackedBackend, type AttackedBackend } from '../support/engines';
import {
  type RawClient,
  rawClient,
  type RawResponse,
  type RawRequest,
  runInParallel,
} from '../support/http';
import { rounds } from '../support/long';
import { authHeaders, newPerson, type Person } from '../support/person';
import { seededRandom } from '../support/random';
import { revealedInside } from './revealedInside';
import { malformedRequest } from './malformed';
import { sendBytes, malformedBytes } from './rawBytes';

jest.setTimeout(1_200_000);

/** The number of malformed requests: those of HTTP clients, and those of clients that do not speak HTTP. */
const REQUESTS = rounds(6_000, 180_000);
const RAW = Math.ceil(REQUESTS / 8);

/** A request that takes longer than this (ms) would block all other requests. */
const TOO_LONG = 10_000;

let stage: AttackedBackend;
let client: RawClient;
let person: Person;
let root: string;
const log: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'oficio-fuzz-'));
  await mkdir(path.join(root, 'dist/assets'), { recursive: true });
  await writeFile(path.join(root, 'secret.txt'), 'the-secret-beside-the-page');
  await writeFile(path.join(root, 'dist/index.html'), '<!doctype html><title>Page</title>');
  await writeFile(path.join(root, 'dist/assets/main.0123456789.js'), 'void 0;');
  const opened = await openAttackedBackend('PGlite', {
    distDir: path.join(root, 'dist'),
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

/** What is wrong with an answer; null if nothing is. */
function wrongWith({ status, text, headers }: RawResponse): string | null {
  if (status >= 500) return `status ${String(status)}`;
  if (text.includes('the-secret-beside-the-page')) return 'a file outside the build';
  return revealedInside(`${text}\n${JSON.stringify(headers)}`);
}

const shown = ({ method = 'GET', path: target, headers, body }: RawRequest): string =>
  `${method} ${target} ${JSON.stringify(headers)} ${String(body ?? '').slice(0, 300)}`.slice(
    0,
    1200,
  );

async function isWell(): Promise<void> {
  const { status, text } = await client.send({
    path: '/rest/v1/clients',
    headers: authHeaders(person.token),
  });
  expect([status, text.includes(person.secret)]).toEqual([200, true]);
}

test(`the embedded server is not a hole: ${String(REQUESTS)} malformed requests`, async () => {
  const random = seededRandom('fuzz');
  const problems: string[] = [];
  const statuses: Record<number, number> = {};
  let slowest = 0;
  const sessions = { good: person.token, refresh: person.refreshToken };
  const turns = Array.from({ length: REQUESTS }, (_, turn) => turn);
  await runInParallel(turns, 24, async () => {
    const sent = malformedRequest(random, sessions);
    const start = performance.now();
    try {
      const received = await client.send(sent);
      statuses[received.status] = (statuses[received.status] ?? 0) + 1;
      const wrong = wrongWith(received);
      if (wrong !== null) {
        problems.push(`${wrong}: ${shown(sent)} → ${received.text.slice(0, 500)}`);
      }
    } catch (error) {
      // If the server closes the connection because a body is too large, the sender may get a connection reset.
      const code = error instanceof Error && 'code' in error ? error.code : null;
      if (code !== 'ECONNRESET' && code !== 'EPIPE')
        problems.push(`${String(error)}: ${shown(sent)}`);
    }
    slowest = Math.max(slowest, performance.now() - start);
  });
  process.stderr.write(`fuzz: ${JSON.stringify(statuses)}, slowest ${slowest.toFixed(0)} ms\n`);
  expect(problems.slice(0, 20)).toEqual([]);
  expect(slowest).toBeLessThan(TOO_LONG);
  expect(log).toEqual([]);
  await isWell();
});

test(`the embedded server is not a hole: ${String(RAW)} connections that do not speak HTTP`, async () => {
  const random = seededRandom('raw bytes');
  const port = Number(new URL(stage.server.url).port);
  const problems: string[] = [];
  let answered = 0;
  const turns = Array.from({ length: RAW }, (_, turn) => turn);
  await runInParallel(turns, 48, async () => {
    const bytes = malformedBytes(random);
    const text = await sendBytes(port, bytes);
    if (text !== '') answered += 1;
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
    const wrong = status >= 500 ? `status ${String(status)}` : revealedInside(text);
    if (wrong !== null || (text !== '' && status === 0)) {
      problems.push(
        `${wrong ?? 'no HTTP'}: ${JSON.stringify(bytes.toString('latin1').slice(0, 500))} → ${text.slice(0, 500)}`,
      );
    }
  });
  process.stderr.write(`raw bytes: ${String(answered)} answered\n`);
  expect(problems.slice(0, 20)).toEqual([]);
  expect(answered).toBeGreaterThan(RAW / 3);
  expect(log).toEqual([]);
  await isWell();
});

import { openStage, type Stage } from '../support/engines';
import { type RawClient, rawClient, type Received, type Sent } from '../support/http';
import { bearing, newPerson, type Person } from '../support/person';
import { givesAway } from './givesAway';

jest.setTimeout(120_000);

/** Longer than this (ms) means that one request keeps all others waiting. */
const TOO_LONG = 20_000;

let stage: Stage;
let client: RawClient;
let person: Person;
const log: string[] = [];

beforeAll(async () => {
  const opened = await openStage('PGlite', { log: (line) => log.push(line) });
  if (opened === null) throw new Error('PGlite is always there');
  stage = opened;
  client = rawClient(stage.server.url);
  person = await newPerson(stage.server.url);
});
afterAll(async () => {
  client.close();
  await stage.close();
});

beforeEach(() => {
  log.length = 0;
});

const json = { apikey: 'oficio-local', 'content-type': 'application/json' };
const signUp = (data: string): Sent => ({
  method: 'POST',
  path: '/auth/v1/signup',
  headers: json,
  body: `{"email":"deep${String(data.length)}@exemplo.br","password":"segredo-123","data":${data}}`,
});
const nested = (depth: number): string => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const write = (table: string, body: string, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  path: `/rest/v1/${table}`,
  headers: { ...json, ...headers },
  body,
});
const read = (query: string): Sent => ({ path: `/rest/v1/clients?${query}` });
const MEGABYTE = 1024 * 1024;

// What a thoughtful attacker would send: each aims at one place where work or depth could explode.
const hostile: readonly (readonly [string, (token: Record<string, string>) => Sent])[] = [
  [
    'a body of quotes and backslashes, without a session',
    () => write('clients', '"\\'.repeat(3 * MEGABYTE)),
  ],
  ['a body of quotes alone', () => write('clients', '"'.repeat(7 * MEGABYTE))],
  ['a body of opening brackets', () => write('clients', '['.repeat(7 * MEGABYTE))],
  [
    'one string of seven megabytes',
    (token) => write('clients', `{"name":"${'x'.repeat(7 * MEGABYTE)}"}`, token),
  ],
  [
    'a number of a million digits',
    (token) => write('payments', `{"received_amount":${'9'.repeat(MEGABYTE)}}`, token),
  ],
  [
    'a number with a huge exponent',
    (token) => write('payments', '{"received_amount":1e131071}', token),
  ],
  ['two million empty rows', (token) => write('payments', `[${'{},'.repeat(2_000_000)}{}]`, token)],
  [
    'four hundred thousand columns',
    (token) =>
      write(
        'clients',
        `{${Array.from({ length: 400_000 }, (_, n) => `"c${String(n)}":1`).join()}}`,
        token,
      ),
  ],
  ['deep sign-up data', () => signUp(nested(12_000))],
  ['sign-up data just small enough', () => signUp(nested(4_900))],
  ['sign-up data of half that depth', () => signUp(nested(1_000))],
  [
    'three thousand conditions',
    (token) => ({
      ...read(Array.from({ length: 2_500 }, () => 'id=is.null').join('&')),
      headers: token,
    }),
  ],
  [
    'conditions nested a thousand deep',
    (token) => ({
      ...read(`or=${'(or'.repeat(1000)}(id.is.null)${')'.repeat(1000)}`),
      headers: token,
    }),
  ],
  [
    'five thousand columns selected',
    (token) => ({
      ...read(`select=${Array.from({ length: 5000 }, () => 'id').join()}`),
      headers: token,
    }),
  ],
  [
    'ordered by five thousand columns',
    (token) => ({
      ...read(`order=${Array.from({ length: 5000 }, () => 'id').join()}`),
      headers: token,
    }),
  ],
  [
    'a pattern of a thousand wildcards',
    (token) => ({ ...read(`name=like.${'*a'.repeat(1000)}b`), headers: token }),
  ],
  [
    'a list of eight thousand values',
    (token) => ({ ...read(`name=in.(${'x,'.repeat(8000)}x)`), headers: token }),
  ],
  [
    'a billion rows skipped',
    (token) => ({
      ...read('offset=999999999999999&limit=999999999999999'),
      headers: { ...token, prefer: 'count=exact' },
    }),
  ],
  [
    'a token of thirty kilobytes',
    () => ({
      ...read(''),
      headers: { apikey: 'oficio-local', authorization: `Bearer ${'a.'.repeat(14_000)}` },
    }),
  ],
  [
    'an accept header of thirty kilobytes',
    (token) => ({ ...read(''), headers: { ...token, accept: `${'a/b;q=0,'.repeat(3_500)}*/*` } }),
  ],
];

test.each(hostile)('the embedded server is not a hole: %s', async (_, make) => {
  const sent = make(bearing(person.token));
  const headers = { apikey: 'oficio-local', ...sent.headers };
  const start = performance.now();
  const received: Received = await client.send({ ...sent, headers });
  expect([received.status < 500, received.status, received.text.slice(0, 300)]).toEqual([
    true,
    received.status,
    received.text.slice(0, 300),
  ]);
  expect(givesAway(received.text)).toBeNull();
  expect(performance.now() - start).toBeLessThan(TOO_LONG);
  // Nobody else noticed.
  const own = await client.send({ path: '/rest/v1/clients', headers: bearing(person.token) });
  expect([own.status, own.text.includes(person.secret)]).toEqual([200, true]);
  expect(log).toEqual([]);
});

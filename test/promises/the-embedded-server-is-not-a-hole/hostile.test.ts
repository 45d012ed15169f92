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
const aliases = (column: string): string =>
  Array.from({ length: 1_500 }, (_, n) => `a${String(n)}:${column}`).join();
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
    'five thousand columns selected',
    (token) => ({
      ...read(`select=${Array.from({ length: 5000 }, () => 'id').join()}`),
      headers: token,
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

// What once kept everybody waiting, or swelled one row to hundreds of megabytes.
test.each([
  ['a pattern of thirty thousand characters', `observations=like.${'%25a'.repeat(7_000)}`],
  ['a pattern in a list', `or=(observations.ilike.${'*a'.repeat(14_000)})`],
  ['the same long column two thousand times', `select=${aliases('observations')}`],
  ['a list of eight thousand values', `name=in.(${'x,'.repeat(8_000)}x)`],
  ['three thousand conditions', Array.from({ length: 2_500 }, () => 'id=is.null').join('&')],
  ['conditions by the hundred', `or=(${Array.from({ length: 300 }, () => 'name.eq.x').join()})`],
  ['conditions nested a thousand deep', `or=${'(or'.repeat(1000)}(id.is.null)${')'.repeat(1000)}`],
  ['rows sorted by a long text', 'order=observations.desc'],
  ['texts compared by what comes first', 'observations=gt.a'],
  ['ordered by five thousand columns', `order=${Array.from({ length: 5000 }, () => 'id').join()}`],
  ['a billion rows skipped', 'offset=999999999999999'],
])('the embedded server is not a hole: %s is refused in words', async (_, query) => {
  const start = performance.now();
  const { status, text } = await client.send({ ...read(query), headers: bearing(person.token) });
  expect([status, text]).toEqual([400, expect.stringMatching(/embedded backend|failed to parse/)]);
  expect(performance.now() - start).toBeLessThan(1_000);
});

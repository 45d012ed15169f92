import { openAttackedBackend, type AttackedBackend } from '../support/engines';
import { type RawClient, rawClient, type RawResponse, type RawRequest } from '../support/http';
import { authHeaders, newPerson, type Person } from '../support/person';
import { processorTime } from '../../processorTime';
import { revealedInside } from './revealedInside';

jest.setTimeout(120_000);

/** A request that takes longer than this (ms) would block all other requests. */
const TOO_LONG = 20_000;

let stage: AttackedBackend;
let client: RawClient;
let person: Person;
const log: string[] = [];

beforeAll(async () => {
  const opened = await openAttackedBackend('PGlite', { log: (line) => log.push(line) });
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
const signUp = (data: string): RawRequest => ({
  method: 'POST',
  path: '/auth/v1/signup',
  headers: json,
  body: `{"email":"deep${String(data.length)}@exemplo.br","password":"segredo-123","data":${data}}`,
});
const nested = (depth: number): string => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const write = (table: string, body: string, headers: Record<string, string> = {}): RawRequest => ({
  method: 'POST',
  path: `/rest/v1/${table}`,
  headers: { ...json, ...headers },
  body,
});
const read = (query: string): RawRequest => ({ path: `/rest/v1/clients?${query}` });
const aliases = (column: string): string =>
  Array.from({ length: 1_500 }, (_, n) => `a${String(n)}:${column}`).join();
const MEGABYTE = 1024 * 1024;

// The requests of a skilled attacker. Each aims at one place where work or nesting could grow without limit.
const hostile: readonly (readonly [string, (token: Record<string, string>) => RawRequest])[] = [
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
  const sent = make(authHeaders(person.token));
  const headers = { apikey: 'oficio-local', ...sent.headers };
  const start = processorTime();
  const received: RawResponse = await client.send({ ...sent, headers });
  expect([received.status < 500, received.status, received.text.slice(0, 300)]).toEqual([
    true,
    received.status,
    received.text.slice(0, 300),
  ]);
  expect(revealedInside(received.text)).toBeNull();
  expect(processorTime() - start).toBeLessThan(TOO_LONG);
  // Other users notice nothing of the attack.
  const own = await client.send({ path: '/rest/v1/clients', headers: authHeaders(person.token) });
  expect([own.status, own.text.includes(person.secret)]).toEqual([200, true]);
  expect(log).toEqual([]);
});

// Requests that once blocked the server, or made one row grow to hundreds of megabytes.
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
  const start = processorTime();
  const { status, text } = await client.send({
    ...read(query),
    headers: authHeaders(person.token),
  });
  expect([status, text]).toEqual([400, expect.stringMatching(/embedded backend|failed to parse/)]);
  expect(processorTime() - start).toBeLessThan(1_000);
});

/** Sends a request unchanged, with the token of the person. */
const ask = (method: string, path: string, body?: string): Promise<RawResponse> =>
  client.send({
    method,
    path: `/rest/v1/${path}`,
    headers: { ...json, ...authHeaders(person.token) },
    ...(body !== undefined && { body }),
  });

// Such a row takes a few bytes, but 131,000 in every answer and every change. Seven rows are a megabyte.
describe.each([
  ['131,000 digits', '1e131000'],
  ['131,000 digits below zero', '-1E+131000'],
  ['16,383 places', '1e-16383'],
  ['a zero of 16,383 places', '0e-16383'],
  ['one digit more than JavaScript has', '1e309'],
])('the embedded server is not a hole: a number of %s', (_, number) => {
  const seven = `[${Array.from({ length: 7 }, () => number).join()}]`;
  const refusal = { code: '22003', message: 'A number has too many digits' };
  const bodies: readonly (readonly [string, string])[] = [
    ['quotes', `{"items":${seven}}`],
    ['quotes', `{"items":[{"deep":{"er":${seven}}}]}`],
    ['quotes', `{"total_value":${number}}`],
    ['projects', `{"stages":${seven}}`],
    ['projects', `{"attachments":${seven}}`],
    ['payments', `{"received_amount":${number}}`],
    ['quote_details', `{"materials":${seven}}`],
  ];
  test.each(bodies)('is refused in words: %s', async (table, body) => {
    const all = `${table}?user_id=eq.${person.id}`;
    const before = (await ask('GET', all)).text;
    for (const received of [await ask('POST', table, body), await ask('PATCH', all, body)]) {
      expect([received.status, JSON.parse(received.text)]).toEqual([
        400,
        expect.objectContaining(refusal),
      ]);
    }
    expect((await ask('GET', all)).text).toBe(before);
  });
});

test('the embedded server is not a hole: numbers in quotes are refused by the schema', async () => {
  for (const number of ['1e131000', '1e-16383', '0e-16383']) {
    const { status, text } = await ask('POST', 'quotes', `{"total_value":"${number}"}`);
    expect([number, status, JSON.parse(text)]).toEqual([
      number,
      400,
      expect.objectContaining({ code: '23514' }),
    ]);
    expect(text.length).toBeLessThan(2_000);
  }
});

describe('the embedded server is not a hole: many rows', () => {
  /** A filter in which `mine` is replaced by the owner's id. */
  const mine = 'user_id=eq.mine';

  /**
   * Creates a person whose rows are written directly into the database, because the server would take more than a
   * second for them.
   */
  const owner = async (rows: (id: string) => string) => {
    const { token, id } = await newPerson(stage.server.url);
    await stage.server.database.script(rows(id));
    const send = (method: string, path: string, body?: string): Promise<RawResponse> =>
      client.send({
        method,
        path: `/rest/v1/${path.replaceAll(mine, `user_id=eq.${id}`)}`,
        headers: { ...json, ...authHeaders(token) },
        ...(body !== undefined && { body }),
      });
    const count = async (table: string): Promise<number> => {
      const [row] = await stage.server.database.transaction((sql) =>
        sql.query(`select count(*)::text as n from ${table} where user_id = '${id}'`),
      );
      return Number(row?.['n']);
    };
    return { send, count, id };
  };
  const timed = async (work: () => Promise<RawResponse>): Promise<RawResponse & { ms: number }> => {
    const start = processorTime();
    const received = await work();
    return { ...received, ms: processorTime() - start };
  };
  const tooLarge = (details: string) =>
    expect.objectContaining({ code: '54000', details }) as unknown;

  test('are not changed or deleted at once', async () => {
    const { send, count } = await owner(
      (id) =>
        `insert into clients (user_id, name) select '${id}', 'n' from generate_series(1, 11000)`,
    );
    const before = await count('clients');
    const few = tooLarge('At most 1000 rows can be updated at once');
    for (const [received, refused] of [
      [await send('PATCH', `clients?${mine}`, '{"phone":"1"}'), few],
      [await send('PATCH', `clients?${mine}&name=eq.n`, '{"phone":"1"}'), few],
      [
        await send('DELETE', `clients?${mine}`),
        tooLarge('At most 10000 rows can be deleted at once'),
      ],
    ] as const) {
      expect([received.status, JSON.parse(received.text)]).toEqual([413, refused]);
    }
    expect(await count('clients')).toBe(before);
    expect((await send('GET', 'clients?phone=eq.1')).text).toBe('[]');
    // The answer has as many rows as fit into one answer.
    const { text } = await send('GET', `clients?${mine}&order=created_at.asc,id.asc`);
    const last = (JSON.parse(text) as { id: string; created_at: string }[]).at(-1);
    const at = encodeURIComponent(last?.created_at ?? '');
    const first = `or=(created_at.lt.${at},and(created_at.eq.${at},id.lte.${last?.id ?? ''}))`;
    expect((await send('PATCH', `clients?${first}`, '{"phone":"1"}')).status).toBe(204);
    const long = await send(
      'PATCH',
      `clients?${first}`,
      `{"observations":"${'x'.repeat(25_000)}"}`,
    );
    expect([long.status, JSON.parse(long.text)]).toEqual([413, tooLarge('It writes too much')]);
    expect((await send('DELETE', `clients?${first}`)).status).toBe(204);
    expect(await count('clients')).toBe(before - 1_000);
  });

  // The number of rows with two megabytes of text each. The database stores each as a few thousand bytes.
  const LARGE = 300;
  test('whose lists are long are read up to a limit, and a change of another column reads no list', async () => {
    const long = `jsonb_build_array(repeat('x', 1048000))`;
    const { send, count, id } = await owner(
      (owned) => `
        with list as materialized (select ${long} as long),
          client as (insert into clients (user_id, name) values ('${owned}', 'de todos') returning id)
        insert into projects (user_id, client_id, name, start_date, deadline, stages, attachments)
        select '${owned}', client.id, 'p', '2026-01-01', '2026-01-01', long, long
        from list, client, generate_series(1, ${String(LARGE)})`,
    );
    const before = await count('projects');
    // An answer stops at the limit and does not read further rows.
    const fits = await timed(() => send('GET', 'projects?name=eq.p&limit=3'));
    expect([fits.status, fits.text.length > 6_000_000]).toEqual([200, true]);
    const all = await timed(() => send('GET', `projects?${mine}`));
    expect([all.status, all.text]).toEqual([413, expect.stringContaining('Ask for fewer rows')]);
    expect(all.ms).toBeLessThan(10 * fits.ms);

    const change = await timed(() => send('PATCH', 'projects?name=eq.p', '{"responsible":"eu"}'));
    expect(change.status).toBe(204);
    const gone = await timed(() => send('DELETE', 'clients?name=eq.de%20todos'));
    expect(gone.status).toBe(204);
    // Reading all lists would take 600 MB of text, and a hundred times as long as the answer of 6 MB.
    expect(change.ms).toBeLessThan(10 * fits.ms);
    expect(gone.ms).toBeLessThan(10 * fits.ms);
    expect([id, await count('projects')]).toEqual([id, before]);
  });

  test('whose texts are long are reckoned by what they hold', async () => {
    const { send, count } = await owner(
      (owned) => `
        with client as (insert into clients (user_id, name) values ('${owned}', 'de todos') returning id)
        insert into quotes (user_id, client_id, observations)
        select '${owned}', client.id, repeat('x', 100000) from client, generate_series(1, 400)`,
    );
    const before = await count('quotes');
    for (const [received, details] of [
      [
        await send('PATCH', `quotes?${mine}`, '{"status":"approved"}'),
        'The rows that it changes hold too much',
      ],
      [
        await send('DELETE', 'clients?name=eq.de%20todos'),
        'The rows that point at it hold too much',
      ],
    ] as const) {
      expect([received.status, JSON.parse(received.text)]).toEqual([413, tooLarge(details)]);
    }
    expect(await count('quotes')).toBe(before);
    expect((await send('DELETE', `quotes?${mine}`)).status).toBe(204);
    expect((await send('DELETE', 'clients?name=eq.de%20todos')).status).toBe(204);
  });

  test('that point at one row are reckoned: cleared references more than deleted rows', async () => {
    const { send, count } = await owner(
      (owned) => `
        with client as (insert into clients (user_id, name) values ('${owned}', 'de muitos') returning id)
        insert into quotes (user_id, client_id, status)
        select '${owned}', client.id, case when n > 7900 then 'rejected' else 'proposal' end
        from client, generate_series(1, 8100) n;
        with payments as (insert into payments (user_id) select '${owned}' from generate_series(1, 9000) returning user_id, id)
        insert into payment_parts (user_id, id) select user_id, id || '-2' from payments`,
    );
    const many = await send('DELETE', 'clients?name=eq.de%20muitos');
    expect([many.status, JSON.parse(many.text)]).toEqual([
      413,
      tooLarge('Too many rows point at what is to be deleted'),
    ]);
    // Some are deleted first, as the answer advises.
    expect((await send('DELETE', 'quotes?status=eq.rejected')).status).toBe(204);
    const fewer = await timed(() => send('DELETE', 'clients?name=eq.de%20muitos'));
    expect(fewer.status).toBe(204);
    const cascade = await timed(() => send('DELETE', `payments?${mine}`));
    expect([cascade.status, await count('payment_parts')]).toEqual([204, 0]);
    process.stderr.write(`deletes: ${String(fewer.ms)} and ${String(cascade.ms)} ms\n`);
    expect(Math.max(fewer.ms, cascade.ms)).toBeLessThan(1_500);
  });
});

describe('the embedded server is not a hole: many values in a small body', () => {
  const zeros = (count: number): string => `[${'0,'.repeat(count - 1)}0]`;
  const send = async (
    path: string,
    body: string,
    method = 'POST',
  ): Promise<RawResponse & { ms: number }> => {
    const { token } = await newPerson(stage.server.url);
    const startedAt = processorTime();
    const received = await client.send({
      method,
      path: `/rest/v1/${path}`,
      headers: { ...json, ...authHeaders(token) },
      body,
    });
    return { ...received, ms: processorTime() - startedAt };
  };

  test.each([
    [
      'four lists',
      'quotes',
      `[${Array(4)
        .fill(`{"items":[${zeros(349_000)}]}`)
        .join()}]`,
    ],
    ['a value that no column takes', 'clients', `{"name":"x","none":${zeros(3_000_000)}}`],
    ['a text that is a list', 'clients', `{"name":${zeros(3_000_000)}}`],
    ['empty objects', 'clients', `{"name":[${'{},'.repeat(2_000_000)}{}]}`],
    [
      'names of columns',
      'clients?columns=name',
      `{${Array.from({ length: 500_000 }, (_, n) => `"${n.toString(36)}":0`).join()}}`,
    ],
  ])('%s: it is refused before it is parsed', async (_what, path, body) => {
    const received = await send(path, body);
    expect([received.status, JSON.parse(received.text)]).toEqual([
      413,
      expect.objectContaining({ code: '54000', details: 'It has too many values' }),
    ]);
    expect(received.ms).toBeLessThan(1_000);
  });

  test('rows without content weigh, too', async () => {
    const received = await send('payments', `[${'{"paid":true},'.repeat(7_900)}{"paid":true}]`);
    expect([received.status, JSON.parse(received.text)]).toEqual([
      413,
      expect.objectContaining({ code: '54000', details: 'It writes too much' }),
    ]);
  });

  test('the longest list that any version has stored is written in less than a second', async () => {
    const received = await send('quotes', `{"items":[${zeros(349_000)}]}`);
    process.stderr.write(`a list of 349,000 numbers: ${String(received.ms)} ms\n`);
    expect(received.status).toBe(201);
    expect(received.ms).toBeLessThan(2_000);
  });
});

import { randomUUID } from 'node:crypto';

import { PUBLIC_KEY } from '../embedded/http/guards';
import type { RunningServer } from '../embedded/server';
import type { Gateway, SessionEvent } from '../src/gateway/gateway';
import { SESSION_KEY } from '../src/gateway/supabaseClient';
import { supabaseGateway } from '../src/gateway/supabaseGateway';
import type { UrlLink } from '../src/gateway/urlTokens';
import { startBackend, UNLIMITED } from './backend';
import { fakeBrowser, type FakeBrowser } from './browser';
import { aClientDraft, anExpenseDraft, aPaymentDraft } from './builders';
import { gatewayContract } from './gatewayContract';

const PASSWORD = 'pincel-e-prumo';

let server: RunningServer;
/** A server that allows only two sign-ins a minute into one account. */
let strict: RunningServer;
let browser: FakeBrowser;
let gateway: Gateway;
const logged: [string, unknown][] = [];

const open = (urlLink: UrlLink | null = null): Gateway =>
  supabaseGateway(
    { url: server.url, key: PUBLIC_KEY },
    { log: (message, detail) => logged.push([message, detail]), urlLink },
  );

const newUser = async () => {
  const email = `marina-${randomUUID()}@prado.art.br`;
  await gateway.session.signUp({ fullName: 'Marina Prado', email, password: PASSWORD });
  return gateway.session.signIn({ email, password: PASSWORD });
};

/** Runs SQL directly in the database, as another program might. The parameters are texts. */
const sql = (statement: string, ...params: string[]) =>
  server.database.transaction((connection) => connection.query(statement, params));

/** Collects all requests from now on, as the backend receives them. */
function requests(): { method: string; url: URL; body: unknown }[] {
  const seen: { method: string; url: URL; body: unknown }[] = [];
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { method, url } = new Request(input, { ...init, body: null });
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    seen.push({ method, url: new URL(url), body });
    return real(input, init);
  });
  return seen;
}

/** Gives this answer to every request from now on. */
const answerWith = (answer: () => Response | Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve().then(answer));

/** An answer with all rows of a table. Its header says that there are no more rows. */
const wholeTable = (rows: readonly unknown[]) =>
  Response.json(rows, { headers: { 'content-range': `0-${rows.length - 1}/${rows.length}` } });

let offline: jest.SpyInstance | null = null;
const cutOff = (isCutOff: boolean) => {
  offline?.mockRestore();
  offline = isCutOff ? answerWith(() => Promise.reject(new TypeError('fetch failed'))) : null;
};

beforeAll(async () => {
  // The server starts before this process looks like a page, because otherwise PGlite would ask for the page's
  // address.
  server = await startBackend({ limits: UNLIMITED });
  strict = await startBackend({
    limits: { ...UNLIMITED, signInAccount: { attempts: 2, windowSeconds: 60 } },
  });
  browser = fakeBrowser();
  gateway = open();
  // Creating two databases takes minutes on a busy machine.
}, 240_000);

afterAll(async () => {
  await gateway.session.signOut();
  browser.restore();
  await Promise.all([server.close(), strict.close()]);
});

beforeEach(() => {
  logged.length = 0;
  // supabase-js warns about several clients in one process, and prints the errors that it also returns.
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

gatewayContract(() => ({ gateway, cutOff }));

test('signing up again and again takes one client: two would share what they keep', async () => {
  const remarks: string[] = [];
  const { session } = open();
  const signUp = () =>
    session.signUp({
      fullName: 'Marina Prado',
      email: `marina-${randomUUID()}@prado.art.br`,
      password: PASSWORD,
    });
  await signUp();
  jest.spyOn(console, 'warn').mockImplementation((remark) => remarks.push(String(remark)));
  await signUp();
  await signUp();
  expect(remarks).toEqual([]);
  expect(await session.restore()).toBeNull();
});

describe('what is sent', () => {
  test('every select, update and delete is filtered by the user, beside row level security', async () => {
    const { id: userId } = await newUser();
    const seen = requests();
    await gateway.clients.list(userId);
    const { id } = { id: randomUUID() };
    await gateway.clients.insert(userId, id, aClientDraft());
    await gateway.clients.update(userId, id, aClientDraft());
    await gateway.clients.remove(userId, id);
    const [list, insert, update, remove] = seen;
    for (const request of [list, update, remove]) {
      expect(request?.url.searchParams.get('user_id')).toBe(`eq.${userId}`);
    }
    for (const request of [update, remove]) {
      expect(request?.url.searchParams.get('id')).toBe(`eq.${id}`);
    }
    expect(insert?.body).toMatchObject({ id, user_id: userId });
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST', 'PATCH', 'DELETE']);
  });

  test('updates send what changed and updated_at, under the stored names; a client has none', async () => {
    const { id: userId } = await newUser();
    const [payment, client] = [randomUUID(), randomUUID()];
    await gateway.payments.insert(userId, payment, aPaymentDraft());
    await gateway.clients.insert(userId, client, aClientDraft());
    const seen = requests();
    await gateway.payments.update(userId, payment, { paid: true, totalAmount: null });
    await gateway.clients.update(userId, client, aClientDraft({ name: 'Nova' }));
    expect(seen[0]?.body).toEqual({
      paid: true,
      total_amount: null,
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    });
    expect(seen[1]?.body).toEqual(aClientDraft({ name: 'Nova' }));
  });

  test('only the endpoints of the specification are called', async () => {
    const seen = requests();
    await newUser();
    await gateway.session.restore();
    await gateway.session.signOut();
    expect(seen.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
      'POST /auth/v1/signup',
      'POST /auth/v1/logout?scope=local',
      'POST /auth/v1/token?grant_type=password',
      'POST /auth/v1/logout?scope=local',
    ]);
  });
});

describe('lists beyond the 1,000 rows of one answer', () => {
  test('are whole and in order, although many rows are of one instant', async () => {
    const { id: userId } = await newUser();
    await sql(
      `insert into public.payments (user_id, received_amount, created_at)
       select cast($1::text as uuid), n, timestamptz '2026-01-01' + (n / 1700) * interval '1 second'
       from generate_series(1, 3400) n`,
      userId,
    );
    const rows = await gateway.payments.list(userId);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3400);
    expect(rows).toHaveLength(3400);
    const keys = rows.map(({ createdAt, id }) => `${createdAt} ${id}`);
    expect(keys).toEqual([...keys].sort().reverse());
  });

  test('expenses too, which are ordered by date first', async () => {
    const { id: userId } = await newUser();
    await sql(
      `insert into public.expenses (user_id, description, category, amount, date)
       select cast($1::text as uuid), n::text, 'Outros', n, date '2026-01-01' + n % 3 from generate_series(1, 2500) n`,
      userId,
    );
    const rows = await gateway.expenses.list(userId);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2500);
    expect(rows.map(({ date }) => date)).toEqual(
      rows
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
  });

  test('are whole where their texts are too much for one answer', async () => {
    const { id: userId } = await newUser();
    await sql(
      `insert into public.clients (user_id, name, observations)
       select cast($1::text as uuid), n::text, repeat('x', 100000) from generate_series(1, 400) n`,
      userId,
    );
    const seen = requests();
    const rows = await gateway.clients.list(userId);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(400);
    expect(rows).toHaveLength(400);
    expect(rows.every(({ observations }) => observations?.length === 100_000)).toBe(true);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.length).toBeLessThan(20);
  }, 120_000);

  test('rows that come and go meanwhile neither hide nor double others', async () => {
    const { id: userId } = await newUser();
    await sql(
      `insert into public.payments (user_id, received_amount) select cast($1::text as uuid), n from generate_series(1, 2500) n`,
      userId,
    );
    const real = globalThis.fetch;
    let page = 0;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await real(input, init);
      page += 1;
      // Between two pages another device adds two rows in front and deletes some that were already read.
      await sql(
        `insert into public.payments (user_id, received_amount) select cast($1::text as uuid), -0 from generate_series(1, 2)`,
        userId,
      );
      if (page === 1) {
        await sql(
          `delete from public.payments where id in (select id from public.payments
           where user_id = cast($1::text as uuid) and received_amount > 0 order by created_at desc, id desc limit 10)`,
          userId,
        );
      }
      return answer;
    });
    const rows = await gateway.payments.list(userId);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows).toHaveLength(2500);
  });
});

describe('malformed rows', () => {
  test('are refused with a log line that names table, row and field; the others load', async () => {
    const { id: userId } = await newUser();
    const bad = randomUUID();
    // The schema requires `items` to be a list, but does not check its members.
    await sql(
      `insert into public.quotes (id, user_id, items) values
       (cast($1::text as uuid), cast($2::text as uuid), '[{"name": "Logo", "quantity": 1, "price": "dez"}]')`,
      bad,
      userId,
    );
    await sql(
      `insert into public.quotes (user_id, items, observations) values
       (cast($1::text as uuid), '[{"name": "Logo", "quantity": 1, "price": 10}]', 'good')`,
      userId,
    );
    expect(await gateway.quotes.list(userId)).toMatchObject([{ observations: 'good' }]);
    expect(logged).toEqual([
      ['Malformed row: not a number', { table: 'quotes', id: bad, field: 'items.0.price' }],
    ]);
  });

  test.each([
    ['expenses', { amount: '386' }, 'amount'],
    ['expenses', { category: 'Viagens' }, 'category'],
    ['expenses', { date: null }, 'date'],
    ['payments', { paid: 'sim' }, 'paid'],
    ['payments', { payment_method: 'fiado' }, 'payment_method'],
    ['projects', { stages: {} }, 'stages'],
    ['projects', { stages: [{ id: 's', name: 'x', completed: 'no' }] }, 'stages.0.completed'],
    ['clients', { name: 7 }, 'name'],
    ['clients', { created_at: '' }, 'created_at'],
  ] as const)('%s with %j', async (table, wrong, field) => {
    const { id: userId } = await newUser();
    const stamps = { created_at: '2026-11-20T12:00:00+00:00', updated_at: '2026-11-20T12:00:00Z' };
    const whole = {
      clients: { name: 'x', company: null, phone: null, email: null, observations: null },
      projects: {
        name: 'x',
        quote_id: null,
        client_id: null,
        stages: [],
        responsible: null,
        start_date: '2026-11-20',
        deadline: '2026-12-20',
        status: 'pending',
        attachments: [],
      },
      payments: {
        project_id: null,
        delivered: false,
        paid: false,
        payment_method: null,
        payment_date: null,
        received_amount: null,
        total_amount: null,
        is_installment: false,
        notes: null,
      },
      expenses: {
        description: 'x',
        category: 'Outros',
        amount: 1,
        date: '2026-11-20',
        payment_method: null,
        notes: null,
      },
    }[table];
    const good = { id: 'good', ...stamps, ...whole };
    answerWith(() => wholeTable([good, { ...good, id: 'bad', ...wrong }]));
    expect(await gateway[table].list(userId)).toMatchObject([{ id: 'good' }]);
    expect(logged.map(([, detail]) => detail)).toMatchObject([{ table, id: 'bad', field }]);
  });

  test('rows that are no objects do not take the list down either', async () => {
    answerWith(() => wholeTable([7, null, 'row']));
    expect(await gateway.clients.list('u')).toEqual([]);
    expect(logged).toHaveLength(3);
  });

  test('an answer to a write that cannot be read leaves open whether it was committed', async () => {
    answerWith(() => Response.json({ id: 'c1' }));
    const attempt = gateway.clients.insert('u', 'c1', aClientDraft());
    await expect(attempt).rejects.toMatchObject({ failure: 'network' });
  });
});

describe('what the backend answers, as a failure', () => {
  const body = (code: string) => ({ code, message: 'no', details: null, hint: null });

  test.each([
    [409, '23505', 'conflict'],
    [409, '23503', 'dangling'],
    [406, 'PGRST116', 'gone'],
    [400, '23514', 'refused'],
    [400, '22P02', 'refused'],
    [401, 'PGRST301', 'refused'],
    [403, '42501', 'refused'],
    [404, 'PGRST205', 'outdated'],
    [413, 'x', 'refused'],
    [429, 'x', 'refused'],
    [500, 'XX000', 'network'],
    [503, '57P03', 'network'],
  ])('%d %s is %s', async (status, code, failure) => {
    answerWith(() => Response.json(body(code), { status }));
    const attempt = gateway.clients.update('u', 'c1', aClientDraft());
    await expect(attempt).rejects.toMatchObject({ name: 'GatewayError', failure });
  });

  test.each([
    ['an error page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a success that is no JSON', () => new Response('<h1>Olá</h1>', { status: 200 })],
    ['an aborted request', () => Promise.reject(new DOMException('timeout', 'TimeoutError'))],
  ])('%s is no answer', async (_name, answer) => {
    answerWith(answer);
    const attempt = gateway.clients.update('u', 'c1', aClientDraft());
    await expect(attempt).rejects.toMatchObject({ name: 'GatewayError', failure: 'network' });
  });

  test('a failing load is told at once, not after quiet retries', async () => {
    const calls = answerWith(() => Response.json(body('57P03'), { status: 503 }));
    await expect(gateway.expenses.list('u')).rejects.toMatchObject({ failure: 'network' });
    expect(calls).toHaveBeenCalledTimes(1);
    expect(anExpenseDraft().amount).toBe(386);
  });
});

describe('what authentication answers, as a failure', () => {
  const credentials = { email: 'a@b.co', password: PASSWORD };

  test.each([
    [400, 'invalid_credentials', 'Invalid login credentials', 'invalidCredentials'],
    [400, 'email_not_confirmed', 'Email not confirmed', 'emailNotConfirmed'],
    [429, 'over_request_rate_limit', 'Request rate limit reached', 'tooManyRequests'],
    [500, 'unexpected_failure', 'Database error', 'unknown'],
    [503, 'x', 'Service unavailable', 'unknown'],
  ])('signing in: %d %s', async (status, code, message, failure) => {
    answerWith(() => Response.json({ code, error_code: code, msg: message }, { status }));
    const attempt = gateway.session.signIn(credentials);
    await expect(attempt).rejects.toMatchObject({ name: 'AuthError', failure });
  });

  test.each([
    [422, 'user_already_exists', 'User already registered', 'alreadyRegistered'],
    [422, 'weak_password', 'Password should be at least 6 characters.', 'weakPassword'],
    [400, 'validation_failed', 'Unable to validate email address: invalid format', 'invalidEmail'],
    [429, 'over_email_send_rate_limit', 'email rate limit exceeded', 'tooManyEmails'],
    [422, 'signup_disabled', 'Signups not allowed for this instance', 'signUpClosed'],
  ])('signing up: %d %s', async (status, code, message, failure) => {
    answerWith(() => Response.json({ code, error_code: code, msg: message }, { status }));
    const attempt = gateway.session.signUp({ fullName: 'Ana', ...credentials });
    await expect(attempt).rejects.toMatchObject({ name: 'AuthError', failure });
  });

  test('the made-up user without identities is a repeated sign-up', async () => {
    answerWith(() =>
      Response.json({ id: randomUUID(), email: credentials.email, identities: [], aud: 'x' }),
    );
    const attempt = gateway.session.signUp({ fullName: 'Ana', ...credentials });
    await expect(attempt).rejects.toMatchObject({ failure: 'alreadyRegistered' });
  });

  test('too many tries in earnest', async () => {
    const { session } = supabaseGateway(
      { url: strict.url, key: PUBLIC_KEY },
      { log: () => undefined, urlLink: null },
    );
    const outcomes: unknown[] = [];
    for (let n = 0; n < 3; n += 1) {
      const failure = await session.signIn(credentials).catch((error: unknown) => error);
      outcomes.push((failure as { failure: unknown }).failure);
    }
    expect(outcomes).toEqual(['invalidCredentials', 'invalidCredentials', 'tooManyRequests']);
  });
});

describe('the session in this browser', () => {
  test('signing up stores nothing and leaves no session open in the backend', async () => {
    const email = `ana-${randomUUID()}@luz.com.br`;
    await gateway.session.signUp({ fullName: 'Ana', email, password: PASSWORD });
    expect([...browser.storage.keys()]).toEqual([]);
    const rows = await sql(
      'select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1',
      email,
    );
    expect(rows).toEqual([]);
  });

  test('a reload finds the session in the storage, without a request', async () => {
    const user = await newUser();
    expect([...browser.storage.keys()]).toEqual([SESSION_KEY]);
    const seen = requests();
    expect(await open().session.restore()).toEqual(user);
    expect(seen).toEqual([]);
  });

  test('signing out without a connection removes it, and says so in the log', async () => {
    await newUser();
    cutOff(true);
    await gateway.session.signOut();
    expect([...browser.storage.keys()]).toEqual([]);
    expect(logged.map(([message]) => message)).toEqual([
      'The backend was not told of the sign-out',
    ]);
    cutOff(false);
    expect(await open().session.restore()).toBeNull();
  });

  test('an expired session is refreshed; without a connection that is no answer, revoked it is none', async () => {
    const user = await newUser();
    const stored = browser.storage.get(SESSION_KEY) ?? '{}';
    const expired = { ...(JSON.parse(stored) as object), expires_at: 1, expires_in: 0 };
    browser.storage.set(SESSION_KEY, JSON.stringify(expired));
    expect(await open().session.restore()).toEqual(user);
    browser.storage.set(
      SESSION_KEY,
      JSON.stringify({ ...expired, refresh_token: 'revoked-long-ago' }),
    );
    expect(await open().session.restore()).toBeNull();
  });

  test('another tab that drops the session is noticed', () => {
    const events: SessionEvent[] = [];
    const unsubscribe = gateway.session.subscribe((event) => events.push(event));
    browser.storage.clear();
    browser.storageChangedElsewhere('something-else', null);
    expect(events).toEqual([]);
    browser.storageChangedElsewhere(SESSION_KEY, null);
    browser.storageChangedElsewhere(null, null);
    expect(events).toEqual([{ type: 'signedOut' }, { type: 'signedOut' }]);
    unsubscribe();
    browser.storageChangedElsewhere(SESSION_KEY, null);
    expect(events).toHaveLength(2);
  });

  test('the tokens of a confirmation link sign in who agrees; forged ones are none', async () => {
    const user = await newUser();
    const { access_token, refresh_token } = JSON.parse(
      browser.storage.get(SESSION_KEY) ?? '{}',
    ) as { access_token: string; refresh_token: string };
    browser.storage.clear();
    const linked = open({
      kind: 'session',
      purpose: 'confirmation',
      accessToken: access_token,
      refreshToken: refresh_token,
    });
    expect(await linked.session.restore()).toBeNull();
    expect(await linked.session.readLink()).toBe(user.email);
    expect(browser.storage.has(SESSION_KEY)).toBe(false);
    expect(await linked.session.acceptLink()).toEqual(user);
    expect(await linked.session.restore()).toEqual(user);
    browser.storage.clear();
    const forged = open({
      kind: 'session',
      purpose: 'confirmation',
      accessToken: `${access_token}x`,
      refreshToken: 'x',
    });
    expect(await forged.session.readLink()).toBeNull();
  });
});

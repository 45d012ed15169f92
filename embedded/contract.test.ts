/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import {
  type Client,
  type SignedInUser,
  signUpUser,
  startBackend,
  supabaseClient,
} from '../test/backend';
import {
  announceMissingPostgres,
  type PostgresServer,
  preparedPostgres,
  startPostgres,
} from '../test/postgres';
import { aPng, dataUrl, svg } from '../test/pictures';
import {
  anyChange,
  derivedColumns,
  fullRow,
  idEnding,
  isOfAccount,
  listBeside,
  newRowId,
  standsAlone,
  referenceColumns,
  sqlTableName,
  TABLE_NAMES,
  type TableName,
} from '../test/sideTables';
import type { RunningServer } from './server';

// Starting a database takes seconds on a busy machine.
jest.setTimeout(60_000);

/**
 * What the app expects of the backend, tested with unmodified supabase-js. The same suite runs on PGlite and on a
 * real PostgreSQL, which the hosted service uses.
 */
let postgres: PostgresServer | null = null;

const engines = [
  { engine: 'PGlite', start: () => startBackend() },
  {
    engine: 'PostgreSQL',
    start: async (): Promise<RunningServer | null> => {
      postgres = await startPostgres();
      if (postgres === null) {
        announceMissingPostgres();
        return null;
      }
      return startBackend({ database: await preparedPostgres(postgres) });
    },
  },
];

/** Returns the id for a new row of a user. For a side table, the row that the new one belongs to is created first. */
async function freshId(name: TableName, { client, id: userId }: SignedInUser): Promise<string> {
  const id = newRowId(name, userId);
  const beside = listBeside(name);
  if (beside !== null) await client.from(beside).insert({ id, ...fullRow(beside) });
  return `${id}${idEnding(name)}`;
}

/** Creates the other rows that a new row refers to, and returns their ids by column. */
async function freshReferences(
  name: TableName,
  { client }: SignedInUser,
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const [column, list] of listBeside(name) === null ? [] : referenceColumns(name).slice(1)) {
    ids[column] = randomUUID();
    await client.from(list).insert({ id: ids[column], ...fullRow(list) });
  }
  return ids;
}

describe.each(engines)('supabase-js on $engine', ({ start }) => {
  let server: RunningServer;
  let marina: SignedInUser;
  let present = false;

  beforeAll(async () => {
    const started = await start();
    if (started === null) return;
    present = true;
    server = started;
    marina = await signUpUser(server.url);
  }, 60_000);

  afterAll(async () => {
    if (!present) return;
    await server.close();
    postgres?.stop();
    postgres = null;
  });

  /** Declares a test that is skipped, with one message, if the engine is not installed. */
  const check = (name: string, work: () => Promise<void>, timeout?: number): void => {
    test(name, async () => (present ? work() : undefined), timeout);
  };

  /** Sends a request without supabase-js. */
  const raw = (
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) =>
    fetch(`${server.url}${path}`, {
      ...init,
      headers: { apikey: 'oficio-local', ...init.headers },
    });

  const tokenOf = async (client: Client): Promise<string> => {
    const { data } = await client.auth.getSession();
    return data.session?.access_token ?? '';
  };

  describe('accounts and sessions', () => {
    check('sign-up hands out a session and keeps the full name', async () => {
      const user = await signUpUser(server.url);
      const { data } = await user.client.auth.getUser();
      expect(data.user).toMatchObject({
        id: user.id,
        email: user.email,
        aud: 'authenticated',
        role: 'authenticated',
        user_metadata: { full_name: 'Marina Prado' },
      });
      expect(data.user?.identities).toHaveLength(1);
    });

    check('a repeated sign-up is refused, whatever the case of the e-mail', async () => {
      const { error } = await supabaseClient(server.url).auth.signUp({
        email: marina.email.toUpperCase(),
        password: 'outra-senha',
      });
      expect(error).toMatchObject({
        message: 'User already registered',
        code: 'user_already_exists',
        status: 422,
      });
    });

    check('two sign-ups at the same moment make one account', async () => {
      const email = `${randomUUID()}@exemplo.com.br`;
      const answers = await Promise.all(
        Array.from({ length: 4 }, () =>
          supabaseClient(server.url).auth.signUp({ email, password: 'segredo-123' }),
        ),
      );
      expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    });

    check(
      'weak passwords and malformed e-mails are refused as the hosted service does',
      async () => {
        const { auth } = supabaseClient(server.url);
        const weak = await auth.signUp({ email: 'a@b.co', password: '12345' });
        expect(weak.error).toMatchObject({
          message: 'Password should be at least 6 characters.',
          code: 'weak_password',
          status: 422,
        });
        const long = await auth.signUp({ email: 'a@b.co', password: 'x'.repeat(73) });
        expect(long.error).toMatchObject({ code: 'validation_failed', status: 400 });
        for (const email of ['joão@b.co', 'sem-arroba.com', 'a b@c.com', '@b.co', 'a@b.co ']) {
          const { error } = await auth.signUp({ email, password: 'segredo-123' });
          expect(error).toMatchObject({
            message: 'Unable to validate email address: invalid format',
            code: 'validation_failed',
            status: 400,
          });
        }
        const endless = await auth.signUp({
          email: `${'x'.repeat(300)}@b.co`,
          password: 'segredo-123',
        });
        expect(endless.error).toMatchObject({
          message: 'An email address is too long',
          code: 'validation_failed',
          status: 400,
        });
      },
    );

    check('a name that would outgrow what requests may carry is refused', async () => {
      const signUp = (fullName: string) => {
        const email = `${randomUUID()}@exemplo.com.br`;
        const data = { full_name: fullName };
        const client = supabaseClient(server.url);
        return client.auth
          .signUp({ email, password: 'segredo-123', options: { data } })
          .then(({ error }) => ({ client, error }));
      };
      // A name may have this many bytes, because the form allows as many.
      const { client, error } = await signUp('\u0001'.repeat(200));
      expect(error).toBeNull();
      expect((await client.from('clients').select()).error).toBeNull();
      for (const name of ['x'.repeat(2_100), 'x'.repeat(9_900)]) {
        expect((await signUp(name)).error).toMatchObject({
          message: 'User metadata is too large or malformed',
          code: 'validation_failed',
          status: 400,
        });
      }
    });

    check('an account that has a long name from elsewhere works', async () => {
      const { client, email, password } = await signUpUser(server.url);
      await server.database.transaction((sql) =>
        sql.query(
          `update auth.users set raw_user_meta_data = jsonb_build_object('full_name', repeat('x', 30000)) where email = $1::text`,
          [email],
        ),
      );
      expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
      const { data, error } = await client.from('clients').select();
      expect([data, error]).toEqual([[], null]);
    });

    check('sign-in compares e-mails without case and passwords with', async () => {
      const { auth } = supabaseClient(server.url);
      const good = await auth.signInWithPassword({
        email: marina.email.toUpperCase(),
        password: marina.password,
      });
      expect(good.error).toBeNull();
      expect(good.data.session?.expires_in).toBe(3600);
      for (const attempt of [
        { email: marina.email, password: marina.password.toUpperCase() },
        { email: marina.email, password: '' },
        { email: 'ninguem@exemplo.com.br', password: marina.password },
        { email: ` ${marina.email}`, password: marina.password },
      ]) {
        const { error } = await auth.signInWithPassword(attempt);
        expect(error).toMatchObject({
          message: 'Invalid login credentials',
          code: 'invalid_credentials',
          status: 400,
        });
      }
    });

    /** Moves the time of all exchanged tokens into the past. */
    const later = () =>
      server.database.transaction((sql) =>
        sql.query(
          "update auth.refresh_tokens set used_at = used_at - interval '11 seconds' where used_at is not null",
        ),
      );
    const refresh = async (token: string) => {
      const { data, error } = await supabaseClient(server.url).auth.refreshSession({
        refresh_token: token,
      });
      return { token: data.session?.refresh_token ?? '', error };
    };
    const newToken = async () => {
      const { client } = await signUpUser(server.url);
      return (await client.auth.getSession()).data.session?.refresh_token ?? '';
    };

    check('refreshing rotates the token; the old one brings the same for a moment', async () => {
      const first = await newToken();
      const second = await refresh(first);
      expect(second.error).toBeNull();
      expect(second.token).not.toBe(first);
      expect(await refresh(first)).toEqual(second);
      const third = await refresh(second.token);
      expect(await refresh(first)).toEqual(third);
    });

    check('whose answer got lost may ask again for as long as nobody used it', async () => {
      const first = await newToken();
      const second = await refresh(first);
      await later();
      expect(await refresh(first)).toEqual(second);
    });

    check('two tabs that refresh in the same moment get the same session', async () => {
      const first = await newToken();
      const [one, two] = await Promise.all([refresh(first), refresh(first)]);
      expect(one.error).toBeNull();
      expect(two).toEqual(one);
    });

    check('an older refresh token ends its whole session once the moment has passed', async () => {
      const first = await newToken();
      const second = await refresh(first);
      const third = await refresh(second.token);
      await later();
      const stolen = await refresh(first);
      expect(stolen.error).toMatchObject({ code: 'refresh_token_already_used', status: 400 });
      const honest = await refresh(third.token);
      expect(honest.error).toMatchObject({ code: 'refresh_token_not_found', status: 400 });
    });

    check('an unknown refresh token is refused', async () => {
      expect((await refresh('abcdefghijkl')).error).toMatchObject({
        message: 'Invalid Refresh Token: Refresh Token Not Found',
        code: 'refresh_token_not_found',
      });
      expect((await refresh('inventado')).error).toMatchObject({
        message: 'Refresh token is not valid',
        code: 'validation_failed',
      });
    });

    check('sign-out ends the sessions that its scope names', async () => {
      const phone = await signUpUser(server.url);
      const laptop = supabaseClient(server.url);
      await laptop.auth.signInWithPassword({ email: phone.email, password: phone.password });
      const kept = (await laptop.auth.getSession()).data.session;

      expect((await phone.client.auth.signOut({ scope: 'local' })).error).toBeNull();
      expect((await laptop.auth.getUser()).error).toBeNull();

      const third = supabaseClient(server.url);
      await third.auth.signInWithPassword({ email: phone.email, password: phone.password });
      expect((await third.auth.signOut({ scope: 'others' })).error).toBeNull();
      expect((await third.auth.getUser()).error).toBeNull();
      const gone = await supabaseClient(server.url).auth.refreshSession({
        refresh_token: kept?.refresh_token ?? '',
      });
      expect(gone.error).toMatchObject({ code: 'refresh_token_not_found' });

      expect((await third.auth.signOut()).error).toBeNull();
      const user = await raw('/auth/v1/user', {
        headers: { authorization: `Bearer ${kept?.access_token ?? ''}` },
      });
      expect(user.status).toBe(403);
      expect(await user.json()).toMatchObject({ error_code: 'session_not_found' });
    });

    check('errors come in the shape that the API version asks for', async () => {
      const body = JSON.stringify({ email: 'x', password: 'segredo-123' });
      const old = await raw('/auth/v1/signup', { method: 'POST', body });
      expect(await old.json()).toEqual({
        code: 400,
        error_code: 'validation_failed',
        msg: 'Unable to validate email address: invalid format',
      });
      const recent = await raw('/auth/v1/signup', {
        method: 'POST',
        body,
        headers: { 'x-supabase-api-version': '2024-01-01' },
      });
      expect(await recent.json()).toEqual({
        code: 'validation_failed',
        message: 'Unable to validate email address: invalid format',
      });
    });

    check('malformed authentication requests get a 4xx and its reason', async () => {
      for (const [path, body, status] of [
        ['/auth/v1/signup', '{', 400],
        ['/auth/v1/signup', '[]', 400],
        ['/auth/v1/signup', '{"email":1,"password":2}', 400],
        ['/auth/v1/signup', '{"email":"a@b.co\\u0000","password":"segredo-123"}', 400],
        [
          '/auth/v1/signup',
          '{"email":"nul@b.co","password":"segredo-123","data":{"full_name":"\\u0000"}}',
          400,
        ],
        ['/auth/v1/signup', `{"email":"${'a'.repeat(1_100_000)}"}`, 413],
        ['/auth/v1/token?grant_type=password', '{"email":"a@b.co\\u0000","password":"x"}', 400],
        ['/auth/v1/token?grant_type=pkce', '{}', 400],
        ['/auth/v1/token?grant_type=refresh_token', '{}', 400],
        ['/auth/v1/nothing', '{}', 404],
      ] as const) {
        const response = await raw(path, { method: 'POST', body });
        expect([path, body.slice(0, 60), response.status]).toEqual([
          path,
          body.slice(0, 60),
          status,
        ]);
        expect(await response.json()).toHaveProperty('code');
      }
    });
  });

  describe('the tables', () => {
    check('insert, select, update and delete give the row back as it is stored', async () => {
      for (const name of TABLE_NAMES) {
        const table = sqlTableName(name);
        const row = { ...fullRow(name), ...(await freshReferences(name, marina)) };
        const id = await freshId(name, marina);
        const made = await marina.client
          .from(table)
          .insert({ id, ...row })
          .select()
          .single();
        expect(made.error).toBeNull();
        expect(made.status).toBe(201);
        expect(made.data).toMatchObject({ id, user_id: marina.id, ...row });
        expect(made.data?.['created_at']).toMatch(
          /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/,
        );
        // The test must cover every column of the table.
        const own = ['id', 'user_id', 'created_at', ...(table === 'clients' ? [] : ['updated_at'])];
        const columns = [...Object.keys(row), ...derivedColumns(name), ...own];
        expect(Object.keys(made.data ?? {}).sort()).toEqual(columns.sort());

        const change = anyChange(name, 'Ligar às 10h');
        const changed = await marina.client
          .from(table)
          .update({
            ...change,
            ...(table === 'clients' ? {} : { updated_at: '2001-01-01T00:00:00Z' }),
          })
          .eq('id', id)
          .eq('user_id', marina.id)
          .select()
          .single();
        expect(changed.error).toBeNull();
        expect(changed.data).toMatchObject({ id, ...change });
        if (table !== 'clients') {
          expect(String(changed.data?.['updated_at']) >= String(made.data?.['updated_at'])).toBe(
            true,
          );
        }

        const removed = await marina.client
          .from(table)
          .delete()
          .eq('id', id)
          .eq('user_id', marina.id);
        expect(removed).toMatchObject({ error: null, status: 204 });
        const left = await marina.client.from(table).select().eq('id', id);
        expect(left.data).toEqual([]);
      }
    });

    check('an installment keeps every digit', async () => {
      const { data } = await marina.client
        .from('payments')
        .insert({ ...fullRow('payments'), received_amount: 100 / 3, total_amount: 100 })
        .select()
        .single();
      expect(data).toMatchObject({ received_amount: 100 / 3, total_amount: 100 });
    });

    check('texts of ten thousand characters and of every script survive', async () => {
      const name = `<b>=cmd()</b> \u202Eאבג\u200B 👩🏽‍🎨 ${'ç'.repeat(10_000)}`;
      const { data } = await marina.client
        .from('clients')
        .insert({ name, observations: name })
        .select()
        .single();
      expect(data).toMatchObject({ name, observations: name });
    });

    check('what breaks a rule of the schema is refused by its code', async () => {
      const noTerms = {
        ...{ kind: null, starts_on: null, unit: null, every: null, anchor_day: null, shift: null },
        ...{ amount: null, name: null },
      };
      const wrong: readonly (readonly [TableName, Record<string, unknown>, string])[] = [
        ['clients', { name: null }, '23502'],
        ['clients', { name: ' \t\n ' }, '23514'],
        ['clients', { name: 'a\u0000b' }, '22P05'],
        ['quotes', { status: 'aprovado' }, '23514'],
        ['quotes', { items: { 0: 'x' } }, '23514'],
        ['quotes', { items: null }, '23502'],
        ['quotes', { total_value: -0.01 }, '23514'],
        ['quotes', { total_value: 'NaN' }, '23514'],
        ['quotes', { total_value: 'Infinity' }, '23514'],
        ['quotes', { total_value: 1e12 }, '23514'],
        ['quotes', { total_value: 'dez' }, '22P02'],
        ['quotes', { client_id: 'x' }, '22P02'],
        ['quotes', { client_id: randomUUID() }, '23503'],
        ['projects', { name: '' }, '23514'],
        ['projects', { status: 'done' }, '23514'],
        ['projects', { start_date: null }, '23502'],
        ['projects', { deadline: 'infinity' }, '23514'],
        ['projects', { deadline: '2026-02-30' }, '22008'],
        ['projects', { stages: 'x' }, '23514'],
        ['projects', { attachments: 1 }, '23514'],
        ['payments', { payment_method: 'bitcoin' }, '23514'],
        ['payments', { paid: null }, '23502'],
        ['payments', { received_amount: -1 }, '23514'],
        ['payments', { project_id: randomUUID() }, '23503'],
        ['expenses', { category: 'Lazer' }, '23514'],
        ['expenses', { description: '' }, '23514'],
        ['expenses', { amount: null }, '23502'],
        ['expenses', { date: '0044-03-15 BC' }, '23514'],
        ['expenses', { payment_method: '' }, '23514'],
        ['profiles', { document: '123' }, '23514'],
        ['profiles', { pix_key_type: null }, '23514'],
        ['profiles', { validity_days: 0 }, '23514'],
        ['profiles', { next_quote_number: '14' }, '23514'],
        ['profiles', { next_receipt_number: '14' }, '23514'],
        ['profiles', { state: 'sp' }, '23514'],
        ['profiles', { mei_cap: 0 }, '23514'],
        ['profiles', { mei_activity: 'transport' }, '23514'],
        ['profiles', { way_of_working: 'mei' }, '23514'],
        ['profiles', { mei_cap_from: 'infinity' }, '23514'],
        ['profiles', { das_done: '2026-13' }, '23514'],
        ['profiles', { das_done: '0000-01' }, '23514'],
        ['profiles', { report_done: '2026' }, '23514'],
        ['profiles', { dasn_done: '0000' }, '23514'],
        ['profiles', { dasn_done: '2025-12' }, '23514'],
        ['profiles', { logo: dataUrl(svg) }, '23514'],
        ['profiles', { logo: `data:image/svg+xml;base64,${svg.toString('base64')}` }, '23514'],
        ['profiles', { logo: `${dataUrl(aPng())}" onerror="` }, '23514'],
        ['profiles', { logo: 'https://example.org/logo.png' }, '23514'],
        ['profiles', { logo: `${dataUrl(aPng())}\n` }, '23514'],
        ['profiles', { logo: dataUrl(Buffer.concat([aPng(), Buffer.alloc(49_152)])) }, '23514'],
        ['profiles', { colour: 'red' }, '23514'],
        ['profiles', { colour: '#8A3A22' }, '23514'],
        ['profiles', { balance: null }, '23514'],
        ['profiles', { balance_on: null }, '23514'],
        ['profiles', { balance: 1e12, balance_on: '2026-11-22' }, '23514'],
        ['profiles', { balance: 'NaN', balance_on: '2026-11-22' }, '23514'],
        ['profiles', { balance: 1, balance_on: 'infinity' }, '23514'],
        ['profiles', { id: randomUUID() }, '23514'],
        ['clientDetails', { document: '529.982.247-25' }, '23514'],
        ['clientDetails', { id: randomUUID() }, '23503'],
        ['quoteDetails', { number: '2026/14' }, '23514'],
        ['quoteDetails', { version: 0 }, '23514'],
        ['quoteDetails', { materials: {} }, '23514'],
        ['quoteDetails', { snapshot: 'x' }, '23514'],
        ['quoteDetails', { answer: 'talvez' }, '23514'],
        ['quoteDetails', { sent_how: 'fax' }, '23514'],
        ['quoteDetails', { valid_until: 'infinity' }, '23514'],
        ['quoteDetails', { terms_kind: 'later' }, '23514'],
        ['quoteDetails', { deposit_percent: 0 }, '23514'],
        ['quoteDetails', { deposit_percent: 100 }, '23514'],
        ['quoteDetails', { deposit_amount: 0 }, '23514'],
        ['quoteDetails', { deposit_amount: 1e12 }, '23514'],
        ['quoteDetails', { installments: 1 }, '23514'],
        ['quoteDetails', { installments: 13 }, '23514'],
        ['quoteDetails', { first_due_on: 'infinity' }, '23514'],
        ['quoteDetails', { id: randomUUID() }, '23503'],
        ['quoteVersions', { snapshot: 'A'.repeat(64) }, '23514'],
        ['quoteVersions', { answer: 'talvez' }, '23514'],
        ['quoteVersions', { sent_how: 'fax' }, '23514'],
        ['quoteVersions', { sent_at: 'infinity' }, '23514'],
        ['quoteVersions', { answered_at: '-infinity' }, '23514'],
        ['quoteVersions', { id: `${randomUUID()}-1` }, '23503'],
        ['quoteVersions', { id: `${randomUUID().toUpperCase()}-1` }, '23514'],
        ['quoteVersions', { id: `${randomUUID()}-0` }, '23514'],
        ['quoteVersions', { id: `${randomUUID()}-01` }, '23514'],
        ['quoteVersions', { id: `${randomUUID()}-100001` }, '23514'],
        ['paymentParts', { amount: -1 }, '23514'],
        ['paymentParts', { due_on: 'infinity' }, '23514'],
        ['paymentParts', { receipt_number: '3F9C-12A7' }, '23514'],
        ['paymentParts', { invoice_number: ' 12' }, '23514'],
        ['paymentParts', { invoice_number: '1'.repeat(61) }, '23514'],
        ['paymentParts', { within: 2 }, '23514'],
        ['paymentParts', { discount: 1e12 }, '23514'],
        ['paymentParts', { id: `${randomUUID()}-1` }, '23503'],
        ['paymentParts', { id: `${randomUUID().toUpperCase()}-1` }, '23514'],
        ['paymentParts', { id: `${randomUUID()}-02` }, '23514'],
        ['paymentParts', { id: `${randomUUID()}-0` }, '23514'],
        ['meiAdjustments', { trade_without: -1 }, '23514'],
        ['meiAdjustments', { services_with: 1e12 }, '23514'],
        ['meiAdjustments', { id: `${marina.id}-202613` }, '23514'],
        ['meiAdjustments', { id: marina.id }, '22P02'],
        ['meiAdjustments', { id: `${randomUUID()}-202611` }, '23514'],
        ['series', { id: `${randomUUID()}-0` }, '23514'],
        ['series', { id: `${randomUUID()}-01` }, '23514'],
        ['series', { id: `${randomUUID()}-10000` }, '23514'],
        ['series', { id: `${randomUUID().toUpperCase()}-1` }, '23514'],
        ['series', { outcome: 'talvez' }, '23514'],
        ['series', { anchor_day: 32 }, '23514'],
        ['series', { every: 0 }, '23514'],
        ['series', { until: 'infinity' }, '23514'],
        ['series', { amount: -1 }, '23514'],
        ['series', { kind: null }, '23514'],
        ['series', { shift: null }, '23514'],
        ['series', { kind: 'expense', name: null }, '23514'],
        ['series', { kind: 'expense', name: ' ' }, '23514'],
        ['series', { ...noTerms, name: 'Aluguel' }, '23514'],
        ['statementLines', { amount: 1e12 }, '23514'],
        ['statementLines', { day: 'infinity' }, '23514'],
        ['statementLines', { id: `${randomUUID()}-12345678901234` }, '23514'],
      ];
      for (const [table, change, code] of wrong) {
        const id = await freshId(table, marina);
        const { error, status } = await marina.client
          .from(sqlTableName(table))
          .insert({ id, ...fullRow(table), ...change });
        expect([table, change, error?.code, status]).toEqual([
          table,
          change,
          code,
          code === '23503' ? 409 : 400,
        ]);
      }
    });

    check('an id that exists is a conflict', async () => {
      const id = randomUUID();
      await marina.client.from('clients').insert({ id, name: 'Uma' });
      const { error, status } = await marina.client.from('clients').insert({ id, name: 'Outra' });
      expect([error?.code, status]).toEqual(['23505', 409]);
    });

    check('deleting what others point at empties the references and keeps the rows', async () => {
      const { client } = marina;
      const [customer, quote, project, payment] = [
        randomUUID(),
        randomUUID(),
        randomUUID(),
        randomUUID(),
      ];
      await client.from('clients').insert({ id: customer, name: 'Café Central' });
      await client.from('quotes').insert({ ...fullRow('quotes'), id: quote, client_id: customer });
      await client
        .from('projects')
        .insert({ ...fullRow('projects'), id: project, quote_id: quote, client_id: customer });
      await client
        .from('payments')
        .insert({ ...fullRow('payments'), id: payment, project_id: project });
      await client.from('clients').delete().eq('id', customer);
      expect((await client.from('quotes').select().eq('id', quote)).data).toMatchObject([
        { id: quote, client_id: null },
      ]);
      await client.from('quotes').delete().eq('id', quote);
      expect((await client.from('projects').select().eq('id', project)).data).toMatchObject([
        { quote_id: null, client_id: null },
      ]);
      await client.from('projects').delete().eq('id', project);
      expect((await client.from('payments').select().eq('id', payment)).data).toMatchObject([
        { id: payment, project_id: null },
      ]);
    });

    check('bulk inserts take the union of the keys; one wrong row refuses them all', async () => {
      const { client } = await signUpUser(server.url);
      const made = await client
        .from('clients')
        .insert([
          { name: 'A', phone: '1' },
          { name: 'B', email: 'b@b.co' },
        ])
        .select();
      expect(made.data).toMatchObject([
        { name: 'A', phone: '1', email: null },
        { name: 'B', phone: null, email: 'b@b.co' },
      ]);
      const half = await client.from('clients').insert([{ name: 'C' }, { name: ' ' }]);
      expect(half.error?.code).toBe('23514');
      expect((await client.from('clients').select()).data).toHaveLength(2);
    });

    check('id, owner and birthday of a row do not change', async () => {
      const { client, id: owner } = await signUpUser(server.url);
      const { data } = await client.from('clients').insert({ name: 'Fixo' }).select().single();
      const id = String(data?.['id']);
      for (const change of [
        { id: randomUUID() },
        { user_id: marina.id },
        { created_at: '2001-01-01T00:00:00Z' },
      ]) {
        const { error, status } = await client.from('clients').update(change).eq('id', id);
        expect([change, error?.code, status]).toEqual([change, '42501', 403]);
      }
      const same = await client
        .from('clients')
        .update({ user_id: owner, name: 'Outro nome' })
        .eq('id', id)
        .select()
        .single();
      expect(same.data).toMatchObject({ name: 'Outro nome' });
    });
  });

  describe('queries', () => {
    let client: Client;
    beforeAll(async () => {
      if (!present) return;
      client = (await signUpUser(server.url)).client;
      const names = [
        'Ana',
        'Bruno',
        'Célia, Ltda.',
        'D"Ávila',
        'E(mpório)',
        'F\\G',
        'null',
        'Zé 100%',
      ];
      const { error } = await client
        .from('clients')
        .insert(
          names.map((name, index) => ({ name, phone: index % 2 === 0 ? String(index) : null })),
        );
      expect(error).toBeNull();
    });

    const names = (rows: readonly Record<string, unknown>[] | null): readonly unknown[] =>
      (rows ?? []).map(({ name }) => name);

    check('filters mean what they say, whatever the value contains', async () => {
      const from = () => client.from('clients').select();
      for (const name of ['Célia, Ltda.', 'D"Ávila', 'E(mpório)', 'F\\G', 'null', 'Zé 100%']) {
        expect(names((await from().eq('name', name)).data)).toEqual([name]);
      }
      expect(names((await from().eq('name', "'; drop table clients; --")).data)).toEqual([]);
      expect([...names((await from().or('name.eq."Ana",name.eq.Bruno')).data)].sort()).toEqual([
        'Ana',
        'Bruno',
      ]);
    });

    check('what lies between two rows, as the app asks for it', async () => {
      const all = await client
        .from('clients')
        .select()
        .order('created_at', { ascending: false })
        .order('id', { ascending: false });
      const ids = (all.data ?? []).map(({ id }) => String(id));
      expect(ids).toHaveLength(8);
      const at = String(all.data?.[0]?.['created_at']);
      const beyond = (side: string, id = '') =>
        `created_at.${side}."${at}",and(created_at.eq."${at}",id.${side}."${id}")`;
      const between = await client
        .from('clients')
        .select()
        .lte('created_at', at)
        .or(beyond('lt', ids[1]))
        .gte('created_at', at)
        .or(beyond('gt', ids[5]))
        .order('created_at', { ascending: true })
        .order('id', { ascending: true })
        .limit(2);
      expect((between.data ?? []).map(({ id }) => id)).toEqual([ids[4], ids[3]]);
    });

    check('count', async () => {
      const { data, count, status } = await client
        .from('clients')
        .select('*', { count: 'exact' })
        .eq('name', 'Bruno');
      expect([data?.length, count, status]).toEqual([1, 1, 200]);
      const some = await client.from('clients').select('*', { count: 'exact' }).limit(2);
      expect([some.data?.length, some.count, some.status]).toEqual([2, 8, 206]);
    });

    check('whatever the app does not ask for is refused in words', async () => {
      const id = randomUUID();
      const from = () => client.from('clients');
      const refused = await Promise.all([
        from().select().like('name', 'A*'),
        from().select().ilike('name', 'a*'),
        from().select().neq('name', 'Ana'),
        from().select().in('name', ['Ana']),
        from().select().is('phone', null),
        from().select().not('phone', 'is', null),
        from().select().or('not.and(name.eq.Ana)'),
        from().select().or('and(name.eq.Ana,or(name.eq.Bruno))'),
        from().select().or('name.like.*'),
        from().select().gt('name', 'A'),
        from().select().order('name'),
        from().select().order('id').order('id'),
        from().select().order('created_at', { nullsFirst: true }),
        from().select().range(2, 3),
        from().select('name'),
        from().select('nome:name'),
        from().select('name::int'),
        from().select('*, quotes(*)'),
        from().select('name.max()'),
        from().select('*', { count: 'planned' }),
        from().insert([{ name: 'B' }], { defaultToNull: false }),
        from().insert([]),
        from().update({}).eq('id', id),
        from().upsert({ id, name: 'A' }),
        from().upsert({ id, name: 'A' }, { onConflict: 'id', ignoreDuplicates: true }),
        from().delete().eq('id', id).limit(1),
        from().delete().eq('id', id).order('id'),
        client.from('quotes').select().eq('items', '[]'),
      ]);
      const reasons = refused.map(({ status, error }) => [
        status,
        /^PGRST1(00|02|27)$/.test(error?.code ?? ''),
        error?.details ?? error?.message,
      ]);
      const inWords: unknown = expect.stringMatching(/^The body |embedded backend|failed to parse/);
      expect(reasons).toEqual(refused.map(() => [400, true, inWords]));
      const headers = { authorization: `Bearer ${await tokenOf(client)}` };
      for (const [more, status] of [
        [{ range: '0-1' }, 400],
        [{ prefer: 'tx=rollback' }, 400],
        [{ prefer: 'handling=strict, max-affected=1' }, 400],
        [{ accept: 'text/csv' }, 406],
        [{ accept: 'application/vnd.pgrst.array+json;nulls=stripped' }, 406],
      ] as const) {
        const answer = await raw('/rest/v1/clients', { headers: { ...headers, ...more } });
        expect([more, answer.status]).toEqual([more, status]);
      }
      expect((await raw('/rest/v1/clients', { method: 'HEAD', headers })).status).toBe(405);
      expect((await from().select()).data).toHaveLength(8);
    });

    check('single and maybeSingle', async () => {
      const none = await client.from('clients').select().eq('name', 'Ninguém').single();
      expect([none.error?.code, none.status]).toEqual(['PGRST116', 406]);
      const many = await client.from('clients').select().single();
      expect([many.error?.code, many.error?.details]).toEqual([
        'PGRST116',
        'The result contains 8 rows',
      ]);
      expect(
        await client.from('clients').select().eq('name', 'Ninguém').maybeSingle(),
      ).toMatchObject({ data: null, error: null });
      expect(
        (await client.from('clients').select().eq('name', 'Ana').maybeSingle()).data,
      ).toMatchObject({ name: 'Ana' });
    });

    check('a change that single refuses is undone', async () => {
      const update = await client
        .from('clients')
        .update({ company: 'X' })
        .gte('created_at', '2001-01-01')
        .select()
        .single();
      expect([update.error?.code, update.status]).toEqual(['PGRST116', 406]);
      const missing = await client
        .from('clients')
        .update({ company: 'X' })
        .eq('id', randomUUID())
        .select()
        .single();
      expect(missing.error?.code).toBe('PGRST116');
      expect((await client.from('clients').select().eq('company', 'X')).data).toEqual([]);
      expect((await client.from('clients').select()).data).toHaveLength(8);
    });

    check("unknown names and malformed queries get PostgREST's codes, never a leak", async () => {
      const token = await tokenOf(client);
      const code = async (path: string, init: RequestInit = {}): Promise<readonly unknown[]> => {
        const response = await raw(`/rest/v1/${path}`, {
          ...init,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        });
        const body: unknown = await response.json();
        expect(body).toMatchObject({ message: expect.any(String) as unknown });
        return [
          path,
          response.status,
          typeof body === 'object' && body !== null && 'code' in body ? body.code : null,
        ];
      };
      const expectations: readonly (readonly [string, number, string])[] = [
        ['nothing', 404, 'PGRST205'],
        ['users', 404, 'PGRST205'],
        ['pg_class', 404, 'PGRST205'],
        ['rpc/keep_identity', 404, 'PGRST202'],
        ['clients?select=name', 400, 'PGRST127'],
        ['clients?select=name;drop', 400, 'PGRST127'],
        ['clients?select=*,quotes(*)', 400, 'PGRST127'],
        ['clients?select=count()', 400, 'PGRST127'],
        ['clients?select=user:auth.users(encrypted_password)', 400, 'PGRST127'],
        ['clients?select=name::int', 400, 'PGRST127'],
        ['clients?nope=eq.1', 400, '42703'],
        ['clients?name=1', 400, 'PGRST100'],
        ['clients?name=boom.1', 400, 'PGRST127'],
        ['clients?name=fts.x', 400, 'PGRST127'],
        ['clients?name=in.(a', 400, 'PGRST127'],
        ['clients?or=(name.eq.1', 400, 'PGRST100'],
        ['clients?or=()', 400, 'PGRST100'],
        [`clients?or=${'(and'.repeat(30)}(name.eq.1)${')'.repeat(30)}`, 400, 'PGRST100'],
        ['clients?order=nope', 400, '42703'],
        ['clients?order=name.up', 400, 'PGRST100'],
        ['clients?order=(select 1)', 400, 'PGRST100'],
        ['clients?limit=x', 400, 'PGRST100'],
        ['clients?limit=-1', 400, 'PGRST100'],
        ['clients?id=eq.x', 400, '22P02'],
        ['clients?name=eq.%00', 400, '22021'],
        ['clients/x', 404, 'PGRST125'],
      ];
      for (const [path, status, expected] of expectations) {
        expect(await code(path)).toEqual([path, status, expected]);
      }
      const post = (body: string): RequestInit => ({ method: 'POST', body });
      for (const columns of ['', '(', 'name,,phone', 'name,', '"name', 'nope']) {
        const path = `clients?columns=${encodeURIComponent(columns)}`;
        const answer = await code(path, { method: 'POST', body: '{"name":"x"}' });
        expect(answer).toEqual([path, 400, 'PGRST204']);
      }
      for (const [body, status, expected] of [
        ['', 400, 'PGRST102'],
        ['{', 400, 'PGRST102'],
        ['1', 400, 'PGRST102'],
        ['[1]', 400, 'PGRST102'],
        ['[[{"name":"x"}]]', 400, 'PGRST102'],
        ['{"nope":1}', 400, 'PGRST204'],
        ['{"__proto__":1}', 400, 'PGRST204'],
        ['[{"name":"x"},{"phone":"1"}]', 400, 'PGRST102'],
        ['{}', 400, 'PGRST102'],
        [`{"name":"x","observations":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400, 'PGRST102'],
        ['{"name":"\\ud800"}', 400, '22P02'],
      ] as const) {
        expect([body.slice(0, 40), ...(await code('clients', post(body)))]).toEqual([
          body.slice(0, 40),
          'clients',
          status,
          expected,
        ]);
      }
      expect(await code('clients', { method: 'DELETE' })).toEqual(['clients', 400, '21000']);
      expect(await code('clients', { method: 'PATCH', body: '{"name":"Todos"}' })).toEqual([
        'clients',
        400,
        '21000',
      ]);
      expect(await code('clients?limit=1', { method: 'DELETE' })).toEqual([
        'clients?limit=1',
        400,
        'PGRST127',
      ]);
      expect(await code('clients', { method: 'PUT', body: '{}' })).toEqual([
        'clients',
        405,
        'PGRST117',
      ]);
    });

    check('rows too large for one answer, and changes too large for one request', async () => {
      const one = await signUpUser(server.url);
      await server.database.transaction((sql) =>
        sql.query(
          `insert into public.clients (user_id, name, observations)
           select cast($1::text as uuid), n::text, repeat('x', 100000) from generate_series(1, 700) n`,
          [one.id],
        ),
      );
      const all = await one.client.from('clients').select();
      expect([all.status, all.error?.code, all.error?.hint]).toEqual([
        413,
        '54000',
        'Ask for fewer rows by limit',
      ]);
      expect((await one.client.from('clients').select().limit(50)).data).toHaveLength(50);
      // A control character takes six bytes as JSON.
      const two = await signUpUser(server.url);
      await server.database.transaction((sql) =>
        sql.query(
          `insert into public.clients (user_id, name, observations)
           select cast($1::text as uuid), n::text, repeat(chr(1), 100000) from generate_series(1, 70) n`,
          [two.id],
        ),
      );
      const controls = await two.client.from('clients').select();
      expect([controls.status, controls.error?.code]).toEqual([413, '54000']);
      expect((await two.client.from('clients').select().limit(10)).data).toHaveLength(10);
      const mine = () => one.client.from('clients');
      const more = await mine()
        .update({ phone: 'y'.repeat(100_000) })
        .eq('user_id', one.id);
      expect([more.status, more.error?.code]).toEqual([413, '54000']);
      // If the answer is refused, the change is rolled back, too.
      const short = await mine().update({ phone: '1' }).eq('user_id', one.id).select();
      expect([short.status, short.error?.code]).toEqual([413, '54000']);
      expect((await mine().select().eq('phone', '1')).data).toEqual([]);
    });

    check('a body that is too large is refused', async () => {
      const response = await raw('/rest/v1/clients', {
        method: 'POST',
        body: `{"name":"${'x'.repeat(9 * 1024 * 1024)}"}`,
        headers: {
          authorization: `Bearer ${await tokenOf(client)}`,
          'content-type': 'application/json',
        },
      });
      expect(response.status).toBe(413);
    });
  });

  describe('lists beyond a thousand rows', () => {
    check(
      'an answer is cut at 1,000 rows; paging by key finds every row once',
      async () => {
        const { client } = await signUpUser(server.url);
        const total = 2_345;
        const rows = Array.from({ length: total }, (_, index) => ({
          ...fullRow('expenses'),
          description: `Gasto ${String(index)}`,
          // Rows with equal days and equal instants, as bulk imports create them.
          date: `2026-11-${String((index % 20) + 1).padStart(2, '0')}`,
        }));
        for (let at = 0; at < total; at += 1_000) {
          expect(
            (await client.from('expenses').insert(rows.slice(at, at + 1_000))).error,
          ).toBeNull();
        }
        const all = await client.from('expenses').select('*', { count: 'exact' });
        expect([all.data?.length, all.count, all.status]).toEqual([1_000, total, 206]);
        expect((await client.from('expenses').select().limit(5_000)).data).toHaveLength(1_000);

        const seen: string[] = [];
        let key = '';
        for (;;) {
          const page = client.from('expenses').select();
          const { data, error } = await (key === '' ? page : page.or(key))
            .order('date', { ascending: false })
            .order('created_at', { ascending: false })
            .order('id', { ascending: false });
          expect(error).toBeNull();
          const list = data ?? [];
          seen.push(...list.map(({ id }) => String(id)));
          const last = list.at(-1);
          if (last === undefined || list.length < 1_000) break;
          const [date, at, id] = [
            String(last['date']),
            String(last['created_at']),
            String(last['id']),
          ];
          key = `date.lt.${date},and(date.eq.${date},created_at.lt."${at}"),and(date.eq.${date},created_at.eq."${at}",id.lt.${id})`;
        }
        expect(seen).toHaveLength(total);
        expect(new Set(seen).size).toBe(total);
      },
      30_000,
    );
  });

  describe('isolation', () => {
    check('another user neither sees, changes, deletes nor points at a row', async () => {
      const other = await signUpUser(server.url);
      for (const name of TABLE_NAMES) {
        const table = sqlTableName(name);
        const id = await freshId(name, marina);
        await marina.client.from(table).insert({ id, ...fullRow(name) });
        expect((await other.client.from(table).select('*', { count: 'exact' })).count).toBe(0);
        const intrusion = anyChange(name, 'invadido');
        expect((await other.client.from(table).select().eq('id', id)).data).toEqual([]);
        expect(
          (await other.client.from(table).select().or(`id.eq.${id},user_id.eq.${marina.id}`)).data,
        ).toEqual([]);
        expect(
          (await other.client.from(table).update(intrusion).eq('id', id).select()).data,
        ).toEqual([]);
        expect((await other.client.from(table).delete().eq('id', id).select()).data).toEqual([]);
        const stolen = await other.client
          .from(table)
          .insert({ ...fullRow(name), user_id: marina.id });
        expect([stolen.error?.code, stolen.status]).toEqual(['42501', 403]);
        const taken = await other.client.from(table).insert({ id, ...fullRow(name) });
        // An account's own id never names another account's row. A side row for another account's row is refused
        // with the same message, whether that row exists or not.
        // A series is its owner's alone: the same id in another account is another row, which tells nothing.
        const refused = standsAlone(name)
          ? [undefined, 201]
          : isOfAccount(name)
            ? ['23514', 400]
            : [listBeside(name) !== null ? '23503' : '23505', 409];
        expect([taken.error?.code, taken.status]).toEqual(refused);
        if (listBeside(name) !== null) {
          const nothing = await freshId(name, marina);
          for (const unseen of [nothing, `${randomUUID()}${idEnding(name)}`]) {
            const answer = await other.client.from(table).insert({ ...fullRow(name), id: unseen });
            expect(answer.status).toBe(taken.status);
            expect([answer.error?.code, answer.error?.message, answer.error?.hint]).toEqual([
              taken.error?.code,
              taken.error?.message,
              taken.error?.hint,
            ]);
          }
        }
        expect((await marina.client.from(table).select().eq('id', id)).data).toMatchObject([
          { user_id: marina.id },
        ]);
      }
    });

    check(
      "a foreign key onto another user's row is refused as if the row did not exist",
      async () => {
        const other = await signUpUser(server.url);
        const { data } = await marina.client
          .from('clients')
          .insert({ name: 'Só minha' })
          .select()
          .single();
        const quote = await other.client
          .from('quotes')
          .insert({ ...fullRow('quotes'), client_id: String(data?.['id']) });
        expect([quote.error?.code, quote.status]).toEqual(['23503', 409]);
      },
    );

    check('anonymous visitors are refused by the database', async () => {
      const anonymous = supabaseClient(server.url);
      for (const name of TABLE_NAMES) {
        const table = sqlTableName(name);
        for (const answer of [
          await anonymous.from(table).select(),
          await anonymous.from(table).insert(fullRow(name)),
          await anonymous.from(table).delete().eq('id', randomUUID()),
        ]) {
          expect([table, answer.error?.code, answer.status]).toEqual([table, '42501', 401]);
        }
      }
    });

    check('tokens that are not ours open nothing', async () => {
      const good = await tokenOf(marina.client);
      const [head = '', payload = '', signature = ''] = good.split('.');
      const encode = (value: unknown): string =>
        Buffer.from(JSON.stringify(value)).toString('base64url');
      const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const forged = [
        `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
        `${encode({ alg: 'HS512', typ: 'JWT' })}.${payload}.${signature}`,
        `${head}.${encode({ ...(claims as object), role: 'service_role' })}.${signature}`,
        `${head}.${payload}.${signature.slice(0, -2)}AA`,
        'abc',
        'a.b.c',
      ];
      for (const token of forged) {
        const response = await raw('/rest/v1/clients', {
          headers: { authorization: `Bearer ${token}` },
        });
        expect([token, response.status]).toEqual([token, 401]);
        expect(await response.json()).toMatchObject({ code: 'PGRST301' });
        expect(
          (await raw('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } })).status,
        ).toBe(403);
      }
    });

    check('requests without the public key are refused', async () => {
      const none = await fetch(`${server.url}/rest/v1/clients`);
      expect([none.status, await none.json()]).toEqual([
        401,
        expect.objectContaining({ message: 'No API key found in request' }),
      ]);
      const wrong = await raw('/auth/v1/health', { headers: { apikey: 'outra' } });
      expect(wrong.status).toBe(401);
    });
  });
});

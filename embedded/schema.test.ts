/** @jest-environment node */

import {
  announceMissingPostgres,
  type PostgresServer,
  preparedPostgres,
  startPostgres,
} from '../test/postgres';
import {
  idEnding,
  listBeside,
  newRowId,
  sqlTableName,
  sqlOrder,
  TABLE_NAMES,
  validRow,
} from '../test/sideTables';
import { asSqlError, type Database, type Sql } from './database/database';
import { readMigrations } from './database/migrations';
import { openInMemory } from './database/open';

// Starting a database takes seconds on a busy machine.
jest.setTimeout(60_000);

/** The tests ask PostgreSQL itself about row level security and privileges, without the HTTP layer. */
const MARINA = '11111111-1111-4111-8111-111111111111';
const OTAVIO = '22222222-2222-4222-8222-222222222222';

const TABLES = TABLE_NAMES.map((name) => ({ name, table: sqlTableName(name) }));
type Table = (typeof TABLES)[number];

const literal = (value: unknown): string =>
  value === null
    ? 'null'
    : `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;

/** Returns the statement that stores a valid row of the user Marina. */
function insertInto({ name, table }: Table): string {
  const row = validRow(name, 'um texto');
  // A row of a side table needs an existing row that it belongs to.
  const beside = listBeside(name);
  const ending = idEnding(name);
  const theirs = ending === '' ? 'id' : `id::text || '${ending}'`;
  const id =
    beside === null
      ? literal(`${newRowId(name, MARINA)}${ending}`)
      : `(select ${theirs} from public.${beside} where user_id = '${MARINA}' limit 1)`;
  const values = [id, ...Object.values(row).map(literal)];
  return `insert into ${table} (${['id', ...Object.keys(row)].join(', ')}) values (${values.join(', ')})`;
}

/** Reads the number that a column's text contains. */
function readBack(text: string | null | undefined, isList: boolean): unknown {
  const value: unknown = JSON.parse(text ?? 'null');
  if (!isList) return value;
  const list = Array.isArray(value) ? value : (value as { list: unknown }).list; // cast: this test has written the value in this shape
  return (list as [{ deep: [[{ price: unknown }]] }])[0].deep[0][0].price; // cast: as above
}

let postgres: PostgresServer | null = null;

describe.each(['PGlite', 'PostgreSQL'])('the schema on %s', (engine) => {
  let database: Database | null = null;

  beforeAll(async () => {
    if (engine === 'PGlite') {
      database = await openInMemory(readMigrations());
    } else {
      postgres = await startPostgres();
      if (postgres === null) announceMissingPostgres();
      else database = await preparedPostgres(postgres);
    }
    await database?.script(
      `insert into auth.users (id, email, encrypted_password) values ('${MARINA}', 'm@p.br', 'x'), ('${OTAVIO}', 'o@l.br', 'x')`,
    );
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    if (engine === 'PostgreSQL') postgres?.stop();
  });

  const check = (name: string, work: (database: Database) => Promise<void>): void => {
    test(name, async () => (database === null ? undefined : work(database)));
  };

  const as = <T>(role: string, user: string | null, work: (sql: Sql) => Promise<T>): Promise<T> => {
    if (database === null) throw new Error('No database');
    return database.transaction(async (sql) => {
      await sql.query(
        "select set_config('request.jwt.claims', $1::text, true), set_config('role', $2::text, true)",
        [JSON.stringify({ sub: user }), role],
      );
      return work(sql);
    });
  };
  const refusal = async (work: Promise<unknown>): Promise<string | undefined> =>
    work.then(
      () => undefined,
      (error: unknown) => asSqlError(error)?.code,
    );

  check('each user sees, changes and deletes own rows only', async () => {
    for (const { name, table } of TABLES) {
      await as('authenticated', MARINA, (sql) => sql.query(insertInto({ name, table })));
      const [mine] = await as('authenticated', MARINA, (sql) =>
        sql.query(`select count(*)::text as n, min(user_id::text) as owner from ${table}`),
      );
      expect([table, mine]).toEqual([table, { n: '1', owner: MARINA }]);
      for (const statement of [
        `select id from ${table}`,
        `update ${table} set user_id = user_id returning id`,
        `delete from ${table} returning id`,
      ]) {
        expect([
          statement,
          await as('authenticated', OTAVIO, (sql) => sql.query(statement)),
        ]).toEqual([statement, []]);
      }
    }
  });

  check("nobody writes in somebody else's name", async () => {
    for (const { name, table } of TABLES) {
      const forged = insertInto({ name, table })
        .replace('(', '(user_id, ')
        .replace(/values \(/, `values ('${OTAVIO}', `);
      expect([
        table,
        await refusal(as('authenticated', MARINA, (sql) => sql.query(forged))),
      ]).toEqual([table, '42501']);
      const given = `update ${table} set user_id = '${OTAVIO}'`;
      expect([
        table,
        await refusal(as('authenticated', MARINA, (sql) => sql.query(given))),
      ]).toEqual([table, '42501']);
    }
  });

  check('anonymous visitors and strangers to the app may do nothing at all', async () => {
    for (const { name, table } of TABLES) {
      for (const statement of [
        `select from ${table}`,
        insertInto({ name, table }),
        `update ${table} set id = id`,
        `delete from ${table}`,
      ]) {
        expect([statement, await refusal(as('anon', null, (sql) => sql.query(statement)))]).toEqual(
          [statement, '42501'],
        );
      }
      expect(
        await refusal(as('authenticated', MARINA, (sql) => sql.query(`truncate ${table}`))),
      ).toBe('42501');
    }
    for (const secret of [
      'auth.users',
      'auth.sessions',
      'auth.refresh_tokens',
      'oficio.applied_migrations',
    ]) {
      for (const role of ['anon', 'authenticated']) {
        expect([
          secret,
          await refusal(as(role, MARINA, (sql) => sql.query(`select from ${secret}`))),
        ]).toEqual([secret, '42501']);
      }
    }
  });

  check(
    'every table of the app has row level security, four policies and no grant to anon',
    async (given) => {
      const rows = await given.transaction((sql) =>
        sql.query(`
        select c.relname as name, c.relrowsecurity::text as secured,
          (select string_agg(p.cmd, ',' order by p.cmd) from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname) as policies,
          has_table_privilege('anon', c.oid, 'select, insert, update, delete, truncate, references, trigger')::text as anon
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p') order by 1`),
      );
      expect(rows).toEqual(
        TABLES.map(({ table }) => table)
          .sort()
          .map((name) => ({
            name,
            secured: 'true',
            policies: 'DELETE,INSERT,SELECT,UPDATE',
            anon: 'false',
          })),
      );
    },
  );

  check('a further table is kept to its owners as the others are, by one call', async (given) => {
    const facts = async (table: string) => {
      const [found] = await given.transaction((sql) =>
        sql.query(`select relrowsecurity as secured, relacl::text as granted,
          (select jsonb_agg(array[policyname, cmd, roles::text, qual, with_check] order by cmd)
            from pg_policies where schemaname = 'public' and tablename = relname) as policies,
          (select jsonb_agg(replace(pg_get_triggerdef(t.oid), relname, 'x') order by tgname)
            from pg_trigger t where tgrelid = c.oid and not tgisinternal) as triggers
          from pg_class c where oid = 'public.${table}'::regclass`),
      );
      return found;
    };
    await given.script(`create table public.contracts (like public.expenses including all);
      call oficio.own_rows_only('public.contracts');`);
    const made = await facts('contracts');
    await given.script('drop table public.contracts');
    expect(made).toEqual(await facts('expenses'));

    const call = "call oficio.own_rows_only('public.clients')";
    expect(await refusal(as('authenticated', MARINA, (sql) => sql.query(call)))).toBe('42501');
  });

  check('every table is made as the first five: see docs/architecture.md', async (given) => {
    // A foreign key holds its attributes' numbers, and an index must begin with the same attributes.
    const rows = await given.transaction((sql) =>
      sql.query(`
        with t as (select oid, relname, relname <> 'clients' as is_stamped from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'r'),
        f as (select conrelid, conname, conkey from pg_constraint join pg_class to_table on to_table.oid = confrelid
          where contype = 'f' and to_table.relnamespace = 'public'::regnamespace)
        select 'lacks the trigger ' || name as fault, relname as table from t, unnest(array['keep_identity', 'touch_updated_at']) name
          where (is_stamped or name <> 'touch_updated_at')
          and not exists (select from pg_trigger where tgrelid = t.oid and tgname = name)
        union all select 'points without its owner: ' || conname, relname from t join f on conrelid = t.oid
          where not exists (select from pg_attribute where attrelid = t.oid and attname = 'user_id' and attnum = any (conkey))
        union all select 'points without an index: ' || conname, relname from t join f on conrelid = t.oid
          where not exists (select from pg_index where indrelid = t.oid
            and (string_to_array(indkey::text, ' ')::int2[])[1:cardinality(conkey)] @> conkey)
        union all select 'has a text without an end: ' || attname, relname from t join pg_attribute on attrelid = t.oid
          where atttypid = 'text'::regtype and attnum > 0
          and not exists (select from pg_constraint where conrelid = t.oid and contype = 'c' and attnum = any (conkey))
        union all select 'has numbers of any number of digits: ' || attname, relname from t join pg_attribute on attrelid = t.oid
          where atttypid = 'numeric'::regtype and attnum > 0
          and not exists (select from pg_constraint where conrelid = t.oid and contype = 'c' and attnum = any (conkey)
            and pg_get_constraintdef(oid) ~ 'scale\\(.* <= \\(?400')
        union all select 'has a list without an end: ' || attname, relname from t join pg_attribute on attrelid = t.oid
          where atttypid = 'jsonb'::regtype and attnum > 0
          and not exists (select from pg_trigger where tgrelid = t.oid and tgname = attname || '_bounded'
            and tgattr::text = attnum::text and pg_get_triggerdef(oid) ~ 'json_fits\\(new\\.')
        union all select 'checks a list at every change of its row: ' || conname, relname from t join pg_constraint on conrelid = t.oid
          where contype = 'c' and exists (select from pg_attribute
            where attrelid = t.oid and attnum = any (conkey) and atttypid = 'jsonb'::regtype)`),
    );
    expect(rows).toEqual([]);
  });

  check(
    'a number has as many digits as JavaScript writes, and not a thousand times as many',
    async (given) => {
      const columns = await given.transaction((sql) =>
        sql.query(`select relname as table, attname as column, format_type(atttypid, null) as type
        from pg_attribute join pg_class c on c.oid = attrelid
        where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
        and atttypid in ('numeric'::regtype, 'jsonb'::regtype) order by 1, 2`),
      );
      expect(columns.length).toBeGreaterThan(10);
      const honest = [String(100 / 3), '1e-20', '999999999999.99', String(Number.MIN_VALUE)];
      const inLists = [
        ...honest,
        '-1e20',
        String(Number.MAX_VALUE),
        `-${String(Number.MAX_VALUE)}`,
      ];
      const beyond = ['1e-16383', '0e-16383', `0.${'3'.repeat(500)}`];
      const beyondInLists = [...beyond, '1e131000', '-1e131000', '1e309', '9'.repeat(500)];
      const asList = (number: string): string =>
        `[{"deep": [[{"price": ${number}}]]}, "${number}"]`;
      for (const { table, column, type } of columns) {
        const isList = type === 'jsonb';
        const inside = (number: string): string =>
          column === 'sent_as' ? `{"list": ${asList(number)}}` : asList(number);
        // A balance has a day.
        const dated = column === 'balance' ? "balance_on = '2026-11-22', " : '';
        const set = (number: string): string =>
          `update ${table ?? ''} set ${dated}${column ?? ''} = ${literal(isList ? inside(number) : number)}`;
        // A share of a total is below 100.
        const isShare = column === 'deposit_percent';
        const takes = isShare ? honest.filter((number) => Number(number) < 100) : honest;
        for (const number of isList ? inLists : takes) {
          const [stored] = await as('authenticated', MARINA, (sql) =>
            sql.query(`${set(number)} returning ${column ?? ''}::text as stored`),
          );
          expect([table, column, number, readBack(stored?.['stored'], isList)]).toEqual([
            table,
            column,
            number,
            Number(number),
          ]);
        }
        for (const number of isList ? beyondInLists : beyond) {
          expect([
            table,
            column,
            number,
            await refusal(as('authenticated', MARINA, (sql) => sql.query(set(number)))),
          ]).toEqual([table, column, number, '23514']);
        }
      }
      // No function of the schema can be called by name.
      const asked = "select oficio.numbers_fit('[]')";
      expect(await refusal(as('authenticated', MARINA, (sql) => sql.query(asked)))).toBe('42501');
    },
  );

  const zeros = (count: number): string =>
    `('[' || repeat('0,', ${String(count - 1)}) || '0]')::jsonb`;
  const THEN = "'2026-01-05T12:00:00Z'";

  check('a list has at most 500 elements, unless as long a one is stored', async () => {
    const project = (column: string) => (list: string, made: string) =>
      `insert into projects (name, start_date, deadline, ${column}, created_at) values ('P', '2026-01-05', '2026-02-05', ${list}, ${made}) returning id`;
    const inserts = {
      'quotes.items': (list: string, made: string) =>
        `insert into quotes (items, created_at) values (${list}, ${made}) returning id`,
      'projects.stages': project('stages'),
      'projects.attachments': project('attachments'),
      'quote_details.materials': (list: string, made: string) =>
        `with quote as (insert into quotes default values returning id)
         insert into quote_details (id, materials, created_at) select id, ${list}, ${made} from quote returning id`,
    };
    const run = (statement: string) => as('authenticated', MARINA, (sql) => sql.query(statement));
    for (const [place, insert] of Object.entries(inserts)) {
      const [table = '', column = ''] = place.split('.');
      const said = async (statement: string): Promise<[string, string | undefined]> => [
        statement,
        await refusal(run(statement)),
      ];
      for (const [statement, code] of [
        [insert(zeros(500), 'now()'), undefined],
        [insert(zeros(501), 'now()'), '23514'],
      ] as const) {
        expect(await said(statement)).toEqual([statement, code]);
      }
      // A row that is put back, by an undo or from a file, brings its instant.
      const [put] = await run(insert(zeros(700), THEN));
      const changes: readonly (readonly [string, string | undefined])[] = [
        ['updated_at = now()', undefined],
        [`${column} = ${column}`, undefined],
        [`${column} = ${zeros(701)}`, '23514'],
        [`${column} = ${zeros(600)}`, undefined],
        [`${column} = ${zeros(601)}`, '23514'],
        [`${column} = ${zeros(500)}`, undefined],
        [`${column} = ${zeros(501)}`, '23514'],
      ];
      for (const [set, code] of changes) {
        const statement = `update ${table} set ${set} where id = '${put?.['id'] ?? ''}'`;
        expect(await said(statement)).toEqual([statement, code]);
      }
    }
  });

  check('a quote with more items than 500 gets a project with as many stages', async () => {
    const [quote] = await as('authenticated', MARINA, (sql) =>
      sql.query(
        `insert into quotes (items, created_at) values (${zeros(700)}, ${THEN}) returning id`,
      ),
    );
    const id = quote?.['id'] ?? '';
    const approved = (user: string, stages: number): Promise<string | undefined> =>
      refusal(
        as('authenticated', user, (sql) =>
          sql.query(
            `insert into projects (quote_id, name, start_date, deadline, stages)
             values ('${id}', 'P', '2026-01-05', '2026-02-05', ${zeros(stages)})`,
          ),
        ),
      );
    expect([await approved(MARINA, 700), await approved(MARINA, 701)]).toEqual([
      undefined,
      '23514',
    ]);
    // The list is refused before the reference is looked up, so the answer does not show whose quote it is.
    expect(await approved(OTAVIO, 700)).toBe('23514');
    const materials = (count: number): Promise<string | undefined> =>
      refusal(
        as('authenticated', MARINA, (sql) =>
          sql.query(`insert into quote_details (id, materials) values ('${id}', ${zeros(count)})`),
        ),
      );
    expect([await materials(701), await materials(700)]).toEqual(['23514', undefined]);
  });

  check(
    'equal numbers may be written differently, so a list is checked whenever it is written',
    async () => {
      const [quote] = await as('authenticated', MARINA, (sql) =>
        sql.query(`insert into quotes (items) values ('[0]') returning id`),
      );
      const set = `update quotes set items = '[0e-16383]' where id = '${quote?.['id'] ?? ''}'`;
      expect(await refusal(as('authenticated', MARINA, (sql) => sql.query(set)))).toBe('23514');
    },
  );

  check('checking a list takes as long as the list is, not the square of that', async (given) => {
    const timed = async (list: string): Promise<number> => {
      const times: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const [row] = await given.transaction((sql) =>
          sql.query(
            `with list as materialized (select ${list} as list), before as materialized (select clock_timestamp() as at, list from list),
              done as materialized (select oficio.json_fits(list, 'array', 1048576) as fits, at from before)
             select extract(epoch from clock_timestamp() - at)::text as took from done where fits`,
          ),
        );
        times.push(Number(row?.['took']));
      }
      return Math.min(...times);
    };
    const nested = (count: number): string => `jsonb_build_array(${zeros(count)})`;
    // Eight times as many take about eight times as long. The square would be 64 times.
    for (const listOf of [zeros, nested]) {
      expect((await timed(listOf(320_000))) / (await timed(listOf(40_000)))).toBeLessThan(24);
    }
  });

  check(
    "no row can point at another user's row, not even when the server writes it",
    async (given) => {
      const [client] = await as('authenticated', MARINA, (sql) =>
        sql.query("insert into clients (name) values ('Minha') returning id"),
      );
      const stolen = `insert into quotes (user_id, client_id) values ('${OTAVIO}', '${client?.['id'] ?? ''}')`;
      expect(await refusal(given.script(stolen))).toBe('23503');
      const beside = `insert into client_details (user_id, id) values ('${OTAVIO}', '${client?.['id'] ?? ''}')`;
      expect(await refusal(given.script(beside))).toBe('23503');
      const [payment] = await as('authenticated', MARINA, (sql) =>
        sql.query('insert into payments default values returning id'),
      );
      const part = `insert into payment_parts (user_id, id) values ('${OTAVIO}', '${payment?.['id'] ?? ''}-2')`;
      expect(await refusal(given.script(part))).toBe('23503');
      const [quote] = await as('authenticated', MARINA, (sql) =>
        sql.query('insert into quotes default values returning id'),
      );
      const version = `insert into quote_versions (user_id, id) values ('${OTAVIO}', '${quote?.['id'] ?? ''}-1')`;
      expect(await refusal(given.script(version))).toBe('23503');
      const [project] = await as('authenticated', MARINA, (sql) =>
        sql.query(
          "insert into projects (name, start_date, deadline) values ('Minha', '2026-01-05', '2026-02-05') returning id",
        ),
      );
      const [expense] = await given.transaction((sql) =>
        sql.query(
          `insert into expenses (user_id, description, category, amount, date) values ('${OTAVIO}', 'Papel', 'Outros', 1, '2026-01-05') returning id`,
        ),
      );
      const named = `insert into expense_projects (user_id, id, project_id) values ('${OTAVIO}', '${expense?.['id'] ?? ''}', '${project?.['id'] ?? ''}')`;
      expect(await refusal(given.script(named))).toBe('23503');
      await given.script(`delete from expenses where user_id = '${OTAVIO}'`);
      const foreign = `insert into profiles (user_id, id) values ('${OTAVIO}', '${MARINA}')`;
      expect(await refusal(given.script(foreign))).toBe('23514');
      const month = `insert into mei_adjustments (user_id, id) values ('${OTAVIO}', '${MARINA}-202611')`;
      expect(await refusal(given.script(month))).toBe('23514');
      const line = `insert into statement_lines (user_id, id, source, day, amount, text) values ('${OTAVIO}', '${MARINA}-12345678901234', '', '2026-01-05', 1, '')`;
      expect(await refusal(given.script(line))).toBe('23514');
    },
  );

  check('a page of own rows is read from the index', async (given) => {
    for (const { name, table } of TABLES) {
      const order = sqlOrder(name)
        .map((column) => `${column} desc`)
        .join();
      const plan = await given.transaction(async (sql) => {
        // The tables are tiny, so the other plans are switched off: only a plan that cannot use the index may
        // still sort.
        for (const way of ['seqscan', 'bitmapscan', 'sort'])
          await sql.query(`set local enable_${way} = off`);
        return sql.query(
          `explain select * from ${table} where user_id = '${MARINA}' order by ${order} limit 1000`,
        );
      });
      const text = plan.map((row) => Object.values(row).join()).join('\n');
      expect(text).toContain(`${table}_newest_first`);
      expect(text).not.toContain('Sort');
    }
  });

  check('deleting an account takes its rows along', async (given) => {
    await given.script(`delete from auth.users where id = '${MARINA}'`);
    for (const { table } of TABLES) {
      expect(await given.transaction((sql) => sql.query(`select id from public.${table}`))).toEqual(
        [],
      );
    }
  });
});

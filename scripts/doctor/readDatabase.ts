import type { Sql } from '../../embedded/database/database';
import type { Migration } from '../../embedded/database/migrations';
import { openInMemory } from '../../embedded/database/open';
import { tablesOf } from './schema';

/** What the database's catalogue says about a table. */
export interface TableFacts {
  readonly name: string;
  readonly hasRowSecurity: boolean;
  /** The commands that a policy allows signed-in users on their own rows. */
  readonly ownRows: readonly string[];
  /** The policies that allow access to anonymous users or to the rows of other users. */
  readonly openPolicies: readonly string[];
  readonly anonymousMay: readonly string[];
  readonly usersMay: readonly string[];
  /** The SQL that creates each enabled trigger, as PostgreSQL prints it. */
  readonly triggers: readonly string[];
}

/** What was read from the project's database. */
export interface DatabaseFacts {
  readonly tables: readonly TableFacts[];
  /** The versions of the applied migrations; null where the database has no record of them. */
  readonly applied: readonly string[] | null;
  /** PostgREST's `db_max_rows`, where the database sets it. */
  readonly pageLimit: number | null;
}

const list = (text: string | null | undefined): readonly string[] =>
  (text ?? '').split(',').filter((part) => part !== '');

// The condition of the migrations' policies as PostgreSQL prints it. A policy with another condition needs a
// person's review.
const OWN_ROWS = `'(( SELECT auth.uid() AS uid) = user_id)'`;
const IS_OWN = `p.roles = '{authenticated}' and coalesce(p.qual, ${OWN_ROWS}) = ${OWN_ROWS} and coalesce(p.with_check, ${OWN_ROWS}) = ${OWN_ROWS}`;
const MAY = (role: string): string =>
  `(select string_agg(p, ',') from unnest(array['select','insert','update','delete']) p
    where has_table_privilege('${role}', c.oid, p))`;

async function readTables(sql: Sql, names: readonly string[]): Promise<readonly TableFacts[]> {
  const rows = await sql.query(
    `select c.relname as name, c.relrowsecurity::text as secure,
       (select string_agg(lower(cmd), ',') from pg_policies p
         where p.schemaname = 'public' and p.tablename = c.relname and p.permissive = 'PERMISSIVE'
         and ${IS_OWN}) as own,
       (select string_agg(policyname, ',') from pg_policies p
         where p.schemaname = 'public' and p.tablename = c.relname and p.permissive = 'PERMISSIVE'
         and not (${IS_OWN})) as open,
       ${MAY('anon')} as anonymous, ${MAY('authenticated')} as users,
       (select json_agg(pg_get_triggerdef(oid) order by tgname) from pg_trigger
         where tgrelid = c.oid and not tgisinternal and tgenabled <> 'D')::text as triggers
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and c.relname = any (string_to_array($1::text, ','))`,
    [names.join(',')],
  );
  return rows.map((row) => ({
    name: row['name'] ?? '',
    hasRowSecurity: row['secure'] === 'true',
    ownRows: list(row['own']),
    openPolicies: list(row['open']),
    anonymousMay: list(row['anonymous']),
    usersMay: list(row['users']),
    triggers: JSON.parse(row['triggers'] ?? '[]') as string[], // cast: an array of texts, by the query
  }));
}

/** Reads the applied migrations from the table that the Supabase command line tool writes. */
async function readApplied(sql: Sql): Promise<readonly string[] | null> {
  const [notes] = await sql.query(
    "select to_regclass('supabase_migrations.schema_migrations')::text as name",
  );
  if ((notes?.['name'] ?? null) === null) return null;
  const rows = await sql.query('select version from supabase_migrations.schema_migrations');
  return rows.map((row) => row['version'] ?? '');
}

async function readPageLimit(sql: Sql): Promise<number | null> {
  const [row] = await sql.query(
    `select substring(setting from '[0-9]+$') as rows
     from pg_db_role_setting s join pg_roles r on r.oid = s.setrole, unnest(s.setconfig) setting
     where r.rolname = 'authenticator' and setting like 'pgrst.db_max_rows=%' limit 1`,
  );
  const rows = row?.['rows'] ?? null;
  return rows === null ? null : Number(rows);
}

/** Reads only the database's catalogues, never a user's rows. */
export async function readDatabase(sql: Sql, tables: readonly string[]): Promise<DatabaseFacts> {
  return {
    tables: await readTables(sql, tables),
    applied: await readApplied(sql),
    pageLimit: await readPageLimit(sql),
  };
}

/** Makes an empty database with these migrations and reads its tables. */
export async function readRightTables(
  migrations: readonly Migration[],
): Promise<readonly TableFacts[]> {
  const database = await openInMemory(migrations);
  try {
    return await database.transaction((sql) => readTables(sql, [...tablesOf(migrations).keys()]));
  } finally {
    await database.close();
  }
}

import type { Database } from '../database/database';

/** A column of a table, as PostgreSQL's catalogue describes it. */
export interface Column {
  readonly name: string;
  /** The column's type, for example `timestamp with time zone`. The text is safe in a cast. */
  readonly type: string;
}

/**
 * A foreign key that points at a table. If a row of that table is deleted, its column in the rows of `from` is cleared,
 * or those rows are deleted, too.
 */
export interface Reference {
  readonly from: Table;
  /** The foreign key's columns and their targets, as lists of quoted names. */
  readonly columns: string;
  readonly target: string;
  /** Whether the rows of `from` are deleted rather than cleared. */
  readonly isDeleted: boolean;
}

/** A table of the schema `public`. */
export interface Table {
  readonly name: string;
  readonly columns: ReadonlyMap<string, Column>;
  readonly pointedAtBy: readonly Reference[];
}

export type Catalogue = ReadonlyMap<string, Table>;

const COLUMNS = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r'
  order by c.relname, a.attnum`;

const names = (table: string, attributes: string): string => `
  (select string_agg(quote_ident(attname), ', ' order by place) from pg_attribute
    join unnest(${attributes}) with ordinality as k (attribute, place) on attnum = attribute
    where attrelid = ${table})`;

const REFERENCES = `
  select t.relname as table, f.relname as from, (confdeltype = 'c')::text as deleted,
    ${names('conrelid', 'conkey')} as columns, ${names('confrelid', 'confkey')} as target
  from pg_constraint
  join pg_class t on t.oid = confrelid and t.relnamespace = 'public'::regnamespace
  join pg_class f on f.oid = conrelid and f.relnamespace = 'public'::regnamespace
  where contype = 'f'
  order by t.relname, conname`;

/** Reads the tables of the schema `public`. */
export async function readCatalogue(database: Database): Promise<Catalogue> {
  const { columns, references } = await database.transaction(async (sql) => ({
    columns: await sql.query(COLUMNS),
    references: await sql.query(REFERENCES),
  }));
  const tables = new Map<
    string,
    { name: string; columns: Map<string, Column>; pointedAtBy: Reference[] }
  >();
  for (const { table, column, type } of columns) {
    if (!table || !column || !type) continue;
    const entry = tables.get(table) ?? { name: table, columns: new Map(), pointedAtBy: [] };
    entry.columns.set(column, { name: column, type });
    tables.set(table, entry);
  }
  for (const { table, from, deleted, columns: own, target } of references) {
    const child = tables.get(from ?? '');
    if (!child || !own || !target) continue;
    const reference = { from: child, columns: own, target, isDeleted: deleted === 'true' };
    tables.get(table ?? '')?.pointedAtBy.push(reference);
  }
  return tables;
}

import type { Database } from '../database/database';

/** A column of a table, as PostgreSQL's catalogue describes it. */
export interface Column {
  readonly name: string;
  /** e.g. `timestamp with time zone`; safe to paste into a cast. */
  readonly type: string;
}

/** A table of the schema `public`. */
export interface Table {
  readonly name: string;
  readonly columns: ReadonlyMap<string, Column>;
}

export type Catalogue = ReadonlyMap<string, Table>;

/** Reads the tables of the schema `public`. */
export async function readCatalogue(database: Database): Promise<Catalogue> {
  const rows = await database.transaction((sql) =>
    sql.query(`
      select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r'
      order by c.relname, a.attnum`),
  );
  const tables = new Map<string, { name: string; columns: Map<string, Column> }>();
  for (const { table, column, type } of rows) {
    if (!table || !column || !type) continue;
    const entry = tables.get(table) ?? { name: table, columns: new Map<string, Column>() };
    entry.columns.set(column, { name: column, type });
    tables.set(table, entry);
  }
  return tables;
}

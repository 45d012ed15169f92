import type { Sql } from '../database/database';

/** A table of the app, for a backup. */
export interface DumpTable {
  readonly name: string;
  /** The names of all stored columns, in order. */
  readonly columns: readonly string[];
}

/** Reads the tables of the app. Each table comes after the tables that its foreign keys point at. */
export async function tablesInOrder(sql: Sql): Promise<readonly DumpTable[]> {
  const rows = await sql.query(`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(json_agg(distinct t.relname), '[]') from pg_constraint f join pg_class t on t.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and t.relnamespace = c.relnamespace and t.oid <> c.oid) as targets
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`);
  const waiting = rows.map((row) => ({
    name: row['name'] ?? '',
    columns: names(row['columns']),
    targets: names(row['targets']),
  }));
  const ordered: DumpTable[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ targets }) =>
      targets.every((target) => ordered.some(({ name }) => name === target)),
    );
    const [table] = waiting.splice(next, 1);
    if (next === -1 || table === undefined) throw new Error('Tables point at each other in a ring');
    ordered.push({ name: table.name, columns: table.columns });
  }
  return ordered;
}

function names(json: string | null | undefined): readonly string[] {
  const list: unknown = JSON.parse(json ?? '[]');
  return Array.isArray(list) ? list.map(String) : [];
}

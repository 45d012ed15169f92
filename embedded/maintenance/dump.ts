import { type Database, quotedIdentifier, type Sql, type TextRow } from '../database/database';
import { Checksum, headLine, sqlLiteral, BACKUP_TITLE } from './dumpFormat';
import {
  ACCOUNT_COLUMNS,
  ACCOUNTS_TABLE,
  ACCOUNTS_STATEMENT,
  COMMIT,
  openingStatements,
} from './dumpStatements';
import { type DumpTable, tablesInOrder } from './tables';

/** How many rows are read at a time and written in one INSERT. */
const BATCH = 100;

interface Source {
  /** The table that the rows are read from, quoted. */
  readonly from: string;
  /** The table that the rows are inserted into, quoted. */
  readonly into: string;
  readonly columns: readonly string[];
  readonly order: string;
}

/** The sources of a backup: first the accounts, then the app's tables. */
export function sourcesOf(tables: readonly DumpTable[]): readonly Source[] {
  const accounts: Source = {
    from: 'auth.users',
    into: ACCOUNTS_TABLE,
    columns: ACCOUNT_COLUMNS,
    order: 'created_at, id',
  };
  const others = tables.map(({ name, columns }): Source => {
    const table = `public.${quotedIdentifier(name)}`;
    return { from: table, into: table, columns, order: columns.includes('id') ? 'id' : '1' };
  });
  return [accounts, ...others];
}

/** Counts the rows of all sources. */
export async function countRows(sql: Sql, sources: readonly Source[]): Promise<number> {
  let rows = 0;
  for (const { from } of sources) {
    const [row] = await sql.query(`select count(*)::text as rows from ${from}`);
    rows += Number(row?.['rows'] ?? 0);
  }
  return rows;
}

async function* insertsOf(sql: Sql, source: Source): AsyncGenerator<string> {
  const columns = source.columns.map(quotedIdentifier);
  await sql.query(
    `declare backup_rows no scroll cursor for select ${columns.join(', ')} from ${source.from} order by ${source.order}`,
  );
  const values = (row: TextRow): string =>
    `(${source.columns.map((column) => sqlLiteral(row[column] ?? null)).join(', ')})`;
  for (;;) {
    const rows = await sql.query(`fetch ${String(BATCH)} from backup_rows`);
    if (rows.length === 0) break;
    yield `insert into ${source.into} (${columns.join(', ')}) values\n${rows.map(values).join(',\n')};`;
  }
  await sql.query('close backup_rows');
}

/**
 * Writes the users' data at one moment as one SQL script. It contains accounts with their ids and password hashes, and
 * the app's tables, but no sessions. The script runs in one transaction. A blank line separates statements, and no
 * statement contains one.
 * @param write - Takes the next piece. The database waits until it resolves.
 */
export async function writeDump(
  database: Database,
  now: Date,
  write: (text: string) => Promise<void>,
): Promise<void> {
  const checksum = new Checksum();
  const put = async (text: string): Promise<void> => {
    checksum.add(text);
    await write(text);
  };
  await database.transaction(async (sql) => {
    await sql.query('set transaction isolation level repeatable read, read only');
    const tables = await tablesInOrder(sql);
    const sources = sourcesOf(tables);
    const applied = await sql.query(
      'select name, checksum from oficio.applied_migrations order by name',
    );
    const head = {
      rows: await countRows(sql, sources),
      migrations: applied.map((row) => ({
        name: row['name'] ?? '',
        checksum: row['checksum'] ?? '',
      })),
    };
    await put(`${BACKUP_TITLE}\n${headLine(head, now)}\n\n`);
    for (const statement of openingStatements(tables)) await put(`${statement}\n\n`);
    for (const source of sources) {
      for await (const insert of insertsOf(sql, source)) await put(`${insert}\n\n`);
      if (source.into === ACCOUNTS_TABLE) await put(`${ACCOUNTS_STATEMENT}\n\n`);
    }
    await put(`${COMMIT}\n\n`);
  });
  await write(`${checksum.lastLine()}\n`);
}

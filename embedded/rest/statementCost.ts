import { quotedIdentifier, type Sql } from '../database/database';
import type { Column, Reference, Table } from './catalogue';
import { RestError } from './restError';
import { queryOfValuesUpToBytes } from './runningBytes';

/**
 * A statement's cost, estimated before the statement runs. A running statement cannot be stopped, and all other
 * users wait for it.
 */
export interface StatementCost {
  /**
   * The number of bytes that the statement writes for each row. The number of rows is `rows`; if that is null,
   * `inspection` counts them.
   */
  readonly bytesEach: number;
  readonly rows: number | null;
  /**
   * A query that measures the rows that the statement changes or deletes. It returns their number (`rows`), the number
   * of rows that point at them, and the bytes of both.
   */
  readonly inspection: {
    readonly text: string;
    readonly values: readonly string[];
    readonly change: keyof typeof MAX_CHANGED;
  } | null;
}

/** How many bytes the fixed columns of a row and its index entries take. */
export const ROW_BYTES = 1_000;

/**
 * The most bytes that a statement may write. For an insert, the limit is the largest body with the most rows. For an
 * update, which writes the old and the new row, the limit is lower. It is half a second of work, during which all other
 * users wait.
 */
const MAX_WRITTEN = { inserted: 24 * 1000 * 1000, updated: 8 * 1000 * 1000 };

/**
 * The most bytes of existing rows that a statement may read. Every change of a row checks the whole row
 * again.
 */
const MAX_READ = 128 * 1000 * 1000;

/**
 * The most rows that an update or a delete may select. For an update it is as many as an answer contains. For a delete
 * it is as many as an insert may have, because deleted rows are not checked again. The app selects forty.
 */
const MAX_CHANGED = { updated: 1_000, deleted: 10_000 };

/** The most rows that may point at the rows of a delete. It is more than the longest list in docs/promises.md. */
const MAX_POINTING = 30_000;

/**
 * How many times as much space as the written bytes is needed. The WAL contains the table's changes, and whole pages of
 * the table and of its indexes.
 */
const COPIES = 3;

/**
 * Returns the SQL that adds up the sizes of rows until the sum exceeds the limit.
 * @param size - The SQL of the bytes of a row of `from`.
 */
const bytesOf = (size: string, from: string): string =>
  `select coalesce(value, 0) as bytes from (${queryOfValuesUpToBytes(MAX_READ, 'oficio.weighed', { value: size, bytes: 'value', from })}) weighed`;

/** Returns the SQL of the bytes that PostgreSQL reads of a changed row: its texts, and its lists as text. */
function sizeOf({ name, columns }: Table, isLookedAt: (column: Column) => boolean): string {
  const sizes = [...columns.values()].filter(isLookedAt).flatMap((column) => {
    const value = `${quotedIdentifier(name)}.${quotedIdentifier(column.name)}`;
    if (column.type === 'text') return [`coalesce(octet_length(${value}), 0)`];
    return column.type === 'jsonb' ? [`coalesce(octet_length(${value}::text), 0)`] : [];
  });
  return sizes.join(' + ') || '0';
}

/** Returns a table's name as it stands in a statement. */
export const qualifiedName = ({ name }: Table): string => `public.${quotedIdentifier(name)}`;

/**
 * Returns the query that measures what an update reads of its rows.
 * @param written - The columns that the update writes. Their stored values are not measured, because the new values
 *   count instead.
 */
export function inspectUpdate(table: Table, condition: string, written: readonly string[]): string {
  const size = sizeOf(table, ({ name }) => !written.includes(name));
  const from = `${qualifiedName(table)} where ${condition} limit ${String(MAX_CHANGED.updated + 1)}`;
  return `select count(*)::text as rows, '0' as pointing, coalesce(sum(bytes), 0)::text as bytes
    from (${bytesOf(size, from)}) updated`;
}

/** Returns the query that measures how much a delete changes in rows that point at the deleted rows. */
export function inspectDelete(table: Table, condition: string): string {
  const selected = `select 1 from ${qualifiedName(table)} where ${condition} limit ${String(MAX_CHANGED.deleted + 1)}`;
  const pointing = ({ from, columns, target, isDeleted }: Reference): string => {
    const size = isDeleted ? '0' : sizeOf(from, () => true);
    const rows = `${qualifiedName(from)} where (${columns}) in (select ${target} from ${qualifiedName(table)} where ${condition}) limit ${String(MAX_POINTING + 1)}`;
    return `(${bytesOf(size, rows)})`;
  };
  const all =
    table.pointedAtBy.map(pointing).join(' union all ') || 'select 0 as bytes where false';
  return `select (select count(*) from (${selected}) deleted)::text as rows,
    count(*)::text as pointing, coalesce(sum(bytes), 0)::text as bytes from (${all}) pointing`;
}

const POINTING_FIRST = 'Delete some of those that point at it first';

function tooLarge(details: string, hint: string | null = null): RestError {
  const message = 'The change is too large for one request: nothing was saved';
  return new RestError(413, '54000', message, details, hint);
}

/**
 * Checks a statement's cost.
 * @throws RestError if the statement is too much work, or if it needs more disk space than is free.
 */
export async function checkCost(
  sql: Sql,
  { bytesEach, rows, inspection }: StatementCost,
  freeBytes: () => number,
): Promise<void> {
  const [found] = inspection === null ? [] : await sql.query(inspection.text, inspection.values);
  const changed = rows ?? Number(found?.['rows'] ?? 0);
  const pointing = Number(found?.['pointing'] ?? 0);
  if (inspection !== null && changed > MAX_CHANGED[inspection.change]) {
    throw tooLarge(
      `At most ${String(MAX_CHANGED[inspection.change])} rows can be ${inspection.change} at once`,
    );
  }
  if (pointing > MAX_POINTING) {
    throw tooLarge('Too many rows point at what is to be deleted', POINTING_FIRST);
  }
  if (Number(found?.['bytes'] ?? 0) > MAX_READ) {
    throw pointing > 0
      ? tooLarge('The rows that point at it hold too much', POINTING_FIRST)
      : tooLarge('The rows that it changes hold too much', 'Change fewer rows at once');
  }
  const written = changed * bytesEach + pointing * ROW_BYTES;
  const mostWritten = inspection === null ? MAX_WRITTEN.inserted : MAX_WRITTEN.updated;
  if (changed * bytesEach > mostWritten) throw tooLarge('It writes too much');
  // PostgreSQL crashes when the disk is full.
  if (written > 0 && written * COPIES > freeBytes()) {
    throw new RestError(507, '53100', 'The disk has no room for this change: nothing was saved');
  }
}

import { quotedIdentifier, type Sql } from '../database/database';
import type { Column, Reference, Table } from './catalogue';
import { RestError } from './restError';
import { queryOfValuesUpToBytes } from './runningBytes';

/**
 * A statement's cost, estimated before the statement runs. A running statement cannot be stopped, and all other
 * users wait for it. All work is expressed in written bytes: a byte takes about 0.05 µs of processor time.
 */
export interface StatementCost {
  /**
   * The work for each row, in bytes. The number of rows is `rows`; if that is null, `inspection` counts them.
   */
  readonly bytesEach: number;
  readonly rows: number | null;
  /**
   * A query that measures the rows that the statement changes or deletes. It returns their number (`rows`), the number
   * of rows that point at them and are `cleared` or `deleted`, and the `bytes` of text in all of them that are checked
   * again.
   */
  readonly inspection: {
    readonly text: string;
    readonly values: readonly string[];
    readonly change: keyof typeof MAX_CHANGED;
  } | null;
}

/** What a row costs besides its content: its fixed columns, index entries, references and triggers. */
export const ROW_BYTES = 1_000;

/** What a deleted row costs. Nothing is checked again, and its index entries stay until the next `vacuum`. */
export const DELETED_BYTES = 300;

/** What a value costs inside of a row or of a list besides its characters: it is parsed, stored and checked. */
export const VALUE_BYTES = 20;

/**
 * The most work of one statement, in bytes. It takes 0.4 s, during which all other users wait. A row with
 * one list of 1 MiB fits, even if the list consists of zeros; with two such lists it is refused.
 */
export const MAX_WRITTEN = 8 * 1000 * 1000;

/**
 * The most bytes of stored texts that a statement may read, because each change of a row checks all of its texts
 * again. Lists are checked only where they are written.
 */
const MAX_READ = 32 * 1000 * 1000;

/**
 * The most rows that an update or a delete may select. For an update it is as many as an answer contains. The app
 * selects forty.
 */
const MAX_CHANGED = { updated: 1_000, deleted: 10_000 };

/** How many pointing rows are counted. So many exceed MAX_WRITTEN, whatever happens to them. */
const MAX_COUNTED = Math.ceil(MAX_WRITTEN / DELETED_BYTES);

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

/** Returns the SQL of the bytes that PostgreSQL reads of a changed row: its texts. Their sizes need not be read. */
function sizeOf({ name, columns }: Table, isLookedAt: (column: Column) => boolean): string {
  const sizes = [...columns.values()].filter(isLookedAt).flatMap((column) => {
    const value = `${quotedIdentifier(name)}.${quotedIdentifier(column.name)}`;
    return column.type === 'text' ? [`coalesce(octet_length(${value}), 0)`] : [];
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
  return `select count(*)::text as rows, '0' as cleared, '0' as deleted, coalesce(sum(bytes), 0)::text as bytes
    from (${bytesOf(size, from)}) updated`;
}

/** Returns the query that measures how much a delete changes in rows that point at the deleted rows. */
export function inspectDelete(table: Table, condition: string): string {
  const selected = `select 1 from ${qualifiedName(table)} where ${condition} limit ${String(MAX_CHANGED.deleted + 1)}`;
  const pointing = ({ from, columns, target, isDeleted }: Reference): string => {
    const size = isDeleted ? '0' : sizeOf(from, () => true);
    const rows = `${qualifiedName(from)} where (${columns}) in (select ${target} from ${qualifiedName(table)} where ${condition}) limit ${String(MAX_COUNTED)}`;
    return `(select ${String(isDeleted)} as deleted, bytes from (${bytesOf(size, rows)}) each)`;
  };
  const all =
    table.pointedAtBy.map(pointing).join(' union all ') ||
    'select true as deleted, 0 as bytes where false';
  return `select (select count(*) from (${selected}) deleted)::text as rows,
    (count(*) filter (where not deleted))::text as cleared, (count(*) filter (where deleted))::text as deleted,
    coalesce(sum(bytes), 0)::text as bytes from (${all}) pointing`;
}

const POINTING_FIRST = 'Delete some of those that point at it first';

/** Returns the error for a change that is too much work. */
export function tooLarge(details: string, hint: string | null = null): RestError {
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
  const count = (name: string): number => Number(found?.[name] ?? 0);
  const changed = rows ?? count('rows');
  if (inspection !== null && changed > MAX_CHANGED[inspection.change]) {
    throw tooLarge(
      `At most ${String(MAX_CHANGED[inspection.change])} rows can be ${inspection.change} at once`,
    );
  }
  const pointing = count('cleared') * ROW_BYTES + count('deleted') * DELETED_BYTES;
  const written = changed * bytesEach + pointing;
  if (pointing > 0 && written > MAX_WRITTEN) {
    throw tooLarge('Too many rows point at what is to be deleted', POINTING_FIRST);
  }
  if (written > MAX_WRITTEN) throw tooLarge('It writes too much');
  if (count('bytes') > MAX_READ) {
    throw pointing > 0
      ? tooLarge('The rows that point at it hold too much', POINTING_FIRST)
      : tooLarge('The rows that it changes hold too much', 'Change fewer rows at once');
  }
  // PostgreSQL crashes when the disk is full. Deleted rows take no space, and their deletion may free some.
  const stored = inspection?.change === 'deleted' ? count('cleared') * ROW_BYTES : written;
  if (stored > 0 && stored * COPIES > freeBytes()) {
    throw new RestError(507, '53100', 'The disk has no room for this change: nothing was saved');
  }
}

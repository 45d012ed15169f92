import { quotedIdentifier, type Sql } from '../database/database';
import type { Column, Reference, Table } from './catalogue';
import { RestError } from './restError';
import { rowsUpToBytes } from './runningBytes';

/** A statement's cost, estimated before it runs. Once it runs nothing can stop it, and everybody waits. */
export interface StatementCost {
  /** What it writes: this many bytes for each of so many rows, or for each row that `inspection` counts. */
  readonly bytesEach: number;
  readonly rows: number | null;
  /**
   * A query for the number of rows that it changes or deletes (`rows`), of rows that point at them, and for
   * the bytes of both.
   */
  readonly inspection: {
    readonly text: string;
    readonly values: readonly string[];
    readonly change: keyof typeof MAX_CHANGED;
  } | null;
}

/** The bytes of a row's fixed columns and its index entries. */
export const ROW_BYTES = 1_000;

/**
 * The most bytes that a statement may write. For an insert: the largest body with the most rows. For an
 * update, which writes the old and the new row, it is less: half a second of work, in which everybody waits.
 */
const MAX_WRITTEN = { inserted: 24 * 1000 * 1000, updated: 8 * 1000 * 1000 };

/**
 * The most bytes of existing rows that a statement may read. Every change of a row checks the whole row
 * again.
 */
const MAX_READ = 128 * 1000 * 1000;

/**
 * The most rows that a statement may select: for an update as many as an answer contains, for a delete as
 * many as an insert may bring, because deleted rows are not checked again. The app selects forty.
 */
const MAX_CHANGED = { updated: 1_000, deleted: 10_000 };

/** The most rows that may point at those: more than the longest list in docs/promises.md. */
const MAX_POINTING = 30_000;

/** The WAL contains the table's changes, and whole pages of it and of its indexes. */
const COPIES = 3;

/** Sums the sizes of rows until they exceed the limit. @param size - the bytes of a row of `from`. */
const bytesOf = (size: string, from: string): string =>
  `select coalesce(value, 0) as bytes from (${rowsUpToBytes(MAX_READ, 'oficio.weighed', { value: size, bytes: 'value', from })}) weighed`;

/** The bytes that PostgreSQL reads of a changed row: texts, and lists as text. */
function sizeOf({ name, columns }: Table, isLookedAt: (column: Column) => boolean): string {
  const sizes = [...columns.values()].filter(isLookedAt).flatMap((column) => {
    const value = `${quotedIdentifier(name)}.${quotedIdentifier(column.name)}`;
    if (column.type === 'text') return [`coalesce(octet_length(${value}), 0)`];
    return column.type === 'jsonb' ? [`coalesce(octet_length(${value}::text), 0)`] : [];
  });
  return sizes.join(' + ') || '0';
}

/** A table's name in a statement. */
export const qualifiedName = ({ name }: Table): string => `public.${quotedIdentifier(name)}`;

/** Measures what an update reads of its rows. @param written - its columns, whose new values count. */
export function inspectUpdate(table: Table, condition: string, written: readonly string[]): string {
  const size = sizeOf(table, ({ name }) => !written.includes(name));
  const from = `${qualifiedName(table)} where ${condition} limit ${String(MAX_CHANGED.updated + 1)}`;
  return `select count(*)::text as rows, '0' as pointing, coalesce(sum(bytes), 0)::text as bytes
    from (${bytesOf(size, from)}) updated`;
}

/** Measures what a delete does to the rows that point at the deleted ones. */
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

/** @throws RestError if a statement is too much work, or needs more disk space than there is. */
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

import { quoted, type Sql } from '../database/database';
import type { Column, Reference, Table } from './catalogue';
import { RestError } from './restError';
import { upTo } from './runningBytes';

/**
 * What a statement is going to do, reckoned before it does anything: nothing can stop it once it runs, and
 * everybody waits for it.
 */
export interface Weight {
  /** What it writes: so many bytes into each of so many rows, or of those that `looked` counts. */
  readonly bytesEach: number;
  readonly rows: number | null;
  /** Counts the rows that it changes or deletes (`rows`), those that point at them, and the bytes of both. */
  readonly looked: {
    readonly text: string;
    readonly values: readonly string[];
    readonly change: keyof typeof MAX_CHANGED;
  } | null;
}

/** A row's own columns and its places in the indexes, in bytes. */
export const ROW_BYTES = 1_000;

/**
 * What one statement may write. An insert: its body and as many rows as it may bring. An update, which writes the
 * old and the new of each row: half a second of work, in which everybody else waits, is less.
 */
const MAX_WRITTEN = { inserted: 24 * 1000 * 1000, updated: 8 * 1000 * 1000 };

/** What one may have PostgreSQL read of rows that are there: each change of a row checks all of it again. */
const MAX_READ = 128 * 1000 * 1000;

/**
 * Rows that one statement may select: an update as many as an answer holds, a delete, for which nothing of
 * them is checked again, as many as one insert brings. The app names forty.
 */
const MAX_CHANGED = { updated: 1_000, deleted: 10_000 };

/** Rows that may point at those: more than the longest list that docs/promises.md speaks of. */
const MAX_POINTING = 30_000;

/** The log of changes holds what the table gets, and pages of it and of its indexes whole. */
const COPIES = 3;

/** What some rows take, summed up until it is too much. @param size - the bytes of a row of `from`. */
const bytesOf = (size: string, from: string): string =>
  `select coalesce(value, 0) as bytes from (${upTo(MAX_READ, 'oficio.weighed', { value: size, bytes: 'value', from })}) weighed`;

/** What PostgreSQL reads of a row that is changed: texts and lists, the latter as text. */
function sizeOf({ name, columns }: Table, isLookedAt: (column: Column) => boolean): string {
  const sizes = [...columns.values()].filter(isLookedAt).flatMap((column) => {
    const value = `${quoted(name)}.${quoted(column.name)}`;
    if (column.type === 'text') return [`coalesce(octet_length(${value}), 0)`];
    return column.type === 'jsonb' ? [`coalesce(octet_length(${value}::text), 0)`] : [];
  });
  return sizes.join(' + ') || '0';
}

/** A table's name in a statement. */
export const relation = ({ name }: Table): string => `public.${quoted(name)}`;

/** What an update reads of the rows that it selects. @param written - its columns, whose new values count. */
export function lookAtUpdated(table: Table, condition: string, written: readonly string[]): string {
  const size = sizeOf(table, ({ name }) => !written.includes(name));
  const from = `${relation(table)} where ${condition} limit ${String(MAX_CHANGED.updated + 1)}`;
  return `select count(*)::text as rows, '0' as pointing, coalesce(sum(bytes), 0)::text as bytes
    from (${bytesOf(size, from)}) updated`;
}

/** What a delete does to the rows that point at those which it selects. */
export function lookAtDeleted(table: Table, condition: string): string {
  const selected = `select 1 from ${relation(table)} where ${condition} limit ${String(MAX_CHANGED.deleted + 1)}`;
  const pointing = ({ from, columns, target, isDeleted }: Reference): string => {
    const size = isDeleted ? '0' : sizeOf(from, () => true);
    const rows = `${relation(from)} where (${columns}) in (select ${target} from ${relation(table)} where ${condition}) limit ${String(MAX_POINTING + 1)}`;
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

/** @throws RestError if a statement is too much work, or more than the disk has room for. */
export async function checkWeight(
  sql: Sql,
  { bytesEach, rows, looked }: Weight,
  freeBytes: () => number,
): Promise<void> {
  const [found] = looked === null ? [] : await sql.query(looked.text, looked.values);
  const changed = rows ?? Number(found?.['rows'] ?? 0);
  const pointing = Number(found?.['pointing'] ?? 0);
  if (looked !== null && changed > MAX_CHANGED[looked.change]) {
    throw tooLarge(
      `At most ${String(MAX_CHANGED[looked.change])} rows can be ${looked.change} at once`,
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
  const mostWritten = looked === null ? MAX_WRITTEN.inserted : MAX_WRITTEN.updated;
  if (changed * bytesEach > mostWritten) throw tooLarge('It writes too much');
  // PostgreSQL dies where the disk ends.
  if (written > 0 && written * COPIES > freeBytes()) {
    throw new RestError(507, '53100', 'The disk has no room for this change: nothing was saved');
  }
}

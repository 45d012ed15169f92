import { call, type SagaGenerator } from 'typed-redux-saga';

import {
  ACCOUNT_TABLES,
  perTable,
  renamed,
  type AccountRows,
  type AccountTable,
} from '../../features/ownData/accountTables';
import type { Row } from '../../features/shared/list';
import { GatewayError } from '../../gateway/gateway';
import { isAmbiguous, isFailure } from '../failures';
import { patiently } from './patiently';
import { countOf, readAll, type AllRows } from './readAll';
import { removeRows, type Batch, type Tell } from './removeRows';
import type { AccountAccess } from './tables';

/** Rows written by one request, and the most characters that they may have together. */
const AT_ONCE = 100;
const MAX_CHARACTERS = 1_000_000;

/** The account has rows that this restoration has not written. */
export class NotEmpty extends Error {
  override readonly name = 'NotEmpty';
}

interface Rows {
  table: AccountTable;
  rows: Row[];
}

/** In the order in which they can be written, in requests of a bounded size. */
function requestsFor(all: Readonly<AllRows>): Rows[] {
  const batches: Rows[] = [];
  for (const table of ACCOUNT_TABLES) {
    let [rows, characters]: [Row[], number] = [[], 0];
    for (const row of all[table]) {
      const size = JSON.stringify(row).length;
      if (rows.length === AT_ONCE || (rows.length > 0 && characters + size > MAX_CHARACTERS)) {
        batches.push({ table, rows });
        [rows, characters] = [[], 0];
      }
      rows.push(row);
      characters += size;
    }
    if (rows.length > 0) batches.push({ table, rows });
  }
  return batches;
}

/** Where it stands; `taking`: what was written goes again. */
export interface Telling {
  writing: Tell;
  taking: Tell;
}

export type RestoreOutcome =
  | { rows: AllRows; renamed: boolean }
  /** `left`: what could not be taken back. */
  | { error: unknown; left: { batches: Batch[]; count: number } | null };

/**
 * Writes all rows of a file into an account that is empty, or none: what was written before a failure
 * is taken back. The rows keep their ids, by which receipts and calendars know them, unless another
 * account has them: all get new ones then.
 * @param newId - A random UUID.
 */
export function* restoreAccount(
  tables: AccountAccess,
  userId: string,
  file: AccountRows,
  newId: () => string,
  { writing, taking }: Telling,
): SagaGenerator<RestoreOutcome> {
  const total = countOf(file);
  /** What is there, or may be. */
  let written: Batch[] = [];

  /** One request; where its answer is lost, the next try tells whether it got through. */
  function* write({ table, rows }: Rows): SagaGenerator<void> {
    const batch = { table, ids: rows.map(({ id }) => id) };
    let mayBeThere = false;
    written.push(batch);
    yield* patiently(function* () {
      try {
        yield* call(tables[table].insert, rows);
      } catch (error) {
        if (mayBeThere && isFailure(error, 'conflict')) {
          if (yield* call(tables[table].find, batch.ids[0] ?? '')) return;
        }
        mayBeThere ||= isAmbiguous(error);
        if (!mayBeThere) written.pop();
        throw error;
      }
    });
  }

  function* writeAll(all: Readonly<AllRows>): SagaGenerator<void> {
    let done = 0;
    yield* writing(done, total);
    for (const batch of requestsFor(all)) {
      try {
        yield* write(batch);
      } catch (error) {
        if (!isFailure(error, 'conflict')) throw error;
        // Taken by whom? Rows of this account are another device's.
        const own = new Set(
          written.filter(({ table }) => table === batch.table).flatMap(({ ids }) => ids),
        );
        const there = yield* patiently(() => call(tables[batch.table].list));
        if (there.some(({ id }) => !own.has(id))) throw new NotEmpty();
        throw error;
      }
      done += batch.rows.length;
      yield* writing(done, total);
    }
  }

  /** @returns what is stored now, which is the file. */
  function* attempt(idOf: (id: string) => string): SagaGenerator<AllRows> {
    if (countOf(yield* readAll(tables)) > 0) throw new NotEmpty();
    yield* writeAll(
      perTable((table) => file[table].map((row: Row) => renamed(table, row, userId, idOf))),
    );
    const stored = yield* readAll(tables);
    const isWhole = ACCOUNT_TABLES.every((table) => stored[table].length >= file[table].length);
    if (!isWhole) throw new GatewayError('refused', 'Not all that was written is there');
    return stored;
  }

  function* takeBack(error: unknown): SagaGenerator<RestoreOutcome> {
    const failed = written.length > 0 ? yield* removeRows(tables, written, taking) : null;
    return { error, left: failed && { batches: written, count: failed.left } };
  }

  try {
    return { rows: yield* attempt((id) => id), renamed: false };
  } catch (error) {
    const undone = yield* takeBack(error);
    if (!isFailure(error, 'conflict') || ('left' in undone && undone.left)) return undone;
  }
  written = [];
  const ids = new Map<string, string>();
  const idOf = (id: string): string => {
    const known = ids.get(id) ?? newId();
    ids.set(id, known);
    return known;
  };
  try {
    return { rows: yield* attempt(idOf), renamed: true };
  } catch (error) {
    return yield* takeBack(error);
  }
}

import { call, type SagaGenerator } from 'typed-redux-saga';

import { ACCOUNT_TABLES, type AccountTable } from '../../features/app/ownData/accountTables';
import type { Row } from '../../features/shared/list';
import { isAmbiguous, isFailure } from '../failures';
import { withRetries } from './withRetries';
import { countRows, type AllRows } from './readAll';
import type { RowBatch, ReportProgress } from './removeRows';
import type { AccountAccess } from './tables';

/** The limits of one request, as a number of rows and as the number of their characters. */
const AT_ONCE = 100;
const MAX_CHARACTERS = 1_000_000;

/** The account contains rows that this restoration has not written. */
export class AccountNotEmpty extends Error {
  override readonly name = 'NotEmpty';
}

interface Rows {
  table: AccountTable;
  rows: Row[];
}

/** Splits all rows into requests of a limited size. A row comes after the rows to which it refers. */
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

/**
 * Sends one request. If the answer is lost, the request is sent again. The second answer shows whether the first
 * request was committed.
 */
function* write(
  tables: AccountAccess,
  { table, rows }: Rows,
  written: RowBatch[],
): SagaGenerator<void> {
  const batch = { table, ids: rows.map(({ id }) => id) };
  let mayBeThere = false;
  written.push(batch);
  yield* withRetries(function* () {
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

/**
 * Writes these rows into an empty account and reports progress.
 * @param written - Collects the batches that are stored or may be stored, in the order in which they were sent.
 * @throws GatewayError, or AccountNotEmpty.
 */
export function* writeRows(
  tables: AccountAccess,
  all: Readonly<AllRows>,
  { written, tell }: { written: RowBatch[]; tell: ReportProgress },
): SagaGenerator<void> {
  const total = countRows(all);
  let done = 0;
  yield* tell(done, total);
  for (const batch of requestsFor(all)) {
    try {
      yield* write(tables, batch, written);
    } catch (error) {
      if (!isFailure(error, 'conflict')) throw error;
      // If the conflicting rows belong to this account, another device has written them.
      const own = new Set(
        written.filter(({ table }) => table === batch.table).flatMap(({ ids }) => ids),
      );
      const there = yield* withRetries(() => call(tables[batch.table].list));
      if (there.some(({ id }) => !own.has(id))) throw new AccountNotEmpty();
      throw error;
    }
    done += batch.rows.length;
    yield* tell(done, total);
  }
}

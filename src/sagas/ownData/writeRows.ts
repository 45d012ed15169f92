import { call, type SagaGenerator } from 'typed-redux-saga';

import { ACCOUNT_TABLES } from '../../features/app/ownData/accountTables';
import { isFailure } from '../failures';
import { insertRows, partsOf } from './insertRows';
import { withRetries } from './withRetries';
import { countRows, type AllRows } from './readAll';
import type { RowBatch, ReportProgress } from './removeRows';
import type { AccountAccess } from './tables';

/** How many rows one request stores. */
const AT_ONCE = 100;

/** The account contains rows that this restoration has not written. */
export class AccountNotEmpty extends Error {
  override readonly name = 'NotEmpty';
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
  // A row comes after the rows to which it refers.
  const requests = ACCOUNT_TABLES.flatMap((table) =>
    partsOf(all[table], AT_ONCE).map((rows) => ({ table, rows })),
  );
  for (const { table, rows } of requests) {
    try {
      written.push({ table, ids: rows.map(({ id }) => id) });
      yield* insertRows(tables[table], rows, () => written.pop());
    } catch (error) {
      if (!isFailure(error, 'conflict')) throw error;
      // If the conflicting rows belong to this account, another device has written them.
      const own = new Set(
        written.filter((batch) => batch.table === table).flatMap(({ ids }) => ids),
      );
      const there = yield* withRetries(() => call(tables[table].list));
      if (there.some(({ id }) => !own.has(id))) throw new AccountNotEmpty();
      throw error;
    }
    done += rows.length;
    yield* tell(done, total);
  }
}

import { call, type SagaGenerator } from 'typed-redux-saga';

import type { AccountTable } from '../../features/app/ownData/accountTables';
import { withRetries } from './withRetries';
import type { AccountAccess } from './tables';

/**
 * How many rows one request deletes. The address of the request contains all of their ids and must not get too long.
 */
const AT_ONCE = 40;

export interface RowBatch {
  table: AccountTable;
  ids: readonly string[];
}

/** Reports progress. `done` and `total` are numbers of rows. */
export type ReportProgress = (done: number, total: number) => SagaGenerator<void>;

/**
 * Deletes these rows, the last batch first, and reports progress. A row that no longer exists counts as deleted.
 * @returns null, or the failure and the number of rows that are left.
 */
export function* removeRows(
  tables: AccountAccess,
  batches: readonly RowBatch[],
  tell: ReportProgress,
): SagaGenerator<{ error: unknown; left: number } | null> {
  const total = batches.reduce((sum, { ids }) => sum + ids.length, 0);
  let done = 0;
  for (const { table, ids } of [...batches].reverse()) {
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const some = ids.slice(start, start + AT_ONCE);
      try {
        yield* withRetries(() => call(tables[table].remove, some));
      } catch (error) {
        return { error, left: total - done };
      }
      done += some.length;
      yield* tell(done, total);
    }
  }
  return null;
}

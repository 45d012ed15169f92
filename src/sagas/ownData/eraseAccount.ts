import { call, type SagaGenerator } from 'typed-redux-saga';

import { ACCOUNT_TABLES } from '../../features/app/ownData/accountTables';
import { GatewayError } from '../../gateway/gateway';
import { withRetries } from './withRetries';
import { countRows, readAllRows } from './readAll';
import { removeRows, type ReportProgress } from './removeRows';
import type { AccountAccess } from './tables';

/** How many times the erasure starts again if another device has stored rows meanwhile. */
const ROUNDS = 3;

type Outcome = { total: number } | { error: unknown; left: number | null };

/**
 * Deletes everything that is stored of the account, and verifies that nothing is left. A table is deleted before the
 * tables to which its rows refer. If the erasure fails, a retry deletes the rest.
 */
export function* eraseAccount(tables: AccountAccess, tell: ReportProgress): SagaGenerator<Outcome> {
  let [erased, left]: [number, number | null] = [0, null];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const rows = yield* readAllRows(tables);
      left = countRows(rows);
      if (left === 0 && round > 0) return { total: erased };
      const batches = ACCOUNT_TABLES.map((table) => ({
        table,
        ids: rows[table].map(({ id }) => id),
      }));
      const failed = yield* removeRows(tables, batches, tell);
      if (failed) return failed;
      erased += left;
      left = null;
      // Whole tables are deleted, because malformed rows are in no list.
      for (const table of [...ACCOUNT_TABLES].reverse()) {
        yield* withRetries(() => call(tables[table].remove, null));
      }
    }
  } catch (error) {
    return { error, left };
  }
  return { error: new GatewayError('refused', 'Another device goes on storing'), left };
}

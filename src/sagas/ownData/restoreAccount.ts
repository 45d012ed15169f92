import type { SagaGenerator } from 'typed-redux-saga';

import {
  ACCOUNT_TABLES,
  perTable,
  withNewIds,
  type AccountRows,
} from '../../features/app/ownData/accountTables';
import type { Row } from '../../features/shared/list';
import { GatewayError } from '../../gateway/gateway';
import { isFailure } from '../failures';
import { countRows, readAllRows, type AllRows } from './readAll';
import { removeRows, type RowBatch, type ReportProgress } from './removeRows';
import type { AccountAccess } from './tables';
import { AccountNotEmpty, writeRows } from './writeRows';

/** Two ways to report progress. `removing` is for the deletion of rows that were written before a failure. */
interface Telling {
  writing: ReportProgress;
  removing: ReportProgress;
}

/** A failed restoration. `left` contains the rows that could not be deleted again. */
interface Failed {
  error: unknown;
  left: { batches: RowBatch[]; count: number } | null;
}

type RestoreOutcome = { rows: AllRows; renamed: boolean } | Failed;

/**
 * Writes all rows of a file into an empty account, or none. After a failure, the written rows are deleted again. The
 * rows keep their ids, because receipts and calendars refer to them. If another account uses these ids, all rows get
 * new ones.
 * @param newId - Makes a random UUID.
 */
export function* restoreAccount(
  tables: AccountAccess,
  userId: string,
  file: AccountRows,
  newId: () => string,
  { writing, removing: taking }: Telling,
): SagaGenerator<RestoreOutcome> {
  /**
   * Tries once to write the file.
   * @returns the stored rows, or the failure. After a failure the written rows have been deleted.
   */
  function* attempt(idOf: (id: string) => string): SagaGenerator<AllRows | Failed> {
    const written: RowBatch[] = [];
    try {
      if (countRows(yield* readAllRows(tables)) > 0) throw new AccountNotEmpty();
      const rows = perTable((table) =>
        file[table].map((row: Row) => withNewIds(table, row, userId, idOf)),
      );
      yield* writeRows(tables, rows, { written, tell: writing });
      const stored = yield* readAllRows(tables);
      // Another browser may have written rows of its own meanwhile.
      const isWhole = ACCOUNT_TABLES.every((table) => {
        const ids = new Set(stored[table].map(({ id }) => id));
        return rows[table].every(({ id }) => ids.has(id));
      });
      if (!isWhole) throw new GatewayError('refused', 'Not all that was written is there');
      return stored;
    } catch (error) {
      const failed = written.length > 0 ? yield* removeRows(tables, written, taking) : null;
      return { error, left: failed && { batches: written, count: failed.left } };
    }
  }

  const asItIs = yield* attempt((id) => id);
  if (!('error' in asItIs)) return { rows: asItIs, renamed: false };
  if (asItIs.left || !isFailure(asItIs.error, 'conflict')) return asItIs;
  const ids = new Map<string, string>();
  const outcome = yield* attempt((id) => {
    // Ids that are made from another row's differ from it in their third and fourth groups, and so do their copies.
    const base = `${id.slice(0, 14)}${id.slice(24)}`;
    const known = ids.get(base) ?? newId();
    ids.set(base, known);
    return `${known.slice(0, 14)}${id.slice(14, 24)}${known.slice(24)}`;
  });
  return 'error' in outcome ? outcome : { rows: outcome, renamed: true };
}

import type { SagaGenerator } from 'typed-redux-saga';

import type { Row, WriteFailure } from '../features/shared/list';
import { isAmbiguous, writeFailureOf } from './failures';
import { loadTable } from './loadSaga';
import type { LoadableTable } from './table';

/**
 * Reads a row again after a failed write that may have been committed. Logs the failure of `request`.
 * @returns null if the row cannot be read.
 */
export function* rereadRow<T extends Row, Draft>(
  table: LoadableTable<T, Draft>,
  request: { type: string },
  id: string,
  error: unknown,
): SagaGenerator<{ row: T | null } | null> {
  table.log(`${request.type} failed`, { id, error });
  if (!isAmbiguous(error) || !(yield* loadTable(table))) return null;
  return { row: yield* table.read(id) };
}

/**
 * Returns the failure of a write that the row does not contain.
 * @param reread - The row as `rereadRow` has read it: the write then counts as refused. Null if it cannot be read.
 */
export const failureAfterReread = (reread: object | null, error: unknown): WriteFailure =>
  reread === null ? writeFailureOf(error) : 'refused';

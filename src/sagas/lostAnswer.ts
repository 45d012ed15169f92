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
 * Returns the failure of a write. If the row was read again and does not contain the write, the write counts as
 * refused.
 */
export const failureAfterReread = (found: object | null, error: unknown): WriteFailure =>
  found ? 'refused' : writeFailureOf(error);

import { call, type SagaGenerator } from 'typed-redux-saga';

import type { Row, WriteFailure } from '../features/shared/list';
import type { shared } from './chargeContext';
import type { Table } from './table';

/** What this calls. It does not import it; `laterSagas.ts` says why. */
type Sagas = Pick<typeof shared, 'failureAfterReread' | 'isFailure' | 'rereadRow'>;

/**
 * How a row came to be there.
 * - `known`: this page knew it.
 * - `found`: another device has inserted it.
 * - `inserted`: this device has inserted it.
 * - `unsure`: the answer to the insert was lost, and the row is there.
 */
type Origin = 'known' | 'found' | 'inserted' | 'unsure';

/** Reads the row that another device has inserted; null if there is none, or if it cannot be read now. */
function* findThere<T extends Row, Draft extends Partial<T>>(
  { userId, repository, log }: Table<T, Draft>,
  request: { type: string },
  id: string,
): SagaGenerator<T | null> {
  try {
    return yield* call(repository.find, userId, id);
  } catch (error) {
    log(`${request.type} failed`, { id, error });
    return null;
  }
}

/** Inserts a row under an id that all devices make alike, unless it is there. So one of them succeeds, and the others find it. */
export function* insertOnce<T extends Row, Draft extends Partial<T>>(
  table: Table<T, Draft>,
  { failureAfterReread, isFailure, rereadRow }: Sagas,
  request: { type: string },
  { id, draft }: { id: string; draft: Draft },
): SagaGenerator<{ row: T; origin: Origin } | { row: null; origin: null; failure: WriteFailure }> {
  const { userId, repository } = table;
  const known = yield* table.read(id);
  if (known) return { row: known, origin: 'known' };
  try {
    return { row: yield* call(repository.insert, userId, id, draft), origin: 'inserted' };
  } catch (error) {
    const there = isFailure(error, 'conflict') ? yield* findThere(table, request, id) : null;
    if (there) return { row: there, origin: 'found' };
    const found = yield* rereadRow(table, request, id, error);
    return found?.row
      ? { row: found.row, origin: 'unsure' }
      : { row: null, origin: null, failure: failureAfterReread(found, error) };
  }
}

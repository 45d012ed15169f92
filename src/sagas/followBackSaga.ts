import { call, put, takeEvery, type SagaGenerator } from 'typed-redux-saga';

import type { Row } from '../features/shared/list';
import { guarded, isAmbiguous, isFailure, writeFailure } from './failures';
import type { Reference } from './references';
import type { DetailsTable, ListActions } from './table';

/**
 * What stood beside a deleted row comes back with it. Where that fails, the row counts as not put back:
 * asked for again, what is left to do is done.
 * @param out - What such a row points at besides: it comes back without what is gone meanwhile.
 */
export function* followBackSaga<T extends Row, Draft, Whole extends Row, WholeDraft>(
  { userId, actions, repository, readAside, log, inQueue }: DetailsTable<T, Draft>,
  list: Pick<ListActions<Whole, WholeDraft>, 'restored' | 'restoreEnded'>,
  out: Pick<Reference<T>, 'withoutGone'> | null = null,
): SagaGenerator<void> {
  function* insertAgain(row: T): SagaGenerator<T> {
    try {
      return yield* call(repository.restore, userId, row);
    } catch (error) {
      if (out && isFailure(error, 'dangling')) {
        return yield* call(repository.restore, userId, yield* out.withoutGone(row));
      }
      if (!isFailure(error, 'conflict') && !isAmbiguous(error)) throw error;
      const stored = yield* call(repository.find, userId, row.id);
      if (stored) return stored;
      throw error;
    }
  }

  function* follow({ payload: whole }: ReturnType<typeof list.restored>): SagaGenerator<void> {
    try {
      for (const row of yield* readAside(whole.id)) {
        yield* put(actions.restored(yield* insertAgain(row)));
      }
    } catch (error) {
      log(`${actions.restored.type} failed`, { id: whole.id, error });
      const failure = writeFailure(error);
      yield* put(list.restoreEnded({ restored: [], failed: [whole], failure }));
    }
  }

  yield* takeEvery(
    list.restored,
    guarded(log, (action: ReturnType<typeof list.restored>) =>
      inQueue(action.payload.id, () => follow(action)),
    ),
  );
}

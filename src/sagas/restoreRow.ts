import { call, put, type SagaGenerator } from 'typed-redux-saga';

import type { Row } from '../features/shared/list';
import { GatewayError } from '../gateway/gateway';
import { isFailure } from './failures';
import { rereadRow } from './lostAnswer';
import type { Reference } from './references';
import type { ListActions, LoadableTable } from './table';

/** A table whose deleted rows can be restored. */
interface Restorable<T extends Row, Draft> extends LoadableTable<T, Draft> {
  actions: LoadableTable<T, Draft>['actions'] & Pick<ListActions<T, Draft>, 'restored'>;
}

type IsSame<T> = (stored: T, row: T) => boolean;

function* insertDeletedRow<T extends Row, Draft>(
  { userId, repository }: Restorable<T, Draft>,
  row: T,
  out: readonly Pick<Reference<T>, 'withoutGone'>[],
  isSame: IsSame<T>,
): SagaGenerator<T> {
  try {
    return yield* call(repository.restore, userId, row);
  } catch (error) {
    if (isFailure(error, 'conflict')) {
      // An earlier try may have restored the row already.
      const stored = yield* call(repository.find, userId, row.id);
      if (stored && isSame(stored, row)) return stored;
    }
    if (out.length === 0 || !isFailure(error, 'dangling')) throw error;
    // A row to which this row refers may have been deleted, too. The reference to it is then cleared.
    let left = row;
    for (const { withoutGone } of out) left = yield* withoutGone(left);
    return yield* call(repository.restore, userId, left);
  }
}

/**
 * Inserts a deleted row as it was before and reports it. If the answer was lost, the row is read again. A failure is
 * logged and thrown.
 * @param out - The references of the row.
 * @param isSame - Whether a stored row under the same id counts as the restored one. By default every such row does.
 */
export function* restoreRow<T extends Row, Draft>(
  table: Restorable<T, Draft>,
  row: T,
  out: readonly Pick<Reference<T>, 'withoutGone'>[],
  isSame: IsSame<T> = () => true,
): SagaGenerator<void> {
  const { restored } = table.actions;
  try {
    yield* put(restored(yield* insertDeletedRow(table, row, out, isSame)));
  } catch (error) {
    const found = yield* rereadRow(table, restored, row.id, error);
    if (!found) throw error;
    if (!found.row || !isSame(found.row, row))
      throw new GatewayError('refused', `${row.id} was not restored`, { cause: error });
    yield* put(restored(found.row));
  }
}

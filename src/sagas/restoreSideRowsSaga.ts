import { put, type SagaGenerator } from 'typed-redux-saga';

import type { Row } from '../features/shared/list';
import { writeFailureOf } from './failures';
import { restoreRow } from './restoreRow';
import type { Reference } from './references';
import type { SideTableAccess, ListActions } from './table';
import { watch } from './watch';

/**
 * Restores the side rows of a restored row. If that fails, the row counts as not restored, and a retry restores the
 * rest.
 * @param out - The references of such a side row. References to deleted rows are cleared.
 */
export function* restoreSideRowsSaga<T extends Row, Draft, Whole extends Row, WholeDraft>(
  table: SideTableAccess<T, Draft>,
  list: Pick<ListActions<Whole, WholeDraft>, 'restored' | 'restoreEnded'>,
  out: readonly Pick<Reference<T>, 'withoutGone'>[] = [],
): SagaGenerator<void> {
  const { readDeletedSideRows, inQueue } = table;

  function* follow({ payload: whole }: ReturnType<typeof list.restored>): SagaGenerator<void> {
    try {
      for (const row of yield* readDeletedSideRows(whole.id)) yield* restoreRow(table, row, out);
    } catch (error) {
      const failure = writeFailureOf(error);
      yield* put(list.restoreEnded({ restored: [], failed: [whole], failure }));
    }
  }

  yield* watch(list.restored, (action) => inQueue(action.payload.id, () => follow(action)));
}

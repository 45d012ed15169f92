import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

import {
  markingActions,
  selectRangeStart,
  selectMarked,
  idsBetween,
} from '../../../features/app/bulk/markingSlice';
import type { EntityName } from '../../../features/app/entities/entities';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import type { Marking } from '../../kit/list/MarkBox';

interface ListMarking<T> extends Marking {
  /** The marked rows, as far as they are shown. Hidden rows are never changed. */
  rows: readonly T[];
}

/** The marked rows of a list, limited to the shown rows and in the order of these. */
export function useListMarking<T extends { id: string }>(
  entity: EntityName,
  shown: readonly T[],
): ListMarking<T> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const marked = useAppSelector((root) => selectMarked(root, entity));
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  const onMark = useCallback(
    (id: string, on: boolean, extend: boolean) => {
      const anchor = extend ? selectRangeStart(store.getState()) : null;
      dispatch(
        markingActions.rowsMarked({ entity, ids: idsBetween(latest.current, anchor, id), on }),
      );
    },
    [dispatch, store, entity],
  );
  const onMarkAll = useCallback(
    (on: boolean) => {
      const ids = latest.current.map(({ id }) => id);
      dispatch(markingActions.rowsMarked({ entity, ids, on }));
    },
    [dispatch, entity],
  );
  return useMemo(() => {
    const rows = shown.filter(({ id }) => id in marked);
    const marks = rows.length === 0 ? 'none' : rows.length === shown.length ? 'all' : 'some';
    return { marked, onMark, onMarkAll, rows, marks };
  }, [marked, onMark, onMarkAll, shown]);
}

import { useMemo } from 'react';

import type { Sort } from '../../../features/finding/sought';
import type { EntityName } from '../../../features/workspace/entities';
import { workspaceActions } from '../../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import type { Finder } from './controls';

/** For a table's heads: what they say, and what a press of one asks for. */
export function useSorting<T>(entity: EntityName, sort: Sort | null, { findable }: Finder<T>) {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      sort,
      onSort: (column: string) => {
        const first = findable.sorts[column]?.first ?? 'ascending';
        dispatch(workspaceActions.sortPressed({ entity, column, first }));
      },
    }),
    [entity, sort, findable, dispatch],
  );
}

import { useMemo } from 'react';

import type { EntityName } from '../../../features/entities/entities';
import { workspaceActions } from '../../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { LedgerTable, type LedgerTableProps } from '../../kit/list/LedgerTable';
import { listWords } from '../nouns';
import type { Finder } from './controls';
import { FoundList } from './FoundList';
import type { FoundRows } from './useFound';

interface FoundTableProps<T extends { id: string }> extends Pick<
  LedgerTableProps<T>,
  'columns' | 'cardAreas' | 'rowHeight' | 'cardHeight'
> {
  entity: EntityName;
  finder: Finder<T>;
  found: FoundRows<T>;
}

/** A list as a table, whose heads sort it. */
export function FoundTable<T extends { id: string }>({
  entity,
  finder: { findable, controls },
  found,
  ...table
}: FoundTableProps<T>) {
  const dispatch = useAppDispatch();
  const { sort } = found.sought;
  const sorting = useMemo(
    () => ({
      sort,
      onSort: (column: string) => {
        const first = findable.sorts[column]?.first ?? 'ascending';
        dispatch(workspaceActions.sortPressed({ entity, column, first }));
      },
    }),
    [entity, sort, findable, dispatch],
  );
  return (
    <FoundList entity={entity} controls={controls} found={found}>
      <LedgerTable
        label={listWords[entity].title}
        rows={found.rows}
        sorting={sorting}
        view={found.sought}
        bare
        {...table}
      />
    </FoundList>
  );
}

import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent } from 'react';

import { filterCount, isSeeking } from '../../../features/finding/sought';
import type { EntityName } from '../../../features/workspace/workspace';
import { workspaceActions } from '../../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../kit/form/Button';
import { SearchInput } from '../../kit/form/SearchInput';
import { useMediaQuery } from '../../kit/list/useMediaQuery';
import { listToolbarRecipe } from '../../theme/recipes/listToolbar';
import type { FindControls } from './controls';
import { OrderSelect } from './OrderSelect';
import { PeriodDays, PeriodFilter } from './PeriodFilter';
import type { FoundRows } from './useFound';

interface ListToolbarProps<T> {
  entity: EntityName;
  controls: FindControls<T>;
  found: FoundRows<T>;
  /** The list has no heads to sort it by. */
  ordered: boolean;
}

/** Over a list: what is searched in it, and what it is filtered by. */
export function ListToolbar<T>({
  entity,
  controls,
  found: { sought },
  ordered,
}: ListToolbarProps<T>) {
  const dispatch = useAppDispatch();
  const isPhone = useMediaQuery('(max-width: 767.98px)');
  const styles = useSlotRecipe({ recipe: listToolbarRecipe })();
  const { facets, period, sort } = sought;
  const filters = filterCount(sought);
  const search = (query: string) => {
    dispatch(workspaceActions.searched({ entity, query }));
  };
  /** Esc empties the search, then clears the filters. */
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isSeeking(sought)) return;
    event.preventDefault();
    const isTyped = event.target instanceof HTMLInputElement && sought.query !== '';
    if (isTyped) search('');
    else dispatch(workspaceActions.filtersCleared({ entity }));
  };
  return (
    <chakra.div css={styles.root} onKeyDown={clear}>
      <chakra.div css={styles.line}>
        <chakra.div css={styles.search}>
          <SearchInput
            label={`Buscar nos ${controls.many}`}
            placeholder={isPhone ? 'Buscar' : `Buscar nos ${controls.many}`}
            value={sought.query}
            onChange={search}
          />
        </chakra.div>
        {isPhone ? (
          <Button
            variant="surface"
            icon="filter"
            css={styles.open}
            aria-haspopup="dialog"
            data-set={filters > 0 ? '' : undefined}
            onClick={() => {
              dispatch(workspaceActions.panelOpened({ kind: 'filters' }));
            }}
          >
            Filtrar
            {filters > 0 && (
              <chakra.span css={styles.count}>
                {filters}
                <chakra.span srOnly> {filters === 1 ? 'filtro' : 'filtros'}</chakra.span>
              </chakra.span>
            )}
          </Button>
        ) : (
          <chakra.div css={styles.filters}>
            {controls.selects.map(({ facet, Control }) => (
              <Control key={facet} entity={entity} value={facets[facet]} />
            ))}
            <PeriodFilter entity={entity} period={period} about={controls.period} />
            {ordered && (
              <OrderSelect
                entity={entity}
                sort={sort}
                orders={controls.orders}
                ownOrder={controls.ownOrder}
              />
            )}
          </chakra.div>
        )}
      </chakra.div>
      {!isPhone && <PeriodDays entity={entity} period={period} />}
    </chakra.div>
  );
}

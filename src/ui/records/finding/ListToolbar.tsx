import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { memo, type KeyboardEvent } from 'react';

import { filterCount, isSeeking, type Sought } from '../../../features/app/finding/sought';
import type { EntityName } from '../../../features/app/entities/entities';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { findingActions } from '../../../features/app/finding/findingSlice';
import { useAppDispatch } from '../../../store/hooks';
import { ariaKeys, keyLabels, searchKeys, useSingleKeys } from '../keys';
import { Button } from '../../kit/form/Button';
import { SearchInput } from '../../kit/form/SearchInput';
import { useMediaQuery } from '../../kit/hooks/useMediaQuery';
import { Keys } from '../../kit/text/Keys';
import { CARDS_QUERY } from '../../theme/media';
import type { FindControls } from '../list';
import { inGenderOf, nounOfSeveral } from '../nouns';
import { FacetControl, OrderSelect } from './selects';
import { PeriodDays, PeriodFilter } from './PeriodFilter';
import { useSought } from './useFound';

/** The look of a list's toolbar: the filters, and a search field that fills the rest of the line. */
const listToolbarRecipe = defineSlotRecipe({
  className: 'list-toolbar',
  slots: ['root', 'line', 'search', 'filters', 'open', 'count'],
  base: {
    root: {
      display: 'grid',
      gap: '3',
      marginBottom: { base: '1', md: '4' },
      _print: { display: 'none' },
    },
    line: { display: 'flex', flexWrap: { base: 'nowrap', md: 'wrap' }, gap: '3' },
    // The field is at least as wide as its placeholder, even in a font with wide letters.
    search: { flex: '1 1 272px', minWidth: 0 },
    filters: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 200px)',
      gap: { base: '2', xl: '3' },
      minWidth: 0,
      '&:has(> :nth-child(3))': { gridAutoColumns: 'minmax(0, 220px)' },
      // If there are four filters, the search field has a line of its own.
      '&:has(> :nth-child(4))': { gridAutoColumns: 'minmax(0, 192px)' },
    },
    // The button on phones that opens the filter sheet.
    open: {
      flex: 'none',
      borderColor: 'lineStrong',
      '&[data-set]': { background: 'accentSoft', borderColor: 'accent', color: 'accent' },
    },
    count: {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: '5',
      height: '5',
      borderRadius: '10px',
      background: 'accent',
      color: 'accentContrast',
      fontSize: 'caps',
    },
  },
});

interface ListToolbarProps {
  entity: EntityName;
  controls: FindControls;
  /** Whether the toolbar must offer the sorting, because the list has no headers. */
  ordered: boolean;
}

interface FiltersProps extends ListToolbarProps, Omit<Sought, 'query'> {}

/** The filters are memoised, so that they are not rendered again at each key of the search. */
const Filters = memo(function Filters({
  entity,
  controls,
  ordered,
  facets,
  period,
  sort,
}: FiltersProps) {
  return (
    <>
      {controls.selects
        .filter(({ facet, onlySheet }) => !onlySheet || facets[facet] !== undefined)
        .map((select) => (
          <FacetControl
            key={select.facet}
            entity={entity}
            select={select}
            value={facets[select.facet]}
          />
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
    </>
  );
});

/** The toolbar of a list: its search and filters. */
export const ListToolbar = memo(function ListToolbar({
  entity,
  controls,
  ordered,
}: ListToolbarProps) {
  const dispatch = useAppDispatch();
  const sought = useSought(entity);
  const hasKeys = useSingleKeys();
  const isPhone = useMediaQuery(CARDS_QUERY);
  const styles = useSlotRecipe({ recipe: listToolbarRecipe })();
  const { query, ...rest } = sought;
  const label = `Buscar ${inGenderOf(entity, 'nos')} ${nounOfSeveral(entity)}`;
  const filters = filterCount(sought);
  const search = (typed: string) => dispatch(findingActions.searched({ entity, query: typed }));
  /** The Esc key first clears the search, and when pressed again, the filters. */
  const clear = (event: KeyboardEvent) => {
    // If an open list of choices has handled the key, nothing is cleared.
    if (event.key !== 'Escape' || event.defaultPrevented || !isSeeking(sought)) return;
    event.preventDefault();
    const isTyped = event.target instanceof HTMLInputElement && query !== '';
    if (isTyped) search('');
    else dispatch(findingActions.filtersCleared({ entity }));
  };
  return (
    <chakra.div css={styles.root} onKeyDown={clear}>
      <chakra.div css={styles.line}>
        <chakra.div css={styles.search}>
          <SearchInput
            label={label}
            placeholder={isPhone ? 'Buscar' : label}
            value={query}
            onChange={search}
            aria-keyshortcuts={hasKeys ? ariaKeys([searchKeys]) : undefined}
            hint={hasKeys && <Keys keys={keyLabels(searchKeys)} />}
          />
        </chakra.div>
        {isPhone ? (
          <Button
            variant="surface"
            icon="filter"
            css={styles.open}
            aria-haspopup="dialog"
            data-set={filters > 0 ? '' : undefined}
            onClick={() => dispatch(workspaceActions.panelOpened('filters'))}
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
            <Filters entity={entity} controls={controls} ordered={ordered} {...rest} />
          </chakra.div>
        )}
      </chakra.div>
      {!isPhone && <PeriodDays entity={entity} period={sought.period} />}
    </chakra.div>
  );
});

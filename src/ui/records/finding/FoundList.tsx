import { EmptyState as Chakra } from '@chakra-ui/react/empty-state';
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';

import type { EntityName } from '../../../features/app/entities/entities';
import { findingActions } from '../../../features/app/finding/findingSlice';
import { filterCount, isSeeking, type Sought } from '../../../features/app/finding/sought';
import { navigationActions } from '../../../features/app/navigation/navigationSlice';
import { quoted } from '../../../features/shared/quoted';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { CrashBoundary } from '../../kit/chunks/CrashBoundary';
import { Button } from '../../kit/form/Button';
import { IndexStrip } from '../../kit/list/IndexStrip';
import { genericMemo } from '../../kit/list/genericMemo';
import { MarkingContext } from '../../kit/list/MarkBox';
import { useMediaQuery } from '../../kit/hooks/useMediaQuery';
import { joinWithAnd } from '../../kit/text/format';
import { CARDS_QUERY } from '../../theme/media';
import { nothingFoundRecipe } from '../../theme/recipes/emptyState';
import { surfaceRecipe } from '../../theme/recipes/surface';
import { BulkBar, bulkBarRecipe } from '../bulk/BulkBar';
import { useListMarking } from '../bulk/useListMarking';
import { inGenderOf, nounOfOne } from '../nouns';
import { FilterSheet } from './filterSheetChunk';
import { FoundFoot } from './FoundFoot';
import { ListToolbar } from './ListToolbar';
import { useClearSearch } from './searchField';
import { type FoundRows, useSought } from './useFound';

interface FilterStripProps<T> {
  found: FoundRows<T>;
  alone?: boolean;
}

/** Tabs for the statuses of a list. Each tab shows the number of its rows. */
function PlainStrip<T>({ found, alone = false }: FilterStripProps<T>) {
  const dispatch = useAppDispatch();
  const { entity } = found.list;
  const { strip } = found.list.controls;
  const { facets } = useSought(entity);
  const choose = (chosen: Record<string, string | null>) =>
    dispatch(findingActions.facetsChosen({ entity, facets: chosen }));
  const all = {
    key: 'all',
    label: 'Todos',
    count: found.uncounted,
    isActive: strip.every(({ facet }) => facets[facet] === undefined),
    onPress: () => choose(Object.fromEntries(strip.map(({ facet }) => [facet, null]))),
  };
  const tabs = strip.flatMap(({ facet, choices }) =>
    choices.map(({ value, label, glyph }) => ({
      key: `${facet}-${value}`,
      label,
      glyph,
      count: found.counts[facet]?.[value] ?? 0,
      isActive: facets[facet] === value,
      onPress: () => choose({ [facet]: facets[facet] === value ? null : value }),
    })),
  );
  return (
    <IndexStrip
      label={joinWithAnd(strip.map(({ label }) => label))}
      tabs={[all, ...tabs]}
      alone={alone}
    />
  );
}

const FilterStrip = genericMemo(PlainStrip);

const ClearButtons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' },
});

interface NothingFoundProps {
  entity: EntityName;
  sought: Sought;
}

/** Shown where no row matches the search. A list without any rows shows the empty state instead. */
function NothingFound({ entity, sought }: NothingFoundProps) {
  const { clearSearch, clearFilters } = useClearSearch(entity);
  const query = sought.query.trim();
  const isFiltered = filterCount(sought) > 0;
  const wanted = [query === '' ? [] : quoted(query), isFiltered ? 'esses filtros' : []].flat();
  return (
    <Chakra.Root recipe={nothingFoundRecipe}>
      <Chakra.Title as="h2">{`${inGenderOf(entity, 'Nenhum', 'Nenhuma')} ${nounOfOne[entity]} com ${joinWithAnd(wanted)}`}</Chakra.Title>
      <ClearButtons>
        {query !== '' && (
          <Button variant="outline" onClick={clearSearch}>
            Limpar busca
          </Button>
        )}
        {isFiltered && (
          <Button variant="outline" onClick={clearFilters}>
            Limpar filtros
          </Button>
        )}
      </ClearButtons>
    </Chakra.Root>
  );
}

const Sheet = chakra('div', surfaceRecipe);

/**
 * The least number of rows with which a list has a search, filters and export. A shorter list can be seen at a
 * glance.
 */
const MANY = 8;

/**
 * Whether a list has a search, filters and export. A short list has them only while it is filtered or sorted. Once
 * the controls are shown, they stay until the user leaves the section, so that nothing moves under the pointer.
 */
function useHasControls<T>({ all, sought }: FoundRows<T>, ordered: boolean): boolean {
  const isNeeded = all.length >= MANY || isSeeking(sought) || (ordered && sought.sort !== null);
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setNeeded(true);
  return isNeeded || wasNeeded;
}

interface FoundListProps<T extends { id: string }> {
  found: FoundRows<T>;
  /** Whether the rows are separate cards instead of lines on one surface. */
  cards?: boolean;
  /** The matching rows. */
  children: ReactNode;
}

/** A list together with its toolbar, its status tabs and its summary line. */
export function FoundList<T extends { id: string }>({
  found,
  cards = false,
  children,
}: FoundListProps<T>) {
  const dispatch = useAppDispatch();
  const isSheetOpen = useAppSelector(({ workspace }) => workspace.navigation.panel === 'filters');
  const isPhone = useMediaQuery(CARDS_QUERY);
  const { entity, controls } = found.list;
  const marking = useListMarking(entity, found.rows);
  const isMarking = marking.rows.length > 0;
  const alone = cards || isPhone;
  // On phones a table has no headers to press, so the toolbar offers the sorting.
  const hasControls = useHasControls(found, alone);
  const bar = useSlotRecipe({ recipe: bulkBarRecipe })();
  const rows =
    found.rows.length > 0 ? children : <NothingFound entity={entity} sought={found.sought} />;
  const strip = hasControls && !isPhone && controls.strip.length > 0 && (
    <FilterStrip found={found} alone={alone} />
  );
  const foot = <FoundFoot found={found} alone={alone} saved={hasControls} />;
  return (
    <MarkingContext value={marking}>
      {hasControls && (
        <chakra.div css={bar.place} data-covered={isMarking ? '' : undefined}>
          <ListToolbar entity={entity} controls={controls} ordered={cards} />
          {isMarking && <BulkBar found={found} rows={marking.rows} />}
        </chakra.div>
      )}
      <chakra.div css={bar.rows} data-found-by={found.sought.query}>
        {alone ? (
          <>
            {isPhone && foot}
            {strip}
            {rows}
            {!isPhone && foot}
          </>
        ) : (
          <Sheet>
            {strip}
            {rows}
            {foot}
          </Sheet>
        )}
      </chakra.div>
      {isMarking && !hasControls && <BulkBar found={found} rows={marking.rows} below />}
      {isPhone && isSheetOpen && (
        <CrashBoundary onClose={() => dispatch(navigationActions.panelClosed('filters'))}>
          <FilterSheet found={found} />
        </CrashBoundary>
      )}
    </MarkingContext>
  );
}

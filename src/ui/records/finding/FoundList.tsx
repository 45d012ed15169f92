import { EmptyState as Chakra } from '@chakra-ui/react/empty-state';
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { type ComponentType, type ReactNode, useDeferredValue, useState } from 'react';

import type { EntityName } from '../../../features/app/entities/entities';
import { selectIsSelecting } from '../../../features/app/bulk/markingSlice';
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
import { longPressHandlers } from '../../kit/list/longPress';
import { rowClickCapture } from '../../kit/list/rows';
import { CARDS_QUERY, NARROW_QUERY, TOUCH_QUERY } from '../../theme/media';
import { nothingFoundRecipe } from '../../theme/recipes/emptyState';
import { surfaceRecipe } from '../../theme/recipes/surface';
import { BulkBar, bulkBarRecipe } from '../bulk/BulkBar';
import { useListMarking } from '../bulk/useListMarking';
import type { MenuEntry } from '../EntryMenu';
import { inGenderOf, nounOfOne } from '../nouns';
import { FilterSheet } from './filterSheetChunk';
import { FoundFoot } from './FoundFoot';
import { ListMenuButton } from './ListMenuButton';
import { ListToolbar } from './ListToolbar';
import { useClearSearch } from './searchField';
import { type FoundRows, useSought } from './useFound';

/** Tabs for the statuses of a list. Each tab shows the number of its rows. */
function PlainStrip<T>({ found }: { found: FoundRows<T> }) {
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
    choices.map(({ value, label }) => ({
      key: `${facet}-${value}`,
      label,
      count: found.counts[facet]?.[value] ?? 0,
      isActive: facets[facet] === value,
      onPress: () => choose({ [facet]: facets[facet] === value ? null : value }),
    })),
  );
  return <IndexStrip label={joinWithAnd(strip.map(({ label }) => label))} tabs={[all, ...tabs]} />;
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

/** The line of a list that has no search: it holds the list's menu alone. */
const MenuLine = chakra('div', {
  base: { display: 'flex', justifyContent: 'flex-end', marginBottom: '2' },
});

const NO_MORE: readonly MenuEntry[] = [];

export interface FoundListProps<T extends { id: string }> {
  found: FoundRows<T>;
  /** Whether the rows are separate cards instead of lines on one surface. */
  cards?: boolean;
  /** What else the list's menu offers on phones. */
  more?: readonly MenuEntry[] | undefined;
  /** The sums of all rows, which stand beside the search if there is room, else above it. */
  Summary?: ComponentType<{ beside: boolean }> | undefined;
  /** The matching rows. */
  children: ReactNode;
}

/** A list together with its toolbar and its summary line. */
export function FoundList<T extends { id: string }>({
  found,
  cards = false,
  more = NO_MORE,
  Summary,
  children,
}: FoundListProps<T>) {
  const dispatch = useAppDispatch();
  const isPanelOpen = useAppSelector(({ workspace }) => workspace.navigation.panel === 'filters');
  const isPhone = useMediaQuery(CARDS_QUERY);
  const isTouched = useMediaQuery(TOUCH_QUERY);
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const { entity, controls } = found.list;
  const isSelecting = useAppSelector((root) => selectIsSelecting(root, entity));
  const marking = useListMarking(entity, found.rows);
  const isMarking = marking.rows.length > 0 || isSelecting;
  // A press then marks a row instead of opening it. A finger's long press has begun the same as the list's menu.
  const isChoosing = isSelecting || (isTouched && isMarking);
  // The mark is painted first.
  const hasBar = useDeferredValue(isMarking) && isMarking;
  const alone = cards || isPhone;
  // On phones a table has no headers to press, so the filters offer the sorting.
  const hasControls = useHasControls(found, alone);
  const isSummaryBeside = Summary !== undefined && hasControls && !isNarrow;
  const tabs = controls.strip.length > 0 && <FilterStrip found={found} />;
  const bar = useSlotRecipe({ recipe: bulkBarRecipe })();
  const rows =
    found.rows.length > 0 ? children : <NothingFound entity={entity} sought={found.sought} />;
  const foot = <FoundFoot found={found} alone={alone} saved={hasControls} />;
  const menu = (isPhone || isTouched) && <ListMenuButton found={found} more={more} />;
  return (
    <MarkingContext value={marking}>
      {Summary && !isSummaryBeside && <Summary beside={false} />}
      {hasControls ? (
        <chakra.div css={bar.place} data-covered={hasBar ? '' : undefined}>
          <ListToolbar
            entity={entity}
            controls={controls}
            tabs={isSummaryBeside ? <Summary beside /> : tabs}
          >
            {menu}
          </ListToolbar>
          {hasBar && <BulkBar found={found} rows={marking.rows} />}
        </chakra.div>
      ) : (
        menu && <MenuLine>{menu}</MenuLine>
      )}
      <div
        data-found-by={found.sought.query}
        {...(isMarking ? { 'data-marking': '' } : { 'data-unmarked': '' })}
        {...longPressHandlers((id) => marking.onMark(id, true, false))}
        {...(isChoosing &&
          rowClickCapture((id) => marking.onMark(id, !(id in marking.marked), false)))}
      >
        {alone ? (
          <>
            {rows}
            {foot}
          </>
        ) : (
          <Sheet>
            {rows}
            {foot}
          </Sheet>
        )}
      </div>
      {hasBar && !hasControls && <BulkBar found={found} rows={marking.rows} below />}
      {isPanelOpen && hasControls && (
        <CrashBoundary onClose={() => dispatch(navigationActions.panelClosed('filters'))}>
          <FilterSheet found={found} />
        </CrashBoundary>
      )}
    </MarkingContext>
  );
}

import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

import { navigationActions } from '../../../features/navigation/navigationSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { CrashBoundary } from '../../chunks/CrashBoundary';
import { MarkingContext } from '../../kit/list/marking';
import { useMediaQuery } from '../../kit/list/useMediaQuery';
import { CARDS } from '../../theme/media';
import { surfaceRecipe } from '../../theme/recipes/surface';
import { BulkBar, bulkBarRecipe } from '../mark/BulkBar';
import { useListMarking } from '../mark/useListMarking';
import { FilterSheet } from './filterSheetChunk';
import { FilterStrip } from './FilterStrip';
import { FoundFoot } from './FoundFoot';
import { ListToolbar } from './ListToolbar';
import { NothingFound } from './NothingFound';
import type { FoundRows } from './useFound';

const Sheet = chakra('div', surfaceRecipe);

interface FoundListProps<T extends { id: string }> {
  found: FoundRows<T>;
  /** Cards of their own, and not rows of one sheet. */
  cards?: boolean;
  /** The rows that were found. */
  children: ReactNode;
}

/** A list with all that it is found by: toolbar, strip of states, and what is shown of it in a line. */
export function FoundList<T extends { id: string }>({
  found,
  cards = false,
  children,
}: FoundListProps<T>) {
  const dispatch = useAppDispatch();
  const isSheetOpen = useAppSelector(({ workspace }) => workspace.navigation.panel === 'filters');
  const isPhone = useMediaQuery(CARDS);
  const { entity, controls } = found.list;
  const marking = useListMarking(entity, found.rows);
  const isMarking = marking.rows.length > 0;
  const bar = useSlotRecipe({ recipe: bulkBarRecipe })();
  const rows =
    found.rows.length > 0 ? children : <NothingFound entity={entity} sought={found.sought} />;
  const alone = cards || isPhone;
  const strip = !isPhone && controls.strip.length > 0 && (
    <FilterStrip found={found} alone={alone} />
  );
  const foot = <FoundFoot found={found} alone={alone} />;
  return (
    <MarkingContext value={marking}>
      <chakra.div css={bar.place} data-covered={isMarking ? '' : undefined}>
        <ListToolbar entity={entity} controls={controls} ordered={cards} />
        {isMarking && <BulkBar list={found.list} rows={marking.rows} />}
      </chakra.div>
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
      {isPhone && isSheetOpen && (
        <CrashBoundary
          onClose={() => {
            dispatch(navigationActions.panelClosed('filters'));
          }}
        >
          <FilterSheet found={found} />
        </CrashBoundary>
      )}
    </MarkingContext>
  );
}

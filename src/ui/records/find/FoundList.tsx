import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

import type { EntityName } from '../../../features/workspace/workspace';
import { useAppSelector } from '../../../store/hooks';
import { useMediaQuery } from '../../kit/list/useMediaQuery';
import { surfaceRecipe } from '../../theme/recipes/surface';
import type { FindControls } from './controls';
import { FilterSheet } from './filterSheetChunk';
import { FilterStrip } from './FilterStrip';
import { FoundFoot } from './FoundFoot';
import { ListToolbar } from './ListToolbar';
import { NothingFound } from './NothingFound';
import type { FoundRows } from './useFound';

const Sheet = chakra('div', surfaceRecipe);

interface FoundListProps<T> {
  entity: EntityName;
  controls: FindControls<T>;
  found: FoundRows<T>;
  /** Cards of their own, and not rows of one sheet. */
  cards?: boolean;
  /** The rows that were found. */
  children: ReactNode;
}

/** A list with all that it is found by: toolbar, strip of states, and what is shown of it in a line. */
export function FoundList<T>({
  entity,
  controls,
  found,
  cards = false,
  children,
}: FoundListProps<T>) {
  const isSheetOpen = useAppSelector(({ workspace }) => workspace.panel?.kind === 'filters');
  const isPhone = useMediaQuery('(max-width: 767.98px)');
  const rows =
    found.rows.length > 0 ? children : <NothingFound entity={entity} sought={found.sought} />;
  const alone = cards || isPhone;
  const strip = !isPhone && controls.strip.length > 0 && (
    <FilterStrip entity={entity} found={found} strip={controls.strip} alone={alone} />
  );
  const foot = <FoundFoot entity={entity} controls={controls} found={found} alone={alone} />;
  return (
    <>
      <ListToolbar entity={entity} controls={controls} ordered={cards} />
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
      {isPhone && isSheetOpen && (
        <FilterSheet
          entity={entity}
          controls={controls}
          counts={found.counts}
          count={found.rows.length}
        />
      )}
    </>
  );
}

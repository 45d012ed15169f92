import type { PayloadAction } from '@reduxjs/toolkit';

import type { Period } from '../finding/period';
import { NOTHING_SOUGHT, sortAfterPress, type Sort } from '../finding/sought';
import type { EntityName } from '../entities/entities';
import type { WorkspaceState } from './workspace';

type Of<Payload> = PayloadAction<{ entity: EntityName } & Payload>;

/** What is sought in a section: the workspace's reducers for it, spread into its slice. */
export const soughtCases = {
  searched(state: WorkspaceState, { payload }: Of<{ query: string }>) {
    state.sought[payload.entity].query = payload.query;
  },
  /** A column's head was pressed; `first` is the direction that it begins with. */
  sortPressed(
    state: WorkspaceState,
    { payload: { entity, column, first } }: Of<{ column: string; first: Sort['direction'] }>,
  ) {
    const sought = state.sought[entity];
    sought.sort = sortAfterPress(sought.sort, column, first);
  },
  sortChosen(state: WorkspaceState, { payload }: Of<{ sort: Sort | null }>) {
    state.sought[payload.entity].sort = payload.sort;
  },
  /** `null` clears what was chosen. */
  facetsChosen(state: WorkspaceState, { payload }: Of<{ facets: Record<string, string | null> }>) {
    const { facets } = state.sought[payload.entity];
    for (const [facet, value] of Object.entries(payload.facets)) {
      if (value === null) Reflect.deleteProperty(facets, facet);
      else facets[facet] = value;
    }
  },
  periodChosen(state: WorkspaceState, { payload }: Of<{ period: Period | null }>) {
    state.sought[payload.entity].period = payload.period;
  },
  /** All rows are shown again, in the order in which they are. */
  filtersCleared(state: WorkspaceState, { payload: { entity } }: Of<object>) {
    state.sought[entity] = { ...NOTHING_SOUGHT, sort: state.sought[entity].sort };
  },
};

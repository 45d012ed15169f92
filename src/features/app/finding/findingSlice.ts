import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { perEntity, type EntityName } from '../entities/entities';
import type { Period } from './period';
import { NOTHING_SOUGHT, sortAfterPress, type Sort, type Sought } from './sought';

export interface RecentRecord {
  entity: EntityName;
  id: string;
}

export interface FindingState {
  /** The search and filters of each list. They are kept while the user looks at other sections. */
  sought: Record<EntityName, Sought>;
  /** The records that were opened last, newest first. */
  recent: RecentRecord[];
  /** The query and the current option of the palette. If the option is null, the first one is current. */
  palette: { query: string; at: string | null };
}

export const EMPTY_PALETTE: FindingState['palette'] = { query: '', at: null };

export const initialFinding: FindingState = {
  sought: perEntity(() => NOTHING_SOUGHT),
  recent: [],
  palette: EMPTY_PALETTE,
};

const MAX_RECENT = 5;

/** Puts a record that was just opened at the front of the recent records. */
export function rememberRecord(finding: FindingState, { entity, id }: RecentRecord): void {
  const others = finding.recent.filter((seen) => seen.id !== id);
  finding.recent = [{ entity, id }, ...others].slice(0, MAX_RECENT);
}

/** Searches a list only for these words: its other filters and its sorting are cleared. */
export function searchOnlyFor(finding: FindingState, entity: EntityName, query: string): void {
  finding.sought[entity] = { ...NOTHING_SOUGHT, sort: finding.sought[entity].sort, query };
}

type Of<Payload> = PayloadAction<{ entity: EntityName } & Payload>;

const findingSlice = createSlice({
  name: 'finding',
  initialState: initialFinding,
  reducers: {
    searched({ sought }, { payload }: Of<{ query: string }>) {
      sought[payload.entity].query = payload.query;
    },
    /** Intent: sort by the column whose header was pressed. `first` is the direction after the first press. */
    sortPressed(
      state,
      { payload: { entity, column, first } }: Of<{ column: string; first: Sort['direction'] }>,
    ) {
      const sought = state.sought[entity];
      sought.sort = sortAfterPress(sought.sort, column, first);
    },
    sortChosen({ sought }, { payload }: Of<{ sort: Sort | null }>) {
      sought[payload.entity].sort = payload.sort;
    },
    /** Intent: set some facets. The value null clears a facet. */
    facetsChosen({ sought }, { payload }: Of<{ facets: Record<string, string | null> }>) {
      const { facets } = sought[payload.entity];
      for (const [facet, value] of Object.entries(payload.facets)) {
        if (value === null) Reflect.deleteProperty(facets, facet);
        else facets[facet] = value;
      }
    },
    periodChosen({ sought }, { payload }: Of<{ period: Period | null }>) {
      sought[payload.entity].period = payload.period;
    },
    /** Intent: clear all filters, and give the list its own order again. */
    filtersCleared(state, { payload: { entity } }: Of<object>) {
      searchOnlyFor(state, entity, NOTHING_SOUGHT.query);
    },
    /** Intent: search the palette for another query. The first option is current again. */
    paletteSearched(state, { payload }: PayloadAction<{ query: string }>) {
      state.palette = { ...payload, at: null };
    },
    /** Intent: make another option of the palette current. */
    paletteWalked(state, { payload }: PayloadAction<{ at: string }>) {
      state.palette.at = payload.at;
    },
  },
});

export const findingReducer = findingSlice.reducer;
export const findingActions = findingSlice.actions;

interface Root {
  workspace: { finding: FindingState };
}

export const selectSought = ({ workspace }: Root, entity: EntityName): Sought =>
  workspace.finding.sought[entity];
export const selectRecent = ({ workspace }: Root): RecentRecord[] => workspace.finding.recent;
export const selectPalette = ({ workspace }: Root): FindingState['palette'] =>
  workspace.finding.palette;

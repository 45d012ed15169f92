import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { perEntity, type EntityName } from '../entities/entities';
import type { Period } from './period';
import { NOTHING_SOUGHT, sortAfterPress, type Sort, type Sought } from './sought';

/** A record that was opened. */
export interface Seen {
  entity: EntityName;
  id: string;
}

export interface FindingState {
  /** What is sought in each list; it stays while other sections are looked at. */
  sought: Record<EntityName, Sought>;
  /** The records that were opened last, the newest first. */
  recent: Seen[];
  /** What is typed in the palette, and the option that it is at; null: the first one. */
  palette: { query: string; at: string | null };
}

export const EMPTY_PALETTE: FindingState['palette'] = { query: '', at: null };

export const initialFinding: FindingState = {
  sought: perEntity(() => NOTHING_SOUGHT),
  recent: [],
  palette: EMPTY_PALETTE,
};

const MAX_RECENT = 5;

/** A record was opened: it is the first of those seen last. */
export function remember(finding: FindingState, { entity, id }: Seen): void {
  const others = finding.recent.filter((seen) => seen.id !== id);
  finding.recent = [{ entity, id }, ...others].slice(0, MAX_RECENT);
}

/** All rows of a list that match the words, in the order in which they are. */
export function seekOnly(finding: FindingState, entity: EntityName, query: string): void {
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
    /** A column's head was pressed; `first` is the direction that it begins with. */
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
    /** `null` clears what was chosen. */
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
    /** All rows are shown again, in the order in which they are. */
    filtersCleared(state, { payload: { entity } }: Of<object>) {
      seekOnly(state, entity, NOTHING_SOUGHT.query);
    },
    /** Another search begins at its first option. */
    paletteSearched(state, { payload }: PayloadAction<{ query: string }>) {
      state.palette = { ...payload, at: null };
    },
    /** Another option is the current one. */
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
export const selectRecent = ({ workspace }: Root): Seen[] => workspace.finding.recent;
export const selectPalette = ({ workspace }: Root): FindingState['palette'] =>
  workspace.finding.palette;

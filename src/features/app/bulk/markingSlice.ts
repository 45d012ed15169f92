import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { projectsActions } from '../../business/projects/projectsSlice';
import { quotesActions } from '../../business/quotes/quotesSlice';
import { sessionActions } from '../session/sessionSlice';
import type { EntityName } from '../entities/entities';
import { workspaceActions } from '../workspace/workspaceSlice';
import { bulkActions, type BulkRun } from '../entities/bulk';

export interface MarkingState {
  /** The list whose rows are marked. Only one list has marked rows at a time. */
  entity: EntityName | null;
  marked: Record<string, true>;
  /** Whether the user has asked for the checkboxes, which are otherwise hidden until a row is marked. */
  selecting: boolean;
  /** The row that was marked last. A range selection starts there. */
  anchor: string | null;
  run: BulkRun | null;
  /** For each quote, by its id, the project that its approval has created. */
  made: Record<string, string>;
}

const initialState: MarkingState = {
  entity: null,
  marked: {},
  selecting: false,
  anchor: null,
  run: null,
  made: {},
};

/** Clears the marks, because they belong to the section that was shown before. */
function leave(state: MarkingState): void {
  state.entity = null;
  state.marked = {};
  state.selecting = false;
  state.anchor = null;
}

interface Marked {
  entity: EntityName;
  ids: readonly string[];
  on: boolean;
}

function mark(state: MarkingState, { entity, ids, on }: Marked): void {
  if (state.entity !== entity) leave(state);
  state.entity = entity;
  for (const id of ids) {
    if (on) state.marked[id] = true;
    else Reflect.deleteProperty(state.marked, id);
  }
}

const markingSlice = createSlice({
  name: 'marking',
  initialState,
  reducers: {
    /** Rows were marked or unmarked: one row, a range, or all rows on screen. */
    rowsMarked(state, { payload }: PayloadAction<Marked>) {
      mark(state, payload);
      state.anchor = payload.ids.at(-1) ?? null;
    },
    /** One row was marked or unmarked. */
    rowToggled(state, { payload }: PayloadAction<{ entity: EntityName; id: string }>) {
      const { entity, id } = payload;
      const on = state.entity !== entity || !(id in state.marked);
      mark(state, { entity, ids: [id], on });
      state.anchor = id;
    },
    /** The user wants to mark rows of a list. */
    selectionStarted(state, { payload: { entity } }: PayloadAction<{ entity: EntityName }>) {
      if (state.entity !== entity) leave(state);
      state.entity = entity;
      state.selecting = true;
    },
    unmarked(state) {
      leave(state);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionActions.signedOut, () => initialState)
      .addCase(bulkActions.requested, (state, { payload: { entity, ids, change } }) => {
        state.run ??= { entity, change, total: ids.length, done: 0, cancelled: false };
      })
      .addCase(bulkActions.cancelled, (state) => {
        if (state.run) state.run.cancelled = true;
      })
      .addCase(bulkActions.advanced, (state, { payload: { entity, done, failed } }) => {
        if (state.run) state.run.done += done.length + failed.length;
        // Rows that could not be changed stay marked.
        if (state.entity === entity) mark(state, { entity, ids: done, on: false });
      })
      .addCase(bulkActions.ended, (state) => {
        state.run = null;
        // What the checkboxes were asked for is done.
        if (Object.keys(state.marked).length === 0) state.selecting = false;
      })
      .addCase(quotesActions.approved, (state, { payload }) => {
        // The project of an earlier approval is forgotten, because it is not part of this approval's undo.
        Reflect.deleteProperty(state.made, payload.id);
      })
      .addCase(projectsActions.createdFromQuote, (state, { payload: { id, quoteId } }) => {
        if (quoteId !== null) state.made[quoteId] = id;
      })
      .addCase(workspaceActions.sectionChosen, (state, { payload }) => {
        if (payload !== state.entity) leave(state);
      });
  },
});

export const markingReducer = markingSlice.reducer;
export const markingActions = markingSlice.actions;

interface Root {
  marking: MarkingState;
}

const nothing: Record<string, true> = {};

export const selectMarked = ({ marking }: Root, entity: EntityName): Record<string, true> =>
  marking.entity === entity ? marking.marked : nothing;
export const selectIsMarking = ({ marking }: Root): boolean => {
  for (const _id in marking.marked) return true;
  return false;
};
export const selectIsSelecting = ({ marking }: Root, entity: EntityName): boolean =>
  marking.entity === entity && marking.selecting;
export const selectProjectMadeFrom = ({ marking }: Root, quoteId: string): string | null =>
  marking.made[quoteId] ?? null;
export const selectRangeStart = ({ marking }: Root): string | null => marking.anchor;
export const selectBulkRun = ({ marking }: Root): BulkRun | null => marking.run;

/** The ids of the rows between two rows in display order, with `to` as the last one. Without a start, only `to`. */
export function idsBetween(
  rows: readonly { id: string }[],
  from: string | null,
  to: string,
): string[] {
  const start = rows.findIndex(({ id }) => id === from);
  const end = rows.findIndex(({ id }) => id === to);
  if (start < 0 || end < 0) return [to];
  const ids = rows.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ id }) => id);
  return start <= end ? ids : ids.reverse();
}

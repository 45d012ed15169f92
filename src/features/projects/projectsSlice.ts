import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { clientsActions } from '../clients/clientsSlice';
import { quotesActions } from '../quotes/quotesSlice';
import { sessionActions } from '../session/sessionSlice';
import {
  acceptReference,
  clearReference,
  emptyList,
  upsertRow,
  type ListState,
  type WriteFailure,
} from '../shared/list';
import { listCases } from '../shared/listCases';
import { listSelectors } from '../shared/listSelectors';
import {
  addEdit,
  dropEdits,
  pendingSelectors,
  settleEdits,
  type PendingEdits,
} from '../shared/pending';
import { isPayable, type Project, type ProjectDraft } from './project';
import { stageKeyAt, stagesWith, type StageEdits } from './stageEdits';

export interface ProjectsState extends ListState<Project> {
  /** Stage toggles that are shown already and still being saved. */
  pending: PendingEdits<string | null>;
}

const initialState: ProjectsState = { ...emptyList(), pending: {} };

const cases = listCases<Project, ProjectDraft>();

const projectsSlice = createSlice({
  name: 'projects',
  initialState,
  reducers: {
    ...cases,
    deleted(state, action: PayloadAction<{ id: string; row?: Project }>) {
      cases.deleted(state, action);
      dropEdits(state.pending, action.payload.id);
    },
    /** Fact: of these quotes' approvals the project is missing, as the lists tell when they come. */
    missingFromQuotes(_state, _action: PayloadAction<{ quoteIds: string[] }>) {
      /* the workspace raises the notice */
    },
    /** Intent: the project that an approval should have made. */
    creationFromQuoteRequested(_state, _action: PayloadAction<{ quoteId: string }>) {
      /* answered by `createdFromQuote` or `creationFromQuoteFailed` */
    },
    /** Fact: an approval made this project; `together`: that of many quotes at once, which tells of it. */
    createdFromQuote: {
      prepare: (project: Project, together?: boolean) => ({
        payload: project,
        meta: { together: together === true },
      }),
      reducer(state, { payload }: PayloadAction<Project, string, { together: boolean }>) {
        upsertRow(state, payload);
      },
    },
    /** Fact: an approval should have made a project and could not. */
    creationFromQuoteFailed(
      _state,
      _action: PayloadAction<{ quoteId: string; failure: WriteFailure }>,
    ) {
      /* the workspace raises the notice */
    },
    /** Intent. `completedAt` is the instant of the click, stamped by `prepare`. */
    stageToggled: {
      prepare: (stage: { id: string; index: number; completed: boolean }) => ({
        payload: {
          id: stage.id,
          index: stage.index,
          completedAt: stage.completed ? new Date().toISOString() : null,
        },
      }),
      reducer(
        state,
        { payload }: PayloadAction<{ id: string; index: number; completedAt: string | null }>,
      ) {
        const stages = state.entities[payload.id]?.stages ?? [];
        addEdit(state.pending, payload.id, stageKeyAt(stages, payload.index), payload.completedAt);
      },
    },
    stagesSaved(state, { payload }: PayloadAction<{ row: Project; sent: StageEdits }>) {
      upsertRow(state, payload.row);
      settleEdits(state.pending, payload.row.id, payload.sent);
    },
    stagesFailed(
      state,
      { payload }: PayloadAction<{ id: string; sent: StageEdits; failure: WriteFailure }>,
    ) {
      settleEdits(state.pending, payload.id, payload.sent);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionActions.signedOut, () => initialState)
      .addCase(clientsActions.deleted, clearReference('clientId'))
      .addCase(clientsActions.restored, acceptReference('clientId'))
      .addCase(quotesActions.deleted, clearReference('quoteId'))
      .addCase(quotesActions.restored, acceptReference('quoteId'));
  },
});

export const projectsReducer = projectsSlice.reducer;
export const projectsActions = projectsSlice.actions;

interface Root {
  projects: ProjectsState;
}

/** The projects as the screen shows them: pending stage toggles included. */
export const projectsSelectors = pendingSelectors(
  listSelectors((root: Root): ListState<Project> => root.projects),
  (root) => root.projects.pending,
  (project, edits) => ({ ...project, stages: stagesWith(project.stages, edits) }),
);

/** The projects that a payment may be recorded for, newest first. */
export const selectPayableProjects = createSelector([projectsSelectors.selectAll], (projects) =>
  projects.filter(isPayable),
);

/** Those that no payment can be recorded for as they are, newest first. */
export const selectUnpayableProjects = createSelector([projectsSelectors.selectAll], (projects) =>
  projects.filter((project) => !isPayable(project)),
);

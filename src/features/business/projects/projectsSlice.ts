import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { clientsActions } from '../clients/clientsSlice';
import { quotesActions } from '../quotes/quotesSlice';
import {
  acceptReference,
  clearReference,
  emptyList,
  upsertRow,
  type ListState,
  type WriteFailure,
} from '../../shared/list';
import { listCases, listEvents } from '../../shared/listCases';
import { listSelectors } from '../../shared/listSelectors';
import {
  addEdit,
  dropEdits,
  pendingSelectors,
  dropSentEdits,
  type PendingEdits,
} from '../../shared/pending';
import { isPayable, type Project, type ProjectDraft } from './project';
import { stageKeyAt, applyStageEdits, type StageEdits } from './stageEdits';

export interface ProjectsState extends ListState<Project> {
  /** The optimistic toggles of stages, which are shown already and are still being saved. */
  pending: PendingEdits<string | null>;
}

const initialState: ProjectsState = { ...emptyList(), pending: {} };

const cases = listCases<Project>();

export const projectsSlice = createSlice({
  name: 'projects',
  initialState,
  reducers: {
    ...cases,
    deleted(state, action: PayloadAction<{ id: string; row?: Project }>) {
      cases.deleted(state, action);
      dropEdits(state.pending, action.payload.id);
    },
    /**
     * Fact: an approval has created this project. With `together`, the approval belongs to a bulk change. Then the
     * notice of that change also mentions the project.
     */
    createdFromQuote: {
      prepare: (project: Project, together?: boolean) => ({
        payload: project,
        meta: { together: together === true },
      }),
      reducer(state, { payload }: PayloadAction<Project, string, { together: boolean }>) {
        upsertRow(state, payload);
      },
    },
    /** Intent: mark a stage complete or open. `prepare` adds the instant of the click as `completedAt`. */
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
      dropSentEdits(state.pending, payload.row.id, payload.sent);
    },
    stagesFailed(
      state,
      { payload }: PayloadAction<{ id: string; sent: StageEdits; failure: WriteFailure }>,
    ) {
      dropSentEdits(state.pending, payload.id, payload.sent);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(clientsActions.deleted, clearReference('clientId'))
      .addCase(clientsActions.restored, acceptReference('clientId'))
      .addCase(quotesActions.deleted, clearReference('quoteId'))
      .addCase(quotesActions.restored, acceptReference('quoteId'));
  },
});

export const projectsActions = {
  ...listEvents<Project, ProjectDraft>('projects'),
  ...projectsSlice.actions,
  /** Fact: the loaded lists show that these approved quotes have no project. The notices slice shows the notice. */
  missingFromQuotes: createAction<{ quoteIds: string[] }>('projects/missingFromQuotes'),
  /**
   * Intent: create the project that the approval of this quote should have created. The answer is `createdFromQuote` or
   * `creationFromQuoteFailed`.
   */
  creationFromQuoteRequested: createAction<{ quoteId: string }>(
    'projects/creationFromQuoteRequested',
  ),
  /**
   * Fact: the project of an approval could not be created. `id` is the project's id; null if nothing was sent. The notices
   * slice shows the notice.
   */
  creationFromQuoteFailed: createAction<{
    quoteId: string;
    id: string | null;
    failure: WriteFailure;
  }>('projects/creationFromQuoteFailed'),
  /** Fact: an approval was undone, but its project was changed or has payments, so that it stays. */
  keptAfterUndo: createAction<{ id: string; name: string }>('projects/keptAfterUndo'),
};

interface Root {
  projects: ProjectsState;
}

/** The projects with optimistic stage toggles applied, as the screen shows them. */
export const projectsSelectors = pendingSelectors(
  listSelectors((root: Root): ListState<Project> => root.projects),
  (root) => root.projects.pending,
  (project, edits) => ({ ...project, stages: applyStageEdits(project.stages, edits) }),
);

/** The projects that a payment can be recorded for, newest first. */
export const selectPayableProjects = createSelector([projectsSelectors.selectAll], (projects) =>
  projects.filter(isPayable),
);

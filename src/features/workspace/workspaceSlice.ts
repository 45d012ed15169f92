import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

import { paymentsActions } from '../payments/paymentsSlice';
import { projectsActions } from '../projects/projectsSlice';
import { sessionActions } from '../session/sessionSlice';
import { newId } from '../shared/ids';
import { entityActions, isDeleteRequested, isIntent, isSaveRequested } from './entityActions';
import {
  ENTITIES,
  toSection,
  type Confirmation,
  type EntityName,
  type Modal,
  type WorkspaceState,
} from './workspace';
import {
  clearFailures,
  closeAnswered,
  closeModal,
  dismissModal,
  keptAfterSignOut,
  notify,
  reportFailedSave,
} from './workspaceRules';

const MAX_TRAIL = 50;

const initialState: WorkspaceState = {
  section: 'dashboard',
  trail: [],
  drawerOpen: false,
  modal: null,
  confirmation: null,
  notices: [],
  nextNoticeId: 1,
  userId: null,
  kept: null,
};

const workspaceSlice = createSlice({
  name: 'workspace',
  initialState,
  reducers: {
    sectionChosen(state, { payload }: PayloadAction<string>) {
      const section = toSection(payload);
      if (section !== state.section) {
        state.trail = [...state.trail, state.section].slice(-MAX_TRAIL);
        state.section = section;
      }
      state.drawerOpen = false;
    },
    drawerToggled(state, { payload }: PayloadAction<{ open: boolean }>) {
      state.drawerOpen = payload.open;
    },
    modalOpened: {
      prepare: (entity: EntityName, mode: Modal['mode'], id: string = newId()) => ({
        payload: { entity, mode, id },
      }),
      reducer(state, { payload }: PayloadAction<Pick<Modal, 'entity' | 'mode' | 'id'>>) {
        state.modal = { ...payload, saving: false, draft: null };
      },
    },
    /** What was typed, so that a lost session does not take it along. */
    draftChanged(state, { payload }: PayloadAction<{ id: string; draft: unknown }>) {
      if (state.modal?.id === payload.id) state.modal.draft = payload.draft;
    },
    /** Cancelar: closes without asking. */
    modalClosed(state) {
      closeModal(state);
      state.confirmation = null;
    },
    /** Esc or a click outside: asks first when something was typed. */
    modalDismissed(state, { payload }: PayloadAction<{ hasInput: boolean }>) {
      dismissModal(state, payload.hasInput);
    },
    confirmationAsked(state, { payload }: PayloadAction<Confirmation>) {
      state.confirmation = payload;
    },
    confirmationCancelled(state) {
      state.confirmation = null;
    },
    noticeDismissed(state, { payload }: PayloadAction<{ id: number }>) {
      state.notices = state.notices.filter((notice) => notice.id !== payload.id);
    },
    /** The browser's Back: closes what lies on top, else returns to the previous section. */
    wentBack(state, { payload }: PayloadAction<{ hasInput: boolean }>) {
      if (state.confirmation) state.confirmation = null;
      else if (state.modal) dismissModal(state, payload.hasInput);
      else if (state.drawerOpen) state.drawerOpen = false;
      else state.section = state.trail.pop() ?? 'dashboard';
    },
  },
  extraReducers: (builder) => {
    for (const entity of ENTITIES) {
      const actions = entityActions[entity];
      builder
        .addCase(actions.created, (state, { payload }) => {
          closeAnswered(state, entity, payload.id);
        })
        .addCase(actions.updated, (state, { payload }) => {
          closeAnswered(state, entity, payload.row.id);
        })
        .addCase(actions.createFailed, (state, { payload }) => {
          reportFailedSave(state, entity, payload.id);
        })
        .addCase(actions.updateFailed, (state, { payload }) => {
          reportFailedSave(state, entity, payload.id);
        })
        .addCase(actions.deleted, (state, { payload }) => {
          // A deletion in doubt was done after all; other failures are why the row is gone.
          state.notices = state.notices.filter(
            ({ message, about }) => message.code !== 'deleteFailed' || about?.id !== payload.id,
          );
        })
        .addCase(actions.deleteFailed, (state, { payload }) => {
          notify(state, { code: 'deleteFailed', entity }, { entity, id: payload.id });
        });
    }
    builder
      .addCase(projectsActions.createdFromQuote, (state, { payload }) => {
        notify(state, { code: 'projectCreated', name: payload.name });
      })
      .addCase(projectsActions.creationFromQuoteFailed, (state, { payload }) => {
        const entity = 'projects';
        notify(state, { code: 'saveFailed', entity }, { entity, id: payload.quoteId });
      })
      .addCase(projectsActions.stagesFailed, (state, { payload }) => {
        notify(state, { code: 'stageFailed' }, { entity: 'projects', id: payload.id });
      })
      .addCase(paymentsActions.flagsFailed, (state, { payload: { id, sent } }) => {
        const about = { entity: 'payments', id } as const;
        if ('delivered' in sent) notify(state, { code: 'deliveredFailed' }, about);
        if ('paid' in sent) notify(state, { code: 'paidFailed' }, about);
      })
      .addCase(sessionActions.signedIn, (state, { payload }) => {
        const kept = state.kept?.userId === payload.id ? state.kept : null;
        return {
          ...initialState,
          userId: payload.id,
          section: kept?.section ?? 'dashboard',
          modal: kept?.modal ?? null,
        };
      })
      .addCase(sessionActions.signedOut, (state, { payload }) => {
        return { ...initialState, kept: keptAfterSignOut(state, payload.lost) };
      })
      .addMatcher(isIntent, (state, { type }: UnknownAction) => {
        clearFailures(state, type.split('/')[0]);
      })
      .addMatcher(isSaveRequested, (state, { payload }) => {
        if (state.modal?.id === payload.id) state.modal.saving = true;
      })
      .addMatcher(isDeleteRequested, (state) => {
        state.confirmation = null;
      });
  },
});

export const workspaceReducer = workspaceSlice.reducer;
export const workspaceActions = workspaceSlice.actions;

interface Root {
  workspace: WorkspaceState;
}

export const selectWorkspace = (root: Root): WorkspaceState => root.workspace;
export const selectSection = (root: Root): WorkspaceState['section'] => root.workspace.section;
export const selectModal = (root: Root): Modal | null => root.workspace.modal;

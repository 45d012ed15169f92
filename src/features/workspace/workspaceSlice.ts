import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { newId } from '../shared/ids';
import type { Row } from '../shared/list';
import type { Draft } from './drafts';
import {
  initialWorkspace,
  toSection,
  type Confirmation,
  type EntityName,
  type Modal,
  type WorkspaceState,
} from './workspace';
import { followOthers } from './workspaceFacts';
import { closeModal, dismissModal } from './workspaceRules';

const MAX_TRAIL = 50;

type OpenedModal = Pick<Modal, 'entity' | 'mode' | 'id' | 'field'>;

const workspaceSlice = createSlice({
  name: 'workspace',
  initialState: initialWorkspace,
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
      prepare: (
        entity: EntityName,
        mode: Modal['mode'],
        id: string = newId(),
        field?: string,
      ): { payload: OpenedModal } => ({
        payload: { entity, mode, id, ...(field !== undefined && { field }) },
      }),
      reducer(state, { payload }: PayloadAction<OpenedModal>) {
        state.modal = { ...payload, saving: false, draft: null, conflict: [] };
      },
    },
    /** What was typed, so that a lost session does not take it along. */
    draftChanged: {
      // The open form's, so that its values are those of its list.
      prepare: (id: string, draft: Draft<object, Row>) => ({
        payload: { id, draft: draft as Modal['draft'] },
      }),
      reducer(state, { payload }: PayloadAction<{ id: string; draft: Modal['draft'] }>) {
        // The last of it may come when the session is lost already.
        const modal = state.modal ?? state.kept?.modal;
        if (modal?.id === payload.id) modal.draft = payload.draft;
      },
    },
    /** The user has said which side of a conflict the form shows from now on. */
    conflictSettled(state) {
      if (state.modal) state.modal.conflict = [];
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
  extraReducers: followOthers,
});

export const workspaceReducer = workspaceSlice.reducer;
export const workspaceActions = workspaceSlice.actions;

interface Root {
  workspace: WorkspaceState;
}

export const selectWorkspace = (root: Root): WorkspaceState => root.workspace;
export const selectSection = (root: Root): WorkspaceState['section'] => root.workspace.section;
export const selectModal = (root: Root): Modal | null => root.workspace.modal;

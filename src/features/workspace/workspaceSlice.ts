import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Sought } from '../finding/sought';
import type { ToldAnswer } from '../quotes/toldAnswer';
import { newId } from '../shared/ids';
import type { Row } from '../shared/list';
import { followBulk } from './bulkFacts';
import type { Draft, Drafts, EntityName, PartMode } from '../entities/entities';
import { paletteCases } from './paletteCases';
import { soughtCases } from './soughtCases';
import {
  initialWorkspace,
  toSection,
  type Confirmation,
  type Modal,
  type MyDataView,
  type Outgoing,
  type Panel,
  type Section,
  type WorkspaceState,
} from './workspace';
import { followOthers } from './workspaceFacts';
import { closeModal, dismissModal, openModal } from './modalRules';
import { forgetClosedForm, forgetMissing, offerClosedForm } from './noticeRules';
import { closeMenus, goBack, goToSection, leaveFor, leaveMyData, openMyData } from './sectionRules';

type OpenedModal = Pick<Modal, 'entity' | 'mode' | 'id' | 'field'>;
type OpenedAbove = Pick<Modal, 'entity' | 'mode' | 'id' | 'draft'>;

const workspaceSlice = createSlice({
  name: 'workspace',
  initialState: initialWorkspace,
  reducers: {
    ...soughtCases,
    ...paletteCases,
    sectionChosen(state, { payload }: PayloadAction<string>) {
      leaveFor(state, toSection(payload));
    },
    /** A year is looked at, from wherever; null: the present one. */
    yearChosen(state, { payload }: PayloadAction<{ year: number | null }>) {
      state.year = payload.year;
      leaveFor(state, 'year');
    },
    /** What a notice says lies elsewhere: shows its section, and the record where there is one. */
    noticeFollowed(
      state,
      { payload }: PayloadAction<{ id: number; section: EntityName; recordId?: string }>,
    ) {
      state.notices = state.notices.filter(({ id }) => id !== payload.id);
      goToSection(state, payload.section);
      if (payload.recordId === undefined) return;
      const record = { entity: payload.section, id: payload.recordId };
      openModal(state, { ...record, mode: 'view' });
    },
    drawerToggled(state, { payload }: PayloadAction<{ open: boolean }>) {
      closeMenus(state);
      state.drawerOpen = payload.open;
    },
    panelOpened(state, { payload }: PayloadAction<Panel>) {
      closeMenus(state);
      // What is only looked at makes room; what is written does not.
      if (state.modal?.mode === 'view' && payload.kind !== 'viewMore') closeModal(state);
      state.panel = payload;
    },
    /** Not what was opened from it, in its place. */
    panelClosed(state, { payload }: PayloadAction<Panel['kind']>) {
      if (state.panel?.kind === payload) state.panel = null;
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
        openModal(state, payload);
      },
    },
    /**
     * Something is done with a part of a payment; the first open one unless told. The payment's form
     * waits below; what was written of it is there again when its message is.
     */
    partOpened(state, { payload }: PayloadAction<{ mode: PartMode; id: string; part?: number }>) {
      const { modal } = state;
      state.panel = null;
      if (modal?.mode === 'edit') state.waiting.push(modal);
      state.modal = { ...payload, entity: 'payments', saving: false, draft: null, conflict: [] };
      if (modal?.id === payload.id && modal.outgoing) state.modal.outgoing = modal.outgoing;
    },
    /**
     * From a form to that of a record that it lacks; closing that one leads back. It opens with what
     * was typed of the record already.
     */
    formOpenedAbove: {
      prepare: <Entity extends EntityName>(
        entity: Entity,
        mode: 'create' | 'edit',
        id: string = newId(),
        draft: Drafts[Entity] | null = null,
      ): { payload: OpenedAbove } => ({ payload: { entity, mode, id, draft } }),
      reducer(state, { payload }: PayloadAction<OpenedAbove>) {
        if (state.modal) state.waiting.push(state.modal);
        state.modal = { ...payload, saving: false, conflict: [] };
      },
    },
    /** What was typed, so that neither a lost session nor a form opened above takes it along. */
    draftChanged: {
      // The open form's, so that its values are those of its list.
      prepare: (id: string, draft: Draft<object, Row, Row | null>) => ({
        payload: { id, draft: draft as Modal['draft'] },
      }),
      reducer(state, { payload }: PayloadAction<{ id: string; draft: Modal['draft'] }>) {
        // The last of it may come when the session is lost already, or when something lies above the form.
        const modal = [state.modal, ...state.waiting, state.kept?.modal].find(
          (open) => open?.id === payload.id && (open.mode === 'create' || open.mode === 'edit'),
        );
        if (!modal) return;
        modal.draft = payload.draft;
        delete modal.brought;
      },
    },
    /** The message with which a client is said to have answered. */
    answerPasted(state, { payload }: PayloadAction<{ text: string }>) {
      if (!state.modal) return;
      state.modal.pasted = payload.text;
      state.modal.conflict = [];
    },
    /** What is told of an answer without a code; null: it has one. */
    answerTold({ modal }, { payload }: PayloadAction<ToldAnswer | null>) {
      if (!modal) return;
      if (payload) modal.told = payload;
      else delete modal.told;
      modal.conflict = [];
    },
    /** Something of a message was changed, or became of it, before it goes. */
    messageChanged(state, { payload }: PayloadAction<Outgoing>) {
      if (state.modal) state.modal.outgoing = { ...state.modal.outgoing, ...payload };
    },
    /** The user has said which side of a conflict the form shows from now on. */
    conflictSettled(state) {
      if (state.modal) state.modal.conflict = [];
    },
    /** Cancelar: closes without asking. */
    modalClosed(state) {
      offerClosedForm(state);
      closeModal(state);
      state.confirmation = null;
    },
    /** Takes 'Cancelar' back: the form is open again, with what was typed. */
    modalReopened(state, { payload }: PayloadAction<{ modal: Modal }>) {
      forgetClosedForm(state, payload.modal.id);
      state.modal ??= payload.modal;
    },
    /** Esc or a click outside: asks first when something was typed. */
    modalDismissed(state, { payload }: PayloadAction<{ hasInput: boolean }>) {
      dismissModal(state, payload.hasInput);
    },
    /** 'Meus dados', at one of its fields; from a modal that lacks it, there and back. */
    myDataOpened(state, { payload }: PayloadAction<{ field: string | null }>) {
      openMyData(state, payload.field);
    },
    /** What was typed there so far; null where it is as it was. */
    myDataTyped(state, { payload }: PayloadAction<MyDataView['draft']>) {
      state.myData.draft = payload;
    },
    /** What was typed there is given up. */
    myDataLeft(state, { payload }: PayloadAction<{ section: Section }>) {
      state.confirmation = null;
      leaveMyData(state, payload.section);
    },
    confirmationAsked(state, { payload }: PayloadAction<Confirmation>) {
      state.panel = null;
      state.confirmation = payload;
    },
    confirmationCancelled(state) {
      state.confirmation = null;
    },
    noticeDismissed(state, { payload }: PayloadAction<{ id: number }>) {
      state.notices = state.notices.filter((notice) => notice.id !== payload.id);
    },
    /** Fact: this user is new here, and has not sent the first steps away. */
    firstStepsOffered(state) {
      state.firstSteps = true;
    },
    /** They are not shown again on this device: sent away, or all done and seen. */
    firstStepsDismissed(state) {
      state.firstSteps = false;
    },
    /** Intent: these quotes are not offered again on this device. */
    missingProjectsDeclined(state, { payload }: PayloadAction<{ quoteIds: string[] }>) {
      forgetMissing(state, payload.quoteIds);
    },
    /** The browser's Back: closes what lies on top, else returns to the previous section. */
    wentBack(state, { payload }: PayloadAction<{ hasInput: boolean }>) {
      if (state.confirmation) state.confirmation = null;
      else if (state.panel?.kind === 'viewMore') state.panel = null;
      else if (state.modal) dismissModal(state, payload.hasInput);
      else if (state.drawerOpen || state.panel) closeMenus(state);
      else goBack(state);
    },
  },
  extraReducers: (builder) => {
    followBulk(builder);
    followOthers(builder);
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

export const selectSought = ({ workspace }: Root, entity: EntityName): Sought =>
  workspace.sought[entity];

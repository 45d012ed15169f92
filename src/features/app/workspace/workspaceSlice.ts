import {
  createAction,
  createSlice,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';

import { ENTITIES, entityActions, type EntityName } from '../entities/entities';
import { EMPTY_PALETTE, searchOnlyFor } from '../finding/findingSlice';
import { isSeeking } from '../finding/sought';
import {
  draftsOf,
  hasNoDrafts,
  initialForms,
  NO_DRAFTS,
  type Confirmation,
  type TypedReceipt,
  waitBelow,
} from '../forms/forms';
import {
  isForm,
  sendsMessage,
  type AnyForm,
  type ModalOpening,
  type ModalOpeningArgs,
  type PartMode,
} from '../forms/modal';
import {
  closePanel,
  goToSection,
  toSection,
  type Panel,
  type Section,
} from '../navigation/navigationSlice';
import { initialNotices, type NoticesState } from '../notices/notice';
import { removeReopenOffer, showNotice } from '../notices/notices';
import { showToggleNotice } from '../notices/paymentNotices';
import { paymentsActions } from '../../business/payments/paymentsSlice';
import { receivedStep } from '../../business/payments/receiptSteps';
import { profilesActions } from '../../business/profile/profilesSlice';
import { quoteDetailsActions } from '../../business/quotes/quoteDetailsSlice';
import { sessionActions } from '../session/sessionSlice';
import { newId } from '../../shared/ids';
import { stateFromPlace } from './place';
import { typedReceipt } from './unsaved';
import {
  closeAndClearFailures,
  closeOrAsk,
  goBack,
  goToMyData,
  initialWorkspace,
  showSectionOrAsk,
  leaveMyDataForSection,
  offerClosedForm,
  openAndRemember,
  partsReducer,
  clearFailuresAndCloseAfterSave,
  type WorkspaceState,
} from './workspace';

interface BegunQuote {
  id: string;
  clientId: string;
}

interface BegunPayment {
  id: string;
  projectId: string;
}

/** Opens the form of a new record that refers to a given record. */
function begin(
  state: WorkspaceState,
  opening: { entity: 'quotes' | 'payments'; id: string; field?: string },
  about: string,
): void {
  openAndRemember(state, { ...opening, mode: 'create' });
  const { modal } = state.forms;
  if (modal?.mode === 'create') modal.brought = { id: about, isNew: false };
}

/** Opens the form of a new payment for a project. Once the payment is saved, its view replaces the form. */
function beginPayment(state: WorkspaceState, { id, projectId }: BegunPayment): void {
  begin(state, { entity: 'payments', id }, projectId);
  const { modal } = state.forms;
  if (modal?.mode === 'create') modal.begun = true;
}

/**
 * Whether the page will not show the record that the open form has created: the form was opened elsewhere, as from the
 * palette, or its list shows only some records. A form that waits below, or the view that follows, shows it otherwise.
 */
function hidesNewRecord(state: WorkspaceState, entity: EntityName, id: string): boolean {
  const { forms, navigation, finding } = state;
  const { modal, waiting } = forms;
  if (modal?.mode !== 'create' || modal.id !== id || modal.begun || waiting.length > 0)
    return false;
  return navigation.section !== entity || isSeeking(finding.sought[entity]);
}

/** Whether a toggle may remove a payment from the list, because only some payments are shown. */
const mayLeaveList = ({ navigation, finding }: WorkspaceState): boolean =>
  navigation.section === 'payments' && isSeeking(finding.sought.payments);

/** The notice of a received part, with the day that was typed into it. */
function noticeOfReceipt({ paymentId: id, number, on, amount, day }: TypedReceipt): NoticesState {
  const before = [receivedStep(number, on, amount)];
  const message = { code: 'partReceived', id, number, on, came: null, before } as const;
  const notice = { id: 1, tone: 'success', message, about: null, typedDay: day } as const;
  return { ...initialNotices, nextId: 2, shown: [notice] };
}

/** Intent: open a record, a new record, or one of a record's dialogs in a modal, in place of the open modal. */
const modalOpened = createAction(
  'workspace/modalOpened',
  (...[entity, mode, id = newId(), field]: ModalOpeningArgs) => ({
    // The mode is one of those that this list has, so the cast is safe.
    payload: { entity, mode, id, ...(field !== undefined && { field }) } as ModalOpening,
  }),
);

/**
 * The actions that concern several parts of the workspace. An action that concerns a single part is in the slice
 * of that part.
 */
const workspaceSlice = createSlice({
  name: 'workspace',
  initialState: initialWorkspace,
  reducers: {
    sectionChosen(state, { payload }: PayloadAction<string>) {
      showSectionOrAsk(state, toSection(payload));
    },
    /** Intent: show a year in the section of the year or of the MEI. Null stands for the current year. */
    yearChosen(
      state,
      { payload }: PayloadAction<{ year: number | null; section: 'year' | 'mei' }>,
    ) {
      state.navigation.year = payload.year;
      showSectionOrAsk(state, payload.section);
    },
    /** Intent: follow a notice to its section, and to its project if it has one. */
    noticeFollowed(
      state,
      { payload }: PayloadAction<{ id: number; section: EntityName; projectId?: string }>,
    ) {
      state.notices.shown = state.notices.shown.filter(({ id }) => id !== payload.id);
      goToSection(state.navigation, payload.section);
      if (payload.projectId === undefined) return;
      openAndRemember(state, { entity: 'projects', mode: 'view', id: payload.projectId });
    },
    panelOpened(state, { payload }: PayloadAction<Panel>) {
      closePanel(state.navigation);
      // A view closes when a panel opens, but a form stays.
      if (state.forms.modal?.mode === 'view' && payload !== 'viewMore')
        closeAndClearFailures(state);
      if (payload === 'palette') state.finding.palette = EMPTY_PALETTE;
      state.navigation.panel = payload;
    },
    /**
     * Intent: open a dialog about a part of a payment, by default about its first open part. The form of the
     * payment waits below, and is open again with its input when the dialog closes.
     */
    partOpened(state, { payload }: PayloadAction<{ mode: PartMode; id: string; part?: number }>) {
      const { modal } = state.forms;
      state.navigation.panel = null;
      // If the dialog was opened from a view, such as that of the project, the view waits below, too.
      if (modal && (isForm(modal) || modal.mode === 'view'))
        waitBelow(state.forms, modal, `${payload.mode}-${String(payload.part)}`);
      const isSamePayment = modal !== null && sendsMessage(modal) && modal.id === payload.id;
      const outgoing = isSamePayment ? modal.outgoing : undefined;
      state.forms.modal = {
        ...payload,
        entity: 'payments',
        saving: false,
        ...(outgoing && { outgoing }),
      };
    },
    /** Intent: look at a payment from the form of another one, which waits below and keeps its input. */
    paymentShownAbove(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      if (state.forms.modal) state.forms.waiting.push(state.forms.modal);
      openAndRemember(state, { entity: 'payments', mode: 'view', id });
    },
    /** Intent: show a record in its section. */
    recordShown(state, { payload }: PayloadAction<Exclude<ModalOpening, { mode: 'create' }>>) {
      showSectionOrAsk(state, payload.entity);
      // The section has not changed if unsaved input elsewhere prevented it.
      if (state.navigation.section === payload.entity) openAndRemember(state, payload);
    },
    /** Intent: show all records of a list that match the query. */
    foundListShown(
      state,
      { payload: { entity, query } }: PayloadAction<{ entity: EntityName; query: string }>,
    ) {
      showSectionOrAsk(state, entity);
      searchOnlyFor(state.finding, entity, query);
    },
    /** Intent: open the form of a new quote for a given client. */
    quoteBegun: {
      prepare: (fields: Omit<BegunQuote, 'id'>): { payload: BegunQuote } => ({
        payload: { id: newId(), ...fields },
      }),
      reducer(state, { payload: { id, clientId } }: PayloadAction<BegunQuote>) {
        // The client is known, so the first item gets the focus.
        begin(state, { entity: 'quotes', id, field: 'items.0.name' }, clientId);
      },
    },
    /** Intent: open the form of a new payment for a given project. */
    paymentBegun: {
      prepare: (fields: Omit<BegunPayment, 'id'>): { payload: BegunPayment } => ({
        payload: { id: newId(), ...fields },
      }),
      reducer(state, { payload: { id, projectId } }: PayloadAction<BegunPayment>) {
        beginPayment(state, { id, projectId });
      },
    },
    /** Intent: close the form by 'Cancelar', without a question. */
    modalClosed(state) {
      offerClosedForm(state);
      closeAndClearFailures(state);
      state.forms.confirmation = null;
    },
    /** Intent: undo 'Cancelar', which opens the form again with its input. */
    modalReopened({ forms, notices }, { payload }: PayloadAction<{ modal: AnyForm }>) {
      removeReopenOffer(notices, payload.modal.id);
      forms.modal ??= payload.modal;
    },
    /** Intent: close the modal by Esc or by a click outside. If something was typed, the user is asked first. */
    modalDismissed(state, { payload }: PayloadAction<{ hasInput: boolean }>) {
      closeOrAsk(state, payload.hasInput);
    },
    /** Intent: open 'Meus dados' at a field. If a modal was open, the user returns there afterwards. */
    myDataOpened(state, { payload }: PayloadAction<{ field: string | null }>) {
      goToMyData(state, payload.field);
    },
    /** Intent: leave 'Meus dados', and drop the input there. */
    myDataLeft(state, { payload }: PayloadAction<{ section: Section }>) {
      state.forms.confirmation = null;
      leaveMyDataForSection(state, payload.section);
    },
    confirmationAsked(state, { payload }: PayloadAction<Confirmation>) {
      state.navigation.panel = null;
      state.forms.confirmation = payload;
    },
    /** Intent: go back by the browser. This closes what lies on top, or else shows the previous section. */
    wentBack(state) {
      const { navigation, forms } = state;
      if (forms.confirmation) forms.confirmation = null;
      else if (navigation.panel === 'viewMore') navigation.panel = null;
      else if (forms.modal) closeOrAsk(state, false);
      else if (navigation.drawerOpen || navigation.panel) closePanel(navigation);
      else goBack(state);
    },
  },
  extraReducers: (builder) => {
    for (const entity of ENTITIES) {
      const { created, updated } = entityActions[entity];
      builder
        .addCase(created, (state, { payload: { id } }) => {
          const isHidden = hidesNewRecord(state, entity, id);
          clearFailuresAndCloseAfterSave(state, entity, { id, isNew: true });
          if (isHidden) showNotice(state.notices, { code: 'created', entity, id });
        })
        .addCase(updated, (state, { payload: { row } }) => {
          const { modal } = state.forms;
          const isSaved = modal?.mode === 'view' && modal.id === row.id && modal.saving;
          const paymentId = isSaved ? modal.thenPays : undefined;
          clearFailuresAndCloseAfterSave(state, entity, { id: row.id, isNew: false });
          if (paymentId !== undefined) beginPayment(state, { id: paymentId, projectId: row.id });
        });
    }
    builder
      .addCase(modalOpened, (state, { payload }) => openAndRemember(state, payload))
      .addCase(paymentsActions.paidToggled, (state, { payload: { id, paid } }) => {
        // Setting `paid` is reported later, when the day of the receipt is stored.
        if (!paid) showToggleNotice(state.notices, id, { field: 'paid', to: paid });
      })
      .addCase(paymentsActions.deliveredToggled, (state, { payload: { id, delivered } }) => {
        const toggle = { field: 'delivered', to: delivered } as const;
        if (mayLeaveList(state)) showToggleNotice(state.notices, id, toggle);
      })
      .addCase(quoteDetailsActions.saved, (state, { payload: { row, before } }) => {
        const { forms, notices } = state;
        const { id, number, answer: decision, answeredAt } = row;
        const { modal } = forms;
        if (modal?.id === id && sendsMessage(modal) && modal.outgoing?.closes) {
          if (modal.outgoing.file) showNotice(notices, { code: 'fileToAttach' });
          openAndRemember(state, { entity: 'quotes', mode: 'view', id });
        }
        if (decision === null || answeredAt === before?.answeredAt) return;
        // The modal is still open if the status of the quote could not be saved.
        if (modal?.id !== id) showNotice(notices, { code: 'answerRegistered', decision, number });
      })
      .addCase(profilesActions.saveRequested, ({ navigation, forms }) => {
        if (navigation.section === 'myData') forms.myData.saving = true;
      })
      .addCase(profilesActions.saved, (state) => {
        const { forms, notices } = state;
        if (!forms.myData.saving) return;
        forms.myData = { ...forms.myData, draft: null, saving: false };
        showNotice(notices, { code: 'myDataSaved' });
        if (forms.myData.returnTo) leaveMyDataForSection(state, forms.myData.returnTo.section);
      })
      .addCase(sessionActions.signedIn, ({ navigation, forms }, { payload, meta }) => {
        const isTheirs = (owned: { userId: string } | null) => owned?.userId === payload.id;
        const left = isTheirs(navigation.placeBeforeReload) ? navigation.placeBeforeReload : null;
        const kept = isTheirs(forms.kept) ? forms.kept : null;
        const typed = isTheirs(forms.keptMyData) ? forms.keptMyData : null;
        const beside = isTheirs(forms.keptAside) ? forms.keptAside : null;
        const place = left ? stateFromPlace(left) : initialWorkspace;
        const entered: WorkspaceState = {
          ...initialWorkspace,
          ...place,
          navigation: {
            ...place.navigation,
            ...(beside && { section: beside.section, year: beside.year }),
            ...(beside?.reporting && { panel: 'report' }),
            ...(kept && { section: kept.section }),
            ...(typed && { section: 'myData' }),
            userId: payload.id,
          },
          forms: {
            ...place.forms,
            ...(kept && { modal: kept.modal, waiting: kept.waiting }),
            ...(typed && { myData: { ...initialForms.myData, draft: typed.draft } }),
            ...(beside && { aside: beside.aside }),
          },
          notices: beside?.receipt ? noticeOfReceipt(beside.receipt) : initialNotices,
        };
        if (!meta.elsewhere) return entered;
        // The user of this tab has not chosen that, so the input is kept for this user.
        const waits = {
          kept: kept ? null : forms.kept,
          keptMyData: typed ? null : forms.keptMyData,
          keptAside: beside ? null : forms.keptAside,
          visitor: null,
        };
        const isKept = !hasNoDrafts(waits);
        const told: WorkspaceState = {
          ...entered,
          forms: { ...entered.forms, ...waits },
          notices: { ...entered.notices },
        };
        showNotice(
          told.notices,
          { code: 'accountSwitched', email: payload.email, kept: isKept },
          null,
          'info',
        );
        return told;
      })
      .addCase(sessionActions.signedOut, ({ navigation, forms, notices }, { payload }) => {
        // Input survives a lost session, and a session that a reload could not restore, for the same user. It does
        // not survive a sign-out.
        const isKept = payload.lost || navigation.userId === null;
        return {
          ...initialWorkspace,
          forms: {
            ...initialForms,
            ...(isKept ? draftsOf(forms, navigation, typedReceipt(notices.shown)) : NO_DRAFTS),
          },
        };
      });
  },
});

/** Runs the reducers of the four parts, and then the reducer for actions that concern several parts. */
export const workspaceReducer = (
  state: WorkspaceState | undefined,
  action: UnknownAction,
): WorkspaceState => workspaceSlice.reducer(partsReducer(state, action), action);

export const workspaceActions = { ...workspaceSlice.actions, modalOpened };

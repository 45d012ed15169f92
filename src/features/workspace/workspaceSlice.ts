import {
  createAction,
  createSlice,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';

import { ENTITIES, entityActions, type EntityName } from '../entities/entities';
import { EMPTY_PALETTE, seekOnly } from '../finding/findingSlice';
import { isSeeking } from '../finding/sought';
import { draftsOf, initialForms, NO_DRAFTS, type Confirmation } from '../forms/forms';
import {
  isForm,
  type AnyForm,
  type Opening,
  type OpeningArgs,
  type PartMode,
} from '../forms/modal';
import {
  closeMenus,
  goToSection,
  toSection,
  type Panel,
  type Section,
} from '../navigation/navigationSlice';
import { forgetClosedForm, initialNotices, notify, tellToggle } from '../notices/notices';
import { paymentsActions, type PaymentFlag } from '../payments/paymentsSlice';
import { profilesActions } from '../profile/profilesSlice';
import { quoteDetailsActions } from '../quotes/quoteDetailsSlice';
import { sessionActions } from '../session/sessionSlice';
import { newId } from '../shared/ids';
import { comingBack } from './place';
import {
  close,
  dismiss,
  goBack,
  goToMyData,
  initialWorkspace,
  leaveFor,
  leaveMyDataFor,
  offerClosedForm,
  open,
  partsReducer,
  takeSaved,
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

/** The form of a new record of a list, about another record that is known already. */
function begin(
  state: WorkspaceState,
  opening: { entity: 'quotes' | 'payments'; id: string },
  about: string,
): void {
  open(state, { ...opening, mode: 'create' });
  const { modal } = state.forms;
  if (modal?.mode === 'create') modal.brought = { id: about, isNew: false };
}

/** Where some of the payments are shown, one that is turned may leave them: that can be taken back. */
function offerToTurnBack(
  { navigation, finding, notices }: WorkspaceState,
  id: string,
  toggle: { field: PaymentFlag; to: boolean },
): void {
  const mayLeave = navigation.section === 'payments' && isSeeking(finding.sought.payments);
  if (mayLeave) tellToggle(notices, id, toggle);
}

/** Intent: a record, a new one or something of it is shown in a modal, in place of what is open. */
const modalOpened = createAction(
  'workspace/modalOpened',
  (...[entity, mode, id = newId(), field]: OpeningArgs) => ({
    // The mode is one of the list's own.
    payload: { entity, mode, id, ...(field !== undefined && { field }) } as Opening,
  }),
);

/** What concerns several parts of the workspace. What concerns one alone stands in that part's slice. */
const workspaceSlice = createSlice({
  name: 'workspace',
  initialState: initialWorkspace,
  reducers: {
    sectionChosen(state, { payload }: PayloadAction<string>) {
      leaveFor(state, toSection(payload));
    },
    /** A year is looked at, from wherever; null: the present one. */
    yearChosen(state, { payload }: PayloadAction<{ year: number | null }>) {
      state.navigation.year = payload.year;
      leaveFor(state, 'year');
    },
    /** What a notice says lies elsewhere: shows its section, and the project where there is one. */
    noticeFollowed(
      state,
      { payload }: PayloadAction<{ id: number; section: EntityName; projectId?: string }>,
    ) {
      state.notices.shown = state.notices.shown.filter(({ id }) => id !== payload.id);
      goToSection(state.navigation, payload.section);
      if (payload.projectId === undefined) return;
      open(state, { entity: 'projects', mode: 'view', id: payload.projectId });
    },
    panelOpened(state, { payload }: PayloadAction<Panel>) {
      closeMenus(state.navigation);
      // What is only looked at makes room; what is written does not.
      if (state.forms.modal?.mode === 'view' && payload !== 'viewMore') close(state);
      if (payload === 'palette') state.finding.palette = EMPTY_PALETTE;
      state.navigation.panel = payload;
    },
    /**
     * Something is done with a part of a payment; the first open one unless told. The payment's form
     * waits below; what was written of it is there again when its message is.
     */
    partOpened(state, { payload }: PayloadAction<{ mode: PartMode; id: string; part?: number }>) {
      const { modal, waiting } = state.forms;
      state.navigation.panel = null;
      // So does the view that it is asked for from.
      const isView = modal?.entity === 'payments' && modal.mode === 'view';
      if (modal?.mode === 'edit' || isView) waiting.push(modal);
      const isSamePayment = modal?.entity === 'payments' && modal.id === payload.id;
      const outgoing = isSamePayment && !isForm(modal) && !isView ? modal.outgoing : undefined;
      state.forms.modal = {
        ...payload,
        entity: 'payments',
        saving: false,
        ...(outgoing && { outgoing }),
      };
    },
    /** Shows a record in its section. */
    recordShown(state, { payload }: PayloadAction<Exclude<Opening, { mode: 'create' }>>) {
      leaveFor(state, payload.entity);
      // What was typed elsewhere is asked about first.
      if (state.navigation.section === payload.entity) open(state, payload);
    },
    /** Shows all that has what is sought, in its list. */
    foundListShown(
      state,
      { payload: { entity, query } }: PayloadAction<{ entity: EntityName; query: string }>,
    ) {
      leaveFor(state, entity);
      seekOnly(state.finding, entity, query);
    },
    /** A new quote for a client who is known already. */
    quoteBegun: {
      prepare: (fields: Omit<BegunQuote, 'id'>): { payload: BegunQuote } => ({
        payload: { id: newId(), ...fields },
      }),
      reducer(state, { payload: { id, clientId } }: PayloadAction<BegunQuote>) {
        begin(state, { entity: 'quotes', id }, clientId);
      },
    },
    /** A new payment of a project that is known already. */
    paymentBegun: {
      prepare: (fields: Omit<BegunPayment, 'id'>): { payload: BegunPayment } => ({
        payload: { id: newId(), ...fields },
      }),
      reducer(state, { payload: { id, projectId } }: PayloadAction<BegunPayment>) {
        begin(state, { entity: 'payments', id }, projectId);
      },
    },
    /** Cancelar: closes without asking. */
    modalClosed(state) {
      offerClosedForm(state);
      close(state);
      state.forms.confirmation = null;
    },
    /** Takes 'Cancelar' back: the form is open again, with what was typed. */
    modalReopened({ forms, notices }, { payload }: PayloadAction<{ modal: AnyForm }>) {
      forgetClosedForm(notices, payload.modal.id);
      forms.modal ??= payload.modal;
    },
    /** Esc or a click outside: asks first when something was typed. */
    modalDismissed(state, { payload }: PayloadAction<{ hasInput: boolean }>) {
      dismiss(state, payload.hasInput);
    },
    /** 'Meus dados', at one of its fields; from a modal that lacks it, there and back. */
    myDataOpened(state, { payload }: PayloadAction<{ field: string | null }>) {
      goToMyData(state, payload.field);
    },
    /** What was typed there is given up. */
    myDataLeft(state, { payload }: PayloadAction<{ section: Section }>) {
      state.forms.confirmation = null;
      leaveMyDataFor(state, payload.section);
    },
    confirmationAsked(state, { payload }: PayloadAction<Confirmation>) {
      state.navigation.panel = null;
      state.forms.confirmation = payload;
    },
    /** The browser's Back: closes what lies on top, else returns to the previous section. */
    wentBack(state, { payload }: PayloadAction<{ hasInput: boolean }>) {
      const { navigation, forms } = state;
      if (forms.confirmation) forms.confirmation = null;
      else if (navigation.panel === 'viewMore') navigation.panel = null;
      else if (forms.modal) dismiss(state, payload.hasInput);
      else if (navigation.drawerOpen || navigation.panel) closeMenus(navigation);
      else goBack(state);
    },
  },
  extraReducers: (builder) => {
    for (const entity of ENTITIES) {
      const { created, updated } = entityActions[entity];
      builder
        .addCase(created, (state, { payload: { id } }) => {
          takeSaved(state, entity, { id, isNew: true });
        })
        .addCase(updated, (state, { payload: { row } }) => {
          takeSaved(state, entity, { id: row.id, isNew: false });
        });
    }
    builder
      .addCase(modalOpened, (state, { payload }) => {
        open(state, payload);
      })
      .addCase(paymentsActions.paidToggled, (state, { payload: { id, paid } }) => {
        // That it came is told with its day, once that is stored.
        if (!paid) offerToTurnBack(state, id, { field: 'paid', to: paid });
      })
      .addCase(paymentsActions.deliveredToggled, (state, { payload: { id, delivered } }) => {
        offerToTurnBack(state, id, { field: 'delivered', to: delivered });
      })
      .addCase(quoteDetailsActions.saved, ({ forms, notices }, { payload: { row, before } }) => {
        const { id, number, answer: decision, answeredAt } = row;
        if (decision === null || answeredAt === before?.answeredAt) return;
        // Still open: the quote's status could not be saved.
        if (forms.modal?.id !== id) notify(notices, { code: 'answerRegistered', decision, number });
      })
      .addCase(profilesActions.saveRequested, ({ navigation, forms }) => {
        if (navigation.section === 'myData') forms.myData.saving = true;
      })
      .addCase(profilesActions.saved, (state) => {
        const { forms, notices } = state;
        if (!forms.myData.saving) return;
        forms.myData = { ...forms.myData, draft: null, saving: false };
        notify(notices, { code: 'myDataSaved' });
        if (forms.myData.returnTo) leaveMyDataFor(state, forms.myData.returnTo.section);
      })
      .addCase(sessionActions.signedIn, ({ navigation, forms }, { payload, meta }) => {
        const isTheirs = (owned: { userId: string } | null) => owned?.userId === payload.id;
        const left = isTheirs(navigation.left) ? navigation.left : null;
        const kept = isTheirs(forms.kept) ? forms.kept : null;
        const typed = isTheirs(forms.keptMyData) ? forms.keptMyData : null;
        const place = left ? comingBack(left) : initialWorkspace;
        const entered: WorkspaceState = {
          ...initialWorkspace,
          ...place,
          navigation: {
            ...place.navigation,
            ...(kept && { section: kept.section }),
            ...(typed && { section: 'myData' }),
            userId: payload.id,
          },
          forms: {
            ...place.forms,
            ...(kept && { modal: kept.modal, waiting: kept.waiting }),
            ...(typed && { myData: { ...initialForms.myData, draft: typed.draft } }),
          },
        };
        if (!meta.elsewhere) return entered;
        // Nobody chose that in this tab: what was typed waits for the user who typed it.
        const waits = {
          kept: kept ? null : forms.kept,
          keptMyData: typed ? null : forms.keptMyData,
        };
        const isKept = waits.kept !== null || waits.keptMyData !== null;
        const told: WorkspaceState = {
          ...entered,
          forms: { ...entered.forms, ...waits },
          notices: { ...initialNotices },
        };
        notify(
          told.notices,
          { code: 'accountSwitched', email: payload.email, kept: isKept },
          null,
          'info',
        );
        return told;
      })
      .addCase(sessionActions.signedOut, ({ navigation, forms }, { payload }) => {
        // What is typed outlives a session that was lost, or could not be restored after a reload, for the same
        // user; not one that the user ended.
        const isKept = payload.lost || navigation.userId === null;
        return {
          ...initialWorkspace,
          forms: { ...initialForms, ...(isKept ? draftsOf(forms, navigation) : NO_DRAFTS) },
        };
      });
  },
});

/** Each part by itself first, then what concerns several. */
export const workspaceReducer = (
  state: WorkspaceState | undefined,
  action: UnknownAction,
): WorkspaceState => workspaceSlice.reducer(partsReducer(state, action), action);

export const workspaceActions = { ...workspaceSlice.actions, modalOpened };

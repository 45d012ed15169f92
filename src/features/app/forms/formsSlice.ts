import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

import { bulkActions } from '../entities/bulk';
import { ENTITIES, entityActions, type Draft, type EntityName } from '../entities/entities';
import { isDeleteRequested, isSaveRequested } from '../entities/entityIntents';
import { LIST_SIDE_TABLES } from '../entities/sideTables';
import { parsePartId } from '../../business/payments/paymentPart';
import { paymentPartsActions } from '../../business/payments/paymentPartsSlice';
import { paymentsActions } from '../../business/payments/paymentsSlice';
import { profilesActions } from '../../business/profile/profilesSlice';
import { projectsActions } from '../../business/projects/projectsSlice';
import { quoteDetailsActions } from '../../business/quotes/quoteDetailsSlice';
import type { ToldAnswer } from '../../business/quotes/toldAnswer';
import { replaceConfirmed } from '../../business/statement/statementLinesSlice';
import { sessionActions } from '../session/sessionSlice';
import type { Day } from '../../shared/days';
import { newId } from '../../shared/ids';
import type { Row } from '../../shared/list';
import { meiAdjustmentsActions } from '../../business/year/meiAdjustmentsSlice';
import {
  askAboutConflict,
  closeAfterSideRow,
  closeModal,
  dropSavedInput,
  dropSavedTexts,
  endFailedSave,
  initialForms,
  modalOf,
  openModal,
  endFailedSideSave,
  settleLostSave,
  waitBelow,
  waitForBeside,
  type Aside,
  type TypedMonth,
  type FormsState,
  type MyDataState,
  type VisitorDraft,
} from './forms';
import {
  isForm,
  sendsMessage,
  savesRow,
  type AnyForm,
  type FormMode,
  type AnswerModal,
  type DocumentModal,
  type Modal,
  type PartModal,
  type SendModal,
  type MessageEdits,
  type TypedInvoice,
} from './modal';

type AnyDraft = Draft<object, Row, Row | null>;

type OpenedAbove = Pick<AnyForm, 'entity' | 'mode' | 'id'> & { draft: AnyDraft | null };

const isIssuing = (modal: Modal): modal is DocumentModal | SendModal | AnswerModal | PartModal =>
  ['document', 'send', 'receipt', 'answer'].includes(modal.mode);

/** Sets the state of the number that a quote or a receipt needs: requested, received or failed. */
function setIssue(modal: Modal | null, issue: 'asked' | 'done' | 'failed'): void {
  if (!modal || !isIssuing(modal)) return;
  // Another save may have failed, while no number was requested.
  if (issue === 'failed' && modal.issue !== 'asked') return;
  modal.issue = issue;
  modal.saving = issue === 'asked';
}

const formsSlice = createSlice({
  name: 'forms',
  initialState: initialForms,
  reducers: {
    /**
     * Opens the form of a missing record above the open form. When the new form closes, the open form is shown
     * again. The new form starts with what the user has already typed about the record.
     */
    formOpenedAbove: {
      prepare: (
        entity: EntityName,
        mode: FormMode,
        id: string = newId(),
        draft: AnyDraft | null = null,
      ): { payload: OpenedAbove } => ({ payload: { entity, mode, id, draft } }),
      reducer(state, { payload: { draft, ...opening } }: PayloadAction<OpenedAbove>) {
        if (state.modal) waitBelow(state, state.modal, opening.mode);
        openModal(state, opening);
        const form: { draft: AnyDraft | null } | null =
          state.modal && isForm(state.modal) ? state.modal : null;
        if (form) form.draft = draft;
      },
    },
    /** Stores what the user has typed, so that it survives a lost session and a form that is opened above. */
    draftChanged: {
      prepare: (id: string, draft: AnyDraft) => ({ payload: { id, draft } }),
      reducer(state, { payload }: PayloadAction<{ id: string; draft: AnyDraft }>) {
        // The last change of a form may arrive after the session was lost, or when another form lies above the
        // form.
        const open = [state.modal, ...state.waiting, state.kept?.modal].find(
          (modal) => modal?.id === payload.id && isForm(modal),
        );
        if (!open || !isForm(open)) return;
        // The draft comes from the form with this id, so its values have the right type.
        const form: { draft: AnyDraft | null } = open;
        form.draft = payload.draft;
        delete open.brought;
      },
    },
    /** Intent: store the pasted message with a client's answer. */
    answerPasted({ modal }, { payload }: PayloadAction<{ text: string }>) {
      if (modal?.mode !== 'answer') return;
      modal.pasted = payload.text;
      modal.conflict = [];
    },
    /**
     * Intent: store the fields of a client's answer that came without a code. They are null if the answer has a code.
     */
    answerTold({ modal }, { payload }: PayloadAction<ToldAnswer | null>) {
      if (modal?.mode !== 'answer') return;
      if (payload) modal.told = payload;
      else delete modal.told;
      modal.conflict = [];
    },
    /**
     * Intent: store the day that was typed for a part, in the view of its payment. Null if it was saved or given up. `part`
     * is its `dayKey`.
     */
    partDayTyped(
      { modal },
      { payload }: PayloadAction<{ part: number | string; day: Day | null }>,
    ) {
      if (modal?.mode !== 'view') return;
      const { [String(payload.part)]: _typed, ...others } = modal.days ?? {};
      const days = payload.day === null ? others : { ...others, [payload.part]: payload.day };
      if (Object.keys(days).length > 0) modal.days = days;
      else delete modal.days;
    },
    /** Intent: store the invoice's number that is typed in the view of a payment. Null if it was saved or given up. */
    invoiceTyped({ modal }, { payload }: PayloadAction<TypedInvoice | null>) {
      if (modal?.mode !== 'view') return;
      if (payload) modal.invoice = payload;
      else delete modal.invoice;
    },
    /** Intent: store the user's edits of a message, or the progress of its sending. */
    messageChanged({ modal }, { payload }: PayloadAction<MessageEdits>) {
      if (modal && sendsMessage(modal)) modal.outgoing = { ...modal.outgoing, ...payload };
    },
    /** Intent: close the conflict, because the user has chosen which version the form shows. */
    conflictSettled({ modal }) {
      if (modal && savesRow(modal)) modal.conflict = [];
    },
    /** Intent: store what the user has typed in 'Meus dados'. It is null if it equals the stored profile. */
    myDataTyped(state, { payload }: PayloadAction<MyDataState['draft']>) {
      state.myData.draft = payload;
    },
    /** Intent: store the note that is typed in 'Relatar problema'. */
    noteTyped({ aside }, { payload: note }: PayloadAction<string>) {
      if (note === '') delete aside.note;
      else aside.note = note;
    },
    /** Intent: store the fields of a month's report that are typed and not saved. */
    monthTyped({ aside }, { payload: { id, texts } }: PayloadAction<TypedMonth>) {
      const before = aside.month?.id === id ? aside.month : null;
      if (Object.keys(texts).length === 0) {
        if (before) delete aside.month;
        return;
      }
      // A value that is being saved is no longer that of a text that has changed since.
      const sent = Object.entries(before?.sent ?? {}).filter(
        ([field]) => texts[field] === before?.texts[field],
      );
      aside.month = { id, texts, ...(sent.length > 0 && { sent: Object.fromEntries(sent) }) };
    },
    /** Intent: store what is typed into the login or the sign-up form, except for the passwords. */
    visitorTyped(state, { payload }: PayloadAction<VisitorDraft>) {
      state.visitor = payload.email === '' && payload.fullName === '' ? null : payload;
    },
    confirmationCancelled(state) {
      state.confirmation = null;
    },
  },
  extraReducers: (builder) => {
    for (const entity of ENTITIES) {
      const actions = entityActions[entity];
      builder
        .addCase(actions.updateConflicted, (state, { payload: { row, fields } }) =>
          askAboutConflict(state, entity, { id: row.id, fields }),
        )
        .addCase(actions.loaded, (state, { payload }) => settleLostSave(state, entity, payload))
        .addCase(actions.createFailed, (state, { payload }) =>
          endFailedSave(state, entity, payload),
        )
        .addCase(actions.updateFailed, (state, { payload }) =>
          endFailedSave(state, entity, payload),
        );
    }
    for (const { of, actions, rowOf, inFormOf } of LIST_SIDE_TABLES) {
      const isInForm = (id: string): boolean => inFormOf(rowOf(id)) === id;
      builder
        .addCase(actions.saveRequested, (state, { payload: { id } }) => {
          if (isInForm(id)) waitForBeside(state, of, rowOf(id));
        })
        .addCase(actions.saved, (state, { payload: { row } }) => {
          if (isInForm(row.id)) closeAfterSideRow(state, of, rowOf(row.id));
        })
        .addCase(actions.saveConflicted, (state, { payload: { row, fields } }) => {
          if (!isInForm(row.id)) return;
          endFailedSideSave(state, of, { id: rowOf(row.id) });
          askAboutConflict(state, of, { id: rowOf(row.id), fields });
        })
        .addCase(actions.saveFailed, (state, { payload: { id, failure } }) => {
          if (isInForm(id)) endFailedSideSave(state, of, { id: rowOf(id), failure });
        });
    }
    builder
      .addCase(profilesActions.saveFailed, (state) => {
        state.myData.saving = false;
      })
      .addCase(sessionActions.linkFound, (state, { payload }) => {
        state.confirmation = { kind: 'enter', email: payload.email };
      })
      .addCase(sessionActions.signedUp, (state, { payload: { email } }) => {
        state.visitor = { mode: 'login', email, fullName: '' };
      })
      .addCase(sessionActions.landingOpened, (state) => {
        state.visitor = null;
      })
      .addCase(profilesActions.saved, ({ modal }) => {
        if (!modal || !sendsMessage(modal)) return;
        // What was typed is in 'Meus dados' now.
        delete modal.outgoing?.pix;
        delete modal.outgoing?.phone;
      })
      .addCase(meiAdjustmentsActions.saveRequested, ({ aside }, { payload: { id, changes } }) => {
        if (aside.month?.id === id) aside.month.sent = { ...aside.month.sent, ...changes };
      })
      .addCase(meiAdjustmentsActions.saved, ({ aside }, { payload: { row } }) =>
        dropSavedTexts(aside, row),
      )
      .addCase(meiAdjustmentsActions.loaded, ({ aside }, { payload: rows }) => {
        // The answer to a save may have been lost.
        for (const row of rows) dropSavedTexts(aside, row);
      })
      .addCase(quoteDetailsActions.issued, (state, { payload: { id } }) =>
        setIssue(modalOf(state, 'quotes', id), 'done'),
      )
      .addCase(paymentPartsActions.numberRequested, (state, { payload: { id } }) =>
        setIssue(modalOf(state, 'payments', parsePartId(id).id), 'asked'),
      )
      .addCase(paymentPartsActions.numbered, (state, { payload: { id } }) =>
        setIssue(modalOf(state, 'payments', parsePartId(id).id), 'done'),
      )
      .addCase(paymentsActions.receiptRequested, (state, { payload: { id, difference } }) => {
        const modal = modalOf(state, 'payments', id);
        if (modal && difference !== undefined) modal.saving = true;
      })
      .addCase(paymentsActions.receiptStored, (state, { payload: { id, came, again } }) => {
        const isOfDialog = came !== null && !again;
        if (isOfDialog && modalOf(state, 'payments', id)?.mode === 'amount') closeModal(state);
      })
      .addCase(paymentsActions.receiptFailed, (state, { payload: { id, isChanged } }) => {
        const modal = modalOf(state, 'payments', id);
        if (modal && isChanged !== undefined) modal.saving = false;
      })
      .addMatcher(
        isAnyOf(bulkActions.requested, sessionActions.linkAccepted, replaceConfirmed),
        (state) => {
          state.confirmation = null;
        },
      )
      .addMatcher(
        isAnyOf(sessionActions.authScreenOpened, sessionActions.authModeChosen),
        ({ visitor }, { payload: mode }) => {
          if (visitor) visitor.mode = mode;
        },
      )
      .addMatcher(projectsActions.updateRequested.match, (state, { payload: { id } }) => {
        const { modal, confirmation } = state;
        if (modal?.mode === 'view' && modal.id === id) {
          if (confirmation?.kind === 'startProject') modal.thenPays = confirmation.paymentId;
          else delete modal.thenPays;
        }
        if (confirmation && 'id' in confirmation && confirmation.id === id)
          state.confirmation = null;
      })
      .addMatcher(isSaveRequested, ({ modal }, { payload }) => {
        if (modal?.id !== payload.id) return;
        modal.saving = true;
        delete modal.failure;
      })
      .addMatcher(paymentPartsActions.saved.match, ({ modal }, { payload: { row } }) => {
        if (modal?.entity === 'payments' && modal.mode === 'view') dropSavedInput(modal, row);
      })
      .addMatcher(isDeleteRequested, (state, { payload: { id } }) => {
        state.confirmation = null;
        if (state.modal?.mode === 'view' && state.modal.id === id) closeModal(state);
      })
      .addMatcher(
        isAnyOf(quoteDetailsActions.issueRequested, quoteDetailsActions.sendRequested),
        (state, { payload: { id } }) => {
          const modal = modalOf(state, 'quotes', id);
          if (modal) modal.saving = true;
        },
      )
      .addMatcher(quoteDetailsActions.issueRequested.match, (state, { payload: { id } }) =>
        setIssue(modalOf(state, 'quotes', id), 'asked'),
      )
      .addMatcher(quoteDetailsActions.saveFailed.match, (state, { payload: { id } }) =>
        setIssue(modalOf(state, 'quotes', id), 'failed'),
      )
      .addMatcher(paymentPartsActions.saveFailed.match, (state, { payload: { id } }) =>
        setIssue(modalOf(state, 'payments', parsePartId(id).id), 'failed'),
      );
  },
});

export const formsReducer = formsSlice.reducer;
export const formsActions = formsSlice.actions;

interface Root {
  workspace: { forms: FormsState };
}

export const selectForms = ({ workspace }: Root): FormsState => workspace.forms;
export const selectModal = ({ workspace }: Root): Modal | null => workspace.forms.modal;
export const selectConfirmation = ({ workspace }: Root): FormsState['confirmation'] =>
  workspace.forms.confirmation;
export const selectAside = ({ workspace }: Root): Aside => workspace.forms.aside;
export const selectVisitor = ({ workspace }: Root): VisitorDraft | null => workspace.forms.visitor;
export const selectMyData = ({ workspace }: Root): MyDataState => workspace.forms.myData;

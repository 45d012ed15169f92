import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { ProjectStatus } from '../projects/project';
import { projectsActions } from '../projects/projectsSlice';
import {
  acceptFoundReferences,
  acceptReference,
  clearReference,
  seekReferences,
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
import type { Day } from '../../shared/days';
import type { AgreedPayment, Payment, PaymentDraft } from './payment';
import type { PartOfPayment } from './paymentPart';
import { isOwnPaid, type ReceiptRequest, type StepBefore } from './receiptSteps';

/** The two flags that the table's buttons toggle. */
export type PaymentFlag = 'delivered' | 'paid';
export type FlagEdits = Record<string, boolean>;

/** The payments that the terms of a project's quote become. Those that exist are left as they are. */
export interface ChargeRequest {
  projectId: string;
  charges: AgreedPayment[];
}

/** What the terms of a quote have become: payments of its project, which may have been started for them. */
export interface Charged {
  projectId: string;
  /** The payments that were made. */
  paymentIds: string[];
  /** The status that the project had before it was started; null if it was not. */
  from: ProjectStatus | null;
}

/** What is left of an undo, because it has failed. */
export interface ChargeUndo extends Charged {
  /**
   * What stays as it is: a payment that somebody has changed since, or only the project, which has another payment; null
   * if nothing does.
   */
  kept: 'payments' | 'projects' | null;
}

export interface PaymentsState extends ListState<Payment> {
  /** The optimistic toggles, which are shown already and are still being saved. */
  pending: PendingEdits<boolean>;
  /**
   * The payments whose first part is being received, with the day of the receipt. They are shown as paid on that day.
   */
  receipts: Record<string, Day>;
  /**
   * The projects whose payments are being made from a quote's terms or taken back, and those of whose payments some could
   * not be made.
   */
  charging: Record<string, 'running' | 'failed'>;
}

const initialState: PaymentsState = { ...emptyList(), pending: {}, receipts: {}, charging: {} };

/** Drops the unsaved receipt of a first part, because a later click has replaced it. */
function dropReceipt(state: PaymentsState, id: string): void {
  Reflect.deleteProperty(state.receipts, id);
}

/** Drops the receipt of a first part that was stored or has failed. A receipt with another day is a later one. */
function endReceipt(state: PaymentsState, { id, number }: PartOfPayment, asked: Day): void {
  if (number === 1 && state.receipts[id] === asked) dropReceipt(state, id);
}

const chargeEvents = {
  /**
   * Intent: start a project, unless it is, and make the payments that the terms of its quote become. The answer is
   * `charged`.
   */
  chargeRequested: createAction<ChargeRequest>('payments/chargeRequested'),
  /** Fact: these payments were made. Unless they are all, other facts say what failed. */
  charged: createAction<Charged & { isWhole: boolean }>('payments/charged'),
  /** Intent: delete these payments and set the project back. The answer is `chargeUndoEnded`. */
  chargeUndone: createAction<Charged>('payments/chargeUndone'),
  /** Fact: the undo has ended. */
  chargeUndoEnded: createAction<ChargeUndo>('payments/chargeUndoEnded'),
};

const cases = listCases<Payment>();

export const paymentsSlice = createSlice({
  name: 'payments',
  initialState,
  reducers: {
    ...cases,
    deleted(state, action: PayloadAction<{ id: string; row?: Payment }>) {
      cases.deleted(state, action);
      dropEdits(state.pending, action.payload.id);
      dropReceipt(state, action.payload.id);
    },
    /** Intent: set the toggle 'Entregue' / 'Não entregue'. */
    deliveredToggled(state, { payload }: PayloadAction<{ id: string; delivered: boolean }>) {
      addEdit(state.pending, payload.id, 'delivered' satisfies PaymentFlag, payload.delivered);
    },
    /** Intent: set the toggle 'Pago' / 'Pendente'. It never changes the payment's date. */
    paidToggled(state, { payload }: PayloadAction<{ id: string; paid: boolean }>) {
      addEdit(state.pending, payload.id, 'paid' satisfies PaymentFlag, payload.paid);
      dropReceipt(state, payload.id);
    },
    /** Fact: a payment was toggled to paid on that day, which is stored after `paid`. */
    receiptDated(state, { payload }: PayloadAction<{ id: string; on: Day }>) {
      state.receipts[payload.id] = payload.on;
    },
    /** Intent: record that a part was received. */
    receiptRequested(state, { payload }: PayloadAction<ReceiptRequest>) {
      const { id, number, on, difference } = payload;
      if (number !== 1 || difference !== undefined) return;
      const paid = state.pending[id]?.['paid'];
      if (paid !== undefined) dropSentEdits(state.pending, id, { paid });
      state.receipts[id] = on;
    },
    /**
     * Fact: a receipt is stored. `asked` is the day of the request if the payment has a date of its own, which counts
     * instead. `again` says that the receipt was stored before, and has another day now.
     */
    receiptStored(
      state,
      { payload }: PayloadAction<StoredReceipt & { asked?: Day; again?: true }>,
    ) {
      const { came, again, asked, on } = payload;
      if (came === null && !again) endReceipt(state, payload, asked ?? on);
    },
    /**
     * Fact: the receipt, or only its day, could not be stored. Another fact says why, unless the payment `isChanged` since it
     * was shown. It is absent if that was not asked.
     */
    receiptFailed(
      state,
      { payload }: PayloadAction<PartOfPayment & { on: Day; isChanged?: boolean }>,
    ) {
      if (payload.isChanged === undefined) endReceipt(state, payload, payload.on);
    },
    /**
     * Intent: restore the rows of a receipt, or of one that was taken back. `told` is what came if the user takes it back
     * in the payment's view. Then a notice tells that, and offers to undo it.
     */
    receiptUndone(
      state,
      { payload: { id, before } }: PayloadAction<TakeBack & { told?: ToldTakeBack }>,
    ) {
      if (!isOwnPaid(before)) return;
      addEdit(state.pending, id, 'paid', false);
      dropReceipt(state, id);
    },
    flagsSaved(state, { payload }: PayloadAction<{ row: Payment; sent: FlagEdits }>) {
      upsertRow(state, payload.row);
      dropSentEdits(state.pending, payload.row.id, payload.sent);
    },
    /** Fact: a receipt has stored `paid`. A toggle that was clicked meanwhile is still saved, with its own day. */
    paidSaved(state, { payload }: PayloadAction<{ row: Payment; sent: FlagEdits }>) {
      upsertRow(state, payload.row);
    },
    flagsFailed(
      state,
      {
        payload: { id, sent },
      }: PayloadAction<{ id: string; sent: FlagEdits; failure: WriteFailure }>,
    ) {
      // The day of a toggle is not stored without its `paid`. The receipt of a later click is kept.
      if (sent['paid'] !== undefined && state.pending[id]?.['paid'] === sent['paid'])
        dropReceipt(state, id);
      dropSentEdits(state.pending, id, sent);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(chargeEvents.chargeRequested, (state, { payload: { projectId } }) => {
        state.charging[projectId] = 'running';
      })
      .addCase(chargeEvents.charged, (state, { payload: { projectId, isWhole } }) => {
        if (isWhole) Reflect.deleteProperty(state.charging, projectId);
        else state.charging[projectId] = 'failed';
      })
      .addCase(chargeEvents.chargeUndone, (state, { payload: { projectId } }) => {
        state.charging[projectId] = 'running';
      })
      .addCase(chargeEvents.chargeUndoEnded, (state, { payload: { projectId } }) => {
        Reflect.deleteProperty(state.charging, projectId);
      })
      .addCase(projectsActions.deleted, clearReference('projectId'))
      .addCase(projectsActions.restored, acceptReference('projectId'))
      .addCase(projectsActions.createdFromQuote, acceptReference('projectId'))
      .addCase(projectsActions.loadStarted, seekReferences('projectId'))
      .addCase(projectsActions.loaded, acceptFoundReferences('projectId'));
  },
});

export const paymentsActions = {
  ...listEvents<Payment, PaymentDraft>('payments'),
  ...paymentsSlice.actions,
  ...chargeEvents,
  /** Fact: the rows are as they were. */
  receiptRestored: createAction<TakeBack>('payments/receiptRestored'),
  /** Fact: not all that a receipt has stored could be taken back. Another fact says why. */
  receiptUndoFailed: createAction<TakeBack>('payments/receiptUndoFailed'),
  /**
   * Intent: change the day on which a part was received. The answer is `receiptStored`, or the side table's
   * `saveFailed`.
   */
  receiptMoved: createAction<PartOfPayment & { on: Day }>('payments/receiptMoved'),
  /** Fact: a receipt was not taken back, because the part was changed on another device since. */
  receiptKept: createAction<PartOfPayment>('payments/receiptKept'),
  /** Fact: the user has taken back a part, or what came of it. `before` are the rows before that. */
  receiptTakenBack: createAction<TakeBack & ToldTakeBack>('payments/receiptTakenBack'),
  /** Fact: the payment is saved, but the day of its receipt could not be stored or removed. */
  receiptDayFailed: createAction<PartOfPayment>('payments/receiptDayFailed'),
};

/** What is taken back of a part: the rows before it. */
export interface TakeBack extends PartOfPayment {
  before: StepBefore[];
}

/** What the user has taken back in a payment's view, in reais. */
export interface ToldTakeBack {
  amount: number | null;
}

/** A receipt, and the rows before it. */
export interface StoredReceipt extends TakeBack {
  on: Day;
  /** What came, in reais, if the user has said that; null if it is what was open. */
  came: number | null;
}

interface Root {
  payments: PaymentsState;
}

/** What is shown of payments before it is stored: toggles, and first parts that are being received. */
const selectShownEdits = createSelector(
  [({ payments }: Root) => payments.pending, ({ payments }: Root) => payments.receipts],
  (pending, receipts): PendingEdits<boolean> => {
    const received = Object.keys(receipts).map(
      (id) => [id, { ...pending[id], paid: true }] as const,
    );
    return received.length === 0 ? pending : { ...pending, ...Object.fromEntries(received) };
  },
);

/** The payments with optimistic toggles and receipts applied, as the screen shows them. */
export const paymentsSelectors = pendingSelectors(
  listSelectors((root: Root): ListState<Payment> => root.payments),
  selectShownEdits,
  (payment, edits): Payment => ({ ...payment, ...edits }),
);

/** The toggles of a payment that still have to be saved. */
export const selectFlagsToSave = ({ payments }: Root, id: string): FlagEdits | undefined =>
  payments.pending[id];

/** The first parts that are being received, by their payments' ids, with the days of the receipts. */
export const selectUnsavedReceiptDays = ({ payments }: Root): Record<string, Day> =>
  payments.receipts;

/** Whether the payments of a project are being made or taken back, or some could not be made. Undefined otherwise. */
export const selectCharging = ({ payments }: Root, projectId: string) =>
  payments.charging[projectId];

/** Whether the first part is still to be received, as a dialog has asked. No later click has toggled the payment. */
export const selectIsReceiving = ({ payments }: Root, id: string): boolean =>
  id in payments.receipts && payments.pending[id]?.['paid'] === undefined;

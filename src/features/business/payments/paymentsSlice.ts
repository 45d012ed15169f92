import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

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
import type { Payment, PaymentDraft } from './payment';

/** The two flags that the table's buttons toggle. */
export type PaymentFlag = 'delivered' | 'paid';
export type FlagEdits = Record<string, boolean>;

/** Names one part of a payment: the payment's id and the part's number. Part 1 is the payment's `paid`. */
interface PartOfPayment {
  id: string;
  number: number;
}

export interface PaymentsState extends ListState<Payment> {
  /** The optimistic toggles, which are shown already and are still being saved. */
  pending: PendingEdits<boolean>;
  /**
   * The payments whose first part waits until the day of its receipt is stored. There is one entry for each
   * receipt.
   */
  receiving: string[];
}

const initialState: PaymentsState = { ...emptyList(), pending: {}, receiving: [] };

/** The day of a first part was stored, or its save failed, so the payment no longer waits for it. */
function dropPendingReceipt(state: PaymentsState, { id, number }: PartOfPayment): void {
  const at = number === 1 ? state.receiving.indexOf(id) : -1;
  if (at >= 0) state.receiving.splice(at, 1);
}

const cases = listCases<Payment>();

export const paymentsSlice = createSlice({
  name: 'payments',
  initialState,
  reducers: {
    ...cases,
    deleted(state, action: PayloadAction<{ id: string; row?: Payment }>) {
      cases.deleted(state, action);
      dropEdits(state.pending, action.payload.id);
    },
    /** Intent: set the toggle 'Entregue' / 'Não entregue'. */
    deliveredToggled(state, { payload }: PayloadAction<{ id: string; delivered: boolean }>) {
      addEdit(state.pending, payload.id, 'delivered' satisfies PaymentFlag, payload.delivered);
    },
    /** Intent: set the toggle 'Pago' / 'Pendente'. It never changes the payment's date. */
    paidToggled(state, { payload }: PayloadAction<{ id: string; paid: boolean }>) {
      addEdit(state.pending, payload.id, 'paid' satisfies PaymentFlag, payload.paid);
    },
    /**
     * Intent: record that a part was received on a day. `amount` is in reais. With `together`, the part is received
     * together with others, and one notice reports all of them.
     */
    receiptRequested(
      state,
      {
        payload,
      }: PayloadAction<PartOfPayment & { on: Day; amount: number | null; together?: boolean }>,
    ) {
      if (payload.number !== 1) return;
      addEdit(state.pending, payload.id, 'paid', true);
      state.receiving.push(payload.id);
    },
    /**
     * Fact: the day of the receipt is stored. For the first part, `paid` is saved after that. `amount` is the
     * part's amount before the receipt.
     */
    receiptStored(
      state,
      {
        payload,
      }: PayloadAction<PartOfPayment & { on: Day; amount: number | null; together?: boolean }>,
    ) {
      dropPendingReceipt(state, payload);
    },
    /** Fact: the receipt could not be stored. */
    receiptFailed(state, { payload }: PayloadAction<PartOfPayment>) {
      dropPendingReceipt(state, payload);
      if (payload.number > 1 || state.receiving.includes(payload.id)) return;
      dropSentEdits(state.pending, payload.id, { paid: true });
    },
    /** Intent: undo a receipt. `amount` is the part's stored amount before the receipt. */
    receiptUndone(state, { payload }: PayloadAction<PartOfPayment & { amount: number | null }>) {
      if (payload.number === 1) addEdit(state.pending, payload.id, 'paid', false);
    },
    flagsSaved(state, { payload }: PayloadAction<{ row: Payment; sent: FlagEdits }>) {
      upsertRow(state, payload.row);
      dropSentEdits(state.pending, payload.row.id, payload.sent);
    },
    flagsFailed(
      state,
      { payload }: PayloadAction<{ id: string; sent: FlagEdits; failure: WriteFailure }>,
    ) {
      dropSentEdits(state.pending, payload.id, payload.sent);
    },
  },
  extraReducers: (builder) => {
    builder
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
  /**
   * Fact: a payment was toggled to paid on that day. The parts show the day. It is stored after `paid`.
   */
  receiptDated: createAction<{ id: string; on: Day }>('payments/receiptDated'),
  /**
   * Intent: change the day on which a part was received. The answer is `receiptStored`, or the side table's
   * `saveFailed`.
   */
  receiptMoved: createAction<PartOfPayment & { on: Day }>('payments/receiptMoved'),
};

interface Root {
  payments: PaymentsState;
}

/** The payments with optimistic toggles applied, as the screen shows them. */
export const paymentsSelectors = pendingSelectors(
  listSelectors((root: Root): ListState<Payment> => root.payments),
  (root) => root.payments.pending,
  (payment, edits): Payment => ({ ...payment, ...edits }),
);

/** The toggles that can be saved now. `paid` waits until the day of the receipt is stored. */
export function selectFlagsToSave({ payments }: Root, id: string): FlagEdits | undefined {
  const edits = payments.pending[id];
  if (!edits || !payments.receiving.includes(id)) return edits;
  const { paid: _waits, ...others } = edits;
  return Object.keys(others).length > 0 ? others : undefined;
}

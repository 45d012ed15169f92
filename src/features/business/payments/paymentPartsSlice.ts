import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { detailsCases, detailsEvents } from '../../shared/detailsCases';
import type { Day } from '../../shared/days';
import { emptyList, keepDeletedSideRow, removeRow, type ListState } from '../../shared/list';
import { listSelectors } from '../../shared/listSelectors';
import { emptyPart, parsePartId, type PartDraft, type StoredPart } from './paymentPart';
import { paymentsActions, selectUnsavedReceiptDays } from './paymentsSlice';
import type { PaymentPart } from './plan';

/** What a receipt has stored in the row of its part. */
type RemovedReceipt = Partial<PartDraft>;

export interface PartsState extends ListState<StoredPart> {
  /** Whether the last load failed and no earlier load has succeeded. */
  unavailable: boolean;
  /** The receipts that were removed from parts, by the part's id. An undo restores them. */
  removedReceipts: Record<string, RemovedReceipt>;
}

const initialState: PartsState = { ...emptyList(), unavailable: false, removedReceipts: {} };

const cases = detailsCases<StoredPart>();

const paymentPartsSlice = createSlice({
  name: 'paymentParts',
  initialState,
  reducers: {
    ...cases,
    loaded(state, action: PayloadAction<StoredPart[]>) {
      cases.loaded(state, action);
      state.unavailable = false;
    },
    loadFailed(state) {
      state.unavailable = !state.loaded;
    },
    saved(state, action: PayloadAction<{ row: StoredPart; before: StoredPart | null }>) {
      cases.saved(state, action);
      const { row, before } = action.payload;
      if (row.receivedOn !== null || !before?.receivedOn) return;
      const { receivedOn, amount, discount } = before;
      state.removedReceipts[row.id] =
        discount === null ? { receivedOn } : { receivedOn, amount, discount };
    },
    /** Fact: a row was deleted, because the money that it said was taken back. */
    removed(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      removeRow(state, id);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(paymentsActions.deleted, (state, { payload }) => {
      for (const id of [...state.ids]) {
        if (parsePartId(id).id === payload.id) keepDeletedSideRow(state, id);
      }
    });
  },
});

interface Root {
  paymentParts: PartsState;
}
type PaymentsRoot = Parameters<typeof selectUnsavedReceiptDays>[0];

export const paymentPartsReducer = paymentPartsSlice.reducer;
export const paymentPartsActions = {
  ...detailsEvents<StoredPart, PartDraft>('paymentParts'),
  ...paymentPartsSlice.actions,
  /**
   * Intent: give the receipt of this part a number, because the receipt is about to be printed. The answer is `numbered`
   * or `saveFailed`.
   */
  numberRequested: createAction<{ id: string }>('paymentParts/numberRequested'),
  /** Fact: the receipt has its number and can be printed. The number itself came with `saved`. */
  numbered: createAction<{ id: string }>('paymentParts/numbered'),
};
export const paymentPartsSelectors = listSelectors((root: Root) => root.paymentParts);

export const selectReceiptNumbers = createSelector([paymentPartsSelectors.selectAll], (all) =>
  all.map(({ receiptNumber }) => receiptNumber),
);

/** Whether the first load of the parts has not ended yet. */
export const selectPartsAreMissing = ({ paymentParts }: Root): boolean =>
  !paymentParts.loaded && !paymentParts.unavailable;

/** Caches the payment and the number in the id of each stored part. */
const taken = new WeakMap<StoredPart, PaymentPart>();

function partOfRow(row: StoredPart): PaymentPart {
  const known = taken.get(row);
  if (known) return known;
  const { id: paymentId, number } = parsePartId(row.id);
  const part = { ...row, paymentId, number };
  taken.set(row, part);
  return part;
}

/** The receipt that was removed from a part last; undefined if none was. */
export const selectRemovedReceipt = (
  { paymentParts }: Root,
  id: string,
): RemovedReceipt | undefined => paymentParts.removedReceipts[id];

/** The rows of a payment, with the day of an unsaved receipt in the first part. */
function withDay(
  rows: readonly PaymentPart[],
  paymentId: string,
  receivedOn: Day | null,
): PaymentPart[] {
  const first = rows.find(({ number }) => number === 1) ?? {
    ...emptyPart,
    paymentId,
    number: 1,
  };
  return [...rows.filter(({ number }) => number !== 1), { ...first, receivedOn }];
}

/** Returns the same array for the same rows, because other caches use the array as their key. */
const given = new WeakMap<PaymentPart, PaymentPart[]>();

function asGiven(rows: PaymentPart[]): PaymentPart[] {
  const [first] = rows;
  if (!first) return rows;
  const known = given.get(first);
  if (known?.length === rows.length && known.every((part, index) => part === rows[index])) {
    return known;
  }
  given.set(first, rows);
  return rows;
}

/** For each payment, the stored parts with the days of unsaved receipts applied. */
export const selectPartsByPayment = createSelector(
  [
    (root: Root) => paymentPartsSelectors.selectEntities(root),
    (root: PaymentsRoot) => selectUnsavedReceiptDays(root),
  ],
  (rows, receipts): Record<string, PaymentPart[]> => {
    const parts: Record<string, PaymentPart[]> = {};
    for (const row of Object.values(rows)) {
      const part = partOfRow(row);
      (parts[part.paymentId] ??= []).push(part);
    }
    for (const id in parts) parts[id] = asGiven(parts[id] ?? []);
    for (const id in receipts) parts[id] = withDay(parts[id] ?? [], id, receipts[id] ?? null);
    return parts;
  },
);

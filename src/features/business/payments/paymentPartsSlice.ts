import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { detailsCases, detailsEvents } from '../../shared/detailsCases';
import type { Day } from '../../shared/days';
import {
  emptyList,
  keepDeletedSideRow,
  type ListState,
  type WriteFailure,
} from '../../shared/list';
import { listSelectors } from '../../shared/listSelectors';
import { emptyPart, parsePartId, type PartDraft, type StoredPart } from './paymentPart';
import { paymentsActions } from './paymentsSlice';
import type { PaymentPart } from './plan';

export interface PartsState extends ListState<StoredPart> {
  /** Whether the last load failed and no earlier load has succeeded. */
  unavailable: boolean;
  /** For each payment, the day of a receipt that is shown optimistically and is not stored yet. */
  dated: Record<string, Day>;
}

const initialState: PartsState = { ...emptyList(), unavailable: false, dated: {} };

const cases = detailsCases<StoredPart>();

function forgetDated(state: PartsState, paymentId: string): void {
  if (!(paymentId in state.dated)) return;
  const { [paymentId]: _known, ...others } = state.dated;
  state.dated = others;
}

/** Drops the optimistic day of a first part, because its save has ended. */
function dropPendingDay(state: PartsState, id: string): void {
  const { paymentId, number } = parsePartId(id);
  if (number === 1) forgetDated(state, paymentId);
}

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
      dropPendingDay(state, action.payload.row.id);
    },
    saveFailed(
      state,
      {
        payload,
      }: PayloadAction<{ id: string; failure: WriteFailure; changes?: Partial<PartDraft> }>,
    ) {
      dropPendingDay(state, payload.id);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(paymentsActions.deleted, (state, { payload }) => {
        forgetDated(state, payload.id);
        for (const id of [...state.ids]) {
          if (parsePartId(id).paymentId === payload.id) keepDeletedSideRow(state, id);
        }
      })
      .addCase(paymentsActions.receiptDated, (state, { payload }) => {
        state.dated[payload.id] = payload.on;
      })
      .addCase(paymentsActions.paidToggled, (state, { payload }) => forgetDated(state, payload.id))
      .addCase(paymentsActions.flagsFailed, (state, { payload: { id, sent } }) => {
        if ('paid' in sent) forgetDated(state, id);
      });
  },
});

interface Root {
  paymentParts: PartsState;
}

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

/** All numbers that receipts have. */
export const selectReceiptNumbers = createSelector([paymentPartsSelectors.selectAll], (all) =>
  all.map(({ receiptNumber }) => receiptNumber),
);

/** Whether the first load of the parts has not ended yet. */
export const selectPartsAreMissing = ({ paymentParts }: Root): boolean =>
  !paymentParts.loaded && !paymentParts.unavailable;

/** Caches the payment and the number in the id of each stored part. */
const taken = new WeakMap<StoredPart, PaymentPart>();

function partOfRow(row: StoredPart): PaymentPart {
  const part = taken.get(row) ?? { ...row, ...parsePartId(row.id) };
  taken.set(row, part);
  return part;
}

/** The rows of a payment, with the optimistic day in the first part. */
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

/** For each payment, the stored parts with optimistic days applied. */
export const selectPartsByPayment = createSelector(
  [paymentPartsSelectors.selectEntities, ({ paymentParts }: Root) => paymentParts.dated],
  (rows, dated): Record<string, PaymentPart[]> => {
    const parts: Record<string, PaymentPart[]> = {};
    for (const row of Object.values(rows)) {
      const part = partOfRow(row);
      (parts[part.paymentId] ??= []).push(part);
    }
    for (const id in parts) parts[id] = asGiven(parts[id] ?? []);
    for (const id in dated) parts[id] = withDay(parts[id] ?? [], id, dated[id] ?? null);
    return parts;
  },
);

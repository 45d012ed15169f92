import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionActions } from '../session/sessionSlice';
import { detailsCases } from '../shared/detailsCases';
import type { Day } from '../shared/days';
import { emptyList, setAside, type ListState, type WriteFailure } from '../shared/list';
import { listSelectors } from '../shared/listSelectors';
import { emptyPart, partOf, type PartDraft, type StoredPart } from './paymentPart';
import { paymentsActions } from './paymentsSlice';
import type { PaymentPart } from './plan';

export interface PartsState extends ListState<StoredPart> {
  /** The last load failed, and none has succeeded. */
  unavailable: boolean;
  /** When payments came that were toggled to paid, by payment: shown already, and still to be stored. */
  dated: Record<string, Day>;
}

const initialState: PartsState = { ...emptyList(), unavailable: false, dated: {} };

const cases = detailsCases<StoredPart, PartDraft>();

function forgetDated(state: PartsState, paymentId: string): void {
  if (!(paymentId in state.dated)) return;
  const { [paymentId]: _known, ...others } = state.dated;
  state.dated = others;
}

/** What has become of the day of a first part is known. */
function endDated(state: PartsState, id: string): void {
  const { paymentId, number } = partOf(id);
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
      endDated(state, action.payload.row.id);
    },
    saveFailed(state, { payload }: PayloadAction<{ id: string; failure: WriteFailure }>) {
      endDated(state, payload.id);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionActions.signedOut, () => initialState)
      .addCase(paymentsActions.deleted, (state, { payload }) => {
        forgetDated(state, payload.id);
        for (const id of [...state.ids]) {
          if (partOf(id).paymentId === payload.id) setAside(state, id);
        }
      })
      .addCase(paymentsActions.receiptDated, (state, { payload }) => {
        state.dated[payload.id] = payload.on;
      })
      .addCase(paymentsActions.paidToggled, (state, { payload }) => {
        forgetDated(state, payload.id);
      })
      .addCase(paymentsActions.flagsFailed, (state, { payload: { id, sent } }) => {
        if ('paid' in sent) forgetDated(state, id);
      });
  },
});

interface Root {
  paymentParts: PartsState;
}

export const paymentPartsReducer = paymentPartsSlice.reducer;
export const paymentPartsActions = paymentPartsSlice.actions;
export const paymentPartsSelectors = listSelectors((root: Root) => root.paymentParts);

/** Whether they are still being loaded for the first time. */
export const selectPartsAreMissing = ({ paymentParts }: Root): boolean =>
  !paymentParts.loaded && !paymentParts.unavailable;

/** A stored part is taken apart once. */
const taken = new WeakMap<StoredPart, PaymentPart>();

function partOfRow(row: StoredPart): PaymentPart {
  const part = taken.get(row) ?? { ...row, ...partOf(row.id) };
  taken.set(row, part);
  return part;
}

/** The rows with the day of the first part laid over them. */
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

/** The same rows are given again for as long as they are the same: what is computed of them is kept by them. */
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

/** What is known of the payments' parts, by payment: as it is stored, with days that are still to be. */
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

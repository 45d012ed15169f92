import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';

import {
  paymentsActions,
  paymentsSelectors,
  selectFlagsToSave,
  selectIsReceiving,
  selectUnsavedReceiptDays,
  type FlagEdits,
  type ToldTakeBack,
} from '../features/business/payments/paymentsSlice';
import type { Payment } from '../features/business/payments/payment';
import {
  partId,
  type PartDraft,
  type PartOfPayment,
} from '../features/business/payments/paymentPart';
import {
  nextPieceNumber,
  type OtherAmount,
  type StepBefore,
} from '../features/business/payments/receiptSteps';
import { hasValues } from '../features/shared/changes';
import { localDay, type Day } from '../features/shared/days';
import type { Dependencies } from './dependencies';
import { loadTable } from './loadSaga';
import { pendingSaga } from './pendingSaga';
import {
  comparePart,
  moveReceipt,
  paymentFlags,
  readReceipt,
  receivePart,
  removeDay,
  restoreDay,
  storeDayOfPaid,
  takeBackPart,
  takeBackSteps,
  type ReceiptTables,
  type ReceiptDay,
} from './receivePart';
import { watch } from './watch';

const { deliveredToggled, paidToggled, updated, updateConflicted, updatedTogether } =
  paymentsActions;
const {
  receiptRequested,
  receiptStored,
  receiptFailed,
  receiptUndone,
  receiptKept,
  receiptMoved,
  receiptDated,
  otherAmountRequested,
  otherAmountStored,
  otherAmountFailed,
  otherAmountKept,
  otherAmountRestored,
  otherAmountUndone,
  pieceMoved,
  receiptTakenBack,
  receiptDayFailed,
} = paymentsActions;

/** Saves the toggles of payments, and the receipts that the user requests. `receivePart` says what a receipt stores. */
export function* receiptSaga(
  tables: ReceiptTables,
  { now }: Pick<Dependencies, 'now'>,
): SagaGenerator<void> {
  const { payments, paymentParts } = tables;
  const { inQueue } = payments;

  const isShownPaid = function* (id: string): SagaGenerator<boolean> {
    return (yield* select(paymentsSelectors.selectById, id))?.paid === true;
  };

  /** Compares a part with what this page shows. A failure is reported as a failed save of the part. */
  function* compare(asked: OtherAmount): SagaGenerator<'same' | 'changed' | 'unread'> {
    try {
      const { compareShown } = yield* call(
        () => import(/* webpackChunkName: "make-payments" */ './compareShown'),
      );
      return yield* compareShown(tables, { loadTable, nextPieceNumber }, asked);
    } catch (error) {
      const row = partId(asked.id, asked.number);
      paymentParts.log('A part was not read', { id: row, error });
      yield* put(paymentParts.actions.saveFailed({ id: row, failure: 'unsent' }));
      return 'unread';
    }
  }

  /** Stores or removes the day of part 1. If that fails, the failure says that the payment itself is saved. */
  function* dayOf(id: string, stores: SagaGenerator<unknown>): SagaGenerator<void> {
    if (!(yield* stores)) yield* put(receiptDayFailed({ id, number: 1 }));
  }

  /** Reports the outcome of a receipt, unless the payment was set back to pending meanwhile. */
  function* report(
    { id, number, on: asked }: PartOfPayment & { on: Day },
    receipt: ReceiptDay | null,
  ): SagaGenerator<void> {
    if (!receipt) yield* put(receiptFailed({ id, number, on: asked }));
    else if (number > 1 || (yield* isShownPaid(id))) {
      const { on, amount } = receipt;
      yield* put(receiptStored({ id, number, on, amount, ...(on !== asked && { asked }) }));
    }
  }

  /** Takes a receipt back or restores it. Returns its row before and after that; null if it failed. */
  function* followReceipt(
    row: PartOfPayment,
    changes: SagaGenerator<boolean>,
  ): SagaGenerator<StepBefore | null> {
    const before = yield* readReceipt(tables, row);
    if (!(yield* changes)) return null;
    return { number: row.number, ...before, after: yield* readReceipt(tables, row) };
  }

  /** Tells what was taken back. Nothing was if another device has changed it before. */
  function* tellTakenBack(
    part: PartOfPayment,
    told: ToldTakeBack,
    step: StepBefore,
  ): SagaGenerator<void> {
    const isIn = ({ part: row, payment }: Pick<StepBefore, 'part' | 'payment'>): boolean =>
      payment?.paid ?? (row?.receivedOn ?? null) !== null;
    if (isIn(step) && !isIn(step.after))
      yield* put(receiptTakenBack({ ...part, ...told, before: [step] }));
  }

  /** Tells that a later part is received again, because taking it back was undone. */
  function* tellRestored(
    part: PartOfPayment,
    { number, part: before, after }: StepBefore,
    wanted: Partial<PartDraft> | null,
  ): SagaGenerator<void> {
    const on = wanted?.receivedOn;
    if (part.number > 1 && number === part.number && on && hasValues(after.part, wanted))
      yield* put(receiptStored({ ...part, on, amount: before?.amount ?? null, again: true }));
  }

  /**
   * Stores or removes the day of part 1 after a toggle was saved. If a later click has changed `paid` again, its own
   * save follows.
   */
  function* followToggle({ id }: Payment, { paid }: FlagEdits): SagaGenerator<void> {
    if (paid === undefined || (yield* isShownPaid(id)) !== paid) return;
    const part = { id, number: 1 };
    if (!paid) {
      yield* dayOf(id, removeDay(paymentParts, part));
      return;
    }
    const on = (yield* select(selectUnsavedReceiptDays))[id] ?? localDay(now());
    const stored = yield* storeDayOfPaid(tables, { id, on });
    yield* report({ ...part, on }, stored);
    if (!stored) yield* put(receiptDayFailed(part));
  }

  // After a toggle in the list, the day is that of the click, even if an earlier receipt had another day.
  yield* watch(paidToggled, function* ({ payload: { id, paid } }) {
    const payment = yield* select(paymentsSelectors.selectById, id);
    if (paid && payment?.paymentDate === null)
      yield* put(receiptDated({ id, on: localDay(now()) }));
  });
  yield* fork(() =>
    pendingSaga(payments, {
      ...paymentFlags(payments),
      toggled: [deliveredToggled, paidToggled, receiptUndone],
      readEdits: (id) => select(selectFlagsToSave, id),
      follow: followToggle,
    }),
  );
  yield* watch(receiptRequested, ({ payload }) =>
    inQueue(payload.id, function* () {
      const { id, number, on, amount } = payload;
      if (number > 1 || (yield* select(selectIsReceiving, id)))
        yield* report(payload, yield* receivePart(tables, { id, number, on, came: amount }));
    }),
  );
  yield* watch(otherAmountRequested, ({ payload }) =>
    inQueue(payload.id, function* () {
      const { id, number, on, came } = payload;
      const state = yield* compare(payload);
      const stored = state === 'same' ? yield* receivePart(tables, payload) : null;
      if (stored) yield* put(otherAmountStored({ id, number, on, came, before: stored.before }));
      else yield* put(otherAmountFailed({ id, number, isChanged: state === 'changed' }));
    }),
  );
  yield* watch(otherAmountUndone, ({ payload }) =>
    inQueue(payload.id, function* () {
      const { id, number, before, told } = payload;
      const isTakenBack = takeBackSteps(tables, payload);
      const step = yield* followReceipt({ id, number: before[0]?.number ?? number }, isTakenBack);
      if (!step) yield* put(otherAmountKept({ id, number, before }));
      else if (told) yield* tellTakenBack({ id, number }, told, step);
      else {
        yield* tellRestored({ id, number }, step, before[0]?.part ?? null);
        yield* put(otherAmountRestored({ id, number, before }));
      }
    }),
  );
  // Part 1 is taken back by `pendingSaga`, because it is the payment's own `paid`.
  yield* watch(receiptUndone, function* ({ payload }) {
    const { id, number, on, told } = payload;
    if (number === 1) return;
    yield* inQueue(id, function* () {
      const state = on === undefined ? 'same' : yield* comparePart(paymentParts, payload, on);
      if (state === 'changed') yield* put(receiptKept({ id, number }));
      if (state !== 'same') return;
      const step = yield* followReceipt({ id, number }, takeBackPart(tables, payload));
      if (step && told) yield* tellTakenBack({ id, number }, told, step);
    });
  });
  yield* watch(receiptMoved, ({ payload }) =>
    inQueue(payload.id, function* () {
      const { id, number, on } = payload;
      const moved = yield* moveReceipt(tables, payload);
      if (!moved) yield* put(receiptDayFailed({ id, number }));
      else if (moved.within === null)
        yield* put(receiptStored({ id, number, on, amount: moved.amount, again: true }));
      else {
        const after = { part: { receivedOn: on }, payment: null };
        const before = [{ number, part: { receivedOn: moved.from }, payment: null, after }];
        yield* put(pieceMoved({ id, number: moved.within, on, came: moved.amount ?? 0, before }));
      }
    }),
  );
  // A bulk change has a single notice for all rows, so no receipt is reported for each payment. The undo of that notice
  // also removes or restores the days.
  yield* watch(updatedTogether, function* ({ payload: { updates, takesBack } }) {
    for (const { row, before } of updates) {
      if (row.paid === before.paid) continue;
      const { id, paid } = row;
      const on = localDay(now());
      yield* fork(inQueue, id, function* () {
        const part = { id, number: 1 };
        if (paid && !takesBack) yield* dayOf(id, storeDayOfPaid(tables, { id, on }));
        else if ((yield* isShownPaid(id)) !== paid) return;
        else if (paid) yield* dayOf(id, restoreDay(paymentParts, id));
        else yield* dayOf(id, removeDay(paymentParts, part));
      });
    }
  });
  // The form edits the payment's own date. If it has changed that date or `paid`, the day that is stored in the first
  // part is out of date and is removed.
  yield* watch(updated, function* ({ payload: { row, before } }) {
    const isOther = row.paid !== before.paid || row.paymentDate !== before.paymentDate;
    const part = { id: row.id, number: 1 };
    if (isOther) yield* inQueue(row.id, () => dayOf(row.id, removeDay(paymentParts, part)));
    else if (row.paid && row.paymentDate === null) {
      // Another device may have received it since this page has read the parts.
      const first = yield* paymentParts.read(partId(row.id, 1));
      if (!first?.receivedOn) yield* loadTable(paymentParts);
    }
  });
  // What the form says of received money is computed anew from what another device has stored.
  yield* watch(updateConflicted, function* ({ payload: { fields } }) {
    if (fields.includes('paid')) yield* loadTable(paymentParts);
  });
}

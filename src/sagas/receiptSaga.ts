import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';

import {
  paymentsActions,
  paymentsSelectors,
  selectFlagsToSave,
  selectIsReceiving,
  selectUnsavedReceiptDays,
  type FlagEdits,
} from '../features/business/payments/paymentsSlice';
import type { Payment } from '../features/business/payments/payment';
import { partId } from '../features/business/payments/paymentPart';
import {
  againOf,
  isOwnPaid,
  nextPieceNumber,
  NOTHING_CAME,
  receivedStep,
  type ReceiptRequest,
  type StepBefore,
} from '../features/business/payments/receiptSteps';
import { localDay } from '../features/shared/days';
import type { Dependencies } from './dependencies';
import { loadTable } from './loadSaga';
import { pendingSaga } from './pendingSaga';
import {
  moveReceipt,
  paymentFlags,
  receivePart,
  removeDay,
  restoreDay,
  storeDayOfPaid,
  takeBackSteps,
  type ReceiptTables,
} from './receivePart';
import { watch } from './watch';

const { deliveredToggled, paidToggled, updated, updateConflicted, updatedTogether } =
  paymentsActions;
const {
  receiptRequested,
  receiptStored,
  receiptFailed,
  receiptUndone,
  receiptUndoFailed,
  receiptRestored,
  receiptMoved,
  receiptDated,
  receiptTakenBack,
  receiptDayFailed,
} = paymentsActions;

/** A part that was received as it stood. Its undo leaves the row, in which another device may have noted something. */
const keptRow = (step: StepBefore): StepBefore => ({
  ...step,
  part: { ...(step.part ?? NOTHING_CAME), receivedOn: null },
});

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
  function* compare(asked: ReceiptRequest): SagaGenerator<'same' | 'changed' | 'unread'> {
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

  /**
   * Stores or removes the day of part 1 after a toggle was saved. If a later click has changed `paid` again, its own
   * save follows.
   */
  function* followToggle({ id }: Payment, { paid }: FlagEdits): SagaGenerator<void> {
    if (paid === undefined || (yield* isShownPaid(id)) !== paid) return;
    if (!paid) {
      yield* dayOf(id, removeDay(paymentParts, id));
      return;
    }
    const part = { id, number: 1 };
    const asked = (yield* select(selectUnsavedReceiptDays))[id] ?? localDay(now());
    const on = yield* storeDayOfPaid(tables, { id, on: asked });
    if (!on) {
      yield* put(receiptFailed({ ...part, on: asked }));
      yield* put(receiptDayFailed(part));
    } else if (yield* isShownPaid(id)) {
      const before = [receivedStep(1, on, null)];
      yield* put(
        receiptStored({ ...part, on, came: null, before, ...(on !== asked && { asked }) }),
      );
    }
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
      const { id, number, on, came = null, difference } = payload;
      const isOther = difference !== undefined;
      const isToggle = number === 1 && !isOther;
      if (isToggle && !(yield* select(selectIsReceiving, id))) return;
      const state = isOther ? yield* compare(payload) : 'same';
      const steps = state === 'same' ? yield* receivePart(tables, payload) : null;
      if (!steps) {
        const isChanged = isOther && { isChanged: state === 'changed' };
        yield* put(receiptFailed({ id, number, on, ...isChanged }));
        return;
      }
      // The user may have set the payment back to pending meanwhile.
      if (isToggle && !(yield* isShownPaid(id))) return;
      const asItStood = isToggle ? [receivedStep(1, on, null)] : steps.map(keptRow);
      const before = isOther ? steps : asItStood;
      yield* put(receiptStored({ id, number, on, came: isOther ? came : null, before }));
    }),
  );
  yield* watch(receiptUndone, ({ payload: { told, ...undone } }) =>
    inQueue(undone.id, function* () {
      const { id, number, before } = undone;
      // The payment's own `paid` is set back by `pendingSaga`.
      if (isOwnPaid(before)) return;
      const end = yield* takeBackSteps(tables, undone);
      if (end === null) yield* put(receiptUndoFailed(undone));
      else if (end === 'kept') return;
      else if (told)
        yield* put(receiptTakenBack({ id, number, ...told, before: before.map(againOf) }));
      else yield* put(receiptRestored(undone));
    }),
  );
  yield* watch(receiptMoved, ({ payload: { id, number, on } }) =>
    inQueue(id, function* () {
      const moved = yield* moveReceipt(tables, { id, number, on });
      yield* put(
        moved ? receiptStored({ ...moved, again: true }) : receiptDayFailed({ id, number }),
      );
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
        if (paid && !takesBack) yield* dayOf(id, storeDayOfPaid(tables, { id, on }));
        else if ((yield* isShownPaid(id)) !== paid) return;
        else if (paid) yield* dayOf(id, restoreDay(paymentParts, id));
        else yield* dayOf(id, removeDay(paymentParts, id));
      });
    }
  });
  // The form edits the payment's own date. If it has changed that date or `paid`, the day that is stored in the first
  // part is out of date and is removed.
  yield* watch(updated, function* ({ payload: { row, before } }) {
    const isOther = row.paid !== before.paid || row.paymentDate !== before.paymentDate;
    if (isOther) yield* inQueue(row.id, () => dayOf(row.id, removeDay(paymentParts, row.id)));
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

import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';

import {
  paymentsActions,
  type Charged,
  type PaymentFlag,
  type StoredReceipt,
  type TakeBack,
} from '../../business/payments/paymentsSlice';
import { FIRST_PIECE, partId, type PartOfPayment } from '../../business/payments/paymentPart';
import { againOf, isIn, isOwnPaid } from '../../business/payments/receiptSteps';
import { isDeepEqual } from '../../shared/changes';
import type { Notice, NoticeMessage, NoticesState } from './notice';
import {
  allNewestFirst,
  beginUndo,
  endUndo,
  forgetChange,
  forgetNotices,
  removeNotices,
  removeToggleNotice,
  showFailure,
  showNotice,
} from './notices';

/*
 * The notices about receipts, toggles and charges of payments. The functions change the Immer draft that they get.
 */

/** Whether a message says that money was received of a payment or taken back. With `row`, only in that row. */
const isAboutReceipt = (message: NoticeMessage, paymentId: string, row?: number): boolean =>
  (message.code === 'partReceived' || message.code === 'partTakenBack') &&
  message.id === paymentId &&
  (row === undefined || message.before.some(({ number }) => number === row));

/** Removes the notices about receipts of a payment from the screen. With `row`, only those about that row. */
export const removeReceiptNotices = (state: NoticesState, paymentId: string, row?: number): void =>
  removeNotices(state, (message) => isAboutReceipt(message, paymentId, row));

/**
 * Shows which payments the terms of a project's quote have become. If some of them were made by an earlier press, one
 * undo takes all of them back.
 */
function showCharged(state: NoticesState, { projectId, paymentIds, from }: Charged): void {
  const earlier = allNewestFirst(state).flatMap(({ message }) =>
    isChargeOf(message, projectId) ? message : [],
  );
  forgetNotices(state, ({ message }) => isChargeOf(message, projectId));
  const all = {
    paymentIds: [...new Set([...earlier.flatMap((made) => made.paymentIds), ...paymentIds])],
    from: earlier.find((made) => made.from !== null)?.from ?? from,
  };
  if (all.paymentIds.length === 0 && all.from === null) return;
  showNotice(state, { code: 'charged', projectId, ...all });
}

/** Whether a message is about the payments of a project that its quote's terms have become, and that are still there. */
const isChargeOf = (
  message: NoticeMessage,
  projectId: string,
): message is Extract<NoticeMessage, { code: 'charged' | 'chargeUndoFailed' }> =>
  (message.code === 'charged' || message.code === 'chargeUndoFailed') &&
  message.projectId === projectId;

/** Says of a part's failed save that only the day could not be stored. */
function nameFailedDay(state: NoticesState, { id: paymentId, number }: PartOfPayment): void {
  for (const notice of state.shown) {
    if (notice.message.code !== 'saveFailed' || notice.about?.id !== partId(paymentId, number))
      continue;
    notice.message = { code: 'receiptDayFailed', paymentId, number };
  }
}

/** Returns a check of whether a notice is about these rows of a receipt. */
const isAboutSteps =
  ({ id, before }: TakeBack) =>
  ({ message }: Notice): boolean =>
    'before' in message && message.id === id && isDeepEqual(message.before, before);

/** The newest notice about the receipt of a row, unless a later change has set its payment back to open. */
function currentReceipt(state: NoticesState, paymentId: string, row: number) {
  const newest = allNewestFirst(state).find(
    ({ message, undoing }) =>
      !undoing &&
      ((message.code === 'partReceived' && isAboutReceipt(message, paymentId, row)) ||
        (row === 1 &&
          'set' in message &&
          message.field === 'paid' &&
          message.set.some(({ id }) => id === paymentId))),
  );
  return newest?.message.code === 'partReceived'
    ? { id: newest.id, message: newest.message }
    : undefined;
}

/** Forgets the receipt of a row: it is open now, or is received again. That of several rows can still be undone. */
function forgetReceipt(state: NoticesState, paymentId: string, row: number): void {
  const receipt = currentReceipt(state, paymentId, row);
  if (receipt?.message.before.length === 1) forgetNotices(state, ({ id }) => id === receipt.id);
}

/** Tells a receipt. A row that only has another day changes the notice that it has, so that one receipt has one undo. */
function showReceipt(
  state: NoticesState,
  { again, ...receipt }: StoredReceipt & { again?: true },
): void {
  const { id, on, before } = receipt;
  const [moved] = before;
  if (!moved) return;
  const row = moved.number;
  const earlier = again && currentReceipt(state, id, row);
  if (!earlier) {
    forgetReceipt(state, id, row);
    showNotice(state, { code: 'partReceived', ...receipt });
    return;
  }
  const { message } = earlier;
  forgetNotices(state, (each) => each.id === earlier.id);
  showNotice(state, {
    ...message,
    on: message.number === row || message.before.length === 1 ? on : message.on,
    before: message.before.map((each) =>
      each.number === row
        ? { ...each, after: { ...each.after, part: { ...each.after.part, receivedOn: on } } }
        : each,
    ),
  });
}

/** Tells that not all of a receipt could be taken back, in place of the failed saves of its rows. */
function showReceiptUndoFailed(state: NoticesState, kept: TakeBack): void {
  const rows = kept.before.map(({ number }) => partId(kept.id, number));
  removeNotices(
    state,
    ({ code }, about) => code === 'saveFailed' && about !== null && rows.includes(about.id),
  );
  showNotice(state, { code: 'receiptUndoFailed', ...kept }, null, 'danger');
}

/** Removes that nothing was received of a payment, because something is by now. */
const removeOutdated = (state: NoticesState, paymentId: string): void =>
  removeNotices(
    state,
    (message) => message.code === 'receiptOutdated' && message.paymentId === paymentId,
  );

/** Forgets that a part was taken back, because it is received again. */
const forgetTakenBack = (state: NoticesState, paymentId: string, row: number): void =>
  forgetNotices(
    state,
    ({ message }) => message.code === 'partTakenBack' && isAboutReceipt(message, paymentId, row),
  );

/**
 * The undo of a first part's receipt has ended, which is a toggle. If it has failed, it can be tried again. If it is
 * `void`, another notice tells why.
 * @returns whether it was running.
 */
function endToggledUndo(
  state: NoticesState,
  paymentId: string,
  end: 'done' | 'failed' | 'void',
): boolean {
  const undone = state.past.find(
    ({ message, undoing }) =>
      undoing === true &&
      'before' in message &&
      message.id === paymentId &&
      isOwnPaid(message.before),
  );
  if (!undone) return false;
  if (end === 'failed') delete undone.undoing;
  else endUndo(state, ({ id }) => id === undone.id, end === 'done' ? 0 : null);
  return true;
}

/** Shows a notice about a payment's toggle, and offers to undo it. */
export function showToggleNotice(
  state: NoticesState,
  id: string,
  { field, to }: { field: PaymentFlag; to: boolean },
): void {
  showNotice(state, { code: 'set', entity: 'payments', field, set: [{ id, from: !to, to }] });
}

/** Notices about receipts and payment toggles. */
export function followPayments(builder: ActionReducerMapBuilder<NoticesState>): void {
  builder
    .addCase(paymentsActions.charged, (state, { payload }) => showCharged(state, payload))
    .addCase(paymentsActions.chargeUndone, (state, { payload }) =>
      beginUndo(state, ({ message }) => isChargeOf(message, payload.projectId)),
    )
    .addCase(paymentsActions.chargeUndoEnded, (state, { payload }) => {
      const { kept, ...left } = payload;
      const { projectId, paymentIds, from } = left;
      const hasFailed = paymentIds.length > 0 || from !== null;
      const isTold = !hasFailed && kept !== 'payments';
      endUndo(state, ({ message }) => isChargeOf(message, projectId), isTold ? 0 : null);
      if (kept) showNotice(state, { code: 'chargeKept', projectId, entity: kept }, null, 'info');
      if (hasFailed) showNotice(state, { code: 'chargeUndoFailed', ...left }, null, 'danger');
    })
    .addCase(paymentsActions.receiptStored, (state, { payload: { asked: _asked, ...receipt } }) => {
      removeOutdated(state, receipt.id);
      showReceipt(state, receipt);
    })
    .addCase(paymentsActions.receiptUndone, (state, { payload }) => {
      const { id, before, told } = payload;
      if (!told) {
        // An earlier receipt of the same part may have changed the same rows.
        const newest = allNewestFirst(state).find(isAboutSteps(payload));
        beginUndo(state, ({ id: of }) => of === newest?.id);
        return;
      }
      // The user has taken it back in the payment's view, and that can be undone. The first part is told at once, and
      // others once it is stored.
      for (const { number } of before) forgetReceipt(state, id, number);
      if (isOwnPaid(before)) showToggleNotice(state, id, { field: 'paid', to: false });
    })
    .addCase(paymentsActions.receiptRestored, (state, { payload }) => {
      const { id, number, before } = payload;
      const [first] = before;
      const on = first?.part?.receivedOn;
      // What is received again by it can be undone, too, but one notice is enough.
      if (on && !isIn(first.after)) {
        const came = first.number < FIRST_PIECE ? null : (first.part?.amount ?? null);
        showReceipt(state, { id, number, on, came, before: before.map(againOf), again: true });
        removeReceiptNotices(state, id, first.number);
      }
      endUndo(state, isAboutSteps(payload), 0);
    })
    .addCase(paymentsActions.receiptUndoFailed, (state, { payload }) => {
      endUndo(state, isAboutSteps(payload), null);
      showReceiptUndoFailed(state, payload);
    })
    .addCase(paymentsActions.receiptTakenBack, (state, { payload }) =>
      showNotice(state, { code: 'partTakenBack', ...payload }),
    )
    .addCase(paymentsActions.receiptRequested, (state, { payload }) => {
      const { id, number, difference } = payload;
      if (difference !== undefined) return;
      forgetTakenBack(state, id, number);
      // An undo of part 1 that has not been sent yet is never sent then.
      if (number === 1) endToggledUndo(state, id, 'void');
    })
    .addCase(paymentsActions.receiptDayFailed, (state, { payload }) =>
      nameFailedDay(state, payload),
    )
    .addCase(paymentsActions.receiptFailed, (state, { payload: { id, number, isChanged } }) => {
      if (!isChanged) return;
      showNotice(state, { code: 'receiptOutdated', paymentId: id, number }, null, 'danger');
    })
    .addCase(paymentsActions.receiptKept, (state, { payload: { id, number } }) => {
      endUndo(
        state,
        ({ message }) =>
          'before' in message &&
          message.id === id &&
          message.before.some((row) => row.number === number),
        null,
      );
      showNotice(state, { code: 'receiptKept', paymentId: id, number }, null, 'info');
    })
    .addCase(paymentsActions.paidToggled, (state, { payload: { id } }) => {
      endToggledUndo(state, id, 'void');
      removeReceiptNotices(state, id, 1);
      removeToggleNotice(state, id);
    })
    .addCase(paymentsActions.deliveredToggled, (state, { payload: { id } }) =>
      removeToggleNotice(state, id),
    )
    .addCase(paymentsActions.flagsSaved, (state, { payload: { row, sent } }) => {
      if (sent['paid'] !== false) return;
      endToggledUndo(state, row.id, 'done');
      // The receipt was stored after the user had already set the payment back to pending.
      forgetReceipt(state, row.id, 1);
    })
    .addCase(paymentsActions.flagsFailed, (state, { payload: { id, sent, failure } }) => {
      const table = 'payments';
      const about = { entity: table, id } as const;
      const write = { table, id, failure } as const;
      const wanting = (values: object) => ({
        ...write,
        wanted: { kind: 'values', values } as const,
      });
      const { delivered, paid } = sent;
      removeToggleNotice(state, id);
      if (paid !== undefined) removeReceiptNotices(state, id, 1);
      if (delivered !== undefined) forgetChange(state, id, 'delivered', delivered);
      if (paid === false) {
        const end = failure === 'gone' ? 'void' : 'failed';
        if (!endToggledUndo(state, id, end)) forgetChange(state, id, 'paid', paid);
      }
      if (delivered !== undefined)
        showFailure(state, { code: 'deliveredFailed' }, about, wanting({ delivered }));
      if (paid !== undefined) showFailure(state, { code: 'paidFailed' }, about, wanting({ paid }));
    });
}

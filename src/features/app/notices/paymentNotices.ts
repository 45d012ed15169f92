import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';

import {
  paymentsActions,
  type Charged,
  type PaymentFlag,
  type TakeBack,
} from '../../business/payments/paymentsSlice';
import { partId, type PartOfPayment } from '../../business/payments/paymentPart';
import { isDeepEqual } from '../../shared/changes';
import type { Day } from '../../shared/days';
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

/** Removes the notices about receipts of a payment from the screen. With `number`, only those about that part. */
export function removeReceiptNotices(
  state: NoticesState,
  paymentId: string,
  number?: number,
): void {
  removeNotices(
    state,
    (message) =>
      (message.code === 'partReceived' &&
        message.paymentId === paymentId &&
        (number === undefined || message.number === number)) ||
      (message.code === 'partTakenBack' &&
        message.id === paymentId &&
        (number === undefined || message.number === number)) ||
      (message.code === 'amountReceived' && message.id === paymentId && number === undefined),
  );
}

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

/**
 * A row of a receipt of another amount has another day now, or is restored. Its notice says that, so that one receipt has
 * one undo.
 * @returns whether there is such a notice, and no later one about the row's part as a whole.
 */
function moveOtherAmount(
  state: NoticesState,
  { id, number, on }: PartOfPayment & { on: Day },
): boolean {
  const notice = allNewestFirst(state).find(
    ({ message }) =>
      message.code === 'amountReceived' &&
      message.id === id &&
      message.before.some((row) => row.number === number),
  );
  const later = currentReceipt(state, id, number)?.id ?? 0;
  if (notice?.message.code !== 'amountReceived' || later > notice.id) return false;
  const { message } = notice;
  forgetNotices(state, (each) => each.id === notice.id);
  const isWhole = message.number === number || message.before.length === 1;
  showNotice(state, {
    ...message,
    on: isWhole ? on : message.on,
    before: message.before.map((row) =>
      row.number === number
        ? { ...row, after: { ...row.after, part: { ...row.after.part, receivedOn: on } } }
        : row,
    ),
  });
  return true;
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

const isReceiptOf = (message: NoticeMessage, paymentId: string, number: number): boolean =>
  message.code === 'partReceived' && message.paymentId === paymentId && message.number === number;

/** The newest notice about the receipt of a part, unless a later change has set the part back to open. */
function currentReceipt(state: NoticesState, paymentId: string, number: number) {
  const newest = allNewestFirst(state).find(
    ({ message, undoing }) =>
      !undoing &&
      (isReceiptOf(message, paymentId, number) ||
        (number === 1 &&
          'set' in message &&
          message.field === 'paid' &&
          message.set.some(({ id }) => id === paymentId))),
  );
  return newest?.message.code === 'partReceived' ? newest : undefined;
}

/** Forgets a receipt: the part is open now, or the same receipt was stored with another day. */
function forgetReceipt(state: NoticesState, paymentId: string, number: number): void {
  const receipt = currentReceipt(state, paymentId, number);
  if (receipt) forgetNotices(state, ({ id }) => id === receipt.id);
}

/** Removes that nothing was received of a payment, because something is by now. */
const removeOutdated = (state: NoticesState, paymentId: string): void =>
  removeNotices(
    state,
    (message) => message.code === 'receiptOutdated' && message.paymentId === paymentId,
  );

/** Forgets that a part was taken back, because it is received again. */
function forgetTakenBack(state: NoticesState, paymentId: string, number: number): void {
  forgetNotices(
    state,
    ({ message }) =>
      message.code === 'partTakenBack' &&
      message.id === paymentId &&
      message.before.some((row) => row.number === number),
  );
}

/** The undo of a receipt begins. Its notice leaves, and is kept in case the undo fails. */
function beginReceiptUndo(state: NoticesState, paymentId: string, number: number): void {
  const receipt = currentReceipt(state, paymentId, number);
  if (receipt) beginUndo(state, ({ id }) => id === receipt.id);
}

/**
 * The undo of a receipt has ended. If it has failed, it can be tried again. If it is `void`, another notice tells why.
 * @returns whether it was running.
 */
export function endReceiptUndo(
  state: NoticesState,
  paymentId: string,
  number: number,
  end: 'done' | 'failed' | 'void',
): boolean {
  const undone = state.past.find(
    ({ message, undoing }) => undoing === true && isReceiptOf(message, paymentId, number),
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
    .addCase(paymentsActions.receiptStored, (state, { payload }) => {
      const { id, number, on, amount, again } = payload;
      removeOutdated(state, id);
      if (again && moveOtherAmount(state, { id, number, on })) return;
      // The same receipt was stored again with another day.
      forgetReceipt(state, id, number);
      showNotice(state, { code: 'partReceived', paymentId: id, number, on, amount });
    })
    .addCase(paymentsActions.otherAmountStored, (state, { payload }) => {
      removeOutdated(state, payload.id);
      showNotice(state, { code: 'amountReceived', ...payload });
    })
    .addCase(paymentsActions.pieceMoved, (state, { payload }) => {
      const { id, on, before } = payload;
      const [row] = before;
      if (row && moveOtherAmount(state, { id, number: row.number, on })) return;
      showNotice(state, { code: 'amountReceived', ...payload });
    })
    .addCase(paymentsActions.otherAmountUndone, (state, { payload }) =>
      // What the user has taken back in the payment's view is told once it is stored.
      (payload.told ? forgetNotices : beginUndo)(state, isAboutSteps(payload)),
    )
    .addCase(paymentsActions.otherAmountRestored, (state, { payload }) => {
      // What is received again by it can be undone, but one notice is enough.
      removeReceiptNotices(state, payload.id);
      endUndo(state, isAboutSteps(payload), 0);
    })
    .addCase(paymentsActions.otherAmountKept, (state, { payload }) => {
      endUndo(state, isAboutSteps(payload), null);
      showReceiptUndoFailed(state, payload);
    })
    .addCase(paymentsActions.receiptUndone, (state, { payload: { id, number, told } }) => {
      if (!told) {
        beginReceiptUndo(state, id, number);
        return;
      }
      // The user has taken it back in the payment's view, and that can be undone. A later part is reported once it is
      // stored.
      forgetReceipt(state, id, number);
      if (number === 1) showToggleNotice(state, id, { field: 'paid', to: false });
    })
    .addCase(paymentsActions.receiptTakenBack, (state, { payload }) =>
      showNotice(state, { code: 'partTakenBack', ...payload }),
    )
    .addCase(paymentsActions.receiptRequested, (state, { payload: { id, number } }) => {
      forgetTakenBack(state, id, number);
      // An undo of part 1 that has not been sent yet is never sent then.
      if (number === 1) endReceiptUndo(state, id, 1, 'void');
    })
    .addCase(paymentsActions.receiptDayFailed, (state, { payload }) =>
      nameFailedDay(state, payload),
    )
    .addCase(paymentsActions.otherAmountFailed, (state, { payload: { id, number, isChanged } }) => {
      if (!isChanged) return;
      showNotice(state, { code: 'receiptOutdated', paymentId: id, number }, null, 'danger');
    })
    .addCase(paymentsActions.receiptKept, (state, { payload: { id, number } }) => {
      endReceiptUndo(state, id, number, 'void');
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
      endReceiptUndo(state, id, 1, 'void');
      removeReceiptNotices(state, id, 1);
      removeToggleNotice(state, id);
    })
    .addCase(paymentsActions.deliveredToggled, (state, { payload: { id } }) =>
      removeToggleNotice(state, id),
    )
    .addCase(paymentsActions.flagsSaved, (state, { payload: { row, sent } }) => {
      if (sent['paid'] !== false) return;
      endReceiptUndo(state, row.id, 1, 'done');
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
        if (!endReceiptUndo(state, id, 1, end)) forgetChange(state, id, 'paid', paid);
      }
      if (delivered !== undefined)
        showFailure(state, { code: 'deliveredFailed' }, about, wanting({ delivered }));
      if (paid !== undefined) showFailure(state, { code: 'paidFailed' }, about, wanting({ paid }));
    });
}

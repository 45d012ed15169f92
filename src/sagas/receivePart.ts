import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import type { Payment, PaymentDraft } from '../features/business/payments/payment';
import {
  emptyPart,
  isEmptyPart,
  partId,
  type PartDraft,
  type PartOfPayment,
  type StoredPart,
} from '../features/business/payments/paymentPart';
import {
  paymentPartsActions,
  paymentPartsSelectors,
  selectPartsByPayment,
  selectRemovedReceipt,
} from '../features/business/payments/paymentPartsSlice';
import {
  paymentsActions,
  paymentsSelectors,
  type StoredReceipt,
} from '../features/business/payments/paymentsSlice';
import {
  isIn,
  NOTHING_CAME,
  receiptSteps,
  type ReceiptStep,
  type StepBefore,
  type ReceiptWords,
} from '../features/business/payments/receiptSteps';
import { hasValues } from '../features/shared/changes';
import type { Day } from '../features/shared/days';
import { saveDetails, settleUnconfirmedSave } from './detailsSaga';
import { loadTable } from './loadSaga';
import { failureAfterReread, rereadRow } from './lostAnswer';
import { saveEdits, type EditsOf } from './pendingSaga';
import type { SideTableAccess, Table } from './table';

/*
 * Receiving parts of payments. Each function runs in the queue of the payment. A failure is reported by the fact of its
 * table (`saveFailed` or `flagsFailed`), and the caller reports the outcome.
 */

/** The tables in which receipts are stored. */
export interface ReceiptTables {
  payments: Table<Payment, PaymentDraft>;
  paymentParts: SideTableAccess<StoredPart, PartDraft>;
}

/** How the toggles of a payment are sent and reported. */
export const paymentFlags = ({
  read,
}: ReceiptTables['payments']): EditsOf<Payment, PaymentDraft, boolean> => ({
  saved: paymentsActions.flagsSaved,
  failed: paymentsActions.flagsFailed,
  readBase: read,
  toChanges: (_payment, edits) => edits,
});

/** The values of a row in the fields of `changes`. */
const valuesOf = <T extends object>(row: T, changes: Partial<T>): Partial<T> =>
  // cast: `fromEntries` loses the keys
  Object.fromEntries(
    (Object.keys(changes) as (keyof T)[]).map((key) => [key, row[key]]),
  ) as Partial<T>;

/** Sends changes of a payment that belong to a receipt. */
const receiptEdits = (
  payments: ReceiptTables['payments'],
  changes: Partial<PaymentDraft>,
): EditsOf<Payment, PaymentDraft, boolean> => ({
  ...paymentFlags(payments),
  saved: paymentsActions.paidSaved,
  toChanges: () => changes,
});

/** Stores one step of a receipt, and adds what it has overwritten to `before`. Returns whether all of it is stored. */
function* store(
  { payments, paymentParts }: ReceiptTables,
  id: string,
  { number, changes, payment: edits }: ReceiptStep,
  before: StepBefore[],
): SagaGenerator<boolean> {
  const row = partId(id, number);
  const isNew = changes.within !== undefined;
  const part = yield* paymentParts.read(row);
  const payment = yield* payments.read(id);
  if (!(yield* saveDetails(paymentParts, { id: row, changes, isNew }))) {
    // Another device may have taken the number. The screen then shows what it has stored.
    if (isNew) yield* loadTable(paymentParts);
    return false;
  }
  before.push({
    number,
    // A piece that is there already was stored by an earlier try.
    part: part && !isNew ? valuesOf<PartDraft>(part, changes) : null,
    payment: payment && edits && valuesOf<PaymentDraft>(payment, edits),
    after: { part: changes, payment: edits },
  });
  if (!edits) return true;
  const paid = { paid: edits.paid ?? true };
  return (yield* saveEdits(payments, receiptEdits(payments, edits), id, paid)) !== null;
}

/**
 * Receives a part: as it stands, or with another amount and what is said of the difference. `receiptSteps` says what is
 * stored. Whether part 1 was received is the payment's own `paid`, and its side row holds only the day. The day is
 * stored before `paid`, so that a failure in between leaves no paid payment without its day.
 * @returns the rows that were changed, in the order of the changes: `takeBackSteps` restores them. Null if the receipt
 * failed. What was stored of it by then is taken back, or that it could not be is told.
 */
export function* receivePart(
  tables: ReceiptTables,
  { id, number, ...words }: PartOfPayment & ReceiptWords,
): SagaGenerator<StepBefore[] | null> {
  const { payments, paymentParts } = tables;
  const payment = yield* payments.read(id);
  const rows = (yield* select(selectPartsByPayment))[id];
  const steps = payment && receiptSteps(payment, rows, { number, ...words });
  if (!steps) {
    yield* put(paymentParts.actions.saveFailed({ id: partId(id, number), failure: 'refused' }));
    return null;
  }
  const before: StepBefore[] = [];
  for (const step of steps) {
    if (yield* store(tables, id, step, before)) continue;
    const isKept = before.length > 0 && !(yield* takeBackSteps(tables, { id, before }));
    if (isKept) yield* put(paymentsActions.receiptUndoFailed({ id, number, before }));
    return null;
  }
  return before;
}

/** Whether a stored row has these values. Days that this page has sent itself since are no difference. */
function hasStill(
  stored: PartDraft,
  values: Partial<PartDraft>,
  sent: readonly Partial<PartDraft>[],
): boolean {
  const own = Object.fromEntries(
    (['receivedOn', 'dueOn'] as const).flatMap((field) =>
      values[field] && stored[field] && sent.some((each) => each[field] === stored[field])
        ? [[field, stored[field]]]
        : [],
    ),
  );
  return hasValues(stored, { ...values, ...own });
}

/**
 * Whether a step is still as it was stored, or restored already, also on this page. Otherwise another device has changed
 * it, and what is stored is loaded. A payment that this page knows otherwise is loaded, too, because an answer may have
 * been lost.
 * @throws GatewayError if it cannot be read.
 */
function* isStepUnchanged(
  { payments, paymentParts }: ReceiptTables,
  id: string,
  { number, part, payment: edits, after }: StepBefore,
): SagaGenerator<boolean> {
  const { userId, repository, sent } = paymentParts;
  const row = partId(id, number);
  const stored = yield* call(repository.find, userId, row);
  const shown = yield* paymentParts.read(row);
  if (!stored && shown && !(yield* call(payments.repository.find, userId, id))) {
    // Another device has deleted the payment, and its rows with it.
    yield* loadTable(payments);
    return false;
  }
  const isSame = [stored, shown].every((each) =>
    [after.part, part ?? NOTHING_CAME].some((values) =>
      hasStill(each ?? emptyPart, values, sent.get(row) ?? []),
    ),
  );
  // A row in which another device has noted something else is not removed.
  if (stored?.updatedAt !== shown?.updatedAt) yield* loadTable(paymentParts);
  if (!edits) return isSame;
  const payment = yield* call(payments.repository.find, userId, id);
  const known = yield* payments.read(id);
  if (payment && known && !hasValues<PaymentDraft>(known, valuesOf<PaymentDraft>(payment, edits)))
    yield* loadTable(payments);
  return (
    isSame &&
    payment !== null &&
    [after.payment ?? {}, edits].some((values) => hasValues<PaymentDraft>(payment, values))
  );
}

/**
 * Whether the rest of a part is open, of which a step takes back what came: of a part that was received since, it would stay
 * received as a whole.
 * @throws GatewayError if it cannot be read.
 */
function* isRestOpen(
  { payments, paymentParts }: ReceiptTables,
  id: string,
  before: readonly StepBefore[],
  step: StepBefore,
): SagaGenerator<boolean> {
  const within = step.after.part.within ?? null;
  if (
    within === null ||
    isIn(step) ||
    before.some(({ number, after }) => number === within && isIn(after))
  )
    return true;
  const { userId, repository } = paymentParts;
  const isReceived =
    within === 1
      ? (yield* call(payments.repository.find, userId, id))?.paid
      : (yield* call(repository.find, userId, partId(id, within)))?.receivedOn;
  if (!isReceived) return true;
  yield* loadTable(payments);
  yield* loadTable(paymentParts);
  return false;
}

/** Restores one row as it was before a receipt. */
function* restoreStep(
  { payments, paymentParts }: ReceiptTables,
  id: string,
  { number, part: values, payment: edits }: StepBefore,
): SagaGenerator<boolean> {
  const row = partId(id, number);
  const payment = yield* payments.read(id);
  if (edits && !(payment && hasValues<PaymentDraft>(payment, edits))) {
    const sent = { paid: edits.paid ?? false };
    if (!(yield* saveEdits(payments, receiptEdits(payments, edits), id, sent))) return false;
  }
  if (!(yield* settleUnconfirmedSave(paymentParts, row))) return false;
  const part = yield* paymentParts.read(row);
  if (!part && values === null) return true;
  const isKept =
    part !== null &&
    (part.within === null
      ? !isEmptyPart({ ...part, ...NOTHING_CAME })
      : part.receiptNumber !== null);
  if (values !== null || isKept) {
    const changes = values ?? NOTHING_CAME;
    return (yield* saveDetails(paymentParts, { id: row, changes })) !== null;
  }
  return yield* removePart(paymentParts, row);
}

/** Removes a row of which nothing is left. */
function* removePart(parts: ReceiptTables['paymentParts'], id: string): SagaGenerator<boolean> {
  const { userId, repository, actions } = parts;
  try {
    yield* call(repository.removeAll, userId, [id]);
  } catch (error) {
    const found = yield* rereadRow(parts, paymentPartsActions.removed, id, error);
    if (!found || found.row) {
      yield* put(actions.saveFailed({ id, failure: failureAfterReread(found, error) }));
      return false;
    }
  }
  yield* put(paymentPartsActions.removed({ id }));
  return true;
}

/**
 * Takes back what a receipt has stored, and restores every row exactly. The last row comes first. If another device has
 * changed one of the rows since, none is restored, and that is told.
 * @returns null if something is left to take back.
 */
export function* takeBackSteps(
  tables: ReceiptTables,
  { id, before }: { id: string; before: readonly StepBefore[] },
): SagaGenerator<'restored' | 'kept' | null> {
  const row = partId(id, before[0]?.number ?? 1);
  if (!(yield* areRead(tables, row))) return null;
  try {
    for (const step of before) {
      if (
        (yield* isStepUnchanged(tables, id, step)) &&
        (yield* isRestOpen(tables, id, before, step))
      )
        continue;
      yield* put(paymentsActions.receiptKept({ id, number: step.number }));
      return 'kept';
    }
  } catch (error) {
    tables.paymentParts.log('A receipt was not read', { id: row, error });
    yield* put(tables.paymentParts.actions.saveFailed({ id: row, failure: 'unsent' }));
    return null;
  }
  for (const step of [...before].reverse()) {
    if (!(yield* restoreStep(tables, id, step))) return null;
  }
  return 'restored';
}

/**
 * Stores the day of the first part of a payment that a toggle or a bulk change has just marked paid. If the payment has
 * a date of its own, that date counts instead.
 * @returns the day that counts; null if it could not be stored, or if the payment is no longer paid.
 */
export function* storeDayOfPaid(
  { payments, paymentParts }: ReceiptTables,
  { id, on }: { id: string; on: Day },
): SagaGenerator<Day | null> {
  const payment = yield* payments.read(id);
  if (!payment?.paid) return null;
  if (payment.paymentDate !== null) {
    yield* removeDay(paymentParts, id);
    return payment.paymentDate;
  }
  const changes = { receivedOn: on };
  return (yield* saveDetails(paymentParts, { id: partId(id, 1), changes })) && on;
}

/**
 * Loads the parts, and the payments if they are given, unless this page has loaded them. A failure is reported as a
 * failed save of the part.
 */
function* areRead(
  { payments, paymentParts }: Pick<ReceiptTables, 'paymentParts'> & Partial<ReceiptTables>,
  part: string,
): SagaGenerator<boolean> {
  const hasPayments = !payments || (yield* select(paymentsSelectors.selectIsFresh));
  const hasParts = yield* select(paymentPartsSelectors.selectIsFresh);
  if (
    (hasPayments || (yield* loadTable(payments))) &&
    (hasParts || (yield* loadTable(paymentParts)))
  )
    return true;
  yield* put(paymentParts.actions.saveFailed({ id: part, failure: 'unsent' }));
  return false;
}

/** The part as it is stored now, because another device may have taken it back; as this page knows it, if it cannot be read. */
function* storedPart(
  { userId, repository, read, log }: ReceiptTables['paymentParts'],
  id: string,
): SagaGenerator<StoredPart | null> {
  try {
    return yield* call(repository.find, userId, id);
  } catch (error) {
    log('A receipt was not read', { id, error });
    return yield* read(id);
  }
}

/**
 * Changes the day of a part that was received. The notice with the day is back right after a reload, when this page may
 * still show rows from before the receipt.
 * @returns the receipt: that of a part, or of what came of one, whose row was there before; null if the part is open or the
 * day could not be stored.
 */
export function* moveReceipt(
  { payments, paymentParts }: ReceiptTables,
  { id, number, on }: PartOfPayment & { on: Day },
): SagaGenerator<StoredReceipt | null> {
  const row = partId(id, number);
  if (!(yield* areRead({ payments, paymentParts }, row))) return null;
  const payment = yield* payments.read(id);
  const part = yield* paymentParts.read(row);
  if (!payment || !(number === 1 ? payment.paid : part?.receivedOn)) return null;
  const isTakenBack = part?.receivedOn && !(yield* call(storedPart, paymentParts, row))?.receivedOn;
  if (isTakenBack) {
    yield* loadTable(paymentParts);
    yield* loadTable(payments);
    yield* put(paymentParts.actions.saveFailed({ id: row, failure: 'refused' }));
    return null;
  }
  const held = part?.receivedOn ? { receivedOn: part.receivedOn } : undefined;
  if (!(yield* saveDetails(paymentParts, { id: row, changes: { receivedOn: on }, held })))
    return null;
  const { within = null, amount = null, receivedOn = null } = part ?? {};
  // Whether part 1 was received is the payment's own `paid`, which another day leaves as it is.
  const stays = number === 1 ? { paid: true } : null;
  const after = { part: { receivedOn: on }, payment: stays };
  const before = [{ number, part: { receivedOn }, payment: stays, after }];
  return { id, number: within ?? number, on, came: within === null ? null : (amount ?? 0), before };
}

/**
 * Removes the day of part 1. If no day is stored, nothing is sent. To know that, a page that has just opened loads the
 * parts first.
 * @returns whether no day is stored now.
 */
export function* removeDay(
  parts: ReceiptTables['paymentParts'],
  paymentId: string,
): SagaGenerator<boolean> {
  const id = partId(paymentId, 1);
  if (!(yield* areRead({ paymentParts: parts }, id))) return false;
  if (!(yield* settleUnconfirmedSave(parts, id))) return false;
  const part = yield* parts.read(id);
  if (!part?.receivedOn) return true;
  // What the part was reduced by is owed again.
  const discount = part.discount ? { amount: null, discount: null } : {};
  return (yield* saveDetails(parts, { id, changes: { receivedOn: null, ...discount } })) !== null;
}

/**
 * Restores the removed receipt of part 1. The fact says that it is a restoration, so that no undo is offered.
 * @returns whether nothing is left to restore.
 */
export function* restoreDay(
  parts: ReceiptTables['paymentParts'],
  paymentId: string,
): SagaGenerator<boolean> {
  const id = partId(paymentId, 1);
  const changes = yield* select(selectRemovedReceipt, id);
  if (!changes) return true;
  return (yield* saveDetails(parts, { id, changes }, parts.actions.restored)) !== null;
}

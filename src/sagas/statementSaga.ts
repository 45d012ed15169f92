import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import {
  actionChannel,
  all,
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  type FixedTask,
  type SagaGenerator,
} from 'typed-redux-saga';

import { expensesActions } from '../features/business/expenses/expensesSlice';
import type { Payment } from '../features/business/payments/payment';
import { partId, parsePartId, type StoredPart } from '../features/business/payments/paymentPart';
import {
  paymentPartsActions,
  paymentPartsSelectors,
} from '../features/business/payments/paymentPartsSlice';
import { paymentsActions, paymentsSelectors } from '../features/business/payments/paymentsSlice';
import { selectUser, sessionActions } from '../features/app/session/sessionSlice';
import { sumMoney } from '../features/shared/money';
import type {
  LineConfirmation,
  ConfirmationResult,
  ConfirmedPart,
  PaidPart,
} from '../features/business/statement/confirmation';
import {
  confirmationEnded,
  statementLinesActions,
  statementLinesSelectors,
  undoConfirmationRequested,
} from '../features/business/statement/statementLinesSlice';
import { selectStatement, statementActions } from '../features/business/statement/statementSlice';
import {
  writeIdList,
  parseIdList,
  isEmptyLine,
  type StoredLine,
} from '../features/business/statement/storedLine';
import type { Dependencies } from './dependencies';
import { watch } from './watch';

/** How many lines are processed at the same time. */
const LINES_AT_ONCE = 6;

/** How long (ms) to wait for an answer. There is no answer if the row was deleted. */
const ANSWER_TIMEOUT = 60_000;

/** The rows with which a confirmation was decided. */
interface ShownRows {
  payments: Readonly<Record<string, Payment>>;
  parts: Readonly<Record<string, StoredPart>>;
}

/** The result for one line. */
interface Outcome {
  receipts: ConfirmedPart[];
  expenses: string[];
  lines: ConfirmationResult['lines'];
  found: number;
  isFailed: boolean;
}

/**
 * Confirms the matches of a statement. Parts are received, expenses created and lines stored by the same sagas that
 * handle the user's other requests. So queues, lost answers and notices about failures work in the same way.
 */
export function* statementSaga({
  gateway,
  log,
}: Pick<Dependencies, 'gateway' | 'log'>): SagaGenerator<void> {
  /** Waits for an action. Returns null if it does not come in time. */
  function* waitForAction(listening: FixedTask<Action>): SagaGenerator<Action | null> {
    const { answer } = yield* race({
      answer: call(async () => ({ action: await listening.toPromise<Action>() })),
      late: delay(ANSWER_TIMEOUT),
    });
    if (!answer) listening.cancel();
    return answer?.action ?? null;
  }

  /**
   * Dispatches a request and waits for its answer.
   * @returns null if there is no answer.
   */
  function* ask(
    intent: UnknownAction,
    isAnswer: (action: Action) => boolean,
  ): SagaGenerator<Action | null> {
    // The saga starts to listen before the request is dispatched, so that it cannot miss the answer.
    const answered = yield* fork(function* () {
      return yield* take(isAnswer);
    });
    yield* put(intent);
    return yield* waitForAction(answered);
  }

  const isAbout =
    (id: string, number: number) =>
    (action: Action): boolean => {
      const { receiptStored, receiptFailed } = paymentsActions;
      if (!receiptStored.match(action) && !receiptFailed.match(action)) return false;
      return action.payload.id === id && action.payload.number === number;
    };

  const isPaidSaved =
    (id: string) =>
    (action: Action): boolean => {
      const { flagsSaved, flagsFailed } = paymentsActions;
      if (flagsSaved.match(action)) {
        return action.payload.row.id === id && 'paid' in action.payload.sent;
      }
      return flagsFailed.match(action) && action.payload.id === id && 'paid' in action.payload.sent;
    };

  const isRowSaved =
    (actions: typeof paymentPartsActions | typeof statementLinesActions, id: string) =>
    (action: Action): boolean =>
      (actions.saved.match(action) && action.payload.row.id === id) ||
      (actions.saveFailed.match(action) && action.payload.id === id);

  /**
   * Reads a part from the database and shows it. Another device may have received the part or changed its amount since
   * this page read it.
   * @param shown - the payments and parts as the page showed them when the user confirmed.
   */
  function* readPart(
    userId: string,
    { paymentId, number }: Pick<PaidPart, 'paymentId' | 'number'>,
    shown: ShownRows,
  ): SagaGenerator<'open' | 'received' | 'changed'> {
    const known = shown.payments[paymentId];
    const payment = yield* call(gateway.payments.find, userId, paymentId);
    if (!payment) {
      yield* put(paymentsActions.deleted({ id: paymentId }));
      return 'changed';
    }
    const isChanged =
      known?.receivedAmount !== payment.receivedAmount ||
      known.totalAmount !== payment.totalAmount ||
      known.isInstallment !== payment.isInstallment;
    if (isChanged || payment.paid) {
      yield* put(paymentsActions.flagsSaved({ row: payment, sent: {} }));
    }
    if (number === 1 && payment.paid) return 'received';
    // The row of the first part says an amount only if there are installments.
    if (number === 1 && !payment.isInstallment) return isChanged ? 'changed' : 'open';
    const id = partId(paymentId, number);
    const part = yield* call(gateway.paymentParts.find, userId, id);
    const isReceived = number > 1 && Boolean(part?.receivedOn);
    const isOther = (part?.amount ?? null) !== (shown.parts[id]?.amount ?? null);
    if (part && (isReceived || isOther)) {
      yield* put(paymentPartsActions.saved({ row: part, before: part }));
    }
    if (isReceived) return 'received';
    return isChanged || isOther ? 'changed' : 'open';
  }

  /** Reads a line from the database and shows it. It also returns whether another tab or device has used the line. */
  function* readLine(
    userId: string,
    id: string,
    shown: ShownRows,
  ): SagaGenerator<{ before: StoredLine | null; isUsed: boolean }> {
    const before = yield* call(gateway.statementLines.find, userId, id);
    if (!before) return { before, isUsed: false };
    yield* put(statementLinesActions.saved({ row: before, before }));
    for (const part of parseIdList(before.partIds)) {
      if ((yield* readPart(userId, parsePartId(part), shown)) === 'received')
        return { before, isUsed: true };
    }
    const { expenseId } = before;
    const expense =
      expenseId === null ? null : yield* call(gateway.expenses.find, userId, expenseId);
    return { before, isUsed: expense !== null };
  }

  /**
   * Marks one part as received.
   * @returns null if that failed.
   */
  function* receive(part: PaidPart, on: string): SagaGenerator<ConfirmedPart | null> {
    const { paymentId: id, number, amount } = part;
    const known = yield* select(paymentPartsSelectors.selectById, partId(id, number));
    const paid = number === 1 ? yield* fork(() => take(isPaidSaved(id))) : null;
    const answer = yield* ask(
      paymentsActions.receiptRequested({ id, number, on, amount, together: true }),
      isAbout(id, number),
    );
    if (!paymentsActions.receiptStored.match(answer)) {
      if (paid) paid.cancel();
      return null;
    }
    if (paid) {
      const saved = yield* waitForAction(paid);
      if (!paymentsActions.flagsSaved.match(saved)) return null;
    }
    return { ...part, before: answer.payload.amount, isNew: known === null };
  }

  function* confirmLine(
    userId: string,
    { line, parts, expense }: LineConfirmation,
    shown: ShownRows,
  ): SagaGenerator<Outcome> {
    const outcome: Outcome = { receipts: [], expenses: [], lines: [], found: 0, isFailed: false };
    try {
      const { before, isUsed } = yield* readLine(userId, line.id, shown);
      if (isUsed) {
        outcome.found += Math.max(1, parts.length);
        return outcome;
      }
      const states: ('open' | 'received' | 'changed')[] = [];
      for (const part of parts) states.push(yield* readPart(userId, part, shown));
      outcome.found += states.filter((state) => state === 'received').length;
      // The rest of several parts is not what the bank says, so the line stays open.
      if (states.some((state) => state !== 'open')) {
        outcome.isFailed = states.includes('changed');
        return outcome;
      }
      /**
       * Stores what the line has paid.
       * @returns whether that was stored.
       */
      const storeLine = function* (partIds: readonly string[], expenseId: string | null) {
        const { id, ...facts } = line;
        const changes = { ...facts, partIds: writeIdList(partIds), expenseId, setAside: false };
        const saved = yield* ask(
          statementLinesActions.saveRequested({ id, changes }),
          isRowSaved(statementLinesActions, id),
        );
        return statementLinesActions.saved.match(saved);
      };
      const idOf = ({ paymentId, number }: PaidPart): string => partId(paymentId, number);
      // The undo must check this line, even if the line was not stored.
      outcome.lines.push({ id: line.id, before });
      // The line is stored before the receipts. Otherwise money could be received while the line is still offered for
      // another part.
      if (
        !(yield* storeLine(parts.map(idOf), expense ? expense.id : (before?.expenseId ?? null)))
      ) {
        outcome.isFailed = true;
        return outcome;
      }
      for (const part of parts) {
        const receipt = yield* receive(part, line.day);
        if (receipt) outcome.receipts.push(receipt);
        else outcome.isFailed = true;
      }
      if (expense) {
        const { id } = expense;
        const answer = yield* ask(
          expensesActions.createRequested(expense),
          (action) =>
            (expensesActions.created.match(action) || expensesActions.createFailed.match(action)) &&
            action.payload.id === id,
        );
        if (expensesActions.created.match(answer)) outcome.expenses.push(id);
        else outcome.isFailed = true;
      }
      if (outcome.isFailed) {
        // The line must refer only to parts that were received and to expenses that were created.
        const isMade = outcome.expenses.length > 0;
        if (!isMade && outcome.receipts.length === 0) outcome.lines = [];
        yield* storeLine(
          outcome.receipts.map(idOf),
          isMade ? (expense?.id ?? null) : (before?.expenseId ?? null),
        );
      }
    } catch (error) {
      log('A line of a statement was not confirmed', { id: line.id, error });
      outcome.isFailed = true;
    }
    return outcome;
  }

  function* confirm({
    payload,
  }: ReturnType<typeof statementActions.confirmRequested>): SagaGenerator<void> {
    const user = yield* select(selectUser);
    if (!user) return;
    const outcomes: Outcome[] = [];
    const shown: ShownRows = {
      payments: yield* select(paymentsSelectors.selectEntities),
      parts: yield* select(paymentPartsSelectors.selectEntities),
    };
    yield* put(statementActions.begun(payload.length));
    for (let start = 0; start < payload.length; start += LINES_AT_ONCE) {
      const batch = payload.slice(start, start + LINES_AT_ONCE);
      outcomes.push(...(yield* all(batch.map((each) => call(confirmLine, user.id, each, shown)))));
      yield* put(statementActions.advanced(batch.length));
    }
    // Earlier confirmations of this statement are included, because a single undo takes all of them back.
    const { done } = yield* select(selectStatement);
    const receipts = [
      ...(done?.receipts ?? []),
      ...outcomes.flatMap((outcome) => outcome.receipts),
    ];
    const lines = new Map((done?.lines ?? []).map((line) => [line.id, line]));
    for (const line of outcomes.flatMap((outcome) => outcome.lines)) {
      if (!lines.has(line.id)) lines.set(line.id, line);
    }
    yield* put(
      confirmationEnded({
        code: 'statement',
        outcome: 'done',
        receipts,
        expenses: [...(done?.expenses ?? []), ...outcomes.flatMap(({ expenses }) => expenses)],
        lines: [...lines.values()],
        sum: sumMoney(receipts.map(({ amount }) => amount)),
        found: outcomes.reduce((sum, { found }) => sum + found, 0),
        failed: outcomes.filter(({ isFailed }) => isFailed).length,
      }),
    );
  }

  /**
   * Undoes one receipt.
   * @returns whether that succeeded.
   */
  function* undoReceipt({ paymentId: id, number, before }: ConfirmedPart): SagaGenerator<boolean> {
    const row = partId(id, number);
    const payment = yield* select(paymentsSelectors.selectStored, id);
    const part = yield* select(paymentPartsSelectors.selectById, row);
    const isOpen = !payment || (number === 1 ? !payment.paid : !part?.receivedOn);
    if (isOpen) return true;
    // If the part has a day, it is removed after `paid`.
    const day =
      part?.receivedOn && number === 1
        ? yield* fork(() => take(isRowSaved(paymentPartsActions, row)))
        : null;
    const answer = yield* ask(
      paymentsActions.receiptUndone({ id, number, amount: before }),
      number === 1 ? isPaidSaved(id) : isRowSaved(paymentPartsActions, row),
    );
    const isDone =
      paymentsActions.flagsSaved.match(answer) || paymentPartsActions.saved.match(answer);
    if (!isDone) {
      if (day) day.cancel();
      return false;
    }
    return day ? paymentPartsActions.saved.match(yield* waitForAction(day)) : true;
  }

  /** Returns the side rows that the confirmation has created and that contain nothing now. */
  function* emptySideRows(receipts: readonly ConfirmedPart[]): SagaGenerator<string[]> {
    const rows = yield* select(paymentPartsSelectors.selectEntities);
    return receipts.flatMap(({ paymentId, number, isNew }) => {
      const row = rows[partId(paymentId, number)];
      if (!isNew || !row) return [];
      const { dueOn, amount, receivedOn, note, receiptNumber } = row;
      return [dueOn, amount, receivedOn, note, receiptNumber].every((value) => value === null)
        ? [row.id]
        : [];
    });
  }

  function* undoConfirmation({
    payload,
  }: ReturnType<typeof undoConfirmationRequested>): SagaGenerator<void> {
    const user = yield* select(selectUser);
    if (!user) return;
    const kept: ConfirmedPart[] = [];
    const { receipts } = payload;
    yield* put(statementActions.begun(receipts.length));
    for (let start = 0; start < receipts.length; start += LINES_AT_ONCE) {
      const batch = receipts.slice(start, start + LINES_AT_ONCE);
      const done = yield* all(batch.map((each) => call(undoReceipt, each)));
      kept.push(...batch.filter((_each, index) => !done[index]));
      yield* put(statementActions.advanced(batch.length));
    }
    let expenses: string[] = payload.expenses;
    let lines = payload.lines;
    try {
      if (expenses.length > 0) {
        yield* call(gateway.expenses.removeAll, user.id, expenses);
        for (const id of expenses) yield* put(expensesActions.deleted({ id }));
        expenses = [];
      }
      const parts = yield* emptySideRows(receipts.filter((each) => !kept.includes(each)));
      if (parts.length > 0) {
        yield* call(gateway.paymentParts.removeAll, user.id, parts);
        yield* put(paymentPartsActions.loadStarted());
        yield* put(paymentPartsActions.loaded(yield* call(gateway.paymentParts.list, user.id)));
      }
      if (kept.length === 0 && lines.length > 0) {
        const fresh = lines.filter(({ before }) => before === null).map(({ id }) => id);
        if (fresh.length > 0) yield* call(gateway.statementLines.removeAll, user.id, fresh);
        for (const { id, before } of lines) {
          if (!before) continue;
          const { partIds, expenseId, setAside } = before;
          yield* ask(
            statementLinesActions.saveRequested({ id, changes: { partIds, expenseId, setAside } }),
            isRowSaved(statementLinesActions, id),
          );
        }
        yield* put(statementLinesActions.loadStarted());
        yield* put(statementLinesActions.loaded(yield* call(gateway.statementLines.list, user.id)));
        lines = [];
      }
    } catch (error) {
      log('A statement was not taken back as a whole', error);
    }
    yield* put(
      confirmationEnded({
        ...payload,
        code: 'statement',
        outcome: lines.length > 0 ? 'kept' : 'takenBack',
        receipts: kept,
        expenses,
        lines,
        sum: sumMoney(kept.map(({ amount }) => amount)),
        failed: lines.length > 0 ? Math.max(1, kept.length) : 0,
      }),
    );
  }

  /** Deletes a stored line that contains nothing now. In the store the line stays and is empty. */
  function* deleteEmptyLine({
    payload: { row },
  }: ReturnType<typeof statementLinesActions.saved>): SagaGenerator<void> {
    const user = yield* select(selectUser);
    if (!user || !isEmptyLine(row)) return;
    const { id } = row;
    yield* call(gateway.statementLines.removeAll, user.id, [id]);
    const now = yield* select(statementLinesSelectors.selectById, id);
    if (!now || isEmptyLine(now)) return;
    // The line was changed meanwhile. That change may have been stored before the deletion, so the line is stored
    // again.
    const { createdAt: _createdAt, updatedAt: _updatedAt, id: _id, ...changes } = now;
    yield* put(statementLinesActions.saveRequested({ id, changes }));
  }

  function* work(action: Action): SagaGenerator<void> {
    if (statementActions.confirmRequested.match(action)) yield* confirm(action);
    else if (undoConfirmationRequested.match(action)) yield* undoConfirmation(action);
  }

  /** Runs work that ends when the session ends. */
  function* workUntilSignedOut(action: Action): SagaGenerator<void> {
    try {
      yield* race({ done: call(work, action), out: take(sessionActions.signedOut) });
    } catch (error) {
      log('A saga failed', { action, error });
    }
  }

  yield* watch(statementLinesActions.saved, deleteEmptyLine);
  // The requests run one after another, so that an undo includes the confirmation before it.
  const requests = yield* actionChannel(
    [statementActions.confirmRequested.type, undoConfirmationRequested.type],
    buffers.expanding<Action>(),
  );
  for (;;) {
    const request = yield* take(requests);
    yield* call(workUntilSignedOut, request);
  }
}

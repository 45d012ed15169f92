import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { partId } from '../features/business/payments/paymentPart';
import {
  paymentPartsSelectors,
  selectPartsByPayment,
} from '../features/business/payments/paymentPartsSlice';
import { paymentsSelectors } from '../features/business/payments/paymentsSlice';
import { sumMoney } from '../features/shared/money';
import type {
  LineConfirmation,
  ConfirmationResult,
  ConfirmedPart,
  PaidPart,
} from '../features/business/statement/confirmation';
import {
  confirmationEnded,
  undoConfirmationRequested,
} from '../features/business/statement/statementLinesSlice';
import { selectStatement, statementActions } from '../features/business/statement/statementSlice';
import {
  writeIdList,
  isEmptyLine,
  type StoredLine,
  type StoredLineDraft,
} from '../features/business/statement/storedLine';
import { workInBatches } from './inBatches';
import type { LaterContext } from './laterSagas';
import { readLine, readPart, type PartState, type ShownRows } from './readStatementLine';
import { watch } from './watch';

/** The result for one line. */
interface Outcome {
  receipts: ConfirmedPart[];
  expenses: string[];
  lines: ConfirmationResult['lines'];
  /** Whether another tab or device has used the line or received its parts. */
  isUsed?: boolean;
  isFailed?: boolean;
}

/** A part with the number of its row of money in part, if it gets one. */
type NumberedPart = Omit<ConfirmedPart, 'before'>;

/** The id of the row that says what came: if the part stays open, that of the money in part. */
const idOfReceipt = ({ id, number, difference, row }: NumberedPart): string =>
  partId(id, difference?.kind === 'open' && row !== undefined ? row : number);

/** Works on items in batches, and reports the progress. */
function* inSteps<Item, Result>(
  items: readonly Item[],
  isUndo: boolean,
  work: (item: Item) => SagaGenerator<Result>,
): SagaGenerator<(readonly [Item, Result])[]> {
  yield* put(statementActions.begun({ total: items.length, isUndo }));
  return yield* workInBatches(items, function* (item) {
    const result = yield* work(item);
    yield* put(statementActions.advanced(1));
    return result;
  });
}

/** Confirms the matches of a statement, and undoes that. Every write waits in the queue of its row, but removals. */
export function* statementSaga(context: LaterContext): SagaGenerator<void> {
  const { expenses, statementLines } = context;
  const { createRow, loadTable, nextPieceNumber, receivePart, saveDetails, takeBackSteps } =
    context;
  const { userId, inQueue, log } = statementLines;

  /** @param only - Which row may be changed, as for `saveDetails`. */
  const saveLine = (
    id: string,
    changes: Partial<StoredLineDraft>,
    only: { isNew?: boolean; held?: Partial<StoredLine> } = {},
  ) => inQueue(id, () => saveDetails(statementLines, { id, changes, ...only }));

  /** Receives one part. Returns null if that failed. */
  function* receive(part: NumberedPart, on: string): SagaGenerator<ConfirmedPart | null> {
    const { id, number, amount: came, difference = null, row } = part;
    const words = { id, number, on, came, difference, ...(row !== undefined && { row }) };
    const before = yield* inQueue(id, () => receivePart(context, words));
    return before && { ...part, before };
  }

  /** By payment, the last number that the confirmation has given to a row of money in part. */
  const lastRows = new Map<string, number>();

  /** Gives numbers to the rows of money in part, so that the line that is stored before them can name them. */
  function* withRow(part: PaidPart): SagaGenerator<NumberedPart> {
    const { id, difference } = part;
    const payment = yield* context.payments.read(id);
    if ((difference?.kind !== 'open' && difference?.kind !== 'next') || !payment) return part;
    const next = nextPieceNumber(payment, (yield* select(selectPartsByPayment))[id]);
    if (next === null) return part;
    const row = Math.max(next, (lastRows.get(id) ?? 0) + 1);
    lastRows.set(id, row);
    return { ...part, row };
  }

  /** Creates the expense that a line becomes, and returns whether it exists now. */
  function* create(expense: NonNullable<LineConfirmation['expense']>): SagaGenerator<boolean> {
    yield* inQueue(expense.id, () => createRow(expenses, expense));
    return (yield* expenses.read(expense.id)) !== null;
  }

  /** Does what was confirmed about a line, and collects in `outcome` what was done. */
  function* book(
    { line, parts, expense }: LineConfirmation,
    shown: ShownRows,
    outcome: Outcome,
  ): SagaGenerator<void> {
    const { before, isUsed } = yield* readLine(context, line.id, shown);
    if (isUsed) {
      outcome.isUsed = true;
      return;
    }
    const states: PartState[] = [];
    for (const part of parts.flatMap((each) => [each, ...(each.takers ?? [])])) {
      states.push(yield* readPart(context, part, shown));
    }
    outcome.isUsed = states.includes('received');
    // The rest of several parts is not what the bank says, so the line stays open.
    if (states.some((state) => state !== 'open')) {
      outcome.isFailed = states.includes('changed');
      return;
    }
    const { id, ...facts } = line;
    const booked: NumberedPart[] = [];
    for (const part of parts) booked.push(yield* withRow(part));
    const store = (
      paid: readonly NumberedPart[],
      expenseId: string | null,
      only: Parameters<typeof saveLine>[2] = {},
    ) => {
      const partIds = writeIdList(paid.map(idOfReceipt));
      return saveLine(id, { ...facts, partIds, expenseId, setAside: false }, only);
    };
    const expenseBefore = before?.expenseId ?? null;
    // The undo must check this line, even if the line was not stored.
    outcome.lines.push({ id, before });
    // The line is stored before the receipts. Otherwise money could be received while the line is still offered for
    // another part. Of two devices that have read it at the same time, only one may store it.
    const only = before
      ? { held: { updatedAt: before.updatedAt } }
      : { isNew: !(yield* statementLines.read(id)) };
    if (!(yield* store(booked, expense?.id ?? expenseBefore, only))) {
      const now = yield* call(statementLines.repository.find, userId, id);
      outcome.isUsed = now !== null && now.updatedAt !== before?.updatedAt;
      outcome.isFailed = !outcome.isUsed;
      if (outcome.isUsed) outcome.lines = [];
      return;
    }
    for (const part of booked) {
      const receipt = yield* receive(part, line.day);
      if (receipt) outcome.receipts.push(receipt);
      else outcome.isFailed = true;
    }
    if (expense) {
      if (yield* create(expense)) outcome.expenses.push(expense.id);
      else outcome.isFailed = true;
    }
    if (!outcome.isFailed) return;
    // The line must refer only to parts that were received and to expenses that were created.
    const [made] = outcome.expenses;
    const isCorrected = yield* store(outcome.receipts, made ?? expenseBefore);
    const isNothingMade = made === undefined && outcome.receipts.length === 0;
    // Otherwise the line may still name what it has not paid, so an undo has to look at it.
    if (isNothingMade && isCorrected) outcome.lines = [];
  }

  function* confirm(all: readonly LineConfirmation[]): SagaGenerator<void> {
    lastRows.clear();
    const shown: ShownRows = {
      payments: yield* select(paymentsSelectors.selectEntities),
      parts: yield* select(paymentPartsSelectors.selectEntities),
    };
    const ends = yield* inSteps(all, false, function* (each) {
      const outcome: Outcome = { receipts: [], expenses: [], lines: [] };
      try {
        yield* book(each, shown, outcome);
      } catch (error) {
        log('A line of a statement was not confirmed', { id: each.line.id, error });
        outcome.isFailed = true;
      }
      return outcome;
    });
    const outcomes = ends.map(([, outcome]) => outcome);
    // Earlier confirmations of this statement are included, because a single undo takes all of them back.
    const { done } = yield* select(selectStatement);
    const receipts = [...(done?.receipts ?? []), ...outcomes.flatMap(({ receipts }) => receipts)];
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
        found: outcomes.filter(({ isUsed }) => isUsed).length,
        failed: outcomes.filter(({ isFailed }) => isFailed).length,
      }),
    );
  }

  /** Those of the created expenses that nobody has changed since. */
  function* findUnchanged(ids: readonly string[]): SagaGenerator<string[]> {
    const rows = yield* inSteps(ids, true, (id) => call(expenses.repository.find, userId, id));
    return rows.flatMap(([id, row]) => (row?.updatedAt === row?.createdAt ? id : []));
  }

  function* undo(result: ConfirmationResult): SagaGenerator<void> {
    // The last receipt is taken back first, because an earlier one may have changed the same row before it.
    const receipts = [...result.receipts].reverse();
    const areOpen = yield* inSteps(receipts, true, ({ id, before }) =>
      inQueue(id, () => takeBackSteps(context, { id, before })),
    );
    const kept = areOpen.flatMap(([receipt, isOpen]) => (isOpen ? [] : receipt)).reverse();
    let { expenses: left, lines } = result;
    let changed = 0;
    try {
      if (left.length > 0) {
        const unchanged = yield* findUnchanged(left);
        changed = left.length - unchanged.length;
        yield* call(expenses.repository.removeAll, userId, unchanged);
        for (const id of unchanged) yield* put(expenses.actions.deleted({ id }));
        left = [];
      }
      if (kept.length === 0 && lines.length > 0) {
        const fresh = lines.flatMap(({ id, before }) => (before ? [] : id));
        if (fresh.length > 0) yield* call(statementLines.repository.removeAll, userId, fresh);
        for (const { id, before } of lines) {
          if (!before) continue;
          const { partIds, expenseId, setAside } = before;
          yield* saveLine(id, { partIds, expenseId, setAside });
        }
        yield* loadTable(statementLines);
        lines = [];
      }
    } catch (error) {
      log('A statement was not taken back as a whole', error);
    }
    yield* put(
      confirmationEnded({
        ...result,
        code: 'statement',
        outcome: lines.length > 0 ? 'kept' : 'takenBack',
        receipts: kept,
        expenses: left,
        lines,
        sum: sumMoney(kept.map(({ amount }) => amount)),
        found: changed,
        failed: lines.length > 0 ? Math.max(1, kept.length) : 0,
      }),
    );
  }

  /** The requests run one after another, so that an undo includes the confirmation before it. */
  const inTurn = (work: () => SagaGenerator<void>) => inQueue('statement', work);
  yield* watch(statementActions.confirmRequested, ({ payload }) => inTurn(() => confirm(payload)));
  yield* watch(undoConfirmationRequested, ({ payload }) => inTurn(() => undo(payload)));
  // A stored line that contains nothing now is deleted. In the store the line stays and is empty.
  yield* watch(statementLines.actions.saved, function* ({ payload: { row } }) {
    if (!isEmptyLine(row)) return;
    yield* inQueue(row.id, function* () {
      const now = yield* statementLines.read(row.id);
      if (now && isEmptyLine(now))
        yield* call(statementLines.repository.removeAll, userId, [row.id]);
    });
  });
}

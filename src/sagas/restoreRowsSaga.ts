import { all, call, put, takeEvery, type SagaGenerator } from 'typed-redux-saga';

import type { Row, WriteFailure } from '../features/shared/list';
import { guarded, isFailure, writeFailure } from './failures';
import type { InFlightWrites } from './inFlightWrites';
import { WIDTH } from './inBatches';
import { reread } from './lostAnswer';
import type { Reference } from './references';
import type { Table } from './table';

export interface References<T> {
  /** What the list's rows point at. */
  out: readonly Reference<T>[];
  /** What points at them. */
  into: readonly Pick<Reference<never>, 'reconnect'>[];
}

/**
 * Puts deleted rows back: with their ids, in their places, and pointed at by what did so before. Asked
 * again after a failure, it does what is left to do.
 */
export function* restoreRowsSaga<T extends Row, Draft>(
  table: Table<T, Draft>,
  { out, into }: References<T>,
  inFlightWrites: InFlightWrites,
): SagaGenerator<void> {
  const { userId, actions, repository, log, inQueue } = table;

  function* insertAgain(row: T): SagaGenerator<T> {
    try {
      return yield* call(repository.restore, userId, row);
    } catch (error) {
      if (isFailure(error, 'conflict')) {
        // An earlier try got through.
        const stored = yield* call(repository.find, userId, row.id);
        if (stored) return stored;
      }
      if (!isFailure(error, 'dangling')) throw error;
      // What it pointed at was deleted, too: it comes back as that would have left it.
      let left = row;
      for (const { withoutGone } of out) left = yield* withoutGone(left);
      return yield* call(repository.restore, userId, left);
    }
  }

  function* restoreRow(row: T): SagaGenerator<void> {
    try {
      yield* put(actions.restored(yield* insertAgain(row)));
    } catch (error) {
      const found = yield* reread(table, actions.restoreRequested, row.id, error);
      if (!found?.row) throw error;
      yield* put(actions.restored(found.row));
    }
  }

  /** Null, or how it failed. */
  function* restore(row: T): SagaGenerator<WriteFailure | null> {
    try {
      yield* inQueue(row.id, () => restoreRow(row));
    } catch (error) {
      return writeFailure(error);
    }
    let failure: WriteFailure | null = null;
    for (const { reconnect } of into) failure = (yield* reconnect(row.id)) ?? failure;
    return failure;
  }

  function* restoreAll({
    payload: { rows },
  }: ReturnType<typeof actions.restoreRequested>): SagaGenerator<void> {
    // Answers that are older than a deletion are known by what is gone: they come first.
    const settled = inFlightWrites.settled(userId);
    if (settled) yield* call(() => settled);
    const [restored, failed]: [T[], T[]] = [[], []];
    let failure: WriteFailure | null = null;
    for (let start = 0; start < rows.length; start += WIDTH) {
      const batch = rows.slice(start, start + WIDTH);
      const problems = yield* all(batch.map((row) => call(restore, row)));
      for (const [index, row] of batch.entries()) {
        const problem = problems[index] ?? null;
        (problem === null ? restored : failed).push(row);
        failure ??= problem;
      }
    }
    yield* put(actions.restoreEnded({ restored, failed, failure }));
  }

  yield* takeEvery(actions.restoreRequested, guarded(log, restoreAll));
}

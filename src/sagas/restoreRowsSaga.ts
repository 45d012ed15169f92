import { call, put, type SagaGenerator } from 'typed-redux-saga';

import type { Row, WriteFailure } from '../features/shared/list';
import { writeFailureOf } from './failures';
import type { InFlightWrites } from './inFlightWrites';
import { workInBatches } from './inBatches';
import { restoreRow } from './restoreRow';
import type { Reference } from './references';
import type { Table } from './table';
import { watch } from './watch';

export interface References<T> {
  outgoing: readonly Reference<T>[];
  /** The references of other lists to rows of this list. */
  incoming: readonly Pick<Reference<never>, 'reconnect'>[];
}

/**
 * Whether a stored row is the deleted one. A project that another device has made from the same quote since may have
 * its id.
 */
const isSameRecord = (stored: Row, row: Row): boolean => stored.createdAt === row.createdAt;

/**
 * Restores deleted rows with their ids, their places in the list, and the references to them. After a failure, a
 * retry restores the rest.
 */
export function* restoreRowsSaga<T extends Row, Draft>(
  table: Table<T, Draft>,
  { outgoing, incoming }: References<T>,
  inFlightWrites: InFlightWrites,
): SagaGenerator<void> {
  const { userId, actions, inQueue } = table;

  /** Restores one row. Returns null, or the failure. */
  function* restore(row: T): SagaGenerator<WriteFailure | null> {
    try {
      yield* inQueue(row.id, () => restoreRow(table, row, outgoing, isSameRecord));
    } catch (error) {
      return writeFailureOf(error);
    }
    let failure: WriteFailure | null = null;
    for (const { reconnect } of incoming) failure = (yield* reconnect(row.id)) ?? failure;
    return failure;
  }

  function* restoreAll({
    payload: { rows },
  }: ReturnType<typeof actions.restoreRequested>): SagaGenerator<void> {
    // Earlier writes in flight are awaited first. Their answers can be recognised as stale only while the row is
    // deleted.
    const settled = inFlightWrites.settled(userId);
    if (settled) yield* call(() => settled);
    const [restored, failed]: [T[], T[]] = [[], []];
    let failure: WriteFailure | null = null;
    for (const [row, problem] of yield* workInBatches(rows, restore)) {
      (problem === null ? restored : failed).push(row);
      failure ??= problem;
    }
    yield* put(actions.restoreEnded({ restored, failed, failure }));
  }

  yield* watch(actions.restoreRequested, restoreAll);
}

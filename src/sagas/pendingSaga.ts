import type { ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { put, takeEvery, type SagaGenerator } from 'typed-redux-saga';

import { holds } from '../features/shared/changes';
import type { Row, WriteFailure } from '../features/shared/list';
import { GatewayError } from '../gateway/gateway';
import { guarded, isAmbiguous, writeFailure } from './failures';
import { loadTable } from './loadSaga';
import { sendUpdate } from './sendUpdate';
import type { Table } from './table';

/** What is special about one list's pending edits. */
export interface PendingTable<T extends Row, Draft, Value> {
  /** The user's clicks. */
  toggled: readonly { type: string }[];
  saved: ActionCreatorWithPayload<{ row: T; sent: Record<string, Value> }>;
  failed: ActionCreatorWithPayload<{
    id: string;
    sent: Record<string, Value>;
    failure: WriteFailure;
  }>;
  /** The edits of a row that are still to be saved. */
  readEdits: (id: string) => SagaGenerator<Record<string, Value> | undefined>;
  /** The edits as changes of the stored row. */
  toChanges: (row: T, edits: Record<string, Value>) => Partial<Draft>;
}

/**
 * Saves what the user toggles, immediately and one write at a time a row. Clicks that come while
 * a save is under way are saved after it, so that the last click wins on screen and in the
 * database.
 */
export function* pendingSaga<T extends Row, Draft extends Partial<T>, Value>(
  table: Table<T, Draft>,
  pending: PendingTable<T, Draft, Value>,
): SagaGenerator<void> {
  const { read, log, inQueue } = table;

  /** Sends the edits and returns the row as stored. */
  function* send(id: string, edits: Record<string, Value>): SagaGenerator<T> {
    const row = yield* read(id);
    const changes = row && pending.toChanges(row, edits);
    try {
      if (!changes) throw new GatewayError('gone', `No ${id} in the list`);
      return yield* sendUpdate(table, id, changes);
    } catch (error) {
      log(`${pending.saved.type} failed`, { id, error });
      const isReread = isAmbiguous(error) && (yield* loadTable(table));
      const reread = isReread ? yield* read(id) : null;
      if (reread && changes && holds<Partial<T>>(reread, changes)) return reread;
      throw error;
    }
  }

  function* saveAll(id: string): SagaGenerator<void> {
    for (;;) {
      const sent = yield* pending.readEdits(id);
      if (!sent) return;
      try {
        yield* put(pending.saved({ row: yield* send(id, sent), sent }));
      } catch (error) {
        const failure = writeFailure(error);
        yield* put(pending.failed({ id, sent, failure }));
        // Another device deleted a row that is still shown here.
        if (failure === 'gone' && (yield* read(id))) yield* loadTable(table);
      }
    }
  }

  yield* takeEvery(
    pending.toggled.map(({ type }) => type),
    guarded(log, ({ payload }: { type: string; payload: { id: string } }) =>
      inQueue(payload.id, () => saveAll(payload.id)),
    ),
  );
}

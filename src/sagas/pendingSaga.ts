import type { ActionCreatorWithPayload, PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';

import { hasValues } from '../features/shared/changes';
import type { Row, WriteFailure } from '../features/shared/list';
import { GatewayError } from '../gateway/gateway';
import { isAmbiguous, writeFailureOf } from './failures';
import { loadTable } from './loadSaga';
import { rereadRow } from './lostAnswer';
import { sendUpdate } from './sendUpdate';
import type { Table } from './table';
import { watch, type Creator } from './watch';

/** How the edits of a row are sent and reported. */
export interface EditsOf<T extends Row, Draft, Value> {
  saved: ActionCreatorWithPayload<{ row: T; sent: Record<string, Value> }>;
  failed: ActionCreatorWithPayload<{
    id: string;
    sent: Record<string, Value>;
    failure: WriteFailure;
  }>;
  /**
   * Returns the row to which the edits are applied. If a change sends more than the edits, the row must be read from
   * the backend.
   */
  readBase: (id: string) => SagaGenerator<T | null>;
  /** Returns the edits as changes of that row; null if the edited part no longer exists. */
  toChanges: (row: T, edits: Record<string, Value>) => Partial<Draft> | null;
}

/** What the saga needs to know about a list with optimistic edits. */
export interface PendingTable<T extends Row, Draft, Value> extends EditsOf<T, Draft, Value> {
  /** The actions that the user's clicks dispatch. */
  toggled: readonly Creator<PayloadAction<{ id: string }>>[];
  /** Returns the edits of a row that still have to be saved. */
  readEdits: (id: string) => SagaGenerator<Record<string, Value> | undefined>;
  /** Does what follows from edits that were saved, before the next edits of the row are saved. */
  follow?: (row: T, sent: Record<string, Value>) => SagaGenerator<void>;
}

/** Sends the edits of a row, and returns the stored row. */
function* send<T extends Row, Draft extends Partial<T>, Value>(
  table: Table<T, Draft>,
  { saved, readBase, toChanges }: EditsOf<T, Draft, Value>,
  id: string,
  edits: Record<string, Value>,
): SagaGenerator<T> {
  let isSent = false;
  try {
    const row = (yield* table.read(id)) && (yield* readBase(id));
    const changes = row && toChanges(row, edits);
    if (!row || !changes)
      throw new GatewayError('gone', `No ${id}, or not all that was toggled in it`);
    isSent = true;
    return yield* sendUpdate(table, row, changes);
  } catch (error) {
    const found = yield* rereadRow(table, saved, id, error);
    const wanted = found?.row && toChanges(found.row, edits);
    if (found?.row && wanted && hasValues<Partial<T>>(found.row, wanted)) return found.row;
    if (found) throw new GatewayError('refused', `${id} is not as toggled`, { cause: error });
    if (isSent || !isAmbiguous(error)) throw error;
    throw new GatewayError('unsent', `${id} could not be read`, { cause: error });
  }
}

/**
 * Saves edits of a row and dispatches the result. It runs in the row's queue.
 * @returns the saved row; null if the save failed.
 */
export function* saveEdits<T extends Row, Draft extends Partial<T>, Value>(
  table: Table<T, Draft>,
  pending: EditsOf<T, Draft, Value>,
  id: string,
  sent: Record<string, Value>,
): SagaGenerator<T | null> {
  try {
    const row = yield* send(table, pending, id, sent);
    yield* put(pending.saved({ row, sent }));
    return row;
  } catch (error) {
    const failure = writeFailureOf(error);
    yield* put(pending.failed({ id, sent, failure }));
    // The row or its edited part was deleted on another device, but this page still shows it.
    if (failure === 'gone' && (yield* table.read(id))) yield* loadTable(table);
    return null;
  }
}

/**
 * Saves toggles at once, with one write at a time for each row. A click during a save is saved after it. So the last
 * click counts, on the screen and in the database.
 */
export function* pendingSaga<T extends Row, Draft extends Partial<T>, Value>(
  table: Table<T, Draft>,
  pending: PendingTable<T, Draft, Value>,
): SagaGenerator<void> {
  function* saveAll(id: string): SagaGenerator<void> {
    for (;;) {
      const sent = yield* pending.readEdits(id);
      if (!sent) return;
      const row = yield* saveEdits(table, pending, id, sent);
      if (row && pending.follow) yield* pending.follow(row, sent);
    }
  }

  yield* watch(pending.toggled, ({ payload: { id } }) => table.inQueue(id, () => saveAll(id)));
}

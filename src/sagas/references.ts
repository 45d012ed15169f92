import { call, put, type SagaGenerator } from 'typed-redux-saga';

import { hasValues } from '../features/shared/changes';
import type { Row, WriteFailure } from '../features/shared/list';
import type { Repository } from '../gateway/gateway';
import { writeFailureOf } from './failures';
import { rereadRow } from './lostAnswer';
import { sendUpdate } from './sendUpdate';
import type { ReferringTable } from './table';

/** A field of a list that refers to rows of another list. It is used to restore deleted rows. */
export interface Reference<T> {
  /** Returns the row. If the row to which it refers was deleted, the reference is cleared. */
  withoutGone: (row: T) => SagaGenerator<T>;
  /**
   * Sets the references to a restored row again.
   * @returns null, or the failure.
   */
  reconnect: (id: string) => SagaGenerator<WriteFailure | null>;
}

/** The names of the fields that may hold another row's id. */
export type ReferenceFieldOf<T> = {
  [Field in keyof T]: T[Field] extends string | null
    ? null extends T[Field]
      ? Field
      : never
    : never;
}[keyof T];

/** Describes the field `field` of the table `from`, which refers to rows of the table `to`. */
export function reference<T extends Row, Draft extends Partial<T>, Target extends Row>(
  from: ReferringTable<T, Draft>,
  field: ReferenceFieldOf<T> & keyof Draft & string,
  to: { repository: Pick<Repository<Target, unknown>, 'find'> },
): Reference<T> {
  const { userId, actions, repository, readClearedReferences, inQueue } = from;

  /** Sets the reference of a row again. If the reference was changed after it had been cleared, it stays as it is. */
  function* reconnectRow(rowId: string, id: string): SagaGenerator<void> {
    const stored = yield* call(repository.find, userId, rowId);
    if (!stored || (stored[field] !== null && stored[field] !== id)) return;
    const change = { [field]: id } as Partial<T & Draft>; // cast: a reference's value is an id
    if (hasValues<Partial<T>>(stored, change)) {
      yield* put(actions.reconnected(stored));
      return;
    }
    try {
      yield* put(actions.reconnected(yield* sendUpdate(from, stored, change)));
    } catch (error) {
      const found = yield* rereadRow(from, actions.reconnected, rowId, error);
      if (!found?.row || !hasValues<Partial<T>>(found.row, change)) throw error;
      yield* put(actions.reconnected(found.row));
    }
  }

  return {
    *withoutGone(row) {
      const target = row[field];
      if (typeof target !== 'string') return row;
      return (yield* call(to.repository.find, userId, target)) ? row : { ...row, [field]: null };
    },

    *reconnect(id) {
      let failure: WriteFailure | null = null;
      for (const rowId of yield* readClearedReferences(field, id)) {
        try {
          yield* inQueue(rowId, () => reconnectRow(rowId, id));
        } catch (error) {
          from.log(`${actions.reconnected.type} failed`, { id: rowId, error });
          failure ??= writeFailureOf(error);
        }
      }
      return failure;
    },
  };
}

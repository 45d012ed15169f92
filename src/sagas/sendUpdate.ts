import { call, type SagaGenerator } from 'typed-redux-saga';

import { changedFields } from '../features/shared/changes';
import type { Row } from '../features/shared/list';
import { isAmbiguous, isFailure } from './failures';
import type { Table } from './table';

/** Thrown if another device has changed the row after it was read. The row must then be read again. */
export class RowChangedMeanwhile extends Error {
  override readonly name = 'RowChangedMeanwhile';
}

/** Forgets a change that was not stored. If the same value is read later, another device has set it. */
export function forgetSentChange<Draft>(
  sent: Map<string, readonly Partial<Draft>[]>,
  id: string,
  changes: Partial<Draft>,
): void {
  sent.set(
    id,
    (sent.get(id) ?? []).filter((each) => each !== changes),
  );
}

/**
 * Forgets the sent changes that are not in the loaded row. They were not stored, or another device has overwritten
 * them, because the load began after them.
 */
export function forgetOverwrittenChanges<T extends Row, Draft extends Partial<T>>(
  sent: Map<string, readonly Partial<Draft>[]>,
  row: T,
): void {
  const stored = (sent.get(row.id) ?? []).map((changes) => {
    const overwritten = changedFields<Partial<T>, Partial<Draft>>(row, changes);
    const kept = Object.entries(changes).filter(([field]) => !(field in overwritten));
    return Object.fromEntries(kept) as typeof changes; // cast: `fromEntries` loses the keys
  });
  sent.set(row.id, stored);
}

/**
 * Updates a row whose stored state is known. The changes are remembered as this page's own: those of the last answered
 * update, and those of later updates whose outcome is unknown. Fields that are sent unchanged are not remembered.
 * @throws RowChangedMeanwhile if the row no longer has the required values or was deleted.
 */
export function* sendUpdate<T extends Row, Draft extends Partial<T>>(
  {
    userId,
    repository,
    fieldsToSend,
    requiredValues,
    sent,
  }: Pick<Table<T, Draft>, 'userId' | 'repository' | 'fieldsToSend' | 'requiredValues' | 'sent'>,
  stored: T,
  changes: Partial<Draft>,
): SagaGenerator<T> {
  const { id } = stored;
  const all = [...(sent.get(id) ?? []), changes];
  const held = requiredValues(stored, changes) ?? undefined;
  sent.set(id, all);
  try {
    const row = yield* call(repository.update, userId, id, fieldsToSend(stored, changes), held);
    sent.set(id, [Object.assign({}, ...all) as Partial<Draft>]); // cast: changes of this row, merged
    return row;
  } catch (error) {
    if (!isAmbiguous(error)) forgetSentChange(sent, id, changes);
    if (held && isFailure(error, 'gone'))
      throw new RowChangedMeanwhile(`${id} was changed meanwhile`);
    throw error;
  }
}

import { call, type SagaGenerator } from 'typed-redux-saga';

import type { Row } from '../features/shared/list';
import { isAmbiguous, isFailure } from './failures';
import type { Table } from './table';

/** Another device changed the row after it was read, so it has to be read again. */
export class RowChangedMeanwhile extends Error {
  override readonly name = 'RowChangedMeanwhile';
}

/** Forgets a change that was certainly not stored. Found later, it is another device's change. */
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
 * Updates a row whose stored state is known, and remembers the changes as this page's own: the last answered
 * update, and later ones whose outcome is unknown. Fields that are sent along unchanged are not remembered.
 * @throws RowChangedMeanwhile - where the row no longer holds the required values, or is gone.
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

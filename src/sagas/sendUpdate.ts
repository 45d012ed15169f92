import { call, type SagaGenerator } from 'typed-redux-saga';

import type { Row } from '../features/shared/list';
import { isAmbiguous } from './failures';
import type { Table } from './table';

/**
 * Updates a row over what is `stored` and remembers what was changed, so that it is not taken for
 * another device's change later: the last update that was answered, and those after it whose outcome is
 * not known. What is sent along as it was found is not this page's.
 */
export function* sendUpdate<T extends Row, Draft extends Partial<T>>(
  {
    userId,
    repository,
    toSent,
    sent,
  }: Pick<Table<T, Draft>, 'userId' | 'repository' | 'toSent' | 'sent'>,
  stored: T,
  changes: Partial<Draft>,
): SagaGenerator<T> {
  const { id } = stored;
  const earlier = sent.get(id) ?? [];
  const all = [...earlier, changes];
  sent.set(id, all);
  try {
    const row = yield* call(repository.update, userId, id, toSent(stored, changes));
    sent.set(id, [Object.assign({}, ...all) as Partial<Draft>]); // of nothing else
    return row;
  } catch (error) {
    if (!isAmbiguous(error)) sent.set(id, earlier);
    throw error;
  }
}

import { call, type SagaGenerator } from 'typed-redux-saga';

import type { Row } from '../features/shared/list';
import type { Table } from './table';

/**
 * Updates a row and remembers what was sent, so that it is not taken for another device's change
 * later: the last update that was answered, and those after it whose outcome is not known.
 */
export function* sendUpdate<T extends Row, Draft extends Partial<T>>(
  { userId, repository, sent }: Table<T, Draft>,
  id: string,
  changes: Partial<Draft>,
): SagaGenerator<T> {
  const all = [...(sent.get(id) ?? []), changes];
  sent.set(id, all);
  const row = yield* call(repository.update, userId, id, changes);
  sent.set(id, [Object.assign({}, ...all) as Partial<Draft>]); // of nothing else
  return row;
}

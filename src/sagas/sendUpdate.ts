import { call, type SagaGenerator } from 'typed-redux-saga';

import type { Row } from '../features/shared/list';
import { isAmbiguous, isFailure } from './failures';
import type { Table } from './table';

/** Another device changed the row after it was read: it has to be read again. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** What is known not to have been stored is not this page's: found there later, it is another device's. */
export function forgetSent<Draft>(
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
 * Updates a row over what is `stored` and remembers what was changed, so that it is not taken for
 * another device's change later: the last update that was answered, and those after it whose outcome is
 * not known. What is sent along as it was found is not this page's.
 *
 * @throws Overtaken - where the row no longer holds what it has to, or is gone.
 */
export function* sendUpdate<T extends Row, Draft extends Partial<T>>(
  {
    userId,
    repository,
    toSent,
    toHold,
    sent,
  }: Pick<Table<T, Draft>, 'userId' | 'repository' | 'toSent' | 'toHold' | 'sent'>,
  stored: T,
  changes: Partial<Draft>,
): SagaGenerator<T> {
  const { id } = stored;
  const all = [...(sent.get(id) ?? []), changes];
  const held = toHold(stored, changes) ?? undefined;
  sent.set(id, all);
  try {
    const row = yield* call(repository.update, userId, id, toSent(stored, changes), held);
    sent.set(id, [Object.assign({}, ...all) as Partial<Draft>]); // of nothing else
    return row;
  } catch (error) {
    if (!isAmbiguous(error)) forgetSent(sent, id, changes);
    if (held && isFailure(error, 'gone')) throw new Overtaken(`${id} was changed meanwhile`);
    throw error;
  }
}

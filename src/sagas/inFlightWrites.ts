import type { Row } from '../features/shared/list';
import type { Repository } from '../gateway/gateway';

/**
 * Keeps track of the writes in flight, by user. A sign-out cancels the sagas that wait for a write, but it cannot
 * cancel the write.
 */
export function createInFlightWrites() {
  const writes = new Map<Promise<void>, string>();

  function track<Answer>(userId: string, answer: Promise<Answer>): Promise<Answer> {
    const settled = answer
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => writes.delete(settled));
    writes.set(settled, userId);
    return answer;
  }

  return {
    /** Returns the same repository, but with writes that are tracked. */
    tracked: <T extends Row, Draft>(repository: Repository<T, Draft>): Repository<T, Draft> => ({
      ...repository,
      insert: (userId, id, draft) => track(userId, repository.insert(userId, id, draft)),
      update: (userId, id, changes, held) =>
        track(userId, repository.update(userId, id, changes, held)),
      remove: (userId, id) => track(userId, repository.remove(userId, id)),
      restore: (userId, row) => track(userId, repository.restore(userId, row)),
      restoreAll: (userId, rows) => track(userId, repository.restoreAll(userId, rows)),
      removeAll: (userId, ids) => track(userId, repository.removeAll(userId, ids)),
    }),

    /** Resolves when all writes in flight of a user are answered; null if there are none. */
    settled: (userId: string): Promise<unknown> | null => {
      const own = [...writes].filter(([, owner]) => owner === userId).map(([write]) => write);
      return own.length > 0 ? Promise.all(own) : null;
    },
  };
}

export type InFlightWrites = ReturnType<typeof createInFlightWrites>;

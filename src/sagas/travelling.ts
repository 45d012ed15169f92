import type { Row } from '../features/shared/list';
import type { Repository } from '../gateway/gateway';

/**
 * The writes that are on their way to the backend, by user. Signing out cancels the sagas that wait
 * for them, but does not call them back.
 */
export function createTravelling() {
  const writes = new Map<Promise<void>, string>();

  function noted<Answer>(userId: string, answer: Promise<Answer>): Promise<Answer> {
    const landed = answer
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => writes.delete(landed));
    writes.set(landed, userId);
    return answer;
  }

  return {
    /** The repository as it is, with its writes noted. */
    noting: <T extends Row, Draft, Changes>(
      repository: Repository<T, Draft, Changes>,
    ): Repository<T, Draft, Changes> => ({
      list: (userId) => repository.list(userId),
      insert: (userId, id, draft) => noted(userId, repository.insert(userId, id, draft)),
      update: (userId, id, changes) => noted(userId, repository.update(userId, id, changes)),
      remove: (userId, id) => noted(userId, repository.remove(userId, id)),
    }),

    /** Resolves when all writes of a user have been answered, one way or the other; null if none travels. */
    landing: (userId: string): Promise<unknown> | null => {
      const own = [...writes].filter(([, owner]) => owner === userId).map(([landed]) => landed);
      return own.length > 0 ? Promise.all(own) : null;
    },
  };
}

export type Travelling = ReturnType<typeof createTravelling>;

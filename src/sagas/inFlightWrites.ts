import type { Row } from '../features/shared/list';
import type { Repository } from '../gateway/gateway';
import { eachWrite } from './eachWrite';

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
    tracked: <T extends Row, Draft>(repository: Repository<T, Draft>): Repository<T, Draft> =>
      eachWrite(repository, (userId, send) => track(userId, send())),

    /** Resolves when all writes in flight of a user are answered; null if there are none. */
    settled: (userId: string): Promise<unknown> | null => {
      const own = [...writes].filter(([, owner]) => owner === userId).map(([write]) => write);
      return own.length > 0 ? Promise.all(own) : null;
    },
  };
}

export type InFlightWrites = ReturnType<typeof createInFlightWrites>;

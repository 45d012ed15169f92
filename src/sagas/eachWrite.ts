import type { Row } from '../features/shared/list';
import type { Repository } from '../gateway/gateway';

/**
 * Returns the same repository with something around each write.
 * @param around - Gets the user's id and a function that sends the write.
 */
export const eachWrite = <T extends Row, Draft>(
  repository: Repository<T, Draft>,
  around: <Answer>(userId: string, send: () => Promise<Answer>) => Promise<Answer>,
): Repository<T, Draft> => ({
  ...repository,
  insert: (userId, id, draft) => around(userId, () => repository.insert(userId, id, draft)),
  update: (userId, id, changes, held) =>
    around(userId, () => repository.update(userId, id, changes, held)),
  remove: (userId, id) => around(userId, () => repository.remove(userId, id)),
  restore: (userId, row) => around(userId, () => repository.restore(userId, row)),
  restoreAll: (userId, rows) => around(userId, () => repository.restoreAll(userId, rows)),
  removeAll: (userId, ids) => around(userId, () => repository.removeAll(userId, ids)),
});

import assert from 'node:assert/strict';
import { SESSION_KEY } from '../../src/gateway/supabaseClient';
import type { FakeBrowser } from '../browser';

/** One table, its types erased: each check passes what belongs to it. */
export interface AnyRepository {
  list: (userId: string) => Promise<{ id: string }[]>;
  insert: (userId: string, id: string, draft: object) => Promise<object>;
  find: (userId: string, id: string) => Promise<object | null>;
  update: (userId: string, id: string, changes: object) => Promise<object>;
  remove: (userId: string, id: string) => Promise<object | null>;
  restore: (userId: string, row: object) => Promise<object>;
}

/** @throws AssertionError unless it fails, in that way (`failure` of a GatewayError or AuthError). */
export const failing = (attempt: Promise<unknown>, failure: string): Promise<void> =>
  assert.rejects(attempt, (error: unknown) => {
    assert.equal((error as { failure?: unknown }).failure, failure);
    return true;
  });

/** The browser holds the session of this user, as if they had signed in. */
export function enter<User extends { readonly session: object }>(
  { browser }: { readonly browser: FakeBrowser },
  user: User,
): User {
  browser.storage.set(SESSION_KEY, JSON.stringify(user.session));
  return user;
}

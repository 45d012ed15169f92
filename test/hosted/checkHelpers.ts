import assert from 'node:assert/strict';
import { SESSION_KEY } from '../../src/gateway/supabaseClient';
import type { FakeBrowser } from '../browser';

/** A repository without the types of its table. Each check passes values of the right type. */
export interface AnyRepository {
  list: (userId: string) => Promise<{ id: string }[]>;
  insert: (userId: string, id: string, draft: object) => Promise<object>;
  find: (userId: string, id: string) => Promise<object | null>;
  update: (userId: string, id: string, changes: object) => Promise<object>;
  remove: (userId: string, id: string) => Promise<object | null>;
  restore: (userId: string, row: object) => Promise<object>;
}

/**
 * Passes if the attempt fails with a GatewayError or AuthError that has this `failure`.
 * @throws AssertionError otherwise
 */
export const failsWith = (attempt: Promise<unknown>, failure: string): Promise<void> =>
  assert.rejects(attempt, (error: unknown) => {
    assert.equal((error as { failure?: unknown }).failure, failure);
    return true;
  });

/** Stores the session of this user in the browser, as if the user had signed in. */
export function enterSession<User extends { readonly session: object }>(
  { browser }: { readonly browser: FakeBrowser },
  user: User,
): User {
  browser.storage.set(SESSION_KEY, JSON.stringify(user.session));
  return user;
}

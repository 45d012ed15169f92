import assert from 'node:assert/strict';
import { SESSION_KEY } from '../../src/gateway/supabaseClient';
import type { FakeBrowser } from '../browser';

/** A table without its types: each check passes values of the right type. */
export interface AnyRepository {
  list: (userId: string) => Promise<{ id: string }[]>;
  insert: (userId: string, id: string, draft: object) => Promise<object>;
  find: (userId: string, id: string) => Promise<object | null>;
  update: (userId: string, id: string, changes: object) => Promise<object>;
  remove: (userId: string, id: string) => Promise<object | null>;
  restore: (userId: string, row: object) => Promise<object>;
}

/**
 * Passes if the attempt fails with this `failure` of a GatewayError or AuthError.
 * @throws AssertionError otherwise
 */
export const failing = (attempt: Promise<unknown>, failure: string): Promise<void> =>
  assert.rejects(attempt, (error: unknown) => {
    assert.equal((error as { failure?: unknown }).failure, failure);
    return true;
  });

/** Puts the session of this user into the browser, as if they had signed in. */
export function enter<User extends { readonly session: object }>(
  { browser }: { readonly browser: FakeBrowser },
  user: User,
): User {
  browser.storage.set(SESSION_KEY, JSON.stringify(user.session));
  return user;
}

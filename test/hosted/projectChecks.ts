import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import type { Gateway } from '../../src/gateway/gateway';
import { SESSION_KEY } from '../../src/gateway/supabaseClient';
import { supabaseGateway } from '../../src/gateway/supabaseGateway';
import { sqlTableName, TABLE_NAMES } from '../sideTables';
import { TABLE_LIST } from '../tables';
import type { Project } from './sendAuthRequest';
import { clientWith, temporaryClient } from './projectClients';
import {
  NotTried,
  type Check,
  type CheckContext,
  type MadeUpUser,
  type PublicSettings,
  type SignedInUser,
} from './check';
import { sideTableChecks } from './sideTableChecks';
import { enterSession, failsWith, type AnyRepository } from './checkHelpers';

/** A number of rows that need more than two answers. */
const MANY = 2_500;

const FULL_NAME = 'Conta de Teste';

/** @throws Error if the project does not answer. */
export async function readSettings({ url, key }: Project): Promise<PublicSettings> {
  const answer = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: key } });
  if (!answer.ok) throw new Error(`${url} does not tell its settings (${String(answer.status)}).`);
  return (await answer.json()) as PublicSettings; // looked at member by member
}

/**
 * Creates two users.
 * @throws Error, without creating any, if new users could not sign in at once
 */
export async function makeUsers(
  project: Project,
  settings: PublicSettings,
): Promise<readonly [MadeUpUser, MadeUpUser]> {
  const named =
    'Name two accounts that can sign in: HOSTED_USERS="a@example.com:password,b@example.com:password". ' +
    'All their records are deleted.';
  if (settings.disable_signup === true)
    throw new Error(`The project is closed to sign-ups. ${named}`);
  if (settings.mailer_autoconfirm !== true)
    throw new Error(`The project confirms e-mails, so made-up users cannot sign in. ${named}`);
  const make = async (): Promise<MadeUpUser> => {
    const user = {
      email: `oficio-teste-${randomUUID()}@exemplo.com.br`,
      // The password has every kind of character that a project may require.
      password: `Aa1!${randomUUID()}`,
    };
    const { error } = await temporaryClient(project).auth.signUp({
      ...user,
      options: { data: { full_name: FULL_NAME } },
    });
    if (error === null) return user;
    const reason = error.code === undefined ? 'no answer' : error.message;
    throw new Error(`At ${project.url} a made-up user could not sign up: ${reason}.`);
  };
  return [await make(), await make()];
}

/**
 * Signs each user in once, and keeps the session.
 * @throws Error if one cannot sign in
 */
export async function keepSessions(
  project: Project,
  users: readonly [MadeUpUser, MadeUpUser],
): Promise<readonly [SignedInUser, SignedInUser]> {
  const keep = async (user: MadeUpUser): Promise<SignedInUser> => {
    const { data, error } = await temporaryClient(project).auth.signInWithPassword(user);
    if (error !== null) throw new Error(`${user.email} could not sign in: ${error.message}`);
    return { ...user, id: data.user.id, session: data.session };
  };
  return [await keep(users[0]), await keep(users[1])];
}

/** Deletes every row of both users with the sessions that were kept, and ends all their sessions. */
export async function cleanUp(project: Project, users: readonly SignedInUser[]): Promise<void> {
  for (const { id, session } of users) {
    const client = clientWith(project, session.access_token);
    // Rows that refer to other rows are deleted before those.
    for (const name of [...TABLE_NAMES].reverse()) {
      const gone = await client.from(sqlTableName(name)).delete().eq('user_id', id);
      if (gone.error !== null) throw new Error(`${name}: ${gone.error.message}`);
    }
    await fetch(`${project.url}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: { apikey: project.key, authorization: `Bearer ${session.access_token}` },
    });
  }
}

export function openGateway(project: Project): Gateway {
  return supabaseGateway(project, { log: () => undefined, urlLink: null });
}

function sessionChecks({ project, gateway, settings, users: [one] }: CheckContext): Check[] {
  return [
    {
      name: 'a wrong password is refused',
      run: async () => {
        const { signIn } = gateway.session;
        await failsWith(signIn({ ...one, password: 'errada-123' }), 'invalidCredentials');
        return undefined;
      },
    },
    {
      name: 'a weak password and a malformed e-mail are told apart',
      run: async () => {
        if (settings.disable_signup === true) throw new NotTried('sign-ups are closed');
        const { signUp } = gateway.session;
        await failsWith(signUp({ ...one, fullName: FULL_NAME, password: '1' }), 'weakPassword');
        await failsWith(signUp({ ...one, fullName: FULL_NAME, email: 'x' }), 'invalidEmail');
        return undefined;
      },
    },
    {
      name: 'signing in, a reload, signing out',
      run: async () => {
        const user = await gateway.session.signIn(one);
        assert.equal(user.email, one.email);
        assert.deepEqual(await openGateway(project).session.restore(), user);
        await gateway.session.signOut();
        assert.equal(await gateway.session.restore(), null);
        return undefined;
      },
    },
    {
      name: 'tokens are signed by whom the project names',
      run: async () => {
        const token = one.session.access_token;
        const { alg = 'none' } = decodeProtectedHeader(token);
        if (alg === 'HS256') return 'by a shared secret';
        const answer = await fetch(`${project.url}/auth/v1/.well-known/jwks.json`, {
          headers: { apikey: project.key },
        });
        // jwtVerify checks every field of the answer.
        await jwtVerify(token, createLocalJWKSet((await answer.json()) as JSONWebKeySet));
        return `by a key of its own (${alg})`;
      },
    },
    {
      name: 'two tabs that renew at once both stay; an older token does not',
      run: async () => {
        const client = temporaryClient(project);
        const { data } = await client.auth.signInWithPassword(one);
        const first = data.session?.refresh_token ?? '';
        const renew = () => temporaryClient(project).auth.refreshSession({ refresh_token: first });
        const answers = await Promise.all([renew(), renew()]);
        for (const { error } of answers) assert.equal(error, null);
        const made = await temporaryClient(project).auth.refreshSession({
          refresh_token: 'abcdefghijkl',
        });
        assert.equal(made.error?.code, 'refresh_token_not_found');
        // Ends only this session, not the sessions that are kept for the other checks.
        await client.auth.signOut({ scope: 'local' });
        return undefined;
      },
    },
  ];
}

function tableChecks(trial: CheckContext): Check[] {
  const { project, gateway, browser, users } = trial;
  const [one, two] = users;
  return TABLE_LIST.flatMap(({ name, sample: { draft, changes, invalid } }): Check[] => {
    const table = () => gateway[name] as unknown as AnyRepository; // whose drafts these are
    return [
      {
        name: `${name}: rows are kept, changed, refused and deleted`,
        run: async () => {
          const { id: userId } = enterSession(trial, one);
          const id = randomUUID();
          const row = await table().insert(userId, id, draft);
          assert.deepEqual(await table().find(userId, id), row);
          await failsWith(table().insert(userId, id, draft), 'conflict');
          await failsWith(table().insert(userId, randomUUID(), invalid), 'refused');
          const changed = await table().update(userId, id, changes);
          assert.deepEqual(await table().list(userId), [changed]);
          await table().remove(userId, id);
          await failsWith(table().update(userId, id, changes), 'gone');
          assert.deepEqual(await table().list(userId), []);
          return undefined;
        },
      },
      {
        name: `${name}: nobody else sees, changes or deletes them`,
        run: async () => {
          const owner = enterSession(trial, one);
          const id = randomUUID();
          const row = await table().insert(owner.id, id, draft);
          const other = enterSession(trial, two);
          assert.deepEqual(await table().list(other.id), []);
          assert.deepEqual(await table().list(owner.id), []);
          assert.equal(await table().find(owner.id, id), null);
          await failsWith(table().update(owner.id, id, changes), 'gone');
          await table().remove(owner.id, id);
          await failsWith(table().insert(owner.id, randomUUID(), draft), 'refused');
          await failsWith(table().insert(other.id, id, draft), 'conflict');
          enterSession(trial, one);
          assert.deepEqual(await table().find(owner.id, id), row);
          await table().remove(owner.id, id);
          browser.storage.delete(SESSION_KEY);
          const { error, status } = await temporaryClient(project).from(name).select().limit(1);
          assert.deepEqual([status, error?.code], [401, '42501']);
          return undefined;
        },
      },
    ];
  });
}

function pagingCheck(trial: CheckContext): Check {
  const { project, gateway, users } = trial;
  const [one] = users;
  return {
    name: `a list of ${String(MANY)} rows is whole`,
    run: async () => {
      const client = clientWith(project, one.session.access_token);
      const userId = one.id;
      for (let at = 0; at < MANY; at += 500) {
        const rows = Array.from({ length: 500 }, (_, index) => ({
          description: `Gasto ${String(at + index)}`,
          category: 'Outros',
          amount: index,
          date: `2026-11-${String((index % 20) + 1).padStart(2, '0')}`,
        }));
        const { error } = await client.from('expenses').insert(rows);
        if (error !== null) throw new Error(error.message);
      }
      const page = await client.from('expenses').select('*', { count: 'exact' });
      assert.equal(page.count, MANY);
      enterSession(trial, one);
      const list = await gateway.expenses.list(userId);
      assert.equal(new Set(list.map(({ id }) => id)).size, MANY);
      assert.equal(list.length, MANY);
      return `${String(page.data.length)} rows an answer`;
    },
  };
}

/** All checks in order. No check depends on which user is signed in before it. */
export const projectChecks = (trial: CheckContext): readonly Check[] => [
  ...sessionChecks(trial),
  ...tableChecks(trial),
  ...sideTableChecks(trial),
  pagingCheck(trial),
];

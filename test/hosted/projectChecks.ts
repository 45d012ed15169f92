import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import type { Gateway } from '../../src/gateway/gateway';
import { SESSION_KEY } from '../../src/gateway/supabaseClient';
import { supabaseGateway } from '../../src/gateway/supabaseGateway';
import type { FakeBrowser } from '../browser';
import { storedName, TABLE_NAMES } from '../sideTables';
import { TABLE_LIST } from '../tables';
import type { Project } from './askAuth';
import { passingClient } from './passingClient';
import { sideTableChecks } from './sideTableChecks';
import { failing, type AnyRepository } from './tried';

/** Somebody who exists for the checks alone. */
export interface MadeUpUser {
  readonly email: string;
  readonly password: string;
}

/** What is tried, and where. */
export interface Trial {
  readonly project: Project;
  readonly gateway: Gateway;
  readonly browser: FakeBrowser;
  /** Two, whom nothing but the checks signs in. */
  readonly users: readonly [MadeUpUser, MadeUpUser];
}

/** Something that has to hold; `run` throws where it does not. */
export interface Check {
  readonly name: string;
  /** Resolves to what there is to say about it besides that it holds. */
  readonly run: () => Promise<string | undefined>;
}

/** More than two answers hold. */
const MANY = 2_500;

const FULL_NAME = 'Conta de Teste';

/** Makes two users up. @throws Error if they cannot sign in at once. */
export async function makeUsers(project: Project): Promise<readonly [MadeUpUser, MadeUpUser]> {
  const make = async (): Promise<MadeUpUser> => {
    const user = { email: `oficio-teste-${randomUUID()}@exemplo.com.br`, password: randomUUID() };
    const { data, error } = await passingClient(project).auth.signUp({
      ...user,
      options: { data: { full_name: FULL_NAME } },
    });
    if (error !== null) {
      const reason = error.code === undefined ? 'no answer' : error.message;
      throw new Error(`At ${project.url} a made-up user could not sign up: ${reason}.`);
    }
    if (data.session === null) {
      throw new Error(
        'The project confirms e-mails, so made-up users cannot sign in. Name two accounts that can: ' +
          'HOSTED_USERS="a@example.com:password,b@example.com:password". All their records are deleted.',
      );
    }
    return user;
  };
  return [await make(), await make()];
}

/** Deletes every row of both users and ends their sessions. */
export async function cleanUp(project: Project, users: readonly MadeUpUser[]): Promise<void> {
  for (const user of users) {
    const client = passingClient(project);
    const { data, error } = await client.auth.signInWithPassword(user);
    if (error !== null) throw new Error(`${user.email} could not sign in: ${error.message}`);
    // Rows that point at others first.
    for (const name of [...TABLE_NAMES].reverse()) {
      const gone = await client.from(storedName(name)).delete().eq('user_id', data.user.id);
      if (gone.error !== null) throw new Error(`${name}: ${gone.error.message}`);
    }
    await client.auth.signOut({ scope: 'global' });
  }
}

export function openGateway(project: Project): Gateway {
  return supabaseGateway(project, { log: () => undefined, urlLink: null });
}

function sessionChecks({ project, gateway, browser, users: [one] }: Trial): Check[] {
  const stored = () =>
    JSON.parse(browser.storage.get(SESSION_KEY) ?? '{}') as { access_token: string };
  return [
    {
      name: 'a wrong password, a weak one, a malformed e-mail are told apart',
      run: async () => {
        const { signIn, signUp } = gateway.session;
        await failing(signIn({ ...one, password: 'errada-123' }), 'invalidCredentials');
        await failing(signUp({ ...one, fullName: FULL_NAME, password: '1' }), 'weakPassword');
        await failing(signUp({ ...one, fullName: FULL_NAME, email: 'x' }), 'invalidEmail');
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
        await gateway.session.signIn(one);
        const token = stored().access_token;
        await gateway.session.signOut();
        const { alg = 'none' } = decodeProtectedHeader(token);
        if (alg === 'HS256') return 'by a shared secret';
        const answer = await fetch(`${project.url}/auth/v1/.well-known/jwks.json`, {
          headers: { apikey: project.key },
        });
        // jwtVerify looks at it member by member.
        await jwtVerify(token, createLocalJWKSet((await answer.json()) as JSONWebKeySet));
        return `by a key of its own (${alg})`;
      },
    },
    {
      name: 'two tabs that renew at once both stay; an older token does not',
      run: async () => {
        const client = passingClient(project);
        const { data } = await client.auth.signInWithPassword(one);
        const first = data.session?.refresh_token ?? '';
        const renew = () => passingClient(project).auth.refreshSession({ refresh_token: first });
        const answers = await Promise.all([renew(), renew()]);
        for (const { error } of answers) assert.equal(error, null);
        const made = await passingClient(project).auth.refreshSession({
          refresh_token: 'abcdefghijkl',
        });
        assert.equal(made.error?.code, 'refresh_token_not_found');
        await client.auth.signOut({ scope: 'global' });
        return undefined;
      },
    },
  ];
}

function tableChecks({ project, gateway, users: [one, two] }: Trial): Check[] {
  return TABLE_LIST.flatMap(({ name, sample: { draft, changes, invalid } }): Check[] => {
    const table = () => gateway[name] as unknown as AnyRepository; // whose drafts these are
    return [
      {
        name: `${name}: rows are kept, changed, refused and deleted`,
        run: async () => {
          const { id: userId } = await gateway.session.signIn(one);
          const id = randomUUID();
          const row = await table().insert(userId, id, draft);
          assert.deepEqual(await table().find(userId, id), row);
          await failing(table().insert(userId, id, draft), 'conflict');
          await failing(table().insert(userId, randomUUID(), invalid), 'refused');
          const changed = await table().update(userId, id, changes);
          assert.deepEqual(await table().list(userId), [changed]);
          await table().remove(userId, id);
          await failing(table().update(userId, id, changes), 'gone');
          assert.deepEqual(await table().list(userId), []);
          return undefined;
        },
      },
      {
        name: `${name}: nobody else sees, changes or deletes them`,
        run: async () => {
          const owner = await gateway.session.signIn(one);
          const id = randomUUID();
          const row = await table().insert(owner.id, id, draft);
          const other = await gateway.session.signIn(two);
          assert.deepEqual(await table().list(other.id), []);
          assert.deepEqual(await table().list(owner.id), []);
          assert.equal(await table().find(owner.id, id), null);
          await failing(table().update(owner.id, id, changes), 'gone');
          await table().remove(owner.id, id);
          await failing(table().insert(owner.id, randomUUID(), draft), 'refused');
          await failing(table().insert(other.id, id, draft), 'conflict');
          await gateway.session.signIn(one);
          assert.deepEqual(await table().find(owner.id, id), row);
          await table().remove(owner.id, id);
          await gateway.session.signOut();
          const { error, status } = await passingClient(project).from(name).select().limit(1);
          assert.deepEqual([status, error?.code], [401, '42501']);
          return undefined;
        },
      },
    ];
  });
}

function pagingCheck({ project, gateway, users: [one] }: Trial): Check {
  return {
    name: `a list of ${String(MANY)} rows is whole`,
    run: async () => {
      const client = passingClient(project);
      const { data } = await client.auth.signInWithPassword(one);
      const userId = data.user?.id ?? '';
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
      await gateway.session.signIn(one);
      const list = await gateway.expenses.list(userId);
      assert.equal(new Set(list.map(({ id }) => id)).size, MANY);
      assert.equal(list.length, MANY);
      return `${String(page.data.length)} rows an answer`;
    },
  };
}

/** Everything that is tried, in order; each check leaves nobody signed in that the next minds. */
export const projectChecks = (trial: Trial): readonly Check[] => [
  ...sessionChecks(trial),
  ...tableChecks(trial),
  ...sideTableChecks(trial),
  pagingCheck(trial),
];

/** @jest-environment node */
import type { RunningServer } from '../../embedded/server';
import { startBackend, UNLIMITED } from '../backend';
import { fakeBrowser, type FakeBrowser } from '../browser';
import { sqlTableName, TABLE_NAMES } from '../sideTables';
import {
  cleanUp,
  keepSessions,
  makeUsers,
  openGateway,
  projectChecks,
  readSettings,
} from './projectChecks';
import { type StandInOptions, startStandIn } from './standIn';

jest.setTimeout(120_000);

const OLD_KEY = ['{"alg":"HS256"}', '{"role":"anon"}', 'x']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

let server: RunningServer;
let browser: FakeBrowser;

beforeAll(async () => {
  server = await startBackend({ limits: UNLIMITED });
  browser = fakeBrowser();
});
afterAll(async () => {
  browser.restore();
  await server.close();
});
beforeEach(() => {
  // supabase-js warns about several clients in one process, and prints the errors that it also returns.
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

const rowsLeft = async (): Promise<string[]> => {
  const rows = TABLE_NAMES.map(
    (name) => `select '${name}' as name from public.${sqlTableName(name)}`,
  ).join(' union all ');
  const left = await server.database.transaction((sql) => sql.query(rows));
  return left.map(({ name }) => String(name));
};

const accounts = async (): Promise<string | null | undefined> => {
  const [row] = await server.database.transaction((sql) =>
    sql.query('select count(*)::text as made from auth.users'),
  );
  return row?.['made'];
};

/** Runs all checks, or only the first `most` of them. Returns the failures and the remarks. */
async function tried(options: Omit<StandInOptions, 'backend'>, most = Infinity) {
  const standIn = await startStandIn({ backend: server.url, ...options });
  const project = { url: standIn.url, key: options.key };
  const failed: string[] = [];
  const said: string[] = [];
  const settings = await readSettings(project);
  const users = await keepSessions(project, await makeUsers(project, settings));
  try {
    const trial = { project, gateway: openGateway(project), browser, settings, users };
    for (const { name, run } of projectChecks(trial).slice(0, most)) {
      await run().then(
        (more) => said.push(more ?? ''),
        (error: unknown) => failed.push(`${name}: ${String(error)}`),
      );
    }
  } finally {
    await cleanUp(project, users);
    standIn.close();
  }
  return { failed, said: said.filter((text) => text !== '') };
}

test('a project with a new key and tokens by a key of its own passes, and is left empty', async () => {
  const { failed, said } = await tried({ key: 'sb_publishable_x', asymmetric: true });
  expect(failed).toEqual([]);
  expect(said).toEqual(['by a key of its own (ES256)', '1000 rows an answer']);
  expect(await rowsLeft()).toEqual([]);
});

test('so does one with an old key, a shared secret and small pages', async () => {
  const { failed, said } = await tried({ key: OLD_KEY, maxRows: 300 });
  expect(failed).toEqual([]);
  expect(said).toEqual(['by a shared secret', '300 rows an answer']);
  expect(await rowsLeft()).toEqual([]);
});

test('a table that everybody reads is found, and left empty', async () => {
  await server.database.script('alter table public.quotes disable row level security');
  try {
    const { failed } = await tried({ key: 'sb_publishable_x' }, 9);
    expect(failed).toEqual([expect.stringMatching(/^quotes: nobody else sees/)]);
  } finally {
    await server.database.script('alter table public.quotes enable row level security');
  }
  expect(await rowsLeft()).toEqual([]);
});

test.each([
  [{ mailer_autoconfirm: false }, 'confirms e-mails'],
  [{ disable_signup: true }, 'closed to sign-ups'],
])('no account is made on a project with %j', async (settings, words) => {
  const standIn = await startStandIn({ backend: server.url, key: 'sb_publishable_x', settings });
  const project = { url: standIn.url, key: 'sb_publishable_x' };
  const before = await accounts();
  await expect(makeUsers(project, await readSettings(project))).rejects.toThrow(words);
  expect(await accounts()).toBe(before);
  standIn.close();
});

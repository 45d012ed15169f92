import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { fakeBrowser } from '../browser';
import { sendAuthRequest } from './sendAuthRequest';
import { authRequests } from './authRequests';
import { authProgram, type AuthServerSettings, startOwnAuthServer } from './authServer';
import { linkTo, type StoryProject } from './project';
import { type Check, NotTried } from './check';
import {
  cleanUp,
  keepSessions,
  makeUsers,
  openGateway,
  projectChecks,
  readSettings,
} from './projectChecks';
import { failsWith } from './checkHelpers';

type Outcome = 'pass' | 'FAIL' | 'not tried';
type Tell = (outcome: Outcome, time: string, text: string) => void;

/** Runs checks one after the other until `stop` is aborted. */
export async function runChecks(
  checks: readonly Check[],
  stop: AbortSignal,
  tell: Tell,
): Promise<void> {
  for (const { name, run } of checks) {
    if (stop.aborted) return;
    const start = performance.now();
    const line = (outcome: Outcome, more: string): void => {
      const time = `${((performance.now() - start) / 1000).toFixed(1)} s`;
      tell(outcome, time, more === '' ? name : `${name}: ${more}`);
    };
    try {
      line('pass', (await run()) ?? '');
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      line(error instanceof NotTried ? 'not tried' : 'FAIL', text);
    }
  }
}

/** The pause (ms) between two tries. */
const PAUSE = 15_000;
/** How long (ms) a refused request is retried. Hosted projects count the requests of the same time. */
const PATIENCE = 5 * 60_000;

/**
 * From now on, a request that authentication refuses because of its rate limit is retried, and each retry is
 * reported.
 * @returns a function that ends this.
 */
export function waitForLimits({ pause = PAUSE, patience = PATIENCE } = {}): () => void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    for (const start = Date.now(); ;) {
      // The app's own time limit is removed, because these retries take longer.
      const answer = await send(input, init && { ...init, signal: null });
      const isLimit = answer.status === 429 && url.includes('/auth/v1/');
      if (!isLimit || Date.now() - start > patience) return answer;
      console.log(`A limit of the project is reached: waiting ${String(pause / 1000)} s.`);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  return () => {
    globalThis.fetch = send;
  };
}

/** Sends the requests of client libraries directly, without the libraries, and checks the answers. */
async function requestsCheck(project: StoryProject): Promise<string> {
  const user = { email: `${randomUUID()}@exemplo.com`, password: 'segredo-123' };
  const answer = await fetch(`${project.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: project.key },
    body: JSON.stringify(user),
  });
  const { access_token: accessToken } = (await answer.json()) as { access_token: string };
  const requests = authRequests({ ...user, accessToken });
  const wrong: string[] = [];
  for (const request of requests) {
    const { status, code, message } = await sendAuthRequest(project, request);
    const expected = request.answer;
    const isSame =
      status === expected.status &&
      code === expected.code &&
      (message ?? '').startsWith(expected.message ?? '');
    if (!isSame) wrong.push(`${request.what}: ${String(status)} ${code ?? ''} ${message ?? ''}`);
  }
  assert.deepEqual(wrong, []);
  return `${String(requests.length)} requests`;
}

/** Checks a project in which e-mail addresses must be confirmed. */
async function confirmationCheck(project: StoryProject): Promise<undefined> {
  const { session } = openGateway(project);
  const user = { email: `${randomUUID()}@exemplo.com`, password: 'segredo-123' };
  const account = { ...user, fullName: 'Conta de Teste' };
  assert.equal(await session.signUp(account), 'toConfirm');
  await failsWith(session.signIn(user), 'emailNotConfirmed');
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  assert.equal(await session.signUp({ ...account, password: 'outra-456' }), 'toConfirmAsBefore');
  const link = linkTo(project, user.email);
  const follow = async (): Promise<string> =>
    (await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '';
  assert.match(await follow(), /#access_token=/);
  assert.match(await follow(), /#error=access_denied&error_code=otp_expired/);
  await failsWith(session.signUp(account), 'alreadyRegistered');
  await failsWith(session.signIn({ ...user, password: 'outra-456' }), 'invalidCredentials');
  assert.equal((await session.signIn(user)).email, user.email);
  await session.signOut();
  return undefined;
}

const KINDS: readonly (readonly [string, Partial<AuthServerSettings>])[] = [
  ['shared secret, older refresh tokens', { asymmetric: false, newerTokens: false }],
  ['key of its own, newer refresh tokens', { asymmetric: true, newerTokens: true }],
];

/**
 * Tests the authentication server that AUTH_PROGRAM names: with single requests, with the checks of a hosted
 * project, with confirmed e-mails, and with a hosted project's rate limits.
 * @returns whether all checks passed or there was no server to test.
 */
export async function tryAuthServer(): Promise<boolean> {
  if (authProgram() === null) {
    console.log('Not tried: AUTH_PROGRAM=/path/to/auth names no authentication server.');
    return true;
  }
  waitForLimits();
  const browser = fakeBrowser();
  const count = { pass: 0, FAIL: 0, 'not tried': 0 };
  const never = new AbortController().signal;
  for (const [kind, settings] of KINDS) {
    console.log(`\n${kind}`);
    const project = await startOwnAuthServer({ ...settings, confirm: false });
    const tell: Tell = (outcome, time, text) => {
      console.log(`${outcome.padEnd(9)}  ${time.padStart(7)}  ${text}`);
      count[outcome] += 1;
    };
    try {
      const run = (checks: readonly Check[]) => runChecks(checks, never, tell);
      await run([
        { name: 'client libraries get what they expect', run: () => requestsCheck(project) },
      ]);
      await project.set({ limits: { signUps: 30, tokens: 150 } });
      const said = await readSettings(project);
      const users = await keepSessions(project, await makeUsers(project, said));
      const trial = { project, gateway: openGateway(project), browser, settings: said, users };
      await run(projectChecks(trial));
      await cleanUp(project, users);
      await project.set({ limits: null, confirm: true });
      await run([{ name: 'e-mails are confirmed', run: () => confirmationCheck(project) }]);
    } finally {
      await project.close();
    }
  }
  console.log(
    `\n${String(count.pass)} passed, ${String(count.FAIL)} failed, ${String(count['not tried'])} not tried`,
  );
  console.log('In a browser: AUTH_PROGRAM=… npm run test:e2e -- e2e/session/hosted.spec.ts');
  return count.FAIL === 0;
}

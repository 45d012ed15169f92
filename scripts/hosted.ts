/**
 * `SUPABASE_URL=… SUPABASE_PUBLISHABLE_KEY=… npm run test:hosted [-- --yes]`: tests a hosted project with two
 * invented users or those of HOSTED_USERS. It deletes what it wrote, even when interrupted.
 * `AUTH_PROGRAM=/path/to/auth npm run test:hosted -- --auth-server` tests that authentication server instead.
 */
import '../test/setup/node';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { fakeBrowser } from '../test/browser';
import type { Project } from '../test/hosted/sendAuthRequest';
import { runChecks, tryAuthServer, waitForLimits } from '../test/hosted/authServerChecks';
import type { MadeUpUser } from '../test/hosted/check';
import {
  cleanUp,
  keepSessions,
  makeUsers,
  openGateway,
  projectChecks,
  readSettings,
} from '../test/hosted/projectChecks';
import { keyTrouble } from './doctor/key';
import { backendFromEnvironment } from './webpack/backend';

function projectFromEnvironment(): Project {
  const { url, publishableKey } = backendFromEnvironment(process.env);
  if (url === undefined) {
    throw new Error(
      'Which project? SUPABASE_URL=https://<ref>.supabase.co SUPABASE_PUBLISHABLE_KEY=… npm run test:hosted',
    );
  }
  const trouble = keyTrouble(url, publishableKey);
  if (trouble !== null) throw new Error(`${trouble.what} ${trouble.remedy ?? ''}`);
  return { url, key: publishableKey };
}

function usersFromEnvironment(): readonly [MadeUpUser, MadeUpUser] | null {
  const text = process.env['HOSTED_USERS']?.trim() ?? '';
  if (text === '') return null;
  const [one, two, ...more] = text.split(',').map((pair) => {
    const [email = '', ...password] = pair.split(':');
    return { email: email.trim(), password: password.join(':') };
  });
  if (one === undefined || two === undefined || more.length > 0 || one.email === two.email) {
    throw new Error(
      'HOSTED_USERS is "a@example.com:password,b@example.com:password": two accounts.',
    );
  }
  return [one, two];
}

async function isWanted({ url }: Project, given: boolean): Promise<boolean> {
  console.log(
    `This writes some 2,600 rows to ${url} and deletes them again.\n` +
      (given
        ? 'ALL records of the two accounts in HOSTED_USERS are deleted.'
        : 'Two made-up accounts (oficio-teste-…@exemplo.com.br) stay, empty: only an administrator can delete them.'),
  );
  if (process.argv.includes('--yes')) return true;
  if (!stdin.isTTY) throw new Error('Nobody is there to ask: add `-- --yes`.');
  const terminal = createInterface({ input: stdin, output: stdout });
  const answer = await terminal.question('Go on? (y/N) ');
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** What these tests never try, because it needs e-mails, administrators or time. */
const NEVER_TRIED = [
  'the link in a confirmation e-mail, and where it leads: `npm run doctor` looks',
  'e-mails that arrive',
  'a session that is revoked, an account that is banned',
  'limits: they are waited for',
];

async function main(): Promise<void> {
  if (process.argv.includes('--auth-server')) {
    process.exit((await tryAuthServer()) ? 0 : 1);
  }
  const project = projectFromEnvironment();
  const given = usersFromEnvironment();
  if (!(await isWanted(project, given !== null))) return;

  waitForLimits();
  const browser = fakeBrowser();
  const settings = await readSettings(project);
  const made = given ?? (await makeUsers(project, settings));
  const users = await keepSessions(project, made);
  const interruption = new AbortController();
  process.on('SIGINT', () => {
    if (!interruption.signal.aborted)
      console.log('\nInterrupted: what was written is deleted first.');
    interruption.abort();
  });
  const trial = { project, gateway: openGateway(project), browser, settings, users };
  const count = { pass: 0, FAIL: 0, 'not tried': 0 };
  try {
    await runChecks(projectChecks(trial), interruption.signal, (outcome, time, text) => {
      console.log(`${outcome.padEnd(9)}  ${time.padStart(7)}  ${text}`);
      count[outcome] += 1;
    });
  } finally {
    await cleanUp(project, users);
    console.log('Every row that was written is deleted.');
    for (const { email } of given === null ? users : [])
      console.log(`This account stays: ${email}`);
  }
  for (const what of NEVER_TRIED) console.log(`not tried           ${what}`);
  console.log(
    `\n${String(count.pass)} passed, ${String(count.FAIL)} failed, ${String(count['not tried'])} not tried`,
  );
  process.exit(interruption.signal.aborted ? 130 : count.FAIL === 0 ? 0 : 1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});

/**
 * `SUPABASE_URL=… SUPABASE_PUBLISHABLE_KEY=… npm run test:hosted [-- --yes]`: tries a project of yours, with
 * two made-up users or those of HOSTED_USERS, and deletes what it wrote, also when it is interrupted.
 */
import '../test/setup/node';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { fakeBrowser } from '../test/browser';
import type { Project } from '../test/hosted/askAuth';
import {
  cleanUp,
  type MadeUpUser,
  makeUsers,
  openGateway,
  projectChecks,
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

async function main(): Promise<void> {
  const project = projectFromEnvironment();
  const given = usersFromEnvironment();
  if (!(await isWanted(project, given !== null))) return;

  const browser = fakeBrowser();
  const users = given ?? (await makeUsers(project));
  const interruption = new AbortController();
  process.on('SIGINT', () => {
    if (!interruption.signal.aborted)
      console.log('\nInterrupted: what was written is deleted first.');
    interruption.abort();
  });
  let failed = 0;
  let passed = 0;
  try {
    const trial = { project, gateway: openGateway(project), browser, users };
    for (const { name, run } of projectChecks(trial)) {
      if (interruption.signal.aborted) break;
      const start = performance.now();
      const line = (word: string, more: string): void => {
        const time = `${((performance.now() - start) / 1000).toFixed(1)} s`;
        console.log(`${word}  ${time.padStart(7)}  ${name}${more === '' ? '' : `: ${more}`}`);
      };
      try {
        line('pass', (await run()) ?? '');
        passed += 1;
      } catch (error) {
        line('FAIL', error instanceof Error ? error.message : String(error));
        failed += 1;
      }
    }
  } finally {
    await cleanUp(project, users);
    console.log('Every row that was written is deleted.');
    for (const { email } of given === null ? users : [])
      console.log(`This account stays: ${email}`);
  }
  console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
  process.exit(interruption.signal.aborted ? 130 : failed === 0 ? 0 : 1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});

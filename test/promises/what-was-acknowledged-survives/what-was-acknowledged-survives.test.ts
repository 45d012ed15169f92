/** @jest-environment node */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signUpUser, supabaseClient } from '../../backend';
import { endPrograms, runToEnd, startProgram } from '../../program';
import { fingerprint, flipBit } from '../../folders';
import { prepareDataFolder } from '../../preparedDatabase';
import { seededRandom } from '../support/random';
import { killRepeatedly } from './killing';
import { WriteRecord } from './writeRecord';

jest.setTimeout(180_000);

let root: string;
let dataDir: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'oficio-survives-'));
  dataDir = path.join(root, 'data');
  await prepareDataFolder(dataDir);
});
afterAll(async () => {
  endPrograms();
  await rm(root, { recursive: true, force: true });
});

// `npm run test:faults` also tries thirty kills, full disks and read-only disks.
test('two kills under load lose nothing; sessions go on', async () => {
  const result = await killRepeatedly(dataDir, seededRandom('kill -9, twice'), 2);
  expect(result.broken).toEqual([]);
  expect(result.acknowledgedWrites).toBeGreaterThan(0);
});

test('the operator: a backup, a new password and a stranger at the door, while it runs', async () => {
  const program = startProgram({ DATA_DIR: dataDir });
  const url = await program.url;
  const { email, client } = await signUpUser(url);
  expect((await client.from('clients').insert({ name: 'Aurora' })).error).toBeNull();

  const second = await runToEnd({ DATA_DIR: dataDir });
  expect([second.code, second.output]).toEqual([
    1,
    expect.stringMatching(
      /^Ofício cannot start: The data folder .* is in use by another Ofício.*\n$/,
    ),
  ]);
  const file = path.join(root, 'backup.sql');
  const backup = await runToEnd({ DATA_DIR: dataDir }, 'backup.ts', [file]);
  expect([backup.code, backup.output]).toEqual([
    0,
    expect.stringMatching(/backup\.sql: \d+ rows\. Keep it private/),
  ]);
  const reset = await runToEnd({ DATA_DIR: dataDir }, 'reset-password.ts', [email]);
  const password = /Password: (\S+)/.exec(reset.output)?.[1] ?? '';
  const other = supabaseClient(url);
  expect((await other.auth.signInWithPassword({ email, password })).error).toBeNull();
  const typed = await runToEnd({ DATA_DIR: dataDir }, 'reset-password.ts', [email], {
    input: 'minha-senha\n',
  });
  expect(typed.output).toBe(`${email} has a new password and is signed out on every device.\n`);
  expect(
    (await other.auth.signInWithPassword({ email, password: 'minha-senha' })).error,
  ).toBeNull();
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);

  const restored = path.join(root, 'restored');
  const restore = await runToEnd({ DATA_DIR: restored }, 'restore.ts', [file]);
  expect([restore.code, restore.output]).toEqual([
    0,
    expect.stringMatching(/restored holds the backup now/),
  ]);
  const damaged = path.join(root, 'damaged');
  await cp(restored, damaged, { recursive: true });
  await flipBit(path.join(damaged, 'database/global/pg_control'), 40);
  const before = await fingerprint(damaged);
  for (const command of ['main.ts', 'backup.ts']) {
    const { code, output } = await runToEnd({ DATA_DIR: damaged }, command, []);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /^[^\n]+: The database in .* is damaged \(.*\)\. Nothing was changed\. .*\n$/,
      ),
    ]);
  }
  expect(await fingerprint(damaged)).toBe(before);
});

test('a disk that fails ends the server with its reason, and loses nothing', async () => {
  // A module that makes every write to the disk fail after a signal.
  const breaker = path.join(root, 'breaker.cjs');
  await writeFile(
    breaker,
    `const fs = require('node:fs');
    process.on('SIGUSR2', () => {
      fs.fdatasyncSync = () => { throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' }); };
    });`,
  );
  const program = startProgram({ DATA_DIR: dataDir, NODE_OPTIONS: `--require ${breaker}` });
  const { client, email, password } = await signUpUser(await program.url);
  expect((await client.from('clients').insert({ name: 'Antes' })).error).toBeNull();
  program.child.kill('SIGUSR2');
  await new Promise((resolve) => setTimeout(resolve, 200));
  const { status, error } = await client.from('clients').insert({ name: 'Depois' });
  expect([status, error?.code]).toEqual([503, '57P02']);
  expect(await program.ended).toBe(1);
  expect(program.output()).toMatch(
    /Ofício has stopped: The database engine has stopped \(could not fsync file .*\)\. What was saved is safe/,
  );

  const again = startProgram({ DATA_DIR: dataDir });
  const other = supabaseClient(await again.url);
  expect((await other.auth.signInWithPassword({ email, password })).error).toBeNull();
  const { data } = await other.from('clients').select().eq('name', 'Antes');
  expect(data).toHaveLength(1);
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});

test.each([
  ['backup.ts', ['a', 'b'], 'What is "b"? Usage: npm run backup'],
  ['backup.ts', ['--all'], "Unknown option '--all'. Usage: npm run backup"],
  ['restore.ts', [], 'Something is missing. Usage: npm run restore -- file'],
  ['restore.ts', ['/nowhere.sql'], 'There is no file /nowhere.sql'],
  [
    'reset-password.ts',
    [''],
    'An argument is empty. Usage: npm run reset-password -- [--hosted] e-mail',
  ],
])('%s %j is refused in one line', async (command, args, message) => {
  const { code, output } = await runToEnd({ DATA_DIR: path.join(root, 'none') }, command, args);
  expect(code).toBe(2);
  expect(output).toContain(message);
  expect(output.trim().split('\n')).toHaveLength(1);
});

test('the record of writes notices what is lost, old or back again', () => {
  const writeRecord = new WriteRecord();
  for (const id of ['kept', 'lost', 'old', 'back', 'unknown']) writeRecord.insertSent(id);
  for (const id of ['kept', 'lost', 'old', 'back']) writeRecord.acknowledged(id, 0);
  writeRecord.acknowledged('old', writeRecord.updateSent('old'));
  writeRecord.deletionSent('back');
  writeRecord.deletionAcknowledged('back');
  const found = new Map([
    ['kept', 0],
    ['old', 0],
    ['back', 0],
    ['stray', 0],
  ]);
  expect(writeRecord.compare(found)).toEqual([
    'lost lost',
    'old has version 0, acknowledged 1, sent 1',
    'back from deletion: back',
    'never sent: stray',
  ]);
});

/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signUpUser } from '../test/backend';
import { prepareDataFolder } from '../test/preparedDatabase';
import { endPrograms, startProgram } from '../test/program';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'oficio-clock-'));
});
afterAll(async () => {
  endPrograms();
  await rm(root, { recursive: true, force: true });
});

/** A script for the server process: SIGUSR2 sets the process's clock back by 40 days. */
const CLOCK = `
const { now } = Date;
let back = 0;
Date.now = () => now() - back;
process.on('SIGUSR2', () => {
  back = 40 * 24 * 3_600_000;
});
`;

test('a clock that is set back by weeks leaves the server as it was, and quiet', async () => {
  const clock = path.join(root, 'clock.cjs');
  await writeFile(clock, CLOCK);
  const dataDir = path.join(root, 'data');
  await prepareDataFolder(dataDir);
  const program = startProgram({
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--require=${clock}`,
  });
  const { client } = await signUpUser(await program.url);
  const started = program.output();
  program.child.kill('SIGUSR2');
  // PostgreSQL's own timers end up to ten seconds after the last request.
  for (let second = 0; second < 12; second += 1) {
    if (second < 2) expect((await client.from('clients').insert({ name: 'x' })).error).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  expect(program.output()).toBe(started);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
}, 120_000);

import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signUpUser } from '../../backend';
import { endPrograms, startProgram } from '../../program';

jest.setTimeout(900_000);

const ROUNDS = 6;

// The command that starts a process with a network of its own, as in a container. So neither process can find the
// other one by its address.
const CONTAINER = ['unshare', '-n', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'oficio-containers-'));
});
afterAll(async () => {
  endPrograms();
  await rm(root, { recursive: true, force: true });
});

test(`of two containers that start at once over one folder, one gets it, in ${ROUNDS} rounds`, async () => {
  const [command = '', ...args] = CONTAINER;
  if (spawnSync(command, [...args, 'true']).status !== 0) {
    process.stderr.write(
      '\nSKIPPED: this machine allows no network of its own (it takes root).\n\n',
    );
    return;
  }
  const env = { DATA_DIR: path.join(root, 'data') };
  const first = startProgram(env);
  await signUpUser(await first.url);
  first.child.kill('SIGKILL');
  await first.ended;

  for (let round = 0; round < ROUNDS; round += 1) {
    const both = [0, 1].map(() => startProgram(env, 'main.ts', [], { wrapper: CONTAINER }));
    const started = await Promise.all(
      both.map(({ url }) =>
        url.then(
          () => true,
          () => false,
        ),
      ),
    );
    expect([round, started.filter(Boolean).length]).toEqual([round, 1]);
    const [loser] = both.filter((_, index) => !started[index]);
    expect(loser?.output()).toMatch(
      /^Ofício cannot start: The data folder .* is in use by another Ofício.* Nothing was changed\.\n$/,
    );
    // The servers of the next round find what a killed server leaves behind.
    for (const { child } of both) child.kill('SIGKILL');
    await Promise.all(both.map(({ ended }) => ended));
  }
});

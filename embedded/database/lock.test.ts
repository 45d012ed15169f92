/** @jest-environment node */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from './folder';
import { lockFolder } from './lock';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'oficio-lock-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('the lock on a data folder', () => {
  test('is exclusive until it is released', async () => {
    const lock = await lockFolder(dataFolder(root));
    await expect(lockFolder(dataFolder(root))).rejects.toThrow(/in use by another Ofício/);
    // Another spelling of the same folder's path must find the same lock.
    await expect(lockFolder(dataFolder(`${root}/../${path.basename(root)}/.`))).rejects.toThrow(
      /in use/,
    );
    await lock.release();
    const again = await lockFolder(dataFolder(root));
    await again.release();
  });

  test('holds with either half alone', async () => {
    const folder = dataFolder(root);
    const lock = await lockFolder(folder);
    await rm(folder.socket);
    await expect(lockFolder(folder)).rejects.toThrow(/in use/);
    await lock.release();
  });

  test('is not stopped by what a killed process left behind', async () => {
    const folder = dataFolder(root);
    await writeFile(folder.socket, '');
    const lock = await lockFolder(folder);
    await lock.release();
    expect(await readdir(root)).toEqual([]);
  });

  test('works below paths that are longer than a socket address', async () => {
    const long = path.join(root, 'pasta'.repeat(20), 'pasta'.repeat(20));
    const { mkdir } = await import('node:fs/promises');
    await mkdir(long, { recursive: true });
    const lock = await lockFolder(dataFolder(long));
    await expect(lockFolder(dataFolder(long))).rejects.toThrow(/in use/);
    await lock.release();
  });
});

describe('several that start at once, as in containers that share the folder', () => {
  const CONTENDERS = 4;
  const ROUNDS = 60;
  const contenders: ChildProcess[] = [];
  afterEach(() => {
    for (const child of contenders.splice(0)) child.kill('SIGKILL');
  });
  const told = (child: ChildProcess): Promise<unknown> =>
    new Promise((resolve) => child.once('message', resolve));

  test('one gets it in each round, over what a killed one left behind', async () => {
    for (let n = 0; n < CONTENDERS; n += 1) {
      const child = fork(path.join(__dirname, '../../test/contender.ts'), [root], {
        execArgv: ['-r', 'esbuild-register'],
      });
      contenders.push(child);
    }
    await Promise.all(contenders.map(told));
    const winners: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const outcomes = contenders.map(told);
      for (const child of contenders) child.send('take');
      winners.push((await Promise.all(outcomes)).filter((won) => won === true).length);
      const done = contenders.map(told);
      for (const child of contenders) child.send('die');
      await Promise.all(done);
      expect(await readdir(root)).toEqual(['lock.sock']);
    }
    expect(winners).toEqual(Array.from({ length: ROUNDS }, () => 1));
  }, 120_000);

  test('one that was killed as it started is cleared away', async () => {
    const left = path.join(root, '.lock-0123456789abcdef.sock');
    await writeFile(left, '');
    await utimes(left, 0, 0);
    await (await lockFolder(dataFolder(root))).release();
    expect(await readdir(root)).toEqual([]);
  });
});

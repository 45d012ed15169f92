/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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
    // However the folder is spelled.
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

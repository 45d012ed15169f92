/** @jest-environment node */
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAMAGES, entryOf } from '../../damages';
import { fingerprint } from '../../folders';
import { endPrograms, runToEnd, startProgram } from '../../program';
import { seededRandom } from '../support/random';
import { Writer } from './writer';

jest.setTimeout(1_800_000);

const random = seededRandom('damage');
let root: string;
let killed: string;
let stopped: string;
const writers: Writer[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'oficio-damage-'));
  killed = path.join(root, 'killed');
  stopped = path.join(root, 'stopped');
  const program = startProgram({ DATA_DIR: killed });
  const url = await program.url;
  for (let n = 0; n < 3; n += 1) writers.push(await Writer.signUp(url, random));
  for (const writer of writers) writer.start();
  await new Promise((resolve) => setTimeout(resolve, 8_000));
  program.child.kill('SIGKILL');
  await program.ended;
  await Promise.all(writers.map((writer) => writer.stopped()));

  // The same one, started again and stopped as it should be.
  await cp(killed, stopped, { recursive: true, filter: (entry) => !entry.endsWith('.sock') });
  const again = startProgram({ DATA_DIR: stopped });
  const secondUrl = await again.url;
  for (const writer of writers) {
    await writer.comeBack(secondUrl);
    expect(await writer.check()).toEqual([]);
  }
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});
afterAll(async () => {
  endPrograms();
  await rm(root, { recursive: true, force: true });
});

/** The largest table and another file of tables or indexes that has two pages. */
async function relations(database: string): Promise<{ table: string; index: string }> {
  const names = (await readdir(path.join(database, 'base/5'))).filter((name) => /^\d+$/.test(name));
  const sized = await Promise.all(
    names.map(async (name) => ({
      file: `base/5/${name}`,
      size: (await stat(path.join(database, 'base/5', name))).size,
    })),
  );
  sized.sort((a, b) => b.size - a.size);
  return { table: sized[0]?.file ?? '', index: sized[1]?.file ?? '' };
}

test.each(DAMAGES)(
  'a server killed under load, and one that was stopped: %s',
  async (_kind, what, words, damage) => {
    for (const whole of [killed, stopped]) {
      const folder = await mkdtemp(path.join(root, 'copy-'));
      await cp(whole, folder, { recursive: true, filter: (entry) => !entry.endsWith('.sock') });
      const database = path.join(folder, 'database');
      await damage(path.join(database, await entryOf(what, database, await relations(database))));
      const before = await fingerprint(folder);
      const { code, output } = await runToEnd({ DATA_DIR: folder });
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(
          new RegExp(
            `^Ofício cannot start: The database in .* is damaged \\(.*${words}.*\\)\\. Nothing was changed.*\n$`,
          ),
        ),
      ]);
      expect(await fingerprint(folder)).toBe(before);
      await rm(folder, { recursive: true });
    }
  },
);

/** @jest-environment node */
import { statSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BLOCK_SIZE } from '../../../embedded/database/integrity/blocks';
import { CHECKSUM_FILE, readChecksums } from '../../../embedded/database/integrity/checksumFile';
import { DAMAGES, damagedPath } from '../../damages';
import { fingerprint, flipBit, zeroOut } from '../../folders';
import { endPrograms, startProgram } from '../../program';
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
  // First rows of an earlier day are written, then many more.
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const program = startProgram({ DATA_DIR: killed });
    const url = await program.url;
    for (const writer of writers) await writer.comeBack(url);
    while (writers.length < 3) writers.push(await Writer.signUp(url, random));
    for (const writer of writers) writer.start();
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    program.child.kill(signal);
    await program.ended;
    await Promise.all(writers.map((writer) => writer.stopped()));
  }

  // A copy of the same folder, after the server was started again and stopped properly.
  await cp(killed, stopped, { recursive: true, filter: (entry) => !entry.endsWith('.sock') });
  const again = startProgram({ DATA_DIR: stopped });
  const secondUrl = await again.url;
  for (const writer of writers) {
    await writer.comeBack(secondUrl);
    expect(await writer.check()).toEqual([]);
  }
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
  const writes = writers.reduce((all, { writeRecord }) => all + writeRecord.acknowledgedWrites, 0);
  process.stderr.write(`${writes} writes acknowledged\n`);
});
afterAll(async () => {
  endPrograms();
  await rm(root, { recursive: true, force: true });
});

/** The two largest files, of a table and of an index, all pages of which are noted. */
async function relations(database: string): Promise<{ table: string; index: string }> {
  const note = readChecksums(await readFile(path.join(database, CHECKSUM_FILE), 'utf8'));
  const noted = [...(note?.pages ?? [])].filter(
    ([file, { count }]) =>
      /^base\/5\/\d+$/.test(file) &&
      statSync(path.join(database, file)).size === count * BLOCK_SIZE,
  );
  noted.sort(([, a], [, b]) => b.count - a.count);
  return { table: noted[0]?.[0] ?? '', index: noted[1]?.[0] ?? '' };
}

/** The file into which most of the rows were written. */
async function grown(database: string): Promise<string> {
  const names = (await readdir(path.join(database, 'base/5'))).filter((name) => /^\d+$/.test(name));
  const files = names.map((name) => path.join(database, 'base/5', name));
  return files.sort((a, b) => statSync(b).size - statSync(a).size)[0] ?? '';
}

const copyOf = async (whole: string): Promise<string> => {
  const folder = await mkdtemp(path.join(root, 'copy-'));
  await cp(whole, folder, { recursive: true, filter: (entry) => !entry.endsWith('.sock') });
  return folder;
};

/** Starts a server on a folder and compares its rows with the acknowledged ones. */
async function outcome(folder: string): Promise<{ refused: string } | { lost: string[] }> {
  const program = startProgram({ DATA_DIR: folder });
  const url = await program.url.catch(() => null);
  if (url === null) return { refused: `${String(await program.ended)} ${program.output()}` };
  const lost: string[] = [];
  for (const writer of writers) {
    await writer.look(url);
    lost.push(...(await writer.check()));
  }
  program.child.kill('SIGKILL');
  await program.ended;
  return { lost };
}

test.each(DAMAGES)(
  'a server killed under load, and one that was stopped: %s',
  async (_kind, what, words, damage) => {
    for (const whole of [killed, stopped]) {
      const folder = await copyOf(whole);
      const database = path.join(folder, 'database');
      await damage(
        path.join(database, await damagedPath(what, database, await relations(database))),
      );
      const before = await fingerprint(folder);
      expect(await outcome(folder)).toEqual({
        refused: expect.stringMatching(
          new RegExp(
            `^1 Ofício cannot start: The database in .* is damaged \\(.*${words}.*\\)\\. ${words.startsWith('PostgreSQL:') ? '(No row|Nothing)' : 'Nothing'} was changed.*\n$`,
          ),
        ) as string,
      });
      // PostgreSQL writes that it was started before it finds a damage.
      if (!words.startsWith('PostgreSQL:')) expect(await fingerprint(folder)).toBe(before);
      await rm(folder, { recursive: true });
    }
  },
);

// The next start replaces such a page by the one in the write-ahead log, so this damage does no harm.
test.each([
  ['its last page zeroed', (file: string) => zeroOut(file, statSync(file).size - 8192, 8192)],
  ['a bit of its last page', (file: string) => flipBit(file, -4000)],
  ['its second page zeroed', (file: string) => zeroOut(file, 8192, 8192)],
  ['all of it zeroed', (file: string) => zeroOut(file, 0, statSync(file).size)],
])('the table that a load was written to when it was killed: %s', async (kind, damage) => {
  const folder = await copyOf(killed);
  await damage(await grown(path.join(folder, 'database')));
  const found = await outcome(folder);
  process.stderr.write(`${kind}: ${'lost' in found ? 'restored from the log' : 'refused'}\n`);
  if ('lost' in found) expect(found.lost).toEqual([]);
  else expect(found.refused).toMatch(/^1 Ofício cannot start: .* was altered/);
  await rm(folder, { recursive: true });
});

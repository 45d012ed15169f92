/** @jest-environment node */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { signUpUser, supabaseClient } from '../../backend';
import { fingerprint } from '../../folders';
import { endPrograms, type Program, runToEnd, startProgram } from '../../program';
import { seededRandom } from '../support/random';
import { type SmallDisk, smallDisk } from './smallDisk';
import { Writer } from './writer';

const MB = 1024 * 1024;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function stop(program: Program): Promise<void> {
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
}

const disks: SmallDisk[] = [];
const onDisk = async (
  megabytes: number,
  work: (disk: SmallDisk, dataDir: string) => Promise<void>,
): Promise<void> => {
  const disk = smallDisk(megabytes);
  if (disk === null) return;
  disks.push(disk);
  await work(disk, path.join(disk.folder, 'data'));
};
afterEach(() => {
  endPrograms();
  for (const disk of disks.splice(0)) disk.unmount();
});

jest.setTimeout(300_000);

describe('a full disk', () => {
  test('while the server runs: writes fail clearly, reads go on, space brings it back', async () => {
    await onDisk(220, async (disk, dataDir) => {
      const program = startProgram({ DATA_DIR: dataDir });
      const url = await program.url;
      const { client, email, password } = await signUpUser(url);
      expect((await client.from('clients').insert({ name: 'Antes' })).error).toBeNull();

      disk.fill(40 * MB);
      await pause(500);
      const { error, status } = await client.from('clients').insert({ name: 'Cheio' });
      expect([status, error?.code, error?.message]).toEqual([
        503,
        '53100',
        'The disk is full: nothing was saved',
      ]);
      expect((await client.from('clients').select()).data).toMatchObject([{ name: 'Antes' }]);
      expect((await client.from('clients').delete().eq('name', 'Antes')).status).toBe(503);

      disk.empty();
      await pause(500);
      expect((await client.from('clients').insert({ name: 'Depois' })).error).toBeNull();
      await stop(program);

      const again = startProgram({ DATA_DIR: dataDir });
      const second = supabaseClient(await again.url);
      await second.auth.signInWithPassword({ email, password });
      const { data } = await second
        .from('clients')
        .select()
        .order('created_at', { ascending: true });
      expect(data).toMatchObject([{ name: 'Antes' }, { name: 'Depois' }]);
      await stop(again);
    });
  });

  test('from one moment to the next under load: nothing acknowledged is lost', async () => {
    const random = seededRandom('full disk');
    for (let round = 0; round < 4; round += 1) {
      await onDisk(260, async (disk, dataDir) => {
        const program = startProgram({ DATA_DIR: dataDir });
        const url = await program.url;
        const writers = await Promise.all([1, 2, 3].map(() => Writer.signUp(url, random)));
        for (const writer of writers) writer.start();
        await pause(300 + random.below(1_500));
        disk.fill(0);
        await Promise.all(writers.map((writer) => writer.stopped()));
        const ended = await Promise.race([program.ended, pause(1_500).then(() => 'runs' as const)]);
        process.stderr.write(`round ${round}: ${ended === 'runs' ? 'it goes on' : 'it exited'}\n`);
        if (ended !== 'runs') {
          expect([ended, program.output()]).toEqual([
            1,
            expect.stringMatching(/Ofício has stopped: .*disk.*start again/),
          ]);
        }
        disk.empty();
        await pause(500);
        const next = ended === 'runs' ? program : startProgram({ DATA_DIR: dataDir });
        const nextUrl = await next.url;
        for (const writer of writers) {
          await writer.comeBack(nextUrl);
          expect(await writer.check()).toEqual([]);
          writer.start();
        }
        await pause(300);
        await stop(next);
        await Promise.all(writers.map((writer) => writer.stopped()));
      });
    }
  });

  test('at a start: one line, and nothing is touched', async () => {
    await onDisk(220, async (disk, dataDir) => {
      const program = startProgram({ DATA_DIR: dataDir });
      await signUpUser(await program.url);
      await stop(program);
      disk.fill(10 * MB);
      const before = await fingerprint(dataDir);
      const { code, output } = await runToEnd({ DATA_DIR: dataDir });
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(
          /^Ofício cannot start: The disk of the data folder .* is full: \d+ MB are left, 48 MB are needed\. Free some space .*\n$/,
        ),
      ]);
      const file = path.join(disk.folder, 'backup.sql');
      const backup = await runToEnd({ DATA_DIR: dataDir }, 'backup.ts', [file]);
      expect([backup.code, backup.output]).toEqual([
        1,
        expect.stringMatching(/^No backup was made: The disk of the data folder .* is full: .*\n$/),
      ]);
      expect(await fingerprint(dataDir)).toBe(before);
    });
  });

  test('a backup onto the full disk of a server that runs: one line', async () => {
    await onDisk(220, async (disk, dataDir) => {
      const program = startProgram({ DATA_DIR: dataDir });
      const { client } = await signUpUser(await program.url);
      const rows = Array.from({ length: 50 }, () => ({
        name: 'x',
        observations: 'a'.repeat(20_000),
      }));
      expect((await client.from('clients').insert(rows)).error).toBeNull();
      disk.fill(64 * 1024);
      const file = path.join(disk.folder, 'backups', 'backup.sql');
      const { code, output } = await runToEnd({ DATA_DIR: dataDir }, 'backup.ts', [file]);
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/^No backup was made: The disk of .* is full\. .*\n$/),
      ]);
      expect(existsSync(file)).toBe(false);
      disk.empty();
      await stop(program);
    });
  });

  test('leaves no half backup behind', async () => {
    await onDisk(220, async (_disk, dataDir) => {
      const program = startProgram({ DATA_DIR: dataDir });
      const { client } = await signUpUser(await program.url);
      const rows = Array.from({ length: 200 }, () => ({
        name: 'x',
        observations: 'a'.repeat(20_000),
      }));
      expect((await client.from('clients').insert(rows)).error).toBeNull();
      const other = smallDisk(2);
      if (other === null) return;
      disks.push(other);
      const file = path.join(other.folder, 'backup.sql');
      const { code, output } = await runToEnd({ DATA_DIR: dataDir }, 'backup.ts', [file]);
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/^No backup was made: The disk of .* is full\. .*\n$/),
      ]);
      // The disk has free space again.
      other.fill(1.5 * MB);
      expect((await client.from('clients').select().limit(1)).error).toBeNull();
      await stop(program);
    });
  });
});

describe('a read-only folder', () => {
  test('on a read-only disk: one line, and nothing is touched', async () => {
    await onDisk(220, async (disk, dataDir) => {
      const program = startProgram({ DATA_DIR: dataDir });
      await signUpUser(await program.url);
      await stop(program);
      const before = await fingerprint(dataDir);
      disk.readOnly(true);
      const message: unknown = expect.stringMatching(
        /^Ofício cannot start: The data folder .* cannot be written \(.*\)\. Give this user the right .*\n$/,
      );
      for (const folder of [dataDir, path.join(disk.folder, 'other')]) {
        const { code, output } = await runToEnd({ DATA_DIR: folder });
        expect([code, output]).toEqual([1, message]);
      }
      disk.readOnly(false);
      expect(await fingerprint(dataDir)).toBe(before);
    });
  });

  test('of another user', async () => {
    if (process.getuid?.() !== 0) {
      process.stderr.write('\nSKIPPED: only root can start the server as another user.\n\n');
      return;
    }
    await onDisk(220, async (disk) => {
      const dataDir = path.join(disk.folder, 'theirs');
      mkdirSync(dataDir, { mode: 0o755 });
      const { code, output } = await runToEnd({ DATA_DIR: dataDir }, 'main.ts', [], {
        user: { uid: 65534, gid: 65534 },
      });
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/^Ofício cannot start: The data folder .* cannot be written/),
      ]);
    });
  });
});

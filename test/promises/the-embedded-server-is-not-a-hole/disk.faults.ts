import path from 'node:path';
import { signUpUser } from '../../backend';
import { endPrograms, startProgram } from '../../program';
import { type SmallDisk, smallDisk } from '../what-was-acknowledged-survives/smallDisk';

jest.setTimeout(300_000);

const MB = 1024 * 1024;
let disk: SmallDisk | null = null;

afterAll(() => {
  endPrograms();
  disk?.unmount();
});

test('the embedded server is not a hole: a change larger than the disk is refused before it is written', async () => {
  disk = smallDisk(260);
  if (disk === null) return;
  const program = startProgram({ DATA_DIR: path.join(disk.folder, 'data') });
  const { client } = await signUpUser(await program.url);
  const one = { name: 'Uma' };
  expect((await client.from('clients').insert(one)).error).toBeNull();
  disk.fill(62 * MB);

  // The rows have 16 MB, and three times as much together with the write-ahead log.
  const row = { name: 'x', observations: 'x'.repeat(700) };
  const rows = Array.from({ length: 9_000 }, () => row);
  const { status, error } = await client.from('clients').insert(rows);
  expect([status, error?.code, error?.message]).toEqual([
    507,
    '53100',
    'The disk has no room for this change: nothing was saved',
  ]);
  // A row that still fits on the disk is saved.
  expect((await client.from('clients').insert({ name: 'Cabe' })).error).toBeNull();
  const { data, error: unread } = await client.from('clients').select();
  expect([unread, data?.length]).toEqual([null, 2]);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

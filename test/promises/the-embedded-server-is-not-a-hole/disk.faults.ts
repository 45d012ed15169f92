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
  const { client, id } = await signUpUser(await program.url);
  const rows = Array.from({ length: 400 }, (_, n) => ({ name: String(n) }));
  expect((await client.from('clients').insert(rows)).error).toBeNull();
  disk.fill(70 * MB);

  // 40 MB in all, and three times as much with the log of changes.
  const observations = 'á'.repeat(50_000);
  const { status, error } = await client.from('clients').update({ observations }).eq('user_id', id);
  expect([status, error?.code, error?.message]).toEqual([
    507,
    '53100',
    'The disk has no room for this change: nothing was saved',
  ]);
  // What fits is saved still.
  expect((await client.from('clients').insert({ name: 'Cabe' })).error).toBeNull();
  const { data, error: unread } = await client.from('clients').select();
  expect([unread, data?.length]).toEqual([null, 401]);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

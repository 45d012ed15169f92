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

test('the embedded server is not a hole: the largest change is stored on the fullest disk that is written to, or refused as a whole', async () => {
  disk = smallDisk(260);
  if (disk === null) return;
  const program = startProgram({ DATA_DIR: path.join(disk.folder, 'data') });
  const { client } = await signUpUser(await program.url);
  const one = { name: 'Uma' };
  expect((await client.from('clients').insert(one)).error).toBeNull();
  disk.fill(49 * MB);

  // A row weighs 2,200 bytes, and all rows together almost as much as a change may.
  const row = { name: 'x', observations: 'x'.repeat(1_060) };
  const rows = Array.from({ length: 3_600 }, () => row);
  const { status, error } = await client.from('clients').insert(rows);
  expect([201, 503, 507]).toContain(status);
  expect(error?.code).toBe(status === 201 ? undefined : '53100');
  const { count, error: unread } = await client
    .from('clients')
    .select('*', { count: 'exact' })
    .limit(1);
  expect([unread, count]).toEqual([null, status === 201 ? 3_601 : 1]);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

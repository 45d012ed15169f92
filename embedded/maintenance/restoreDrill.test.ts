/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDataFolder } from '../../test/preparedDatabase';
import { processorTime } from '../../test/processorTime';
import { dataFolder } from '../database/folder';
import { readMigrations } from '../database/migrations';
import { openDatabase } from '../database/open';
import { openAccess } from './access';
import { backUpTo } from './backup';
import { restoreDump } from './restore';

jest.setTimeout(300_000);

const quiet = (): void => undefined;
const never = new AbortController().signal;

/** The most processor time (ms) for 10,000 rows. The making of an empty cluster, some seconds, is not in it. */
const MOST = 60_000;

test('10,000 rows are backed up and restored within a minute', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'oficio-drill-'));
  const from = path.join(root, 'from');
  const to = path.join(root, 'to');
  const file = path.join(root, 'backup.sql.gz');
  try {
    await prepareDataFolder(from);
    const database = await openDatabase(dataFolder(from), readMigrations(), quiet);
    await database.script(`
      insert into auth.users (email, encrypted_password) values ('ana@exemplo.br', 'x');
      insert into public.clients (user_id, name, observations)
        select id, 'Cliente ' || n, repeat('Liga às terças. ', 10) from auth.users, generate_series(1, 2000) n;
      insert into public.expenses (user_id, description, category, amount, date)
        select id, 'Gasto ' || n, 'Outros', n, '2026-01-05' from auth.users, generate_series(1, 8000) n`);
    await database.close();
    const worked = processorTime();
    const access = await openAccess(from);
    await backUpTo(file, access, quiet, never);
    await access.close();
    await restoreDump({
      file,
      dataDir: to,
      migrations: readMigrations(),
      progress: quiet,
      signal: never,
    });
    const took = processorTime() - worked;
    const restored = await openDatabase(dataFolder(to), readMigrations(), quiet);
    const [rows] = await restored.transaction((sql) =>
      sql.query(
        'select (select count(*) from public.clients) + (select count(*) from public.expenses) as count',
      ),
    );
    await restored.close();
    expect(Number(rows?.['count'])).toBe(10_000);
    expect(took).toBeLessThan(MOST);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

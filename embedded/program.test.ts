/** @jest-environment node */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signUpUser, supabaseClient } from '../test/backend';
import { prepareDataFolder } from '../test/preparedDatabase';
import { endPrograms, startProgram as start } from '../test/program';

// Opening a database takes seconds on a busy machine.
jest.setTimeout(180_000);

let root: string;
let dataDir: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'oficio-program-'));
  dataDir = path.join(root, 'data');
});
afterAll(async () => {
  endPrograms();
  await rm(root, { recursive: true, force: true });
});

describe('npm start', () => {
  test('keeps everything over kill -9, with sessions, and restarts at once', async () => {
    const first = start({ DATA_DIR: dataDir });
    const user = await signUpUser(await first.url);
    const rows = Array.from({ length: 50 }, (_, index) => ({ name: `Cliente ${String(index)}` }));
    expect((await user.client.from('clients').insert(rows)).error).toBeNull();
    const { data } = await user.client.auth.getSession();
    first.child.kill('SIGKILL');
    await first.ended;

    const second = start({ DATA_DIR: dataDir });
    const again = supabaseClient(await second.url);
    const session = await again.auth.setSession({
      access_token: data.session?.access_token ?? '',
      refresh_token: data.session?.refresh_token ?? '',
    });
    expect(session.error).toBeNull();
    expect((await again.from('clients').select()).data).toHaveLength(50);
    expect((await again.auth.refreshSession()).error).toBeNull();

    // While the server runs, no other process gets the folder.
    const third = start({ DATA_DIR: dataDir });
    expect(await third.ended).toBe(1);
    expect(third.output()).toMatch(
      /^Ofício cannot start: The data folder .* is in use by another Ofício/,
    );

    second.child.kill('SIGINT');
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(second.output()).toContain('Ctrl-C stops it.');
    expect((await readdir(dataDir)).sort()).toEqual(['database', 'secret']);
  });

  test('keeps its secret and its folder to their owner', async () => {
    expect((await stat(path.join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  });

  test('without its secret: old access tokens are refused, sessions go on', async () => {
    const folder = path.join(root, 'secretless');
    await prepareDataFolder(folder);
    const first = start({ DATA_DIR: folder });
    const user = await signUpUser(await first.url);
    const { data } = await user.client.auth.getSession();
    first.child.kill('SIGTERM');
    await first.ended;
    await rm(path.join(folder, 'secret'));

    const second = start({ DATA_DIR: folder });
    const again = supabaseClient(await second.url);
    const { access_token = '', refresh_token = '' } = data.session ?? {};
    const old = await again
      .from('clients')
      .select()
      .setHeader('Authorization', `Bearer ${access_token}`);
    expect(old.status).toBe(401);
    expect((await again.auth.refreshSession({ refresh_token })).error).toBeNull();
    expect((await again.from('clients').select()).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  test('does not log bodies that break off, as those of phones do', async () => {
    const program = start({ DATA_DIR: dataDir });
    const { port } = new URL(await program.url);
    for (const target of ['/rest/v1/clients', '/auth/v1/signup']) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(
        `POST ${target} HTTP/1.1\r\nHost: localhost\r\napikey: oficio-local\r\nContent-Length: 60000\r\n\r\n[`,
      );
      // After this pause the server is reading the file.
      await new Promise((resolve) => setTimeout(resolve, 300));
      socket.destroy();
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(program.output()).toMatch(/^Ofício: .*\nCtrl-C stops it\.\nStopping…\n$/);
  });

  test('says that the port is taken, and touches nothing', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const program = start({ PORT: port, DATA_DIR: path.join(root, 'untouched') });
    expect(await program.ended).toBe(1);
    expect(program.output()).toContain(`Port ${port} is taken by another program`);
    expect(await readdir(root)).not.toContain('untouched');
    other.close();
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc"'],
    [{ PORT: '70000' }, 'PORT must be a whole number'],
    [{ HOST: 'http://x' }, 'HOST must be an address'],
    [{ ALLOWED_HOSTS: 'a.example,https://b' }, '"https://b" is none'],
    [{ RATE_LIMIT_SIGN_IN_ACCOUNT: '-1' }, 'RATE_LIMIT_SIGN_IN_ACCOUNT must be'],
    [{ DIST_DIR: '/nowhere' }, 'DIST_DIR=/nowhere holds no built app'],
  ])('refuses %j in one line', async (env, message) => {
    const program = start({ DATA_DIR: path.join(root, 'untouched'), ...env });
    expect(await program.ended).toBe(2);
    expect(program.output()).toContain(message);
    expect(program.output().trim().split('\n')).toHaveLength(1);
  });

  test.each([
    [['--acept'], "Unknown option '--acept'"],
    [['accept'], "Unexpected argument 'accept'"],
    [['--accept=yes'], "'--accept' does not take an argument"],
  ])('refuses the words %j in one line', async (words, message) => {
    const program = start({ DATA_DIR: path.join(root, 'untouched') }, 'main.ts', words);
    expect(await program.ended).toBe(2);
    expect(program.output()).toMatch(/^Ofício cannot start: .*Usage: npm start.* --accept .*\n$/);
    expect(program.output()).toContain(message);
    expect(await readdir(root)).not.toContain('untouched');
  });

  test('closes its folder when its terminal is closed', async () => {
    const folder = path.join(root, 'hangup');
    await prepareDataFolder(folder);
    const program = start({ DATA_DIR: folder });
    await program.url;
    // The terminal takes no more lines.
    program.child.stdout?.destroy();
    program.child.stderr?.destroy();
    program.child.kill('SIGHUP');
    expect(await program.ended).toBe(0);
    expect((await readdir(folder)).sort()).toEqual(['database', 'secret']);
  });

  test('goes on with what can be read of a damaged folder if it is told to', async () => {
    const folder = path.join(root, 'damaged');
    await prepareDataFolder(folder);
    await rm(path.join(folder, 'database/oficio.checksums'));
    const refused = start({ DATA_DIR: folder });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(/is damaged \(oficio.checksums is missing\).* --accept/);
    const accepted = start({ DATA_DIR: folder }, 'main.ts', ['--accept']);
    await accepted.url;
    expect(accepted.output()).toMatch(
      /^Damaged: oficio.checksums is missing\nSkipped: .*\n.* is kept in .*-before-accept\nOfício: /,
    );
    accepted.child.kill('SIGTERM');
    expect(await accepted.ended).toBe(0);
  });

  test('stops with a line where it does not reach itself', async () => {
    // The server can listen on this address, but nobody can connect to it.
    const HOST = '255.255.255.255';
    const program = start({ DATA_DIR: dataDir, HOST });
    expect(await program.ended).toBe(1);
    expect(program.output()).toMatch(
      /^Warning: .*\nOfício cannot start: HOST=255.* cannot be.*\n$/,
    );
  });

  test('warns when it opens to the network', async () => {
    const program = start({ DATA_DIR: dataDir, HOST: '0.0.0.0' });
    await program.url;
    expect(program.output()).toMatch(/passwords travel in the clear/);
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
  });
});

describe('npm run demo', () => {
  test('signs in with the login that it prints and shows a year', async () => {
    const folder = path.join(root, 'demo');
    await prepareDataFolder(folder);
    const program = start({ DATA_DIR: folder }, 'demo.ts');
    const url = await program.url;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const login = /Demo login: (\S+), password (\S+)/.exec(program.output());
    const client = supabaseClient(url);
    const { error } = await client.auth.signInWithPassword({
      email: login?.[1] ?? '',
      password: login?.[2] ?? '',
    });
    expect(error).toBeNull();
    const counts: Record<string, number | null> = {};
    for (const table of ['clients', 'quotes', 'projects', 'payments', 'expenses']) {
      counts[table] = (await client.from(table).select('*', { count: 'exact' })).count;
    }
    expect(counts).toEqual({ clients: 12, quotes: 27, projects: 18, payments: 26, expenses: 72 });
    program.child.kill('SIGINT');
    expect(await program.ended).toBe(0);
  });
});

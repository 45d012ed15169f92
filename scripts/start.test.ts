import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inputsHash } from './inputs';

jest.setTimeout(60_000);

const repository = path.resolve(__dirname, '..');
/** A copy of the project in which the app is built but the server is not. */
let root: string;
const inside = (file: string): string => path.join(root, file);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'start-'));
  for (const entry of ['embedded', 'scripts', 'supabase', 'tsconfig.json', 'package-lock.json']) {
    cpSync(path.join(repository, entry), inside(entry), { recursive: true });
  }
  symlinkSync(path.join(repository, 'node_modules'), inside('node_modules'));
  for (const folder of ['src', 'public', 'dist']) mkdirSync(inside(folder));
  writeFileSync(inside('webpack.config.ts'), '');
  writeFileSync(inside('dist/.inputs'), inputsHash(root, {}));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program until it answers, and then stops it with the signals that npm would send. */
function start(env: Readonly<Record<string, string>>, program = 'main'): Promise<Ended> {
  const child = spawn(process.execPath, ['scripts/start.mjs', program], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: inside('data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const read = (chunk: Buffer): void => {
    const before = output;
    output += chunk.toString();
    const answers = (text: string): boolean => text.includes('Ctrl-C stops it.');
    if (answers(output) && !answers(before)) child.kill('SIGTERM');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code, output });
    });
  });
}

/**
 * Replaces a text by another one of the same length, so that the file's size does not change. The text must be
 * present.
 */
function edit(file: string, from: string, to: string): void {
  const text = readFileSync(inside(file), 'utf8');
  expect(text).toContain(from);
  expect(to).toHaveLength(from.length);
  writeFileSync(inside(file), text.replace(from, to));
}

const WRONG = { PORT: 'abc' };

test('bundles the server once, and anew after any edit of it', async () => {
  const first = await start(WRONG);
  expect(first.code).toBe(2);
  expect(first.output).toMatch(/^dist\/ is up to date\nBuilt the server in .* s\nOfício cannot/);
  const bundle = inside('.cache/server/main.js');
  const { mtimeMs } = statSync(bundle);
  expect(await start(WRONG)).toEqual({
    code: 2,
    output: 'Ofício cannot start: PORT must be a whole number from 0 to 65535, not "abc".\n',
  });
  expect(statSync(bundle).mtimeMs).toBe(mtimeMs);

  edit('embedded/settings.ts', 'must be a whole number', 'has to be some numeral');
  expect((await start(WRONG)).output).toContain('PORT has to be some numeral');
  expect((await start(WRONG, 'demo')).output).toMatch(
    /^Ofício .* PORT has to be some numeral.*\n$/,
  );
});

test('builds again what was not built to its end', async () => {
  await start(WRONG);
  rmSync(inside('.cache/server/.inputs'));
  writeFileSync(inside('.cache/server/main.js'), 'half a bun');
  writeFileSync(inside('.cache/server/isBuilt.js'), 'half a bun');
  expect((await start(WRONG)).output).toMatch(/Built the server[^]*PORT must be/);
});

test('says how to get the packages that are missing or of another version', async () => {
  const isRefused = async (): Promise<void> => {
    const { code, output } = await start({});
    expect(code).toBe(1);
    expect(output).toMatch(/^Ofício cannot start: its packages are missing, or .*npm ci.*\n$/);
    expect(existsSync(inside('data'))).toBe(false);
  };
  rmSync(inside('node_modules'));
  await isRefused();
  // Simulates an upgrade of the project without `npm ci`.
  const hidden = 'node_modules/.package-lock.json';
  const installed = readFileSync(path.join(repository, hidden), 'utf8');
  mkdirSync(inside('node_modules'));
  writeFileSync(
    inside(hidden),
    installed.replace(/("node_modules\/hono": \{\s*"version": ")/, '$10'),
  );
  await isRefused();
});

test('says how to build for a hosted backend where the environment names one, and starts nothing', async () => {
  const url = { SUPABASE_URL: 'https://a.supabase.co' };
  const key = { SUPABASE_PUBLISHABLE_KEY: 'key' };
  for (const hosted of [url, key, { ...url, ...key }]) {
    const { code, output } = await start(hosted);
    expect(code).toBe(2);
    const named = Object.keys(hosted).join(' and ');
    expect(output).toMatch(
      new RegExp(`^Ofício cannot start: ${named} names? a hosted .*npm run build.*\\n$`),
    );
    expect(existsSync(inside('.cache'))).toBe(false);
    expect(existsSync(inside('data'))).toBe(false);
  }
  const empty = await start({ SUPABASE_URL: ' ', SUPABASE_PUBLISHABLE_KEY: '', ...WRONG });
  expect(empty.output).toContain('PORT must be');
});

test('stops in order on a signal, and applies a migration that came since the bundle', async () => {
  const first = await start({});
  expect(first.code).toBe(0);
  expect(first.output).toMatch(/Ofício: http[^]*Stopping…\n$/);
  writeFileSync(inside('supabase/migrations/99991231000000_late.sql'), 'create table late ();');
  const second = await start({});
  expect(second.code).toBe(0);
  expect(second.output).toMatch(/^Upgrading the data folder.*before-99991231000000_late/);
});

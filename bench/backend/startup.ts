import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../embedded/server';
import { typicalRows, seedUser } from '../seed';
import { median } from '../statistics';
import type { Figure } from '../table';

const root = path.resolve(__dirname, '../..');
const RUNS = 7;

/** The program of a separate process that only opens the folder. */
const OPEN = `
  const { PGlite } = require('@electric-sql/pglite');
  PGlite.create({ dataDir: process.argv[1] }).then(async (engine) => {
    process.send('open');
    await engine.close();
    process.exit();
  });`;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No port'));
        else resolve(address.port);
      });
    });
  });

async function openingByItself(database: string): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, ['-e', OPEN, database], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => {
      reject(new Error('PGlite did not open the folder'));
    });
  });
  const ms = performance.now() - start;
  // Waits for a clean end, because a folder that was not closed cleanly is repaired at the next start, which
  // takes time.
  await new Promise((resolve) => child.once('exit', resolve));
  return ms;
}

async function npmStart(dataDir: string): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const health = `http://127.0.0.1:${String(port)}/`;
  while (
    !(await fetch(health).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('npm start ended');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const ms = performance.now() - start;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  // Signals the whole process group: npm, its shell and the server.
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await gone;
  return ms;
}

/** Measures `npm start` on a built tree with 20,000 rows, compared with PGlite opening a copy of the folder. */
export async function startupFigures(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'oficio-bench-'));
  try {
    const server = await startServer({ port: 0, dataDir, distDir: null, log: () => undefined });
    await seedUser(server, typicalRows(10_000));
    await server.close();
    // PGlite opens a copy, so that each of the two finds the folder as it has left it itself.
    const bare = path.join(dataDir, 'bare');
    cpSync(path.join(dataDir, 'database'), bare, { recursive: true });
    const opening: number[] = [];
    const starting: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      opening.push(await openingByItself(bare));
      starting.push(await npmStart(dataDir));
    }
    const plain = median(opening);
    const full = median(starting);
    return [
      { what: 'PGlite opens a folder of 20,000 rows', value: plain, unit: 'ms' },
      { what: 'npm start on a built tree answers', value: full, unit: 'ms' },
      { what: 'ratio', value: full / plain, unit: '×', target: 2 },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

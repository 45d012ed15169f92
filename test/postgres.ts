import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, Pool } from 'pg';
import type { Database, Sql, TextRow } from '../embedded/database/database';
import { applyMigrations, bootstrap, readMigrations } from '../embedded/database/migrations';

/** A real PostgreSQL server for one test file. */
export interface PostgresServer {
  /**
   * Creates an empty database.
   * @returns its URL
   */
  createDatabase(): Promise<string>;
  stop(): void;
}

/** The folder in which Debian installs the programs of each PostgreSQL version. */
const PROGRAMS = '/usr/lib/postgresql';
const OLDEST_MAJOR = 15;

function newestPrograms(): string | null {
  if (!existsSync(PROGRAMS)) return null;
  const majors = readdirSync(PROGRAMS)
    .map(Number)
    .filter(
      (major) =>
        major >= OLDEST_MAJOR && existsSync(path.join(PROGRAMS, String(major), 'bin/initdb')),
    );
  return majors.length === 0 ? null : path.join(PROGRAMS, String(Math.max(...majors)), 'bin');
}

// The user as which PostgreSQL runs if the tests run as root, because PostgreSQL refuses to run as root. Debian's
// package creates this user.
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const ask = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: ask('-u'), gid: ask('-g') };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}

function databaseMaker(adminUrl: string): () => Promise<string> {
  let made = 0;
  return async () => {
    made += 1;
    const name = `oficio_test_${String(process.pid)}_${String(made)}`;
    const admin = new Client({ connectionString: adminUrl });
    await admin.connect();
    await admin.query(`drop database if exists ${name}`);
    await admin.query(`create database ${name}`);
    await admin.end();
    const url = new URL(adminUrl);
    url.pathname = `/${name}`;
    return url.href;
  };
}

/**
 * Starts a temporary PostgreSQL server (15 or later), or uses the server that OFICIO_TEST_POSTGRES_URL names. That
 * is a superuser's URL; databases called `oficio_test_…` are created there.
 * @param memory - the setting `shared_buffers` of a temporary server.
 * @returns null, after printing why, if there is no PostgreSQL
 */
export async function startPostgres(memory = '128MB'): Promise<PostgresServer | null> {
  const given = process.env['OFICIO_TEST_POSTGRES_URL'];
  if (given !== undefined) return { createDatabase: databaseMaker(given), stop: () => undefined };
  const programs = newestPrograms();
  if (programs === null) return null;

  const folder = mkdtempSync(path.join(tmpdir(), 'oficio-postgres-'));
  const user = unprivileged();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...args: string[]): void => {
    const { status, stderr } = spawnSync(path.join(programs, program), args, {
      ...user,
      cwd: folder,
      encoding: 'utf8',
      // The output of pg_ctl is ignored, because its child process keeps the output open, so that the end of the
      // output would never come.
      stdio: program === 'pg_ctl' ? 'ignore' : 'pipe',
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  const data = path.join(folder, 'data');
  const port = await freePort();
  run(
    'initdb',
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  const settings = `-p ${String(port)} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c shared_buffers=${memory}`;
  run('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start');
  return {
    createDatabase: databaseMaker(`postgres://postgres@127.0.0.1:${String(port)}/postgres`),
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Prints clearly that a test suite does not run on real PostgreSQL on this machine. */
export function announceMissingPostgres(): void {
  process.stderr.write(
    '\nSKIPPED on real PostgreSQL: install it (apt-get install postgresql) or set OFICIO_TEST_POSTGRES_URL.\n\n',
  );
}

/** Opens a database of a real server. The result has the same interface as PGlite's databases. */
export function openPostgres(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    // The hosted service also uses the time zone UTC.
    options: '-c timezone=UTC',
    types: { getTypeParser: () => (value: string) => value },
  });
  // Idle connections report an error when a test stops the server. The error is ignored.
  pool.on('error', () => undefined);
  return {
    transaction: async (work) => {
      const client = await pool.connect();
      const sql: Sql = {
        query: async (statement, params = []) =>
          (await client.query<TextRow>(statement, [...params])).rows,
      };
      try {
        await client.query('begin');
        const result = await work(sql);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    script: async (statements) => {
      const client = await pool.connect();
      try {
        await client.query(statements);
      } finally {
        client.release();
      }
    },
    atOnce: 8,
    close: () => pool.end(),
  };
}

/** Creates an empty database on a real server. */
export async function emptyPostgres(server: PostgresServer): Promise<Database> {
  return openPostgres(await server.createDatabase());
}

/** Creates a database with the whole schema on a real server. */
export async function preparedPostgres(server: PostgresServer): Promise<Database> {
  const database = openPostgres(await server.createDatabase());
  await bootstrap(database);
  await applyMigrations(database, readMigrations());
  return database;
}

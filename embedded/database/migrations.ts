import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../startupError';
import type { Database } from './database';

/** One file of `supabase/migrations/`. */
export interface Migration {
  /** The file's name. Its leading timestamp gives the order. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file, in hex. */
  readonly checksum: string;
}

const ROOT = path.resolve(__dirname, '../..');

/** The folder of the schema. `supabase db push` applies the same files. */
const MIGRATIONS_FOLDER = path.join(ROOT, 'supabase/migrations');

// The SQL that runs before the first migration. Its table of applied migrations shows whether a folder is only
// partly prepared.
const BOOTSTRAP = readFileSync(path.join(ROOT, 'embedded/database/bootstrap.sql'), 'utf8');

const APPLIED_MIGRATIONS_TABLE = `
create schema if not exists oficio;
create table if not exists oficio.applied_migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);`;

/** Reads the migrations of a folder, oldest first. */
export function readMigrations(folder: string = MIGRATIONS_FOLDER): readonly Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Prepares an empty database so that it equals a hosted project before the first migration. */
export async function bootstrap(database: Pick<Database, 'script'>): Promise<void> {
  await database.script(`begin; ${BOOTSTRAP} ${APPLIED_MIGRATIONS_TABLE} commit;`);
}

/**
 * Compares the applied migrations of a database with those of this version.
 * @returns the migrations that must still be applied, oldest first.
 * @throws StartupError if the database is newer than this version, or if a migration was changed after it had been
 *   applied.
 */
export async function pendingMigrations(
  database: Database,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const rows = await database.transaction((sql) =>
    sql.query('select name, checksum from oficio.applied_migrations order by name'),
  );
  const applied = new Map(rows.map((row) => [row['name'], row['checksum']]));
  for (const name of applied.keys()) {
    if (!migrations.some((migration) => migration.name === name)) {
      throw new StartupError(
        `The data folder was written by a newer version of Ofício (it has ${name ?? '?'}). ` +
          'Start that version, or use another DATA_DIR. No row was changed.',
      );
    }
  }
  const edited = migrations.find(
    ({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum,
  );
  if (edited !== undefined) {
    throw new StartupError(
      `${edited.name} was edited after it had been applied to this data folder. Put a change ` +
        'of the schema into a new migration. No row was changed.',
    );
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

/** Applies migrations. Each migration runs in one transaction with its row in the table of applied migrations. */
export async function applyMigrations(
  database: Pick<Database, 'script'>,
  migrations: readonly Migration[],
): Promise<void> {
  for (const { name, sql, checksum } of migrations) {
    // The names and checksums come from this repository's files and contain no quotes.
    const entry = `insert into oficio.applied_migrations (name, checksum) values ('${name}', '${checksum}');`;
    await database.script(`begin; ${sql} ${entry} commit;`);
  }
}

import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CHECKSUM_FILE, readChecksums } from '../embedded/database/integrity/checksumFile';
import { CONTROL_FILE, kindOf } from '../embedded/database/integrity/postgresFiles';
import { flipBit, zeroOut } from './folders';

/** The newest file of the write-ahead log, as a path relative to the database's folder. */
export async function lastWalFile(database: string): Promise<string> {
  const note = readChecksums(await readFile(path.join(database, CHECKSUM_FILE), 'utf8'));
  const filled = [...(note?.files ?? [])].filter(
    ([name, blocks]) => kindOf(name) === 'log' && blocks.size > 0,
  );
  return (
    filled
      .map(([name]) => name)
      .sort()
      .at(-1) ?? ''
  );
}
/** The number of bytes of a file that are used. The rest is filled with zeros. */
const usedOf = async (file: string): Promise<number> => {
  const bytes = await readFile(file);
  return bytes.findLastIndex((byte) => byte !== 0) + 1;
};
const zeroAll = async (file: string): Promise<void> => {
  await zeroOut(file, 0, (await stat(file)).size);
};
const pipe = async (file: string): Promise<void> => {
  await rm(file);
  execFileSync('mkfifo', [file]);
};

/**
 * The name of the damage, what kind of entry is damaged, a part of the expected message, and a function that does
 * the damage. `PostgreSQL:` begins the message of what PostgreSQL itself finds when it opens the folder.
 */
export type Damage = [string, string, string, (entry: string) => Promise<void>];

/** Damages that every start must notice, no matter whether the server was closed or killed before. */
export const DAMAGES: readonly Damage[] = [
  ['a bit of a table', 'table', 'was altered', (entry) => flipBit(entry, 9000)],
  ['a page of a table zeroed', 'table', 'was altered', (entry) => zeroOut(entry, 8192, 8192)],
  ['a whole table zeroed', 'table', 'was altered', zeroAll],
  ['a bit of an index', 'index', 'was altered', (entry) => flipBit(entry, 40)],
  ['a table cut short', 'table', 'is cut short', (entry) => truncate(entry, 8192)],
  ['a table emptied', 'table', 'is cut short', (entry) => truncate(entry)],
  ['a table missing', 'table', 'is missing', (entry) => rm(entry)],
  ['a pipe in place of a table', 'table', 'is no file', pipe],
  ['a bit of the ledger of commits', 'pg_xact/0000', 'altered', (entry) => flipBit(entry, 180)],
  ['the ledger of commits zeroed', 'pg_xact/0000', 'altered', zeroAll],
  ['no ledger of commits', 'pg_xact', 'is missing', (entry) => rm(entry, { recursive: true })],
  ['a bit of pg_control', CONTROL_FILE, 'PostgreSQL: .*checksum', (entry) => flipBit(entry, 33)],
  [
    'half a pg_control',
    CONTROL_FILE,
    'PostgreSQL: .*could not read',
    (entry) => truncate(entry, 100),
  ],
  [
    'no map of tables',
    'global/pg_filenode.map',
    'PostgreSQL: .*pg_filenode.map',
    (entry) => rm(entry),
  ],
  [
    'a bit of the map',
    'base/5/pg_filenode.map',
    'PostgreSQL: .*incorrect checksum',
    (entry) => flipBit(entry, 20),
  ],
  ['no settings', 'postgresql.conf', 'PostgreSQL: .*postgresql.conf', (entry) => rm(entry)],
  [
    'other settings',
    'pg_hba.conf',
    'PostgreSQL: .*pg_hba.conf: invalid',
    (entry) => writeFile(entry, 'x'),
  ],
  ['a pipe in place of a version', 'PG_VERSION', 'is no file', pipe],
  ['no log', 'pg_wal', 'missing', (entry) => rm(entry, { recursive: true })],
  ['the log emptied', 'log', 'cut short', (entry) => truncate(entry)],
  ['the log missing', 'log', 'missing', (entry) => rm(entry)],
  [
    'the log cut to a tenth of its use',
    'log',
    'cut short',
    async (entry) => truncate(entry, Math.floor((await usedOf(entry)) / 10)),
  ],
  ...[0.5, 0.1, 0.01].map((part): Damage => [
    `the last ${String(part * 100)} % of the log zeroed`,
    'log',
    'was altered',
    async (entry) => {
      const used = await usedOf(entry);
      const bytes = Math.ceil(used * part);
      await zeroOut(entry, used - bytes, bytes);
    },
  ]),
  ['no note of the files', CHECKSUM_FILE, 'is missing', (entry) => rm(entry)],
  [
    'a folder in place of the note',
    CHECKSUM_FILE,
    'is no file',
    async (entry) => {
      await rm(entry);
      await mkdir(entry);
    },
  ],
  ['a bit of the note', CHECKSUM_FILE, 'is unreadable', (entry) => flipBit(entry, 1000)],
  ['half a note', CHECKSUM_FILE, 'is unreadable', (entry) => truncate(entry, 5000)],
];

/** The path of the damaged entry, relative to the database's folder. */
export async function damagedPath(
  what: string,
  database: string,
  { table, index }: { readonly table: string; readonly index: string },
): Promise<string> {
  return { table, index, log: await lastWalFile(database) }[what] ?? what;
}

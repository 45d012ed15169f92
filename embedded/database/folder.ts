import { constants, readdirSync } from 'node:fs';
import {
  access,
  cp,
  lstat,
  mkdir,
  readdir,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errorCode';
import { errorInOneLine } from '../errorInOneLine';
import { StartupError } from '../startupError';
import { freeSpace, RESERVED_SPACE } from './diskSpace';
import { readText } from './integrity/blocks';
import { type Examination, examineFiles } from './integrity/check';
import { giveOwnerRights, SETTINGS } from './integrity/postgresFiles';
import { POSTGRES_MAJOR } from './pglite';
import { syncTree } from './syncTree';

/** The paths inside a data folder. */
export interface DataFolder {
  readonly root: string;
  /** The folder of PostgreSQL's files. */
  readonly database: string;
  /** The folder in which a new database is prepared. It is renamed to `database` once it is complete. */
  readonly unfinished: string;
  /** The folder of the copies of `database` that are made before each upgrade. */
  readonly backups: string;
  /** The file with the key that signs access tokens. Only the owner can read it. */
  readonly secret: string;
  /** The socket of the process that holds the data folder. */
  readonly socket: string;
}

const OURS = new Set([
  'database',
  'database.unfinished',
  'backups',
  'secret',
  'lock.sock',
  'demo',
  'lost+found',
  // Of Windows.
  'desktop.ini',
  'Thumbs.db',
]);

/** Computes the paths inside a data folder. This function touches no file. */
export function dataFolder(root: string): DataFolder {
  const absolute = path.resolve(root);
  const inside = (name: string): string => path.join(absolute, name);
  return {
    root: absolute,
    database: inside('database'),
    unfinished: inside('database.unfinished'),
    backups: inside('backups'),
    secret: inside('secret'),
    socket: inside('lock.sock'),
  };
}

/** Whether a file or folder exists. */
export async function fileExists(file: string): Promise<boolean> {
  return access(file, constants.F_OK).then(
    () => true,
    () => false,
  );
}

// Node's own recursive mkdir hangs if the kernel refuses to create the parent folder, as in /proc.
async function makeFolder(folder: string): Promise<void> {
  if (await fileExists(folder)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder, { mode: 0o700 });
}

/**
 * Checks the free space of the folder's disk.
 * @throws StartupError if there is too little space to open the database.
 */
export function checkFreeSpace(folder: DataFolder): void {
  const free = freeSpace(folder.root);
  if (free >= RESERVED_SPACE) return;
  const megabytes = (bytes: number): string => String(Math.floor(bytes / 1024 / 1024));
  throw new StartupError(
    `The disk of the data folder ${folder.root} is full: ${megabytes(free)} MB are left, ` +
      `${megabytes(RESERVED_SPACE)} MB are needed. Free some space and start again. Nothing was changed.`,
  );
}

/**
 * Creates the folder if it is absent. Checks that this user owns it and can write to it.
 * @throws StartupError if a check fails. Then nothing is changed.
 */
export async function prepareFolder(folder: DataFolder): Promise<void> {
  try {
    await makeFolder(folder.root);
    const strangers = (await readdir(folder.root)).filter(
      (name) => !OURS.has(name) && !name.startsWith('.'),
    );
    if (strangers.length > 0 && !(await fileExists(folder.database))) {
      throw new StartupError(
        `${folder.root} holds other files (${strangers.slice(0, 3).join(', ')}) and is no data ` +
          'folder of Ofício. Set DATA_DIR to an empty or new folder. Nothing was changed.',
      );
    }
    checkFreeSpace(folder);
    // The test file always has the same name, so that the next start removes the file of a killed process.
    const probe = path.join(folder.root, '.writable');
    await writeFile(probe, 'x');
    await rm(probe, { force: true });
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      errorCode(error) === 'ENOTDIR'
        ? `The data folder ${folder.root} cannot be written: a file is in its place. Set DATA_DIR to another folder.`
        : `The data folder ${folder.root} cannot be written (${errorInOneLine(error)}). ` +
            'Give this user the right to write there, or set DATA_DIR to another folder.',
    );
  }
}

/** The finished copies in `backups/`, without those that `npm run backup` wrote. */
function hasCopies({ backups }: DataFolder): boolean {
  try {
    return readdirSync(backups).some((name) => FINISHED_COPY.test(name));
  } catch {
    return false;
  }
}

/** How to replace a damaged database. A copy is advised only if there is one. */
export function waysToReplace(folder: DataFolder): string {
  const copy = hasCopies(folder) ? `put a copy from ${folder.backups} in its place, or ` : '';
  return `the folder aside and ${copy}restore a backup (\`npm run restore\`)`;
}

/** The error for a damaged database. */
export class DamageError extends StartupError {
  /** @param changed - What the attempt to open the database has changed, e.g. `Nothing`. */
  constructor(
    folder: DataFolder,
    readonly damages: readonly string[],
    readonly changed: 'Nothing' | 'No row' = 'Nothing',
  ) {
    const [first = '', ...more] = damages;
    const others = more.length === 0 ? '' : `, and ${String(more.length)} more`;
    const settings = Object.keys(SETTINGS).find((name) => first.includes(name));
    const mend =
      settings === undefined
        ? ''
        : `Mend ${settings} or put an earlier one in its place; an empty one will do. If that does not help: `;
    super(
      `The database in ${folder.database} is damaged (${first}${others}). ${changed} was changed. ` +
        `${mend}${mend === '' ? 'Move' : 'move'} ${waysToReplace(folder)}. ` +
        'To go on with what can still be read: `npm start -- --accept` (it copies the database first), or ' +
        '`npm run backup` to write it into a file.',
    );
  }
}

/**
 * Checks PostgreSQL's files before PostgreSQL opens them. PostgreSQL would overwrite a folder whose version file is
 * missing, and would crash on a folder of another version.
 * @throws StartupError if this version cannot open the files. Then nothing is changed.
 */
export async function checkDatabaseFiles(folder: DataFolder): Promise<Examination> {
  const unreadable = (error: unknown): StartupError =>
    ['EACCES', 'EPERM'].includes(errorCode(error) ?? '')
      ? new StartupError(
          `The database in ${folder.database} may not be read or written by this user ` +
            `(${errorInOneLine(error)}). Start Ofício as the user who owns it. Nothing was changed.`,
        )
      : new DamageError(folder, [errorInOneLine(error)]);
  const versionFile = path.join(folder.database, 'PG_VERSION');
  let version: string;
  try {
    giveOwnerRights(folder.database, [''], 0o700);
    giveOwnerRights(folder.database, ['PG_VERSION'], 0o600);
    version = readText(versionFile).trim();
    await access(folder.database, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unreadable(error);
  }
  if (!/^\d+(\.\d+)?$/.test(version)) {
    throw new DamageError(folder, ['PG_VERSION is unreadable']);
  }
  if (version !== String(POSTGRES_MAJOR)) {
    throw new StartupError(
      `The database in ${folder.database} was written by PostgreSQL ${version}; this version of ` +
        `Ofício contains PostgreSQL ${String(POSTGRES_MAJOR)}. Nothing was changed. Start the ` +
        'version that wrote it, take a dump there (`npm run backup`), and restore it here.',
    );
  }
  try {
    return await examineFiles(folder.database);
  } catch (error) {
    throw error instanceof StartupError ? error : unreadable(error);
  }
}

/**
 * Copies the files and folders of a closed database. Pipes, sockets and what may not be read are left out.
 * @returns the names of what was left out.
 */
export async function copyDatabase(folder: DataFolder, target: string): Promise<readonly string[]> {
  const leftOut: string[] = [];
  // Of a link in the place of the folder, the files are copied, not the link.
  const source = await realpath(folder.database);
  const isCopied = async (entry: string): Promise<boolean> => {
    const { mode } = await lstat(entry);
    const isReadable = await access(entry, constants.R_OK).then(
      () => true,
      () => false,
    );
    const kind = mode & constants.S_IFMT;
    const isTaken =
      isReadable && [constants.S_IFREG, constants.S_IFDIR, constants.S_IFLNK].includes(kind);
    if (!isTaken) leftOut.push(path.relative(source, entry));
    return isTaken;
  };
  await cp(source, target, {
    recursive: true,
    errorOnExist: true,
    force: false,
    filter: isCopied,
  });
  return leftOut;
}

const PARTIAL = '.partial';
const FINISHED_COPY = /^[\dTZ-]+-before-(?!.*\.partial$)/;
/**
 * The name of a partial copy: `2026-11-20T18-04-00-000Z-before-<migration>.partial`. Backups of `npm run backup`
 * may be in the same folder.
 */
const COPY = /^[\dTZ-]+-before-.*\.partial$/;

/**
 * Removes the partial copies of killed processes. While this process holds the lock, no other process makes a
 * copy.
 */
export async function removePartialCopies(folder: DataFolder): Promise<void> {
  await rm(folder.unfinished, { recursive: true, force: true });
  const names = await readdir(folder.backups).catch(() => []);
  for (const name of names.filter((each) => COPY.test(each))) {
    await rm(path.join(folder.backups, name), { recursive: true, force: true });
  }
}

/** The path of a copy in `backups/`, e.g. `2026-11-20T18-04-00-000Z-before-accept`. */
export function backupPath({ backups }: DataFolder, label: string, now: Date): string {
  return path.join(backups, `${now.toISOString().replace(/[:.]/g, '-')}-before-${label}`);
}

/**
 * Copies the closed database into `backups/`. An interrupted copy never has its final name.
 * @param label - A part of the copy's name.
 * @returns the copy's path.
 * @throws StartupError if the copy cannot be made. Then no partial copy is left.
 */
export async function backUpDatabase(
  folder: DataFolder,
  label: string,
  now: Date,
): Promise<string> {
  const target = backupPath(folder, label, now);
  const partial = `${target}${PARTIAL}`;
  try {
    await mkdir(folder.backups, { recursive: true, mode: 0o700 });
    await copyDatabase(folder, partial);
    await syncTree(partial);
    await rename(partial, target);
    return target;
  } catch (error) {
    await rm(partial, { recursive: true, force: true }).catch(() => undefined);
    throw new StartupError(
      `No backup could be made before the upgrade (${errorInOneLine(error)}), so nothing was upgraded. ` +
        `See that the disk of ${folder.root} has room for a second copy of the database.`,
    );
  }
}

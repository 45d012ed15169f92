import { chmodSync, closeSync, constants, mkdirSync, openSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The file that says at which checkpoint PostgreSQL was. It is written at every start and every checkpoint. */
export const CONTROL_FILE = 'global/pg_control';

/** The file that says that PostgreSQL runs. */
export const RUN_FILE = 'postmaster.pid';

/** The files of settings, which a person can mend, with the least text with which PostgreSQL starts here. */
export const SETTINGS: Readonly<Record<string, string>> = {
  'postgresql.conf': '',
  'postgresql.auto.conf': '',
  'pg_hba.conf': 'local all all trust\n',
  'pg_ident.conf': '',
};

/**
 * What the code here treats differently.
 * - `pages`: the pages of a table or an index. Of PostgreSQL's two templates of databases (`base/1`, `base/4`), which are
 *   never opened, nothing is looked at.
 * - `ledger`: which transactions were committed. PostgreSQL keeps no checksums of these files.
 * - `log`: the WAL. Its files only grow at their end, and PostgreSQL uses them again for later parts of it.
 * - `control`: {@link CONTROL_FILE}.
 * - `run`: what PostgreSQL writes about its running process.
 * - `other`: settings, and what PostgreSQL makes anew by itself or notices damage to, such as its maps of free pages.
 */
type FileKind = 'pages' | 'ledger' | 'log' | 'control' | 'run' | 'other';

const KINDS: readonly (readonly [FileKind, RegExp])[] = [
  ['pages', /^(base\/5|global)\/\d+(\.\d+)?$/],
  ['log', /^pg_wal\/[0-9A-F]{24}$/],
  ['ledger', /^pg_(xact|multixact\/(members|offsets))\/[0-9A-F]{4,}$/],
  ['control', /^global\/pg_control$/],
  ['run', /^postmaster\.(pid|opts)$/],
  ['other', /^(base\/\d+|global)\/(\d+(_[a-z]+)?(\.\d+)?|pg_filenode\.map|pg_internal\.init)$/],
  ['other', /^pg_(subtrans|notify|serial|commit_ts)\/[0-9A-F]{4,}$/],
  ['other', /^(pg_logical\/replorigin_checkpoint|pg_stat\/pgstat\.stat|(base\/\d+\/)?PG_VERSION)$/],
];

/** What a file of PostgreSQL's is. Everything else in the folder is null, and none of this code's business. */
export function kindOf(file: string): FileKind | null {
  if (Object.hasOwn(SETTINGS, file)) return 'other';
  return KINDS.find(([, names]) => names.test(file))?.[0] ?? null;
}

function isPostgresFolder(folder: string): boolean {
  return /^(base(\/\d+)?|global|pg_[a-z_]+(\/[a-z_]+)?)$/.test(folder);
}

/** The folders that PostgreSQL needs although they are empty. */
const EMPTY_FOLDERS: readonly string[] = [
  ...['pg_commit_ts', 'pg_dynshmem', 'pg_logical/mappings', 'pg_logical/snapshots', 'pg_notify'],
  ...['pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat', 'pg_stat_tmp', 'pg_subtrans'],
  ...['pg_tblspc', 'pg_twophase'],
];

/** Makes the folders that PostgreSQL needs although they are empty. Some ways of copying and synchronising leave them out. */
export function makeEmptyFolders(root: string): void {
  for (const name of EMPTY_FOLDERS) {
    mkdirSync(path.join(root, name), { recursive: true, mode: 0o700 });
  }
}

/** What of PostgreSQL's is in a folder, with relative names. */
interface FolderContent {
  readonly files: readonly string[];
  readonly folders: readonly string[];
  /** The links in the place of PostgreSQL's folders. */
  readonly links: readonly string[];
  /** The names of PostgreSQL's files in whose place is a folder, a pipe or the like. */
  readonly noFiles: readonly string[];
}

/** Lists a folder without opening any file. */
export async function listFolder(root: string): Promise<FolderContent> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files: string[] = [];
  const noFiles: string[] = [];
  const folders: string[] = [];
  const links: string[] = [];
  for (const entry of entries) {
    const name = path.relative(root, path.join(entry.parentPath, entry.name));
    if (isPostgresFolder(name)) {
      if (entry.isDirectory()) folders.push(name);
      if (entry.isSymbolicLink()) links.push(name);
    }
    if (kindOf(name) === null) continue;
    if (entry.isFile() || entry.isSymbolicLink()) files.push(name);
    else noFiles.push(name);
  }
  return { files, folders, links, noFiles };
}

/**
 * Gives the owner the rights that PostgreSQL needs to files or folders of its own. Copies from read-only media and some
 * tools for synchronising take these rights away. What another user owns is left as it is.
 * @throws the system's error if another user owns an entry that this user may not open.
 */
export function giveOwnerRights(root: string, names: readonly string[], rights: number): void {
  for (const name of names) {
    const entry = path.join(root, name);
    const found = statSync(entry);
    if ((found.mode & rights) === rights) continue;
    const user = process.geteuid?.() ?? 0;
    if (user === 0 || user === found.uid) {
      chmodSync(entry, (found.mode & 0o7777) | rights);
    } else {
      const way = found.isDirectory() ? constants.O_RDONLY : constants.O_RDWR;
      closeSync(openSync(entry, way | constants.O_NONBLOCK));
    }
  }
}

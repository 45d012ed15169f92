import { chmodSync, closeSync, constants, openSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isWalFile } from './blocks';

/**
 * Whether a file holds pages of a table or an index. PostgreSQL makes its maps of free and visible pages anew by itself,
 * and its two templates of databases (`base/1`, `base/4`) are never opened.
 */
export function isRelation(file: string): boolean {
  return /^(base\/5|global)\/\d+(\.\d+)?$/.test(file);
}

/** Whether a file says which transactions were committed. PostgreSQL keeps no checksums of these files. */
export function isLedger(file: string): boolean {
  return /^pg_(xact|multixact\/(members|offsets))\/[0-9A-F]{4,}$/.test(file);
}

/** The file that says at which checkpoint PostgreSQL was. It is written at every start and every checkpoint. */
export const CONTROL_FILE = 'global/pg_control';

/** Whether a name is that of one of PostgreSQL's files. Everything else in the folder is none of this code's business. */
function isPostgresFile(file: string): boolean {
  return (
    isWalFile(file) ||
    isLedger(file) ||
    file === CONTROL_FILE ||
    /^(base\/\d+|global)\/(\d+(_[a-z]+)?(\.\d+)?|pg_filenode\.map|pg_internal\.init)$/.test(file) ||
    /^pg_(subtrans|notify|serial|commit_ts)\/[0-9A-F]{4,}$/.test(file) ||
    /^(pg_logical\/replorigin_checkpoint|pg_stat\/pgstat\.stat|postmaster\.(pid|opts))$/.test(
      file,
    ) ||
    /^(base\/\d+\/)?PG_VERSION$|^(postgresql(\.auto)?|pg_hba|pg_ident)\.conf$/.test(file)
  );
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

/** What of PostgreSQL's is in a folder, with relative names. */
export interface FolderContent {
  readonly files: readonly string[];
  readonly folders: readonly string[];
  readonly missingFolders: readonly string[];
  /** The names of PostgreSQL's files in whose place is a folder, a pipe or the like. */
  readonly noFiles: readonly string[];
}

/** Lists a folder without opening any file. */
export async function listFolder(root: string): Promise<FolderContent> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files: string[] = [];
  const noFiles: string[] = [];
  const folders = new Set<string>();
  for (const entry of entries) {
    const name = path.relative(root, path.join(entry.parentPath, entry.name));
    if (entry.isDirectory() && isPostgresFolder(name)) folders.add(name);
    if (!isPostgresFile(name)) continue;
    if (entry.isFile() || entry.isSymbolicLink()) files.push(name);
    else noFiles.push(name);
  }
  const missingFolders = EMPTY_FOLDERS.filter((name) => !folders.has(name));
  return { files, folders: [...folders], noFiles, missingFolders };
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

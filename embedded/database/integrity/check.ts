import path from 'node:path';
import { errorCode } from '../../errorCode';
import { StartupError } from '../../startupError';
import { type BlockChecksums, leastLength, matchesChecksums, readIn, readText } from './blocks';
import {
  CHECKSUM_FILE,
  LENGTHS_FILE,
  readChecksums,
  readLengths,
  type StoredChecksums,
} from './checksumFile';
import { type Pages, readPages } from './pages';
import { CONTROL_FILE, giveOwnerRights, kindOf, listFolder } from './postgresFiles';

/** The result of an examination. */
export interface Examination {
  /** Short descriptions of the damages. */
  readonly damages: readonly string[];
  /** Whether only pages are damaged. PostgreSQL restores a page if the WAL contains it. */
  readonly mayHeal: boolean;
  /** The stored checksums of the WAL and the ledgers, and the pages as they are. */
  readonly note: StoredChecksums & { readonly end: number };
}

/** How long (ms) files are read before other work gets a chance. */
const TIME_SLICE = 10;

/** Calls `work` for each file. During the pauses the server answers requests. It says that it is starting. */
async function inSlices<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  let rested = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - rested < TIME_SLICE) continue;
    await new Promise(setImmediate);
    rested = performance.now();
  }
}

/** Compares a file with its stored checksums, and describes the damage. */
function damageOf(database: string, file: string, blocks: BlockChecksums): readonly string[] {
  try {
    return readIn(path.join(database, file), (descriptor, size) => {
      if (size < leastLength(blocks)) return [`${file} is cut short`];
      return matchesChecksums(descriptor, blocks) ? [] : [`${file} was altered`];
    });
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [`${file} is missing`];
    throw error;
  }
}

/** Compares the pages of a file with those that it had when they were stored, and describes the damage. */
function lossOf(file: string, noted: Pages, found: Pages | undefined): readonly string[] {
  if (found === undefined) return [`${file} is missing`];
  if (found.count < noted.count) return [`${file} is cut short`];
  const lost = [...found.empty].find((page) => page < noted.count && !noted.empty.has(page));
  return lost === undefined ? [] : [`${file} was altered: page ${String(lost)} is empty`];
}

type Note = NonNullable<ReturnType<typeof readChecksums>>;

/** Reads one of the two notes, or describes its damage. Returns null if it does not exist. */
function readNoteIn(
  database: string,
  name: string,
  read: (text: string) => Note | null,
): Note | string | null {
  try {
    return read(readText(path.join(database, name))) ?? `${name} is unreadable`;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return null;
    if (code === 'EFTYPE' || code === 'EISDIR') return `${name} is no file`;
    throw error;
  }
}

/** Reads the note, or the one that version 1.0.0 left, or describes the damage. */
const readNote = (database: string): Note | string =>
  readNoteIn(database, CHECKSUM_FILE, readChecksums) ??
  readNoteIn(database, LENGTHS_FILE, readLengths) ??
  `${CHECKSUM_FILE} is missing`;

/** The pages of all tables and indexes, and those whose checksum is wrong. */
export async function readAllPages(
  database: string,
  files: readonly string[],
): Promise<{ readonly pages: Map<string, Pages>; readonly altered: Map<string, number[]> }> {
  const pages = new Map<string, Pages>();
  const altered = new Map<string, number[]>();
  await inSlices(
    files.filter((file) => kindOf(file) === 'pages'),
    (file) => {
      const found = readPages(path.join(database, file));
      pages.set(file, found.pages);
      if (found.altered.length > 0) altered.set(file, found.altered);
    },
  );
  return { pages, altered };
}

/**
 * Looks for the damages of a closed database that PostgreSQL itself would notice late or never, and would write before
 * it noticed. Only PostgreSQL's own files are looked at, and nothing is changed but missing rights of their owner.
 * @throws the system's error if a file cannot be read.
 */
export async function examineFiles(database: string): Promise<Examination> {
  const content = await listFolder(database);
  const nothing = { files: new Map<string, BlockChecksums>(), pages: new Map<string, Pages>() };
  const refused = (...damages: readonly string[]): Examination => ({
    damages,
    mayHeal: false,
    note: { ...nothing, end: 0 },
  });
  if (content.links.length > 0) {
    throw new StartupError(
      `The database in ${database} cannot be opened, because ${content.links.join(', ')} there is a link to another ` +
        'place, which PostgreSQL does not follow here. Put the folder itself in the place of the link. Nothing was changed.',
    );
  }
  if (content.noFiles.length > 0) {
    return refused(...content.noFiles.map((name) => `${name} is no file`));
  }
  giveOwnerRights(database, content.folders, 0o700);
  giveOwnerRights(database, content.files, 0o600);

  const stored = readNote(database);
  if (typeof stored === 'string') return refused(stored);
  const { pages, altered } = await readAllPages(database, content.files);
  // Another program with the same PostgreSQL may have opened the folder since. It wrote its start into this file, and
  // what was stored before says nothing about what it left. PostgreSQL itself finds damage to this file.
  const control = stored.files.get(CONTROL_FILE);
  const isOutdated = control !== undefined && damageOf(database, CONTROL_FILE, control).length > 0;
  const { files, pages: storedPages } = isOutdated ? nothing : stored;
  const compared = [...files].filter(([file]) => {
    const kind = kindOf(file);
    return kind === 'log' || kind === 'ledger';
  });
  const note = { files: new Map(compared), pages, end: stored.end };

  const damages: string[] = [];
  await inSlices(compared, ([file, blocks]) => {
    damages.push(...damageOf(database, file, blocks));
  });
  for (const [file, noted] of storedPages) damages.push(...lossOf(file, noted, pages.get(file)));
  const mayHeal = damages.length === 0;
  for (const [file, [page]] of altered) {
    if (stored.pages.has(file)) damages.push(`${file} was altered: page ${String(page)}`);
  }
  return { damages, mayHeal, note };
}

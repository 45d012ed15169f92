import { closeSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../../errorCode';
import {
  type BlockChecksums,
  leastLength,
  matchesChecksums,
  isWalFile,
  openFile,
  readText,
  listFolder,
} from './blocks';
import { checkEarlierVersion } from './earlierLengths';
import { CHECKSUM_FILE, type StoredChecksums, readChecksums } from './checksumFile';

/** The result of an examination. */
export interface Examination {
  /** A short description of the damage; null if there is none. */
  readonly damage: string | null;
  /** The stored checksums; null for a folder of a version that stored none. */
  readonly note: StoredChecksums | null;
}

/** How long (ms) files are read before other work gets a chance. */
const TIME_SLICE = 10;

/**
 * Examines one file.
 * @returns a short description of the damage; null if there is none.
 */
function damageOf(
  database: string,
  file: string,
  blocks: BlockChecksums,
  exact: boolean,
): string | null {
  let opened: ReturnType<typeof openFile>;
  try {
    opened = openFile(path.join(database, file));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return `${file} is missing`;
    throw error;
  }
  const { descriptor, size } = opened;
  try {
    const end = leastLength(blocks);
    if (size < end) return `${file} is cut short`;
    if (exact && size !== end) return `${file} has another length than before`;
    return matchesChecksums(descriptor, blocks) ? null : `${file} was altered`;
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Compares the files of a closed database with their stored checksums. Nothing is changed. PostgreSQL itself notices
 * some damage late and some never, and it writes before it notices.
 * @throws the system's error if a file cannot be read.
 */
export async function examineFiles(database: string): Promise<Examination> {
  const { folders, others } = await listFolder(database);
  const [stranger] = others;
  if (stranger !== undefined) return { damage: `${stranger} is no file`, note: null };
  const earlier = checkEarlierVersion(database);
  if (earlier !== null) return { damage: earlier.damage, note: null };

  const there = statSync(path.join(database, CHECKSUM_FILE), { throwIfNoEntry: false });
  if (there === undefined) return { damage: `${CHECKSUM_FILE} is missing`, note: null };
  const note = readChecksums(readText(path.join(database, CHECKSUM_FILE)));
  if (note === null) return { damage: `${CHECKSUM_FILE} is unreadable`, note };
  let rested = performance.now();
  for (const [file, blocks] of note.files) {
    const damage = damageOf(database, file, blocks, note.closed && !isWalFile(file));
    if (damage !== null) return { damage, note };
    if (performance.now() - rested < TIME_SLICE) continue;
    // During the pause the server answers requests. It says that it is starting.
    await new Promise(setImmediate);
    rested = performance.now();
  }
  const missing = [...note.folders].filter((folder) => !folders.includes(folder)).sort();
  if (missing.length === 0) return { damage: null, note };
  const [those, them] =
    missing.length === 1 ? ['folder', 'is missing'] : ['folders', 'are missing'];
  return {
    damage: `the empty ${those} ${missing.join(', ')} ${them}: some ways of copying leave out what is empty, and to make it again is enough`,
    note,
  };
}

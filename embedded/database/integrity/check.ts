import { closeSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../../errorCode';
import { type Blocks, endOf, hasBlocks, isLog, openFile, readText, treeOf } from './blocks';
import { earlierNote } from './earlierNote';
import { NOTE, type Note, readNote } from './note';

/** What an examination found. */
export interface Finding {
  /** What is damaged, in a few words; null: nothing. */
  readonly damage: string | null;
  /** Null for a folder that a version without such notes has left. */
  readonly note: Note | null;
}

/** How long, in milliseconds, files are read without a look at anything else. */
const AT_A_STRETCH = 10;

/** @returns what is wrong with a file, in a few words, or null. */
function damageOf(database: string, file: string, blocks: Blocks, exact: boolean): string | null {
  let opened: ReturnType<typeof openFile>;
  try {
    opened = openFile(path.join(database, file));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return `${file} is missing`;
    throw error;
  }
  const { descriptor, size } = opened;
  try {
    const end = endOf(blocks);
    if (size < end) return `${file} is cut short`;
    if (exact && size !== end) return `${file} has another length than before`;
    return hasBlocks(descriptor, blocks) ? null : `${file} was altered`;
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Compares the files of a database that nobody has open with what is noted of them, and changes
 * nothing: PostgreSQL itself notices some damage only when it stumbles over it, some never, and
 * writes before it knows.
 * @throws what the system says about a file that may not be read.
 */
export async function examine(database: string): Promise<Finding> {
  const { folders, others } = await treeOf(database);
  const [stranger] = others;
  if (stranger !== undefined) return { damage: `${stranger} is no file`, note: null };
  const earlier = earlierNote(database);
  if (earlier !== null) return { damage: earlier.damage, note: null };

  const there = statSync(path.join(database, NOTE), { throwIfNoEntry: false });
  if (there === undefined) return { damage: `${NOTE} is missing`, note: null };
  const note = readNote(readText(path.join(database, NOTE)));
  if (note === null) return { damage: `${NOTE} is unreadable`, note };
  let rested = performance.now();
  for (const [file, blocks] of note.files) {
    const damage = damageOf(database, file, blocks, note.closed && !isLog(file));
    if (damage !== null) return { damage, note };
    if (performance.now() - rested < AT_A_STRETCH) continue;
    // Lets the server say meanwhile that it is starting.
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

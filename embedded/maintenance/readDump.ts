import { constants } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { errorCode } from '../errorCode';
import { StartupError } from '../startupError';
import { checkTitle, Checksum, type DumpHead, parseHead, BACKUP_TITLE } from './dumpFormat';
import { FRAME_LENGTH, readStatement } from './readStatement';

/** One piece of a backup that is being read. */
export interface DumpPiece {
  readonly head: DumpHead;
  /**
   * The kind of the piece.
   * - `head`: the first piece, which is no statement.
   * - `rows`: a statement that only inserts rows.
   * - `frame`: a statement that every backup contains.
   */
  readonly kind: 'head' | 'rows' | 'frame';
  readonly text: string;
  /** How many rows this piece contains. */
  readonly rows: number;
}

/**
 * Returns the error for a backup that was changed.
 * @param why - For example "its end is missing".
 */
export function damagedBackup(why: string): StartupError {
  return new StartupError(
    `The backup is incomplete or was altered (${why}). Use another backup. Nothing was changed.`,
  );
}

/** The message for a backup with fewer or more rows than its head states. */
export const ROWS_MISSING = 'it has not the rows that it should';

/**
 * Passes the chunks on. If the first chunks are not the start of a backup, the file is refused at once, because
 * the file may be very large.
 */
async function* begunAsBackup(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let start: string | null = '';
  for await (const chunk of chunks) {
    if (start === null) {
      yield chunk;
      continue;
    }
    start += chunk;
    if (start.length < BACKUP_TITLE.length) continue;
    checkTitle(start);
    yield start;
    start = null;
  }
  if (start !== null) yield start;
}

/** Splits the text at blank lines. Text that was searched once is not searched again, because a piece may be long. */
async function* pieces(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let parts: string[] = [];
  let length = 0;
  // The last character may be the first half of a blank line.
  let half = '';
  for await (const chunk of chunks) {
    const ends = (half + chunk).split('\n\n');
    const rest = ends.pop() ?? '';
    for (const end of ends) {
      parts.push(end);
      yield parts.join('');
      parts = [];
      length = 0;
    }
    half = rest.endsWith('\n') ? '\n' : '';
    parts.push(rest.slice(0, rest.length - half.length));
    length += rest.length;
    if (length > constants.MAX_STRING_LENGTH) throw damagedBackup('one line is too long');
  }
  yield parts.join('') + half;
}

/**
 * Reads a backup piece by piece. Its checksum has no key, so it detects accidents but not forgeries.
 * @throws StartupError at a statement that a backup does not contain there. At the end it is thrown if the backup is
 *   incomplete, was changed, or has the wrong number of rows.
 */
export async function* readDump(chunks: AsyncIterable<string>): AsyncGenerator<DumpPiece> {
  const checksum = new Checksum();
  let head: DumpHead | null = null;
  let end: string | null = null;
  let missing = 0;
  let framed = 0;
  let foreign: string | null = null;
  for await (const piece of pieces(begunAsBackup(chunks))) {
    if (foreign !== null) {
      throw damagedBackup(
        `it holds ${JSON.stringify(foreign.slice(0, 60))}, which no backup does there`,
      );
    }
    if (head === null) {
      head = parseHead(piece);
      missing = head.rows;
      checksum.add(`${piece}\n\n`);
      yield { head, kind: 'head', text: piece, rows: 0 };
    } else if (end === null && piece.startsWith('-- end of backup')) {
      end = piece;
    } else {
      const statement = readStatement(piece, framed);
      if (statement === null || end !== null) {
        foreign = piece;
        continue;
      }
      checksum.add(`${piece}\n\n`);
      const rows = statement.kind === 'rows' ? statement.rows : 0;
      missing -= rows;
      if (statement.kind === 'frame') framed += 1;
      yield { head, kind: statement.kind, text: piece, rows };
    }
  }
  if (end === null || framed !== FRAME_LENGTH || foreign !== null)
    throw damagedBackup('its end is missing');
  if (end.trimEnd() !== checksum.lastLine()) throw damagedBackup('its checksum does not match');
  if (missing !== 0) throw damagedBackup(ROWS_MISSING);
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.readUInt16BE() === 0x1f8b;
  } finally {
    await handle.close();
  }
}

/**
 * Reads a backup from a file, compressed or not.
 * @throws StartupError if the backup is incomplete.
 */
export async function* readDumpFile(file: string): AsyncGenerator<DumpPiece> {
  try {
    const zipped = await isGzip(file);
    const raw = createReadStream(file);
    const text = zipped ? raw.pipe(createGunzip()) : raw;
    raw.on('error', (error) => text.destroy(error));
    // cast: the encoding makes the chunks texts
    yield* readDump(text.setEncoding('utf8') as AsyncIterable<string>);
  } catch (error) {
    const code = errorCode(error);
    if (code === null) throw error;
    if (code.startsWith('Z_')) throw damagedBackup('it cannot be decompressed');
    if (code === 'ENOENT') {
      throw new StartupError(`There is no file ${file}. Nothing was changed.`, 2);
    }
    throw new StartupError(`${file} cannot be read (${code}). Nothing was changed.`);
  }
}

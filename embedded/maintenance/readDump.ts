import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { errorCode } from '../errorCode';
import { StartupError } from '../startupError';
import { Checksum, type DumpHead, parseHead } from './dumpFormat';

/** A piece of a backup as it passes by. */
export interface DumpPiece {
  readonly head: DumpHead;
  /** A statement; the head itself is the first piece and no statement. */
  readonly text: string;
  readonly isStatement: boolean;
  /** Rows in this piece. */
  readonly rows: number;
}

/** What is wrong with a backup that is cut short or altered. */
function damaged(): StartupError {
  return new StartupError(
    'The backup is incomplete or was altered (its checksum does not match). Use another backup. ' +
      'Nothing was changed.',
  );
}

async function* pieces(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const found = (rest + chunk).split('\n\n');
    rest = found.pop() ?? '';
    yield* found;
  }
  yield rest;
}

/**
 * Reads a backup piece by piece.
 * @throws StartupError at its end if the backup is not whole, exactly as it was written.
 */
export async function* readDump(chunks: AsyncIterable<string>): AsyncGenerator<DumpPiece> {
  const checksum = new Checksum();
  let head: DumpHead | null = null;
  let end: string | null = null;
  for await (const piece of pieces(chunks)) {
    if (head === null) {
      const [title = '', line = ''] = piece.split('\n', 2);
      head = parseHead(title, line);
      checksum.add(`${piece}\n\n`);
      yield { head, text: piece, isStatement: false, rows: 0 };
    } else if (piece.startsWith('-- end of backup')) {
      end = piece;
    } else {
      if (end !== null) throw damaged();
      checksum.add(`${piece}\n\n`);
      yield { head, text: piece, isStatement: true, rows: piece.match(/^\(/gm)?.length ?? 0 };
    }
  }
  if (end?.trimEnd() !== checksum.lastLine()) throw damaged();
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

/** Reads a backup from a file, compressed or not. @throws StartupError if it is not whole. */
export async function* readDumpFile(file: string): AsyncGenerator<DumpPiece> {
  try {
    const zipped = await isGzip(file);
    const raw = createReadStream(file);
    const text = zipped ? raw.pipe(createGunzip()) : raw;
    raw.on('error', (error) => text.destroy(error));
    yield* readDump(text.setEncoding('utf8') as AsyncIterable<string>); // as its encoding says
  } catch (error) {
    const code = errorCode(error);
    if (code === null) throw error;
    if (code.startsWith('Z_')) throw damaged();
    if (code === 'ENOENT') {
      throw new StartupError(`There is no file ${file}. Nothing was changed.`, 2);
    }
    throw new StartupError(`${file} cannot be read (${code}). Nothing was changed.`);
  }
}

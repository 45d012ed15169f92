import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** The size of PostgreSQL's blocks in bytes. */
export const BLOCK_SIZE = 8192;

/** The checksum (CRC-32) of the first `bytes` bytes of a block. The bytes after them may change. */
export interface BlockChecksum {
  readonly bytes: number;
  readonly crc: number;
}

/** The checksums of a file's blocks, by block number. */
export type BlockChecksums = Map<number, BlockChecksum>;

/** Adds checksums to those that are known of a file, in the place of earlier ones of the same blocks. */
export function addBlocks(
  files: Map<string, BlockChecksums>,
  file: string,
  blocks: Iterable<readonly [number, BlockChecksum]>,
): void {
  const known: BlockChecksums = files.get(file) ?? new Map<number, BlockChecksum>();
  for (const [block, sum] of blocks) known.set(block, sum);
  files.set(file, known);
}

/** Computes the checksum of a block. For the WAL, only the filled part of the block counts. */
export function checksumOfBlock(block: Uint8Array, log: boolean): BlockChecksum {
  let bytes = block.length;
  while (log && bytes > 0 && block[bytes - 1] === 0) bytes -= 1;
  return { bytes, crc: crc32(block.subarray(0, bytes)) };
}

/** The smallest length of a file that contains these blocks. */
export function leastLength(blocks: BlockChecksums): number {
  let end = 0;
  for (const [block, { bytes }] of blocks) end = Math.max(end, block * BLOCK_SIZE + bytes);
  return end;
}

/**
 * Opens a file, reads in it and closes it. If the file is a pipe, the call does not block.
 * @throws Node's errors of opening a file, and one with the code `EFTYPE` if it is no file.
 */
export function readIn<T>(file: string, read: (descriptor: number, size: number) => T): T {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const found = fstatSync(descriptor);
    if (!found.isFile()) throw Object.assign(new Error(`${file} is no file`), { code: 'EFTYPE' });
    return read(descriptor, found.size);
  } finally {
    closeSync(descriptor);
  }
}

/** Reads a whole file. If the file is a pipe, the call does not block. */
export function readText(file: string): string {
  return readIn(file, (descriptor) => readFileSync(descriptor, 'utf8'));
}

const CHUNK = 128 * BLOCK_SIZE;
/** All files share one buffer, because a buffer for each of hundreds of small files would take hundreds of MB. */
const buffer = Buffer.alloc(CHUNK);

/** Calls `visit` with each block of an open file. The bytes are overwritten after the call. */
export function eachBlock(descriptor: number, visit: (bytes: Buffer, block: number) => void): void {
  for (let at = 0; ; at += CHUNK) {
    const bytes = readSync(descriptor, buffer, 0, CHUNK, at);
    for (let from = 0; from < bytes; from += BLOCK_SIZE) {
      visit(buffer.subarray(from, Math.min(from + BLOCK_SIZE, bytes)), (at + from) / BLOCK_SIZE);
    }
    if (bytes < CHUNK) return;
  }
}

/** The checksums of single blocks of an open WAL file. */
export function checksumsOfBlocks(descriptor: number, wanted: Iterable<number>): BlockChecksums {
  const found: BlockChecksums = new Map();
  for (const block of wanted) {
    const bytes = readSync(descriptor, buffer, 0, BLOCK_SIZE, block * BLOCK_SIZE);
    if (bytes > 0) found.set(block, checksumOfBlock(buffer.subarray(0, bytes), true));
  }
  return found;
}

/** Whether an open file still has these blocks. */
export function matchesChecksums(descriptor: number, blocks: BlockChecksums): boolean {
  for (const [block, { bytes, crc }] of blocks) {
    const read = readSync(descriptor, buffer, 0, bytes, block * BLOCK_SIZE);
    if (read !== bytes || crc32(buffer.subarray(0, bytes)) !== crc) return false;
  }
  return true;
}

/** The checksums of a whole file. */
export function checksumsOfFile(file: string): BlockChecksums {
  const found: BlockChecksums = new Map();
  readIn(file, (descriptor) => {
    eachBlock(descriptor, (bytes, block) => found.set(block, checksumOfBlock(bytes, false)));
  });
  return found;
}

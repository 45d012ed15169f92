import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
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

/**
 * Whether a file belongs to the WAL. WAL files only grow at their end, and PostgreSQL uses them again for later parts
 * of the WAL.
 */
export function isWalFile(file: string): boolean {
  return /^pg_wal\/[0-9A-F]{24}$/.test(file);
}

/**
 * Whether a file's content is not checked. Either PostgreSQL creates the file again at each start, or this backend has
 * written it.
 */
export function isNotChecked(file: string): boolean {
  return (
    /^(oficio\.|postmaster\.|pg_stat|pg_notify\/|pg_subtrans\/|pg_dynshmem\/)/.test(file) ||
    (file.startsWith('pg_wal/') && !isWalFile(file)) ||
    /(^|\/)(pg_internal\.init|pgsql_tmp|t\d+_\d+)/.test(file)
  );
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
 * Opens a file for reading. If the file is a pipe, the call does not block.
 * @throws Node's errors of opening a file.
 */
export function openFile(file: string): { readonly descriptor: number; readonly size: number } {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  const found = fstatSync(descriptor);
  if (found.isFile()) return { descriptor, size: found.size };
  closeSync(descriptor);
  throw Object.assign(new Error(`${file} is no file`), { code: 'EFTYPE' });
}

/** Reads a whole file. If the file is a pipe, the call does not block. */
export function readText(file: string): string {
  const { descriptor } = openFile(file);
  try {
    return readFileSync(descriptor, 'utf8');
  } finally {
    closeSync(descriptor);
  }
}

const CHUNK = 128 * BLOCK_SIZE;
/** All files share one buffer, because a buffer for each of hundreds of small files would take hundreds of MB. */
const buffer = Buffer.alloc(CHUNK);

/** The checksums of single blocks of an open file. */
export function checksumsOfBlocks(
  descriptor: number,
  wanted: Iterable<number>,
  log: boolean,
): BlockChecksums {
  const found: BlockChecksums = new Map();
  for (const block of wanted) {
    const bytes = readSync(descriptor, buffer, 0, BLOCK_SIZE, block * BLOCK_SIZE);
    if (bytes > 0) found.set(block, checksumOfBlock(buffer.subarray(0, bytes), log));
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
export function checksumsOfFile(file: string, log: boolean): BlockChecksums {
  const found: BlockChecksums = new Map();
  const { descriptor } = openFile(file);
  try {
    for (let at = 0; ;) {
      const bytes = readSync(descriptor, buffer, 0, CHUNK, at);
      for (let from = 0; from < bytes; from += BLOCK_SIZE) {
        const sum = checksumOfBlock(buffer.subarray(from, Math.min(from + BLOCK_SIZE, bytes)), log);
        if (sum.bytes > 0) found.set((at + from) / BLOCK_SIZE, sum);
      }
      at += bytes;
      if (bytes < CHUNK) return found;
    }
  } finally {
    closeSync(descriptor);
  }
}

/** The content of a folder at any depth, with relative names. */
export interface FolderContent {
  readonly files: readonly string[];
  readonly folders: readonly string[];
  /** The names of entries that are neither files, folders nor links: pipes, sockets and devices. */
  readonly others: readonly string[];
}

/** Lists a folder without opening any file. */
export async function listFolder(root: string): Promise<FolderContent> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const tree = { files: [] as string[], folders: [] as string[], others: [] as string[] };
  for (const entry of entries) {
    const name = path.relative(root, path.join(entry.parentPath, entry.name));
    if (entry.isDirectory()) tree.folders.push(name);
    else if (entry.isFile() || entry.isSymbolicLink()) tree.files.push(name);
    else tree.others.push(name);
  }
  return tree;
}

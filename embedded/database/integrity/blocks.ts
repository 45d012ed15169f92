import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';

/** PostgreSQL writes its files in blocks of so many bytes. */
export const BLOCK = 8192;

/** A block's beginning, and its CRC-32; what lies behind it may change. */
export interface Sum {
  readonly bytes: number;
  readonly crc: number;
}

/** Sums of a file's blocks, by their number. */
export type Blocks = Map<number, Sum>;

/** Whether a file is of the log of changes, which grows at its end only and is used again. */
export function isLog(file: string): boolean {
  return /^pg_wal\/[0-9A-F]{24}$/.test(file);
}

/**
 * Whether a file's content is of no matter: PostgreSQL makes it anew with each start, or throws it
 * away; and ours.
 */
export function isScratch(file: string): boolean {
  return (
    /^(oficio\.|postmaster\.|pg_stat|pg_notify\/|pg_subtrans\/|pg_dynshmem\/)/.test(file) ||
    (file.startsWith('pg_wal/') && !isLog(file)) ||
    /(^|\/)(pg_internal\.init|pgsql_tmp|t\d+_\d+)/.test(file)
  );
}

/** Sums up a block as it is; of the log only what is filled. */
export function sumOf(block: Uint8Array, log: boolean): Sum {
  let bytes = block.length;
  while (log && bytes > 0 && block[bytes - 1] === 0) bytes -= 1;
  return { bytes, crc: crc32(block.subarray(0, bytes)) };
}

/** Where a file ends at least. */
export function endOf(blocks: Blocks): number {
  let end = 0;
  for (const [block, { bytes }] of blocks) end = Math.max(end, block * BLOCK + bytes);
  return end;
}

/** Opens a file for reading; a pipe in its place does not hold it up. @throws as Node does. */
export function openFile(file: string): { readonly descriptor: number; readonly size: number } {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  const found = fstatSync(descriptor);
  if (found.isFile()) return { descriptor, size: found.size };
  closeSync(descriptor);
  throw Object.assign(new Error(`${file} is no file`), { code: 'EFTYPE' });
}

/** Reads a whole file, on the same terms. */
export function readText(file: string): string {
  const { descriptor } = openFile(file);
  try {
    return readFileSync(descriptor, 'utf8');
  } finally {
    closeSync(descriptor);
  }
}

const CHUNK = 128 * BLOCK;
/** One for all: hundreds of files, most of them small, would leave hundreds of MB behind. */
const buffer = Buffer.alloc(CHUNK);

/** Reads single blocks of an open file. */
export function sumBlocks(descriptor: number, wanted: Iterable<number>, log: boolean): Blocks {
  const found: Blocks = new Map();
  for (const block of wanted) {
    const bytes = readSync(descriptor, buffer, 0, BLOCK, block * BLOCK);
    if (bytes > 0) found.set(block, sumOf(buffer.subarray(0, bytes), log));
  }
  return found;
}

/** Whether an open file has these blocks still. */
export function hasBlocks(descriptor: number, blocks: Blocks): boolean {
  for (const [block, { bytes, crc }] of blocks) {
    const read = readSync(descriptor, buffer, 0, bytes, block * BLOCK);
    if (read !== bytes || crc32(buffer.subarray(0, bytes)) !== crc) return false;
  }
  return true;
}

/** Reads a file from beginning to end. */
export function sumFile(file: string, log: boolean): Blocks {
  const found: Blocks = new Map();
  const { descriptor } = openFile(file);
  try {
    for (let at = 0; ;) {
      const bytes = readSync(descriptor, buffer, 0, CHUNK, at);
      for (let from = 0; from < bytes; from += BLOCK) {
        const sum = sumOf(buffer.subarray(from, Math.min(from + BLOCK, bytes)), log);
        if (sum.bytes > 0) found.set((at + from) / BLOCK, sum);
      }
      at += bytes;
      if (bytes < CHUNK) return found;
    }
  } finally {
    closeSync(descriptor);
  }
}

/** What lies in a folder, at any depth, by names relative to it. */
export interface Tree {
  readonly files: readonly string[];
  readonly folders: readonly string[];
  /** Neither files nor folders nor links: pipes, sockets, devices. */
  readonly others: readonly string[];
}

/** Lists a folder without opening anything in it. */
export async function treeOf(root: string): Promise<Tree> {
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

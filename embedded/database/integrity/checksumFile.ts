import { crc32 } from 'node:zlib';
import * as z from 'zod/mini';
import type { BlockChecksums, BlockChecksum } from './blocks';

/** The name of the file with the checksums. It is in the database's folder, so that copies of the folder include it. */
export const CHECKSUM_FILE = 'oficio.checksums';

/** The stored checksums of a database's files. */
export interface StoredChecksums {
  readonly files: Map<string, BlockChecksums>;
  readonly folders: ReadonlySet<string>;
  /** Whether the database was closed properly. If so, the files have exactly the stored lengths. */
  readonly closed: boolean;
}

// The shape of one line of the file. Each line starts with its own checksum. A complete file ends with `whole`. Lines
// after that add changes.
const lineShape = z.union([
  z.tuple([z.literal('folder'), z.string()]),
  z.tuple([z.literal('file'), z.string(), z.array(z.tuple([z.number(), z.number(), z.number()]))]),
  z.tuple([z.literal('whole'), z.boolean()]),
  z.tuple([z.literal('opened')]),
  z.tuple([z.literal('forget'), z.string()]),
]);
type Line = z.infer<typeof lineShape>;

/** Returns the text of a line. */
export function checksumLine(line: Line): string {
  const text = JSON.stringify(line);
  return `${crc32(text).toString(16).padStart(8, '0')} ${text}\n`;
}

/** Returns the line for some or all blocks of a file. */
export function fileLine(file: string, blocks: BlockChecksums): string {
  return checksumLine([
    'file',
    file,
    [...blocks].map(([block, { bytes, crc }]): [number, number, number] => [block, bytes, crc]),
  ]);
}

/** Returns the text of a complete file of checksums. */
export function writeChecksums({ files, folders, closed }: StoredChecksums): string {
  return [
    ...[...folders].map((folder) => checksumLine(['folder', folder])),
    ...[...files].map(([file, blocks]) => fileLine(file, blocks)),
    checksumLine(['whole', closed]),
  ].join('');
}

function parseLine(text: string): Line | null {
  const json = text.slice(9);
  if (crc32(json) !== parseInt(text.slice(0, 8), 16)) return null;
  const parsed = lineShape.safeParse(JSON.parse(json));
  return parsed.success ? parsed.data : null;
}

/**
 * Reads the text of a file of checksums. An unfinished last line is ignored.
 * @returns null if the text is damaged.
 */
export function readChecksums(text: string): StoredChecksums | null {
  const note = { files: new Map<string, BlockChecksums>(), folders: new Set<string>() };
  let closed: boolean | null = null;
  const lines = text.split('\n').map(parseLine);
  const last = lines.findLastIndex((line) => line !== null);
  for (const line of lines.slice(0, last + 1)) {
    if (line === null) return null;
    if (line[0] === 'folder') note.folders.add(line[1]);
    else if (line[0] === 'whole') closed = line[1];
    else if (line[0] === 'opened') closed = false;
    else if (line[0] === 'forget') note.files.delete(line[1]);
    else {
      const blocks: BlockChecksums = note.files.get(line[1]) ?? new Map<number, BlockChecksum>();
      for (const [block, bytes, crc] of line[2]) blocks.set(block, { bytes, crc });
      note.files.set(line[1], blocks);
    }
  }
  return closed === null ? null : { ...note, closed };
}

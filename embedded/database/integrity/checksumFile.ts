import { crc32 } from 'node:zlib';
import * as z from 'zod/mini';
import { addBlocks, BLOCK_SIZE, type BlockChecksums } from './blocks';
import type { Pages } from './pages';
import { kindOf } from './postgresFiles';

/** The name of the note. It is in the database's folder, so that copies of the folder include it. */
export const CHECKSUM_FILE = 'oficio.checksums';

/** What is stored about a database's files, because PostgreSQL's own checksums do not show it. */
export interface StoredChecksums {
  /** The checksums of files that PostgreSQL keeps none of: the WAL, the ledgers of commits, and `pg_control`. */
  readonly files: Map<string, BlockChecksums>;
  /** The pages of tables and indexes. To PostgreSQL, missing pages and pages of zeros look like unused space. */
  readonly pages: Map<string, Pages>;
}

// The shape of one line of the file. Each line starts with its own checksum. A complete file ends with `whole`. Lines
// after that add changes. Earlier versions wrote `folder` and `opened`, and a `file` line for every file.
const blocksShape = z.array(z.tuple([z.number(), z.number(), z.number()]));
const lineShape = z.union([
  z.tuple([z.literal('file'), z.string(), blocksShape]),
  z.tuple([z.literal('pages'), z.string(), z.number(), z.array(z.number())]),
  z.tuple([z.literal('forget'), z.string()]),
  z.tuple([z.literal('whole'), z.boolean()]),
  z.tuple([z.literal('folder'), z.string()]),
  z.tuple([z.literal('opened')]),
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

/** Returns the text of a complete note. */
export function writeChecksums({ files, pages }: StoredChecksums): string {
  return [
    ...[...files].map(([file, blocks]) => fileLine(file, blocks)),
    ...[...pages].map(([file, { count, empty }]) =>
      checksumLine(['pages', file, count, [...empty]]),
    ),
    checksumLine(['whole', true]),
  ].join('');
}

function parseLine(text: string): Line | null {
  const json = text.slice(9);
  if (crc32(json) !== parseInt(text.slice(0, 8), 16)) return null;
  const parsed = lineShape.safeParse(JSON.parse(json));
  return parsed.success ? parsed.data : null;
}

const EMPTY_PAGE = crc32(Buffer.alloc(BLOCK_SIZE));

/** Reads the blocks that an earlier version noted of a table or an index. */
function pagesOf(blocks: BlockChecksums): Pages {
  const pages: Pages = { count: 0, empty: new Set() };
  // There may be more blocks than a call may have arguments.
  for (const [block, { crc }] of blocks) {
    pages.count = Math.max(pages.count, block + 1);
    if (crc === EMPTY_PAGE) pages.empty.add(block);
  }
  return pages;
}

/** The name of the note that version 1.0.0 kept instead. It has the lengths of files. */
export const LENGTHS_FILE = 'oficio.files';

const lengthsShape = z.object({
  files: z.record(z.string(), z.tuple([z.number(), z.nullable(z.number())])),
});

/**
 * Reads the text of version 1.0.0's note. It does not tell which pages were empty, so any may be.
 * @returns null if the text is damaged.
 */
export function readLengths(text: string): (StoredChecksums & { readonly end: number }) | null {
  try {
    const { files } = lengthsShape.parse(JSON.parse(text));
    const pages = Object.entries(files).flatMap(([file, [length]]): [string, Pages][] => {
      if (kindOf(file) !== 'pages') return [];
      const count = Math.floor(length / BLOCK_SIZE);
      return [[file, { count, empty: new Set(Array.from({ length: count }, (_, page) => page)) }]];
    });
    return { files: new Map(), pages: new Map(pages), end: 0 };
  } catch {
    return null;
  }
}

/**
 * Reads the text of a note. What follows its last readable line was being written when the process ended, and is ignored.
 * @returns null if the text is damaged.
 */
export function readChecksums(text: string): (StoredChecksums & { readonly end: number }) | null {
  const note = { files: new Map<string, BlockChecksums>(), pages: new Map<string, Pages>() };
  const lines = text.split('\n');
  const read = lines.map(parseLine);
  const last = read.findLastIndex((line) => line !== null);
  let isWhole = false;
  for (const line of read.slice(0, last + 1)) {
    if (line === null) return null;
    const [kind, file] = line;
    if (kind === 'whole') isWhole = true;
    else if (kind === 'pages') note.pages.set(file, { count: line[2], empty: new Set(line[3]) });
    else if (kind === 'forget') for (const each of [note.files, note.pages]) each.delete(file);
    else if (kind === 'file') {
      const blocks = line[2].map(([block, bytes, crc]) => [block, { bytes, crc }] as const);
      if (kindOf(file) === 'pages') note.pages.set(file, pagesOf(new Map(blocks)));
      else addBlocks(note.files, file, blocks);
    }
  }
  const end = Buffer.byteLength(`${lines.slice(0, last + 1).join('\n')}\n`);
  return isWhole ? { ...note, end } : null;
}

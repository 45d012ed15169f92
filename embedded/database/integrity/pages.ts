import { BLOCK_SIZE, eachBlock, readIn } from './blocks';

/** The pages of a file of a table or an index. */
export interface Pages {
  count: number;
  /** The pages that nothing was written to yet. PostgreSQL takes any page of zeros for such a one. */
  readonly empty: Set<number>;
}

/** Whether nothing was written to a page yet. The place that is read says where the page's rows begin. */
export function isEmptyPage(page: Uint8Array): boolean {
  return page[14] === 0 && page[15] === 0;
}

/** How many pages a file has. A larger relation has several files: `16390`, `16390.1` and so on. */
const PAGES_PER_FILE = 131_072;
const LANES = 32;
const PRIME = 16_777_619;
// prettier-ignore
const OFFSETS = Int32Array.of(
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c,
  0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb,
  0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4,
  0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
);
const sums = new Int32Array(LANES);
/** The words of a page, and zeros for the two rounds that mix the last words as well as the first. */
const words = new Int32Array(BLOCK_SIZE / 4 + 2 * LANES);
const wordsAsBytes = new Uint8Array(words.buffer);

/**
 * PostgreSQL's own checksum of a page, which it keeps in bytes 8 and 9 (`checksum_impl.h`: 32 parallel FNV-1a sums).
 * It is computed here because PostgreSQL can read an index only where a query needs it, and only after it has opened
 * and changed the folder.
 * @param number - The page's number in the whole relation.
 */
function pageChecksum(page: Uint8Array, number: number): number {
  wordsAsBytes.set(page);
  wordsAsBytes[8] = 0;
  wordsAsBytes[9] = 0;
  sums.set(OFFSETS);
  for (let at = 0; at < words.length; at += 1) {
    const lane = at % LANES;
    const mixed = (sums[lane] ?? 0) ^ (words[at] ?? 0);
    sums[lane] = Math.imul(mixed, PRIME) ^ (mixed >>> 17);
  }
  let all = number;
  for (const sum of sums) all ^= sum;
  return ((all >>> 0) % 65_535) + 1;
}

/** Whether a page has another checksum than the one that PostgreSQL wrote into it. */
function isAltered(page: Uint8Array, number: number): boolean {
  if (isEmptyPage(page)) return page.some((byte) => byte !== 0);
  return (page[8] ?? 0) + 256 * (page[9] ?? 0) !== pageChecksum(page, number);
}

/** Reads the pages of a file, and lists those whose checksum is wrong. */
export function readPages(file: string): { readonly pages: Pages; readonly altered: number[] } {
  const pages: Pages = { count: 0, empty: new Set() };
  const altered: number[] = [];
  const first = PAGES_PER_FILE * Number(/\.(\d+)$/.exec(file)?.[1] ?? 0);
  readIn(file, (descriptor) => {
    eachBlock(descriptor, (bytes, block) => {
      // PostgreSQL takes no notice of a part of a page at the end, which a full disk may leave.
      if (bytes.length < BLOCK_SIZE) return;
      pages.count = block + 1;
      if (isEmptyPage(bytes)) pages.empty.add(block);
      if (isAltered(bytes, first + block)) altered.push(block);
    });
  });
  return { pages, altered };
}

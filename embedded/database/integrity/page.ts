/** PostgreSQL's unit of storage, in bytes. */
export const PAGE = 8192;

const WORDS = PAGE / 4;
const LANES = 32;
const PRIME = 16777619;

// The start values of the 32 lanes are part of PostgreSQL's data format.
const START = Int32Array.of(
  0x5b1f36e9,
  0xb8525960,
  0x02ab50aa,
  0x1de66d2a,
  0x79ff467a,
  0x9bb9f8a3,
  0x217e7cd2,
  0x83e13d2c,
  0xf8d4474f,
  0xe39eb970,
  0x42c6ae16,
  0x993216fa,
  0x7b093b5d,
  0x98daff3c,
  0xf718902a,
  0x0b1c9cdb,
  0xe58f764b,
  0x187636bc,
  0x5d7b3bb1,
  0xe73de7de,
  0x92bec979,
  0xcca6c0b2,
  0x304a0979,
  0x85aa43d4,
  0x783125bb,
  0x6ca8eaa2,
  0xe407eac6,
  0x4b5cfc3e,
  0x9fbf8c76,
  0x15ca20be,
  0xf2ca9fd3,
  0x959bd756,
);

function mix(sum: number, word: number): number {
  // Signed, as JavaScript's bitwise operators are: several times faster than unsigned.
  const mixed = sum ^ word;
  return Math.imul(mixed, PRIME) ^ (mixed >>> 17);
}

/** The sum of one lane: every 32nd word. */
function laneSum(page: Int32Array, lane: number): number {
  let sum = START[lane] ?? 0;
  for (let word = lane; word < WORDS; word += LANES) sum = mix(sum, page[word] ?? 0);
  return mix(mix(sum, 0), 0);
}

/**
 * Whether a page is as PostgreSQL wrote it: its checksum (32 interleaved FNV-1a sums and the
 * page's number) matches, or it was never filled.
 * @param page - PAGE bytes as 32-bit words; the same afterwards.
 * @param number - of the page within its table, over all files of the table.
 */
export function isWholePage(page: Int32Array, number: number): boolean {
  const header = page[2] ?? 0;
  const stored = header & 0xffff;
  if (stored === 0 && page.every((word) => word === 0)) return true;
  // The checksum is taken as if its own field were zero.
  page[2] = header & 0xffff0000;
  let sum = 0;
  for (let lane = 0; lane < LANES; lane += 1) sum ^= laneSum(page, lane);
  page[2] = header;
  return (((sum ^ number) >>> 0) % 65535) + 1 === stored;
}

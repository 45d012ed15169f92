import type { BlockChecksum } from './blocks';
import { checksumLine, fileLine, readChecksums } from './checksumFile';

/** A note as an earlier version wrote it, with the checksums of a table's blocks. */
const earlierNote = (blocks: Map<number, BlockChecksum>): string =>
  fileLine('base/5/16390', blocks) + checksumLine(['whole', true]);

describe('what an earlier version noted of a table', () => {
  // The last one is the longest file there is.
  test.each([0, 1, 3, 131_072])('%i pages', (count) => {
    const blocks = Array.from({ length: count }, (_, n) => [n, { bytes: 8192, crc: n }] as const);
    const note = readChecksums(earlierNote(new Map(blocks)));
    expect(note?.pages.get('base/5/16390')).toEqual({ count, empty: new Set() });
    expect(note?.files.size).toBe(0);
  });
});

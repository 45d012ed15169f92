import {
  compareFiles,
  type AccountData,
  type Comparison,
} from '../../../features/business/statement/compare';
import type { Item } from '../../../features/business/statement/item';
import { MAX_FILE_BYTES } from '../../../features/business/statement/statementLine';

export interface WorkerRequest {
  files: File[];
  account: AccountData;
}

export type WorkerAnswer =
  | { kind: 'reading'; file: number; part: number }
  /** Some lines of a comparison; the comparison follows. */
  | { kind: 'piece'; items: Item[] }
  | { kind: 'done'; comparison: Comparison }
  /** A file could not be read. */
  | { kind: 'failed' };

/** The number of lines that are sent at once, because receiving them all would block the page. */
const PIECE = 250;

const tell = (answer: WorkerAnswer): void => {
  postMessage(answer);
};

/* Reads and compares off the main thread. The page stops it by terminating the worker. */

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  (async () => {
    const { files, account } = data;
    const read = [];
    for (const file of files) {
      const isTooLarge = file.size > MAX_FILE_BYTES;
      const bytes = isTooLarge ? null : new Uint8Array(await file.arrayBuffer());
      read.push({ name: file.name, bytes });
    }
    const comparison = compareFiles(read, account, (file, part) =>
      tell({ kind: 'reading', file, part }),
    );
    if (comparison.kind !== 'compared') {
      tell({ kind: 'done', comparison });
      return;
    }
    const { items } = comparison;
    for (let from = 0; from < items.length; from += PIECE) {
      tell({ kind: 'piece', items: items.slice(from, from + PIECE) });
    }
    tell({ kind: 'done', comparison: { ...comparison, items: [] } });
  })().catch((error: unknown) => {
    // The page does not notice a rejection by itself.
    console.error(error);
    tell({ kind: 'failed' });
  });
});

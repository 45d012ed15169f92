import { compare, type Account, type Comparison } from '../../features/statement/compare';
import { piecesOf, withoutLists, type Lists } from '../../features/statement/pieces';
import { MAX_FILE_BYTES } from '../../features/statement/statementLine';

/** What the worker is asked. */
export interface WorkerRequest {
  files: File[];
  account: Account;
}

/** What the worker tells. */
export type WorkerAnswer =
  | { kind: 'reading'; file: number; part: number }
  /** Lines of a comparison, before it. */
  | { kind: 'piece'; piece: Partial<Lists> }
  | { kind: 'done'; comparison: Comparison }
  /** A file could not be read. */
  | { kind: 'failed' };

const tell = (answer: WorkerAnswer): void => {
  postMessage(answer);
};

/* Reading and comparing, off the main thread. It is stopped by terminating the worker. */

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  (async () => {
    const { files, account } = data;
    const read = [];
    for (const file of files) {
      const isRead = file.size <= MAX_FILE_BYTES;
      const bytes = isRead
        ? new Uint8Array(await file.arrayBuffer())
        : new Uint8Array(MAX_FILE_BYTES + 1);
      read.push({ name: file.name, bytes });
    }
    const comparison = compare(read, account, (file, part) => {
      tell({ kind: 'reading', file, part });
    });
    if (comparison.kind !== 'compared') {
      tell({ kind: 'done', comparison });
      return;
    }
    for (const piece of piecesOf(comparison)) tell({ kind: 'piece', piece });
    tell({ kind: 'done', comparison: withoutLists(comparison) });
  })().catch((error: unknown) => {
    // A rejection does not reach the page by itself.
    console.error(error);
    tell({ kind: 'failed' });
  });
});

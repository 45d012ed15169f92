import type {
  AccountData,
  ComparedFiles,
  Comparison,
} from '../../../features/business/statement/compare';
import { addPiece, type ComparisonLists } from '../../../features/business/statement/pieces';
import type { WorkerAnswer, WorkerRequest } from './statement.worker';

export interface ReadingInProgress {
  result: Promise<Comparison>;
  cancel: () => void;
}

/**
 * Reads files in a worker and compares them.
 * @param onRead - gets the name of the file that is being read, and how much of all files is read, from 0 to 1
 */
export function startReading(
  files: File[],
  account: AccountData,
  onRead: (file: number, part: number) => void,
): ReadingInProgress {
  const worker = new Worker(new URL('./statement.worker.ts', import.meta.url));
  const pieces: Partial<ComparisonLists>[] = [];
  const result = new Promise<Comparison>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'reading') {
        onRead(data.file, data.part);
      } else if (data.kind === 'failed') {
        reject(new Error('A file could not be read'));
        worker.terminate();
      } else if (data.kind === 'piece') {
        pieces.push(data.piece);
      } else {
        const { comparison } = data;
        if (comparison.kind === 'compared') {
          for (const piece of pieces) addPiece(comparison, piece);
        }
        resolve(comparison);
        worker.terminate();
      }
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(event.message));
      worker.terminate();
    });
    const request: WorkerRequest = { files, account };
    worker.postMessage(request);
  });
  return {
    result,
    cancel: () => worker.terminate(),
  };
}

/* The last comparison, kept as long as the page is open, so that the section can show it again. */
let last: { comparison: number; compared: ComparedFiles } | null = null;

/** Keeps a comparison. Returns its number, which the store holds. */
export function keepCompared(compared: ComparedFiles): number {
  const comparison = (last?.comparison ?? 0) + 1;
  last = { comparison, compared };
  return comparison;
}

/** The comparison with this number; null if another has replaced it or the page was reloaded. */
export const keptCompared = (comparison: number | null): ComparedFiles | null =>
  last?.comparison === comparison ? last.compared : null;

import type {
  AccountData,
  ComparedFiles,
  Comparison,
} from '../../../features/business/statement/compare';
import type { Item } from '../../../features/business/statement/item';
import { askWorker, type Asked } from '../../kit/chunks/askWorker';
import type { WorkerAnswer, WorkerRequest } from './statement.worker';

/**
 * Reads files in a worker and compares them.
 * @param onRead - gets the name of the file that is being read, and how much of all files is read, from 0 to 1
 */
export function startReading(
  files: File[],
  account: AccountData,
  onRead: (file: number, part: number) => void,
): Asked<Comparison> {
  const pieces: Item[][] = [];
  const request: WorkerRequest = { files, account };
  const worker = new Worker(new URL('./statement.worker.ts', import.meta.url));
  return askWorker(worker, request, (message: WorkerAnswer) => {
    switch (message.kind) {
      case 'reading':
        onRead(message.file, message.part);
        return undefined;
      case 'piece':
        pieces.push(message.items);
        return undefined;
      case 'failed':
        return null;
      case 'done': {
        const { comparison } = message;
        return comparison.kind === 'compared'
          ? { ...comparison, items: pieces.flat() }
          : comparison;
      }
    }
  });
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

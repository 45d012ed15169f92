import type { SheetEntity } from '../../../features/business/spreadsheet/fields';
import {
  readPasted,
  readSheetFile,
  type SheetReading,
} from '../../../features/business/spreadsheet/readSheet';
import { MAX_FILE_BYTES } from '../../../features/business/statement/statementLine';

/** A message to the worker: a file, or what was pasted. */
export interface SheetRequest {
  entity: SheetEntity;
  source: File | string;
}

/** The message from the worker; null if the file could not be read. */
export type SheetAnswer = SheetReading | null;

async function read({ entity, source }: SheetRequest): Promise<SheetReading> {
  if (typeof source === 'string') return readPasted(entity, source);
  if (source.size > MAX_FILE_BYTES) return { kind: 'refused', problem: 'tooLarge' };
  return readSheetFile(entity, new Uint8Array(await source.arrayBuffer()));
}

/* Reads off the main thread. The page stops it by terminating the worker. */

addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  read(data).then(
    (answer: SheetAnswer) => postMessage(answer),
    (error: unknown) => {
      // The page does not notice a rejection by itself.
      console.error(error);
      postMessage(null);
    },
  );
});

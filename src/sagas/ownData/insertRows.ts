import { call, type SagaGenerator } from 'typed-redux-saga';

import type { Row } from '../../features/shared/list';
import { isAmbiguous, isFailure } from '../failures';
import { withRetries } from './withRetries';

/** The most characters of one request. A single row may have more. */
const MAX_CHARACTERS = 1_000_000;

/** Splits rows or ids into the parts of single requests. */
export function partsOf<T>(items: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  let characters = 0;
  for (const item of items) {
    const length = JSON.stringify(item).length;
    const part = parts.at(-1);
    if (part && part.length < size && characters + length <= MAX_CHARACTERS) part.push(item);
    else {
      parts.push([item]);
      characters = 0;
    }
    characters += length;
  }
  return parts;
}

interface Target {
  insert: (rows: readonly Row[]) => Promise<unknown>;
  find: (id: string) => Promise<Row | null>;
}

/**
 * Stores some rows in one request. If the answer is lost, the request is sent again, and the second answer shows whether
 * the first one was committed.
 * @param onRefused - is called when a request has failed, and none before it may have stored the rows
 */
export function* insertRows(
  { insert, find }: Target,
  rows: readonly Row[],
  onRefused: () => void = () => undefined,
): SagaGenerator<void> {
  const [first] = rows;
  if (!first) return;
  let mayBeThere = false;
  yield* withRetries(function* () {
    try {
      yield* call(insert, rows);
    } catch (error) {
      if (mayBeThere && isFailure(error, 'conflict') && (yield* call(find, first.id))) return;
      mayBeThere ||= isAmbiguous(error);
      if (!mayBeThere) onRefused();
      throw error;
    }
  });
}

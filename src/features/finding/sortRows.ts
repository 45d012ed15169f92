import { collate } from '../shared/collate';
import { normalise } from '../shared/searchText';
import type { Sort } from './sought';

/** What a list is sorted by. */
export type SortKey<T> = {
  /** The direction of a head's first press. */
  first: Sort['direction'];
} & (
  | { kind: 'text'; of: (row: T) => string | null }
  /** Numbers; days and instants as they are stored. */
  | { kind: 'value'; of: (row: T) => number | string | null }
);

interface Sortable {
  index: number;
  value: number | string;
  /** Without accents and capitals, by which nearly all texts differ: far cheaper to collate. */
  plain: string;
}

const byValue = (a: Sortable, b: Sortable): number =>
  a.value < b.value ? -1 : a.value > b.value ? 1 : 0;

const byText = (a: Sortable, b: Sortable): number =>
  collate(a.plain, b.plain) || collate(String(a.value), String(b.value));

/**
 * The rows in the order of a key. Equals keep the order in which they come, and what has no value
 * comes last, whatever the direction.
 */
export function sortRows<T>(
  rows: readonly T[],
  key: SortKey<T>,
  direction: Sort['direction'],
): readonly T[] {
  const sortables: Sortable[] = [];
  const empty: T[] = [];
  rows.forEach((row, index) => {
    const value = key.of(row);
    if (value === null || value === '') empty.push(row);
    else {
      const plain = key.kind === 'text' ? normalise(String(value)) : '';
      sortables.push({ index, value, plain });
    }
  });
  const compare = key.kind === 'text' ? byText : byValue;
  const sign = direction === 'ascending' ? 1 : -1;
  sortables.sort((a, b) => sign * compare(a, b));
  return [...sortables.flatMap(({ index }) => rows[index] ?? []), ...empty];
}

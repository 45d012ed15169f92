import { compareAlphabetically } from '../../shared/collate';
import { normalise } from '../../shared/searchText';
import type { Sort } from './sought';

export type SortKey<T> = {
  /** The direction of the sorting after the first press on the header. */
  first: Sort['direction'];
} & (
  | { kind: 'text'; of: (row: T) => string | null }
  /** Sorts by numbers, or by days and instants as they are stored. */
  | { kind: 'value'; of: (row: T) => number | string | null }
);

interface Sortable {
  index: number;
  value: number | string;
  /**
   * The text without accents and capitals. Comparing these texts first is much cheaper than the comparison for
   * Portuguese.
   */
  plain: string;
}

const byValue = (a: Sortable, b: Sortable): number =>
  a.value < b.value ? -1 : a.value > b.value ? 1 : 0;

const byText = (a: Sortable, b: Sortable): number =>
  compareAlphabetically(a.plain, b.plain) ||
  compareAlphabetically(String(a.value), String(b.value));

/** Sorts rows by a key. The sort is stable, and rows without a value come last in both directions. */
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

import { findRows, type Findable } from '../../../src/features/app/finding/findRows';
import { rowTexts } from '../../../src/features/app/finding/rowTexts';
import { sortRows, type SortKey } from '../../../src/features/app/finding/sortRows';
import type { Sought } from '../../../src/features/app/finding/sought';
import type { Row } from '../../../src/features/shared/list';
import { searchWords } from '../../../src/features/shared/searchText';

type Field = string | number | null;

/** The columns by which lists are sorted here. A list without such a field keeps its own order. */
export const SORT_COLUMNS = [
  'name',
  'status',
  'category',
  'amount',
  'totalValue',
  'createdAt',
] as const;

const valueOf = (row: object, column: string): Field => {
  const value = Object.entries(row).find(([field]) => field === column)?.[1] as unknown;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

const sortKey = (column: string): SortKey<Row> => ({
  kind: 'text',
  first: 'ascending',
  of: (row) => valueOf(row, column)?.toString() ?? null,
});

const partsOf = (row: Row): string[] => Object.values(row).map((value) => JSON.stringify(value));
const texts = rowTexts<Row>(partsOf);

/** Searches any row by all of its values. Which values each list searches is tested with the list's section. */
const findable: Findable<Row> = {
  texts: (row) => [texts(row)],
  sorts: Object.fromEntries(SORT_COLUMNS.map((column) => [column, sortKey(column)])),
  facets: {},
  counted: [],
  day: () => null,
};

const TODAY = '2026-11-20';

/** The ids of the rows that the app's search finds, in order. */
export function idsFoundByApp(rows: readonly Row[], sought: Sought): readonly string[] {
  const { sort } = sought;
  const key = sort && findable.sorts[sort.column];
  const ordered = key ? sortRows(rows, key, sort.direction) : rows;
  return findRows(ordered, sought, findable, TODAY).rows.map(({ id }) => id);
}

/** Whether a text contains a word. A number does not match a part of another number. */
function holds(text: string, word: string): boolean {
  if (!/^\d[\d.,]*$/.test(word)) return text.includes(word);
  return new RegExp(`(?<!\\d|\\d[.,])${word.replaceAll('.', '\\.')}`).test(text);
}

/**
 * The ids that the search must find, computed in the simplest way: each row is read, and then the matching rows
 * are sorted.
 */
export function idsFoundByReading(
  rows: readonly Row[],
  { query, sort }: Sought,
): readonly string[] {
  const words = searchWords(query);
  const normal = (text: string) => searchWords(text).join(' ');
  const left = rows.filter((row) =>
    words.every((word) => partsOf(row).some((part) => holds(normal(part), word))),
  );
  if (sort) {
    const sign = sort.direction === 'ascending' ? 1 : -1;
    left.sort((a, b) => {
      const [one, other] = [a, b].map((row) => valueOf(row, sort.column)?.toString() ?? '');
      if (!one || !other) return Number(!one) - Number(!other);
      return sign * one.localeCompare(other, 'pt-BR');
    });
  }
  return left.map(({ id }) => id);
}

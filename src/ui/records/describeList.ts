import { createSelector } from '@reduxjs/toolkit';
import type { Findable } from '../../features/app/finding/findRows';
import { cachedPerRow, rowTexts } from '../../features/app/finding/rowTexts';
import type { SortKey } from '../../features/app/finding/sortRows';
import type { Sort } from '../../features/app/finding/sought';
import type { Row } from '../../features/shared/list';
import type { RootState } from '../../store/hooks';
import type {
  Choosable,
  FacetSelect,
  FindControls,
  List,
  ListDescription,
  ListField,
  OrderChoice,
  OrderWords,
  RecordOffer,
  StripGroup,
} from './list';

/* Makes lists from their descriptions. */

type AnyField<T, Context> = readonly [key: string, field: ListField<T, Context>];

function controlsOf<T, Context>(
  fields: readonly AnyField<T, Context>[],
  { orders, ownOrder, period }: { orders: readonly string[]; ownOrder: OrderWords; period: string },
): FindControls {
  const strip: StripGroup[] = [];
  const selects: FacetSelect[] = [];
  for (const [key, { header, facet }] of fields) {
    if (!facet) continue;
    const labelled = { facet: key, label: facet.label ?? header };
    if ('strip' in facet) strip.push({ ...labelled, choices: facet.strip });
    else {
      const { of: _of, ...select } = facet;
      selects.push({ ...select, ...labelled });
    }
  }
  const byKey = new Map(fields);
  return {
    strip,
    selects,
    period,
    ownOrder,
    orders: orders.flatMap((column) =>
      (byKey.get(column)?.sort?.orders ?? []).map(({ direction, ...said }) => ({
        sort: { column, direction },
        ...said,
      })),
    ),
  };
}

const sortKey = <T, Context>(
  sort: NonNullable<ListField<T, Context>['sort']>,
  context: Context,
): SortKey<T> =>
  sort.kind === 'text'
    ? { kind: 'text', first: 'ascending', of: (row) => sort.of(row, context) }
    : { kind: 'value', first: sort.first, of: (row) => sort.of(row, context) };

export function describeList<T extends Row, Context extends object, Key extends string>(
  description: ListDescription<T, Context, Key> & Choosable<T>,
): List<T, Context, Key> & Choosable<T>;
export function describeList<T extends Row, Context extends object, Key extends string>(
  description: ListDescription<T, Context, Key>,
): List<T, Context, Key>;
export function describeList<T extends Row, Context extends object, Key extends string>(
  description: ListDescription<T, Context, Key>,
): List<T, Context, Key> {
  const { orders, ownOrder, period } = description;
  const fields: AnyField<T, Context>[] = Object.entries(description.fields);
  const texts = rowTexts<T>((row) => fields.flatMap(([, { searched }]) => searched?.(row) ?? []));
  const searchedIn = fields.flatMap(([, field]) => field.searchedIn ?? []);
  const findable = (context: Context): Findable<T> => ({
    texts: (row) => [texts(row), ...searchedIn.map((of) => of(row, context))],
    sorts: Object.fromEntries(
      fields.flatMap(([key, { sort }]) => (sort ? [[key, sortKey(sort, context)]] : [])),
    ),
    facets: Object.fromEntries(
      fields.flatMap(([key, { facet }]) =>
        facet ? [[key, (row: T) => facet.of(row, context)]] : [],
      ),
    ),
    counted: fields.flatMap(([key, { facet }]) => (facet && 'strip' in facet ? key : [])),
    day: (row) => period.day(row, context),
  });
  return {
    ...description,
    // There is one object for each context, so that the section and the palette share its caches.
    findable: cachedPerRow(findable),
    controls: controlsOf(fields, { orders, ownOrder, period: period.label }),
  };
}

/**
 * Offers records of a list for a choice.
 * @param rows - selects the records, in order; by default all.
 */
export const offerOf = <T extends Row>(
  { entity, selectAll, choice }: Pick<List<T, never, never>, 'entity' | 'selectAll'> & Choosable<T>,
  rows: (root: RootState) => readonly T[] = selectAll,
): RecordOffer => ({
  entity,
  choices: createSelector([rows, choice], (offered, choiceOf) =>
    offered.map((row) => ({ value: row.id, ...choiceOf(row) })),
  ),
});

const isSameSort = (a: Sort, b: Sort): boolean =>
  a.column === b.column && a.direction === b.direction;

/** The order that the user has chosen for a list; null for the default order. */
export const chosenOrder = (
  { orders }: Pick<FindControls, 'orders'>,
  sort: Sort | null,
): OrderChoice | null => (sort && orders.find((order) => isSameSort(order.sort, sort))) ?? null;

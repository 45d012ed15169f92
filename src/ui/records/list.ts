import type { ComponentType } from 'react';

import type { Findable } from '../../features/finding/findRows';
import { perRow, rowTexts } from '../../features/finding/rowTexts';
import type { SortKey } from '../../features/finding/sortRows';
import type { Sort } from '../../features/finding/sought';
import type { Day } from '../../features/shared/days';
import type { Row } from '../../features/shared/list';
import { normalise } from '../../features/shared/searchText';
import type { EntityName } from '../../features/entities/entities';
import type { RootState } from '../../store/hooks';
import type { GlyphName } from '../kit/art/Icon';
import type { Choice } from '../kit/form/choices';
import type { LedgerColumn } from '../kit/list/LedgerRow';
import { glyphs, type BadgeLook } from '../kit/text/Badge';
import type { LookedUp } from './useLookup';

/*
 * The description of a list: each of its fields once, with all that is made of it. Table, cards, search,
 * filters, spreadsheet and palette read it. Cells that are more than text stand in the section, so that the
 * palette and the export do not load them.
 */

/** Values that exclude each other, with how many rows have each. */
export interface StripGroup {
  facet: string;
  /** 'Status'. */
  label: string;
  choices: readonly (Choice & { glyph: GlyphName })[];
}

export interface FacetControlProps {
  entity: EntityName;
  /** What is chosen. */
  value: string | undefined;
}

/** One value of many: of a few that are known, or of another list's rows by a control of their own. */
type SelectKind =
  | {
      /** What it says while nothing is chosen: 'Todas as categorias'. */
      all: string;
      choices: readonly Choice[];
    }
  | { Control: ComponentType<FacetControlProps> };

/** A select of the toolbar. */
export type FacetSelect = SelectKind & {
  facet: string;
  /** 'Categoria'. */
  label: string;
};

/** An order that the list can be in. */
export interface OrderChoice {
  sort: Sort;
  /** 'Maior valor'. */
  label: string;
  /** In a sentence: 'do maior valor ao menor'. */
  words: string;
}

/** The order that a list is in unless told. */
export type OwnOrder = Omit<OrderChoice, 'sort'>;

export interface BulkOffer {
  /** Buttons, the first one first: 'Marcar como pagos'. */
  flags?: readonly { label: string; field: 'paid' | 'delivered' }[];
  /** One value of several, in a menu: 'Mudar status'. */
  select?: {
    label: string;
    field: 'status' | 'category';
    choices: readonly (Choice & { glyph?: GlyphName })[];
  };
}

/** What the toolbar of a list offers. */
export interface FindControls {
  strip: readonly StripGroup[];
  selects: readonly FacetSelect[];
  /** What a period is about: 'Data'. */
  period: string;
  ownOrder: OwnOrder;
  orders: readonly OrderChoice[];
}

/** An order by one field. */
type FieldOrder = OwnOrder & Pick<Sort, 'direction'>;

/** A text, reais, or nothing. */
export type CsvValue = string | number | null;

/** A column's layout in the table. */
type ColumnLayout<T> = Omit<LedgerColumn<T>, 'key' | 'header' | 'cell' | 'note' | 'width'> & {
  /** Any CSS width, which may follow from all rows; without one it shares the rest. */
  width?: string | ((rows: readonly T[]) => string);
};

/** A field of a list's rows. `Context` is what the rows' texts depend on besides the row. */
export interface Field<T, Context> {
  header: string;
  /** As it is read; null while it cannot be told. */
  text?: (row: T, context: Context) => string | null;
  /** A column of the table; its cell is the text unless the section has another. */
  column?: ColumnLayout<T>;
  /** What else its cell says, under it. */
  note?: (row: T, context: Context) => string | null;
  /** The texts that the row alone tells: searched, and kept as long as the row. */
  searched?: (row: T) => string | null | readonly (string | null)[];
  /** Searched, too: a text that the context tells, as `normalise` leaves it. */
  searchedIn?: (row: T, context: Context) => string;
  sort?: { orders: readonly FieldOrder[] } & (
    | { kind: 'text'; of: (row: T, context: Context) => string | null }
    | {
        kind: 'value';
        /** The direction of a head's first press. */
        first: Sort['direction'];
        of: (row: T, context: Context) => number | string | null;
      }
  );
  /** What rows are filtered by; its label is the field's header unless told. */
  facet?: { label?: string; of: (row: T, context: Context) => string | null } & (
    { strip: StripGroup['choices'] } | SelectKind
  );
  /** A column of the spreadsheet: the text, or what is told here, under the header unless told. */
  csv?: true | { header?: string; of?: (row: T, context: Context) => CsvValue };
}

/** A row among others in the palette: its name, what tells it apart, and an amount or a day at the end. */
export interface Shown {
  name: string;
  details: readonly (string | null)[];
  end?: string | null;
}

/** What toolbar, strip and foot need to know of a list. */
export interface FoundBy<T> {
  entity: EntityName;
  controls: FindControls;
  /** What the foot adds up, in reais as they are shown; without it, nothing. */
  amount?: (row: T) => number | null;
  /** What can be done to many rows at once besides deleting them. */
  bulk?: BulkOffer;
}

export interface ListDescription<
  T extends Row,
  Context extends object,
  Key extends string,
> extends Omit<FoundBy<T>, 'controls'> {
  selectAll: (root: RootState) => readonly T[];
  /** Memoised: the same object until something in it changes. */
  context: (root: RootState, today: Day) => Context;
  /** In the order of the columns, of the table as of the spreadsheet. */
  fields: Readonly<Record<Key, Field<T, Context>>>;
  /** The fields that the list can be sorted by, as the select has them. */
  orders: readonly NoInfer<Key>[];
  ownOrder: OwnOrder;
  period: { label: string; day: (row: T, context: Context) => Day | null };
  /** A row in the names of its buttons, after its article and noun: 'Ana', 'de Ana'. */
  subject: (row: T, context: Context) => string;
  palette: {
    shown: (row: T, context: Context) => Shown;
    /** What it is found by there alone, as `normalise` leaves it. */
    searched?: (row: T, context: Context) => string;
  };
  /** Whether all is loaded that the spreadsheet says besides the rows. */
  isWhole?: (root: RootState) => boolean;
}

export interface List<T extends Row, Context extends object, Key extends string>
  extends ListDescription<T, Context, Key>, FoundBy<T> {
  findable: (context: Context) => Findable<T>;
  controls: FindControls;
}

type AnyField<T, Context> = readonly [key: string, field: Field<T, Context>];

function controlsOf<T, Context>(
  fields: readonly AnyField<T, Context>[],
  { orders, ownOrder, period }: { orders: readonly string[]; ownOrder: OwnOrder; period: string },
): FindControls {
  const strip: StripGroup[] = [];
  const selects: FacetSelect[] = [];
  for (const [key, { header, facet }] of fields) {
    if (!facet) continue;
    const named = { facet: key, label: facet.label ?? header };
    if ('strip' in facet) strip.push({ ...named, choices: facet.strip });
    else if ('Control' in facet) selects.push({ ...named, Control: facet.Control });
    else selects.push({ ...named, all: facet.all, choices: facet.choices });
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
  sort: NonNullable<Field<T, Context>['sort']>,
  context: Context,
): SortKey<T> =>
  sort.kind === 'text'
    ? { kind: 'text', first: 'ascending', of: (row) => sort.of(row, context) }
    : { kind: 'value', first: sort.first, of: (row) => sort.of(row, context) };

/** A list by its description. */
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
    // One a context: the section and the palette share what is made of its rows.
    findable: perRow(findable),
    controls: controlsOf(fields, { orders, ownOrder, period: period.label }),
  };
}

/** As lists come: by the time at which a record was made. */
export const newestFirst: OwnOrder = { label: 'Mais novo', words: 'do mais novo ao mais antigo' };
/** The other way round, for lists that come the newest first. */
export const oldestFirst: FieldOrder = {
  direction: 'ascending',
  label: 'Mais antigo',
  words: 'do mais antigo ao mais novo',
};

/** Both orders of a text: 'Nome, de A a Z'. */
export const textOrders = (label: string): readonly FieldOrder[] => {
  const word = label.toLowerCase();
  return [
    { direction: 'ascending', label: `${label}, de A a Z`, words: `por ${word} de A a Z` },
    { direction: 'descending', label: `${label}, de Z a A`, words: `por ${word} de Z a A` },
  ];
};

/** Both orders of an amount. */
export const amountOrders: readonly FieldOrder[] = [
  { direction: 'descending', label: 'Maior valor', words: 'do maior valor ao menor' },
  { direction: 'ascending', label: 'Menor valor', words: 'do menor valor ao maior' },
];

/** States in their own order: from the first to the last, and back. */
export const stateOrders = (
  label: string,
  [first, last]: readonly [string, string],
): readonly FieldOrder[] => {
  const by = `por ${label.toLowerCase()}, de`;
  return [
    {
      direction: 'ascending',
      label: `${label}: ${first} primeiro`,
      words: `${by} ${first} a ${last}`,
    },
    {
      direction: 'descending',
      label: `${label}: ${last} primeiro`,
      words: `${by} ${last} a ${first}`,
    },
  ];
};

/** The choices of a status, for its strip and for the menu that sets it. */
export const statusChoices = <Status extends string>(
  statuses: readonly Status[],
  looks: Readonly<Record<Status, BadgeLook>>,
): StripGroup['choices'] =>
  statuses.map((status) => ({
    value: status,
    label: looks[status].label,
    glyph: glyphs[looks[status].tone],
  }));

/**
 * The name of a row that others point at, as it is searched.
 * @param gone - what stands for one that was deleted.
 */
export function referenceText<T extends { name: string }>(
  gone: string,
): (found: LookedUp<T>) => string {
  const nameText = rowTexts<T>(({ name }) => [name]);
  const goneText = normalise(gone);
  return (found) => (found === undefined ? '' : found === null ? goneText : nameText(found));
}

const isSame = (a: Sort, b: Sort): boolean => a.column === b.column && a.direction === b.direction;

/** The order that a list is in; null where it is its own. */
export const orderOf = (
  { orders }: Pick<FindControls, 'orders'>,
  sort: Sort | null,
): OrderChoice | null => (sort && orders.find((order) => isSame(order.sort, sort))) ?? null;

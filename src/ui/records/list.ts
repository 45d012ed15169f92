import { createSelector } from '@reduxjs/toolkit';
import type { Findable } from '../../features/app/finding/findRows';
import { cachedPerRow, rowTexts, phoneSearchTexts } from '../../features/app/finding/rowTexts';
import type { SortKey } from '../../features/app/finding/sortRows';
import type { Sort } from '../../features/app/finding/sought';
import type { Day } from '../../features/shared/days';
import type { Row } from '../../features/shared/list';
import { phoneText } from '../../features/shared/phone';
import { normalise } from '../../features/shared/searchText';
import type { EntityName } from '../../features/app/entities/entities';
import type { RootState } from '../../store/hooks';
import type { GlyphName } from '../kit/art/Icon';
import type { Choice } from '../kit/form/choices';
import type { TableColumn } from '../kit/list/tableLayout';
import { badgeGlyphs, type BadgeLook } from '../kit/text/Badge';
import { formatInstantDay } from '../kit/text/format';
import type { DetailedChoice } from './distinctLabels';
import type { LookedUp } from './useLookup';

/*
 * The description of a list says once what each of its fields is. The table, cards, search, filters, CSV file and
 * palette are made of it. Cells with elements are defined in the list's section, so that the palette and the
 * export do not load them.
 */

/** A group of values of which one can be chosen, each shown with its number of rows. */
export interface StripGroup {
  facet: string;
  /** The label of the group: 'Status'. */
  label: string;
  choices: readonly (Choice & { glyph: GlyphName })[];
}

/** Some records of a list, offered for a choice. */
export interface RecordOffer {
  entity: EntityName;
  /** Returns the records as choices. It is memoised. */
  choices: (root: RootState) => readonly DetailedChoice[];
}

/** The values of a filter by a record of another list. */
export interface RecordValues {
  offer: RecordOffer;
  /** A value that stands before the records, for rows without one: 'Sem projeto'. */
  none?: Choice;
  /** The name of the chosen record, or the text for a deleted one. */
  nameOf: (root: RootState, id: string) => string;
}

/** A filter by one of many values: those of a fixed list, or the records of another list. */
type SelectKind = {
  /** The text that is shown while nothing is chosen: 'Todas as categorias'. */
  all: string;
} & ({ choices: readonly Choice[] } | { records: RecordValues });

/** A filter in the panel of filters. */
export type FacetSelect = SelectKind & {
  facet: string;
  /** The label of the filter: 'Categoria'. */
  label: string;
};

/** One way to sort a list. */
export interface OrderChoice {
  sort: Sort;
  /** The label of the order: 'Maior valor'. */
  label: string;
  /** The order's text in a sentence: 'do maior valor ao menor'. */
  words: string;
}

/** The default order of a list. */
export type DefaultOrder = Omit<OrderChoice, 'sort'>;

export interface BulkOffer {
  /** The buttons of the bar, the most used first: 'Marcar como pagos'. */
  flags?: readonly { label: string; field: 'paid' | 'delivered' }[];
  /** A menu that sets one field to one of its values: 'Mudar status'. */
  select?: {
    label: string;
    field: 'status' | 'category';
    choices: readonly (Choice & { glyph?: GlyphName })[];
  };
}

/** The controls of a list's toolbar. */
export interface FindControls {
  strip: readonly StripGroup[];
  selects: readonly FacetSelect[];
  /** The label of the field that the period filter filters by: 'Data'. */
  period: string;
  ownOrder: DefaultOrder;
  orders: readonly OrderChoice[];
}

type FieldOrder = DefaultOrder & Pick<Sort, 'direction'>;

/** A value of the CSV file: a text, an amount in reais, or nothing. */
export type CsvValue = string | number | null;

type ColumnLayout<T> = Omit<TableColumn<T>, 'key' | 'header' | 'cell' | 'note' | 'width'> & {
  /** What the cell says where there is no text: 'Não informado'. Without it, the text is still being loaded. */
  absent?: string;
  /** Any CSS width, which may be computed from all rows. Columns without a width share the remaining space. */
  width?: string | ((rows: readonly T[]) => string);
};

/** A field of a list. `Context` is the other data that the field's texts need besides the row. */
export interface ListField<T, Context> {
  header: string;
  /** The text that is shown; null while it is unknown. */
  text?: (row: T, context: Context) => string | null;
  /** Makes the field a column of the table. The cell shows the text, unless the section defines another cell. */
  column?: ColumnLayout<T>;
  /** A second text in the same cell. */
  note?: (row: T, context: Context) => string | null;
  /**
   * The texts by which the search finds the row, as far as they depend on the row alone. They are cached with the
   * row.
   */
  searched?: (row: T) => string | null | readonly (string | null)[];
  /** A further text by which the search finds the row. It depends on the context, and is already normalised. */
  searchedIn?: (row: T, context: Context) => string;
  sort?: { orders: readonly FieldOrder[] } & (
    | { kind: 'text'; of: (row: T, context: Context) => string | null }
    | {
        kind: 'value';
        /** The direction of the sorting after the first press on the header. */
        first: Sort['direction'];
        of: (row: T, context: Context) => number | string | null;
      }
  );
  /** Makes the field a filter. The filter's label is the field's header by default. */
  facet?: { label?: string; of: (row: T, context: Context) => string | null } & (
    { strip: StripGroup['choices'] } | SelectKind
  );
  /**
   * Makes the field a column of the CSV file: the field's text or another value, under the field's header or
   * another one.
   */
  csv?: true | { header?: string; of?: (row: T, context: Context) => CsvValue };
}

/** A row in the palette: its name, details that identify it, and an amount or a day at the end. */
export interface PaletteRow {
  name: string;
  details: readonly (string | null)[];
  end?: string | null;
}

/** The parts of a list's description that the toolbar, the tabs and the summary need. */
export interface FindDescription {
  entity: EntityName;
  controls: FindControls;
  /** The bulk changes that the list offers besides deletion. */
  bulk?: BulkOffer;
  /** What the list's head says first: its sums, or by default the number of its rows. */
  answersWith?: 'sums';
}

export interface ListDescription<
  T extends Row,
  Context extends object,
  Key extends string,
> extends Omit<FindDescription, 'controls'> {
  selectAll: (root: RootState) => readonly T[];
  /** Returns the context. It is memoised: the same object is returned until something in it changes. */
  context: (root: RootState, today: Day) => Context;
  /** The fields in the order of the columns, in the table and in the CSV file. */
  fields: Readonly<Record<Key, ListField<T, Context>>>;
  /** The fields by which the list can be sorted, in the order of the select. */
  orders: readonly NoInfer<Key>[];
  ownOrder: DefaultOrder;
  period: { label: string; day: (row: T, context: Context) => Day | null };
  /** The sums of rows in words, for the summary line: 'R$ 12,00 em aberto'. They are empty while they are unknown. */
  sums?: (rows: readonly T[], context: Context) => readonly string[];
  /** The row in the accessible names of its buttons, after the article and the noun: 'Ana', 'de Ana'. */
  subject: (row: T, context: Context) => string;
  palette: {
    shown: (row: T, context: Context) => PaletteRow;
    /** A further text that only the palette searches. It is already normalised. */
    searched?: (row: T, context: Context) => string;
  };
  /** Whether everything that the CSV file shows besides the list's rows is loaded. */
  isWhole?: (root: RootState) => boolean;
}

export interface List<T extends Row, Context extends object, Key extends string>
  extends ListDescription<T, Context, Key>, FindDescription {
  findable: (context: Context) => Findable<T>;
  controls: FindControls;
}

/** A list whose records can be chosen in the forms and filters of other records. */
interface Choosable<T> {
  /**
   * Returns how a row is shown as a choice. It is memoised: the same function is returned until something that it
   * shows changes.
   */
  choice: (root: RootState) => (row: T) => Omit<DetailedChoice, 'value'>;
}

type AnyField<T, Context> = readonly [key: string, field: ListField<T, Context>];

function controlsOf<T, Context>(
  fields: readonly AnyField<T, Context>[],
  {
    orders,
    ownOrder,
    period,
  }: { orders: readonly string[]; ownOrder: DefaultOrder; period: string },
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

/** Makes a list from its description. */
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

/** The default order of most lists: by creation, newest first. */
export const newestFirstOrder: DefaultOrder = {
  label: 'Mais novo',
  words: 'do mais novo ao mais antigo',
};
/** The order by creation, oldest first, for lists whose default is the opposite. */
const oldestFirstOrder: FieldOrder = {
  direction: 'ascending',
  label: 'Mais antigo',
  words: 'do mais antigo ao mais novo',
};

/** The two orders of a text field: 'Nome, de A a Z' and the reverse. */
export const textOrders = (label: string): readonly FieldOrder[] => {
  const word = label.toLowerCase();
  return [
    { direction: 'ascending', label: `${label}, de A a Z`, words: `por ${word} de A a Z` },
    { direction: 'descending', label: `${label}, de Z a A`, words: `por ${word} de Z a A` },
  ];
};

/** A text of the row, by its property: shown, searched, and in the spreadsheet. */
export const textField = <Name extends string>(
  name: Name,
  header: string,
): ListField<Readonly<Record<Name, string | null>>, unknown> => ({
  header,
  text: (row) => row[name],
  searched: (row) => row[name],
  csv: true,
});

/** A text by which the list can be sorted, too. */
export const sortedTextField = <Name extends string>(
  name: Name,
  header: string,
): ListField<Readonly<Record<Name, string | null>>, unknown> => ({
  ...textField(name, header),
  sort: { kind: 'text', of: (row) => row[name], orders: textOrders(header) },
});

/** The sort by creation, of lists whose default is newest first. */
export const createdSort: NonNullable<ListField<Row, unknown>['sort']> = {
  kind: 'value',
  first: 'descending',
  of: ({ createdAt }) => createdAt,
  orders: [oldestFirstOrder],
};

/** The day on which the row was created. */
export const createdField: ListField<Row, unknown> = {
  header: 'Cadastrado em',
  text: ({ createdAt }) => formatInstantDay(createdAt),
  searched: ({ createdAt }) => `cadastrado em ${formatInstantDay(createdAt)}`,
  sort: createdSort,
  csv: true,
};

/** A phone. The search finds it as it is shown, as it was typed, and in another format. */
export const phoneField: ListField<{ phone: string | null }, unknown> = {
  header: 'Telefone',
  text: ({ phone }) => phone,
  searched: ({ phone }) =>
    phone === null ? null : [`telefone ${phone}`, phoneText(phone), ...phoneSearchTexts(phone)],
  csv: true,
};

export const emailField: ListField<{ email: string | null }, unknown> = {
  header: 'Email',
  text: ({ email }) => email,
  searched: ({ email }) => email && `email ${email}`,
  csv: true,
};

/**
 * The column of a row's buttons, which stand on one line.
 * @param buttons - How many buttons each row has.
 */
export const actionsField = (buttons = 2): ListField<unknown, unknown> => ({
  header: 'Ações',
  column: {
    actions: true,
    width: `max(calc(${String(buttons)} * var(--action) + 28px), ${String(3 + 3 * buttons)}cqi)`,
  },
});

/** The two orders of an amount: greatest first and smallest first. */
export const amountOrders: readonly FieldOrder[] = [
  { direction: 'descending', label: 'Maior valor', words: 'do maior valor ao menor' },
  { direction: 'ascending', label: 'Menor valor', words: 'do menor valor ao maior' },
];

/** The two orders of a status: from the first to the last status, and the reverse. */
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

/** The choices of a status, for the status tabs and for the menu that sets a status. */
export const statusChoices = <Status extends string>(
  statuses: readonly Status[],
  looks: Readonly<Record<Status, BadgeLook>>,
): StripGroup['choices'] =>
  statuses.map((status) => ({
    value: status,
    label: looks[status].label,
    glyph: badgeGlyphs[looks[status].tone],
  }));

/**
 * Returns a function that gives the normalised name of a referenced row.
 * @param gone - the text for a deleted row.
 */
export function referenceText<T extends { name: string }>(
  gone: string,
): (found: LookedUp<T>) => string {
  const nameText = rowTexts<T>(({ name }) => [name]);
  const goneText = normalise(gone);
  return (found) => (found === undefined ? '' : found === null ? goneText : nameText(found));
}

const isSameSort = (a: Sort, b: Sort): boolean =>
  a.column === b.column && a.direction === b.direction;

/** The order that the user has chosen for a list; null for the default order. */
export const chosenOrder = (
  { orders }: Pick<FindControls, 'orders'>,
  sort: Sort | null,
): OrderChoice | null => (sort && orders.find((order) => isSameSort(order.sort, sort))) ?? null;

import type { Findable } from '../../features/app/finding/findRows';
import type { Sort } from '../../features/app/finding/sought';
import type { Day } from '../../features/shared/days';
import type { Row } from '../../features/shared/list';
import type { EntityName } from '../../features/app/entities/entities';
import type { RootState } from '../../store/hooks';
import type { GlyphName } from '../kit/art/Icon';
import type { Choice } from '../kit/form/choices';
import type { TableColumn } from '../kit/list/tableLayout';
import type { DetailedChoice } from './distinctLabels';

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

/** What a list calls an order of its rows. */
export interface OrderWords {
  /** The label of the order: 'Maior valor'. */
  label: string;
  /** The order's text in a sentence: 'do maior valor ao menor'. */
  words: string;
}

/** An order that the user can choose. The default order is none of them, because it needs no choice. */
export interface OrderChoice extends OrderWords {
  sort: Sort;
}

/** An order by one field. */
export interface FieldOrder extends OrderWords {
  direction: Sort['direction'];
}

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
  ownOrder: OrderWords;
  orders: readonly OrderChoice[];
}

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
  ownOrder: OrderWords;
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
export interface Choosable<T> {
  /**
   * Returns how a row is shown as a choice. It is memoised: the same function is returned until something that it
   * shows changes.
   */
  choice: (root: RootState) => (row: T) => Omit<DetailedChoice, 'value'>;
}

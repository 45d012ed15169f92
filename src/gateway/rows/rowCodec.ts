import type { Row } from '../../features/shared/list';
import { filledText, record, type Decode, type Fields } from './decode';

/** How the rows of one table become records and back. */
export interface RowCodec<T extends Row> {
  table: string;
  /** Newest first: the columns of the order, all descending and together unique. */
  order: readonly string[];
  /** A row as the backend sends it to a record; throws `Malformed`. */
  decode: Decode<T>;
  /** The properties of a draft or of changes under their columns' names. */
  encode: (values: Partial<T>) => Record<string, unknown>;
  /** The table has an `updated_at`, which updates send. */
  stamped: boolean;
}

export const NEWEST_FIRST = ['created_at', 'id'] as const;

/** The columns that every table has. */
export const rowFields: Fields<Row> = {
  id: ['id', filledText],
  createdAt: ['created_at', filledText],
};

/** A codec from one table of fields, read in both directions. */
export function rowCodec<T extends Row>(
  table: string,
  fields: Fields<T>,
  options: { order?: readonly string[]; stamped?: boolean } = {},
): RowCodec<T> {
  return {
    table,
    order: options.order ?? NEWEST_FIRST,
    stamped: options.stamped ?? true,
    decode: record(fields),
    encode(values) {
      const row: Record<string, unknown> = {};
      for (const key in values) row[fields[key][0]] = values[key];
      return row;
    },
  };
}

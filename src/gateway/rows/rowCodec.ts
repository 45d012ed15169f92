import type { Row } from '../../features/shared/list';
import { record, type Decode, type Source } from '../../features/shared/decode';

/** How the rows of one table become records and back. */
export interface RowCodec<T extends Row> {
  table: string;
  /** Newest first: the columns of the order, all descending and together unique. */
  order: readonly string[];
  /** A row as the backend sends it to a record; throws `Malformed`. */
  decode: Decode<T>;
  /** The properties of a draft or of changes under their columns' names. */
  encode: (values: object) => Record<string, unknown>;
  /** The table has an `updated_at`, which updates send. */
  stamped: boolean;
}

export const NEWEST_FIRST = ['created_at', 'id'] as const;

/** `paymentMethod` is stored as `payment_method`, and so is every property of every table. */
const columnOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The codec of a table whose rows `read` makes records of. */
export function rowCodec<T extends Row>(
  table: string,
  read: (row: Source) => T,
  options: { order?: readonly string[]; stamped?: boolean } = {},
): RowCodec<T> {
  return {
    table,
    order: options.order ?? NEWEST_FIRST,
    stamped: options.stamped ?? true,
    decode: record(read),
    encode(values) {
      const columns = Object.entries(values).map(([key, value]) => [columnOf(key), value] as const);
      return Object.fromEntries<unknown>(columns);
    },
  };
}

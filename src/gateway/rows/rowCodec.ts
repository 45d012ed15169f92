import type { Row } from '../../features/shared/list';
import { record, type Decode, type Source } from '../../features/shared/decode';

/** Converts the rows of one table to records and back. */
export interface RowCodec<T extends Row> {
  table: string;
  /** The columns of the list's order, all descending and together unique, newest first. */
  order: readonly string[];
  /** Decodes a row from the backend; throws `Malformed`. */
  decode: Decode<T>;
  /** The properties of a draft or of changes, renamed to their columns. */
  encode: (values: object) => Record<string, unknown>;
  /** Whether the table has an `updated_at`, which updates send. */
  stamped: boolean;
}

export const NEWEST_FIRST = ['created_at', 'id'] as const;

/** The column of a property: `paymentMethod` is stored as `payment_method`. */
const columnOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The codec of a table, whose rows `read` decodes. */
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

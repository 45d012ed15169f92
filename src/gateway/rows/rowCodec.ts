import type { Row } from '../../features/shared/list';
import { filledText, record, text, type Decode, type Source } from '../../features/shared/decode';

/** Converts the rows of one table to records and back. */
export interface RowCodec<T extends Row> {
  table: string;
  /** The columns by which the list is ordered, all descending. Together they are unique. */
  order: readonly string[];
  /** Decodes a row from the backend. Throws `Malformed` if the row is not valid. */
  decode: Decode<T>;
  /** Renames the properties of a draft, or of changes, to columns. */
  encode: (values: object) => Record<string, unknown>;
  /** Whether the table has the column `updated_at`, which every update sends. */
  stamped: boolean;
}

export const NEWEST_FIRST = ['created_at', 'id'] as const;

/** Returns the column of a property: `paymentMethod` is stored as `payment_method`. */
const columnOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The properties that every record has. */
interface CommonFields extends Row {
  updatedAt?: string;
}

/**
 * Makes the codec of a table.
 * @param read - Decodes the columns that other tables do not have.
 */
export function rowCodec<T extends Row>(
  table: string,
  read: (row: Source) => Omit<T, keyof CommonFields>,
  { order = NEWEST_FIRST, stamped = true }: { order?: readonly string[]; stamped?: boolean } = {},
): RowCodec<T> {
  return {
    table,
    order,
    stamped,
    decode: record((row) => {
      const fields: object = read(row);
      // The common properties are assigned, because spreading `fields` takes fifty times as long.
      const common = fields as CommonFields; // cast: they are assigned below
      common.id = filledText(row['id']);
      common.createdAt = filledText(row['created_at']);
      if (stamped) common.updatedAt = text(row['updated_at']);
      return common as T; // cast: `read` returned the other properties
    }),
    encode(values) {
      const columns = Object.entries(values).map(([key, value]) => [columnOf(key), value] as const);
      return Object.fromEntries<unknown>(columns);
    },
  };
}

import type { Column, Table } from './catalogue';
import { RestError, unsupported } from './restError';

/** Looks a column up that a request names. @throws RestError 42703 */
export function columnOf(table: Table, name: string): Column {
  const column = table.columns.get(name);
  if (column === undefined) {
    throw new RestError(400, '42703', `column ${table.name}.${name.slice(0, 100)} does not exist`);
  }
  return column;
}

const SHORT = new Set([
  'uuid',
  'date',
  'timestamp with time zone',
  'boolean',
  'numeric',
  'integer',
]);

/**
 * A column that may be sorted by and compared as less or more: its values are short. Texts and lists
 * hold up to megabytes, and thousands of them would keep everybody waiting for minutes.
 * @throws RestError
 */
export function shortColumnOf(table: Table, name: string): Column {
  const column = columnOf(table, name);
  if (!SHORT.has(column.type)) throw unsupported(`Comparing or sorting by a ${column.type} column`);
  return column;
}

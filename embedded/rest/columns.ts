import type { Column, Table } from './catalogue';
import { RestError, unsupported } from './restError';

/**
 * Finds the column that a request names.
 * @throws RestError 42703 if there is no such column.
 */
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
 * Finds a column by which rows may be sorted and compared, because its values are short. Texts and lists may have
 * megabytes, and sorting thousands of them would take minutes.
 * @throws RestError
 */
export function shortColumnOf(table: Table, name: string): Column {
  const column = columnOf(table, name);
  if (!SHORT.has(column.type)) throw unsupported(`Comparing or sorting by a ${column.type} column`);
  return column;
}

import { quotedIdentifier } from '../database/database';
import type { Table } from './catalogue';
import { columnOf, shortColumnOf } from './columns';
import { unparsable, unsupported } from './restError';

/** Collects the values of a statement. The SQL text contains only their placeholders. */
export class StatementParameters {
  readonly values: string[] = [];

  /**
   * Adds a value.
   * @returns the value's placeholder, typed as text.
   */
  add(value: string): string {
    this.values.push(value);
    return `$${String(this.values.length)}::text`;
  }
}

const COMPARISONS: ReadonlyMap<string, string> = new Map([
  ['eq', '='],
  ['lt', '<'],
  ['lte', '<='],
  ['gt', '>'],
  ['gte', '>='],
]);

/** The most conditions of a request. A request for the rows between two rows, in an order of three columns, has 15. */
const MAX_CONDITIONS = 50;

/**
 * Translates one comparison into SQL.
 * @param operator - `eq`, `lt`, `lte`, `gt` or `gte`. Texts accept only `eq`.
 */
function comparison(
  table: Table,
  name: string,
  operator: string,
  value: string,
  parameters: StatementParameters,
): string {
  const sign = COMPARISONS.get(operator);
  if (sign === undefined) throw unsupported(`The operator ${operator.slice(0, 20)}`);
  if (parameters.values.length >= MAX_CONDITIONS) throw unsupported('So long a list of conditions');
  // PostgreSQL compares lengths first, so texts of different lengths need not be read.
  const isText = operator === 'eq' && columnOf(table, name).type === 'text';
  const column = isText ? columnOf(table, name) : shortColumnOf(table, name);
  // The column is qualified with the table, because an update also has the new values in scope.
  const left = `${quotedIdentifier(table.name)}.${quotedIdentifier(column.name)}`;
  return `${left} ${sign} cast(${parameters.add(value)} as ${column.type})`;
}

/** Matches `column.operator.value` inside a list. The value may be in double quotes. */
const IN_LIST = /^(\w+)\.(\w+)\.(?:"([^"\\]*)"|([^"\\]*))$/s;

function inList(table: Table, text: string, parameters: StatementParameters): string {
  const [, name, operator, inQuotes, bare = ''] = IN_LIST.exec(text) ?? [];
  if (name === undefined || operator === undefined) throw unparsable('logic tree', text);
  return comparison(table, name, operator, inQuotes ?? bare, parameters);
}

/** Returns the members of `(a.eq.1,and(b.lt.2,c.gt.3))`, or null if the text has another form. */
function membersOf(text: string): readonly string[] | null {
  const list = /^\((.+)\)$/s.exec(text)?.[1];
  const members = list?.match(/and\([^()]+\)|[^,()]+/g) ?? [];
  return members.join(',') === list ? members : null;
}

/**
 * Translates `or=(…)`, possibly with `and(…)` inside. The app uses it for the rows that precede or follow a row in an
 * order of several columns.
 */
function parseAlternatives(table: Table, text: string, parameters: StatementParameters): string {
  const members = membersOf(text);
  if (members === null) throw unparsable('logic tree', text);
  const conditions = members.map((member) => {
    const all = /^and\((.+)\)$/s.exec(member)?.[1]?.split(',') ?? [member];
    return all.map((part) => inList(table, part, parameters)).join(' and ');
  });
  return `(${conditions.join(' or ')})`;
}

/**
 * Translates a request's filters into a `where` condition.
 * @param filters - The name and value of each query parameter that is a filter.
 * @returns the condition; null if there are no filters.
 */
export function parseCondition(
  table: Table,
  filters: readonly (readonly [string, string])[],
  parameters: StatementParameters,
): string | null {
  const conditions = filters.map(([name, value]) => {
    if (name === 'or') return parseAlternatives(table, value, parameters);
    const [, operator, wanted] = /^([^.]+)\.(.*)$/s.exec(value) ?? [];
    if (operator === undefined || wanted === undefined) throw unparsable('filter', value);
    return comparison(table, name, operator, wanted, parameters);
  });
  return conditions.length === 0 ? null : conditions.join(' and ');
}

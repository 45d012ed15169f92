import { type Column, quoted, type Table } from './catalogue';
import { RestError, unparsable, unsupported } from './restError';
import { insideParentheses, splitTopLevel, unquoted } from './scanner';

/** Collects values for a statement; SQL text only ever holds their numbers. */
export class Parameters {
  readonly values: (string | null)[] = [];

  /** @returns the placeholder, typed as text. */
  add(value: string): string {
    this.values.push(value);
    return `$${String(this.values.length)}::text`;
  }
}

const COMPARISONS: ReadonlyMap<string, string> = new Map([
  ['eq', '='],
  ['neq', '<>'],
  ['lt', '<'],
  ['lte', '<='],
  ['gt', '>'],
  ['gte', '>='],
  ['isdistinct', 'is distinct from'],
]);

const PATTERNS: ReadonlyMap<string, string> = new Map([
  ['like', 'like'],
  ['ilike', 'ilike'],
]);

const IS_WORDS: ReadonlyMap<string, string> = new Map([
  ['null', 'is null'],
  ['not_null', 'is not null'],
  ['true', 'is true'],
  ['false', 'is false'],
  ['unknown', 'is unknown'],
]);

// What PostgREST knows besides and the app never sends.
const KNOWN_ELSEWHERE =
  /^(match|imatch|fts|plfts|phfts|wfts|cs|cd|ov|sl|sr|nxr|nxl|adj|(eq|neq|lt|lte|gt|gte|like|ilike)\((any|all)\))(\(.*\))?$/;

/** How deep `and(or(…))` may go: no honest query comes near, and the parser recurses. */
const MAX_DEPTH = 20;

/** Looks a column up for a filter, a selection or an order. */
export function columnOf(table: Table, name: string): Column {
  if (name.includes('->')) throw unsupported('A path into a JSON column');
  if (name.includes('::')) throw unsupported('A cast');
  const column = table.columns.get(name);
  if (column === undefined) {
    throw new RestError(400, '42703', `column ${table.name}.${name.slice(0, 100)} does not exist`);
  }
  return column;
}

// PostgreSQL's own notation for an array, whatever the values contain.
function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

function operation(
  table: Table,
  column: Column,
  name: string,
  text: string,
  parameters: Parameters,
): string {
  // Qualified: an update has the new values beside the table.
  const left = `${quoted(table.name)}.${quoted(column.name)}`;
  const comparison = COMPARISONS.get(name);
  if (comparison !== undefined) {
    return `${left} ${comparison} cast(${parameters.add(text)} as ${column.type})`;
  }
  const pattern = PATTERNS.get(name);
  if (pattern !== undefined)
    return `${left} ${pattern} ${parameters.add(text.replaceAll('*', '%'))}`;
  if (name === 'is') {
    const word = IS_WORDS.get(text.toLowerCase());
    if (word === undefined) throw unparsable('filter', `is.${text}`);
    return `${left} ${word}`;
  }
  if (name === 'in') {
    const list = insideParentheses(text);
    const values = list === null ? null : splitTopLevel(list);
    if (list === null || values === null) throw unparsable('filter', `in.${text}`);
    const literal = arrayLiteral(list === '' ? [] : values.map(unquoted));
    return `${left} = any (cast(${parameters.add(literal)} as ${column.type}[]))`;
  }
  if (KNOWN_ELSEWHERE.test(name)) throw unsupported(`The operator ${name.slice(0, 20)}`);
  throw unparsable('filter', `${name}.${text}`);
}

/**
 * Parses `operator.value` or `not.operator.value`.
 * @param inList - values inside `or=(…)` may stand in double quotes.
 */
function columnCondition(
  table: Table,
  name: string,
  filter: string,
  parameters: Parameters,
  inList: boolean,
): string {
  const negated = filter.startsWith('not.');
  const rest = negated ? filter.slice(4) : filter;
  const dot = rest.indexOf('.');
  if (dot < 1) throw unparsable('filter', filter);
  const operator = rest.slice(0, dot);
  const written = rest.slice(dot + 1);
  const value = inList && operator !== 'in' ? unquoted(written) : written;
  const sql = operation(table, columnOf(table, name), operator, value, parameters);
  return negated ? `not (${sql})` : sql;
}

/** Parses one member of a group: a filter, or another group. */
function member(table: Table, text: string, parameters: Parameters, depth: number): string {
  const nested = /^(not\.)?(and|or)(\(.*\))$/s.exec(text);
  if (nested !== null) {
    const [, not = '', kind = '', list = ''] = nested;
    return groupCondition(table, `${not}${kind}`, list, parameters, depth + 1);
  }
  const dot = text.indexOf('.');
  if (dot < 1) throw unparsable('logic tree', text);
  return columnCondition(table, text.slice(0, dot), text.slice(dot + 1), parameters, true);
}

/** Parses the value of `or`, `and`, `not.or` or `not.and`. */
function groupCondition(
  table: Table,
  kind: string,
  text: string,
  parameters: Parameters,
  depth = 0,
): string {
  const list = insideParentheses(text);
  const members = list === null ? null : splitTopLevel(list);
  if (list === null || members === null || list === '' || depth > MAX_DEPTH) {
    throw unparsable('logic tree', text);
  }
  const operator = kind.endsWith('or') ? ' or ' : ' and ';
  const sql = members.map((part) => member(table, part, parameters, depth)).join(operator);
  return kind.startsWith('not.') ? `not (${sql})` : `(${sql})`;
}

const GROUPS = new Set(['and', 'or', 'not.and', 'not.or']);

/**
 * Parses the filters of a request into the condition of a `where`.
 * @param filters - name and value of each query parameter that is not reserved.
 * @returns the condition, or null without filters.
 */
export function parseCondition(
  table: Table,
  filters: readonly (readonly [string, string])[],
  parameters: Parameters,
): string | null {
  const conditions = filters.map(([name, value]) =>
    GROUPS.has(name)
      ? groupCondition(table, name, value, parameters)
      : columnCondition(table, name, value, parameters, false),
  );
  return conditions.length === 0 ? null : conditions.join(' and ');
}

import { quoted, type Table } from './catalogue';
import { Parameters, parseCondition } from './condition';
import { parseNames } from './names';
import { type Payload, parsePayload } from './payload';
import type { Preferences } from './preferences';
import { parseRange, type RowRange } from './range';
import { RestError, unsupported } from './restError';
import { parseOrder, parseSelect } from './selection';

/** One request as SQL. `text` answers with the columns `body` (JSON) and `rows` (how many). */
export interface Statement {
  readonly text: string;
  readonly values: readonly (string | null)[];
  /** For a select: counts the whole result; uses the first values of `values`. */
  readonly count: string | null;
  readonly range: RowRange | null;
}

const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

function filtersOf(parameters: URLSearchParams): readonly (readonly [string, string])[] {
  return [...parameters].filter(([name]) => !RESERVED.has(name));
}

function relation(table: Table): string {
  return `public.${quoted(table.name)}`;
}

// PostgreSQL writes the JSON: numbers, days and instants come out as PostgREST sends them.
function asJson(rows: string, preferences: Preferences): string {
  const list = `coalesce(json_agg(_rows.*), '[]')`;
  const json = preferences.stripNulls ? `json_strip_nulls(${list})` : list;
  return `select ${json}::text as body, count(*)::text as rows from (${rows}) _rows`;
}

/** `GET /rest/v1/table`. */
export function selectStatement(
  table: Table,
  query: URLSearchParams,
  preferences: Preferences,
  rangeHeader: string | undefined,
): Statement {
  const parameters = new Parameters();
  const condition = parseCondition(table, filtersOf(query), parameters);
  const from = `from ${relation(table)}${condition === null ? '' : ` where ${condition}`}`;
  const order = parseOrder(table, query.get('order'));
  const range = parseRange(query, rangeHeader);
  const rows = [
    `select ${parseSelect(table, query.get('select'))} ${from}`,
    order === null ? '' : `order by ${order}`,
    `limit ${String(range.limit)} offset ${String(range.offset)}`,
  ].join(' ');
  return {
    text: asJson(rows, preferences),
    values: parameters.values,
    count: `select count(*)::text as total ${from}`,
    range,
  };
}

// Rows are only read back when they were asked for, as reading needs a privilege of its own.
function answering(
  change: string,
  table: Table,
  query: URLSearchParams,
  preferences: Preferences,
): string {
  if (preferences.representation !== 'full') {
    return `with changed as (${change} returning 1) select '[]' as body, count(*)::text as rows from changed`;
  }
  const order = parseOrder(table, query.get('order'));
  const rows = `select ${parseSelect(table, query.get('select'))} from changed${order === null ? '' : ` order by ${order}`}`;
  return `with changed as (${change} returning ${relation(table)}.*) ${asJson(rows, preferences)}`;
}

function changeStatement(text: string, parameters: Parameters): Statement {
  return { text, values: parameters.values, count: null, range: null };
}

function conflictClause(
  table: Table,
  payload: Payload,
  query: URLSearchParams,
  resolution: Preferences['resolution'],
): string {
  if (resolution === null) return '';
  const listed = query.get('on_conflict');
  const keys = listed === null ? table.primaryKey : parseNames('on_conflict', listed);
  for (const key of keys) {
    if (!table.columns.has(key))
      throw new RestError(400, '42703', `column "${key.slice(0, 100)}" does not exist`);
  }
  const target = keys.map(quoted).join(', ');
  if (resolution === 'ignore-duplicates' || payload.columns.length === 0) {
    return ` on conflict (${target}) do nothing`;
  }
  const set = payload.columns
    .map((name) => `${quoted(name)} = excluded.${quoted(name)}`)
    .join(', ');
  return ` on conflict (${target}) do update set ${set}`;
}

// Puts the default of every column that a row leaves out underneath the row.
function withDefaults(table: Table, payload: Payload, json: string): string {
  const defaults = payload.columns.flatMap((name) => {
    const fallback = table.columns.get(name)?.fallback ?? null;
    return fallback === null ? [] : [`'${name.replaceAll("'", "''")}', ${fallback}`];
  });
  return `(select json_agg(jsonb_build_object(${defaults.join(', ')}) || given) from jsonb_array_elements(cast(${json} as jsonb)) given)`;
}

/** `POST /rest/v1/table`: an insert, or an upsert when the request says how to resolve. */
export function insertStatement(
  table: Table,
  query: URLSearchParams,
  preferences: Preferences,
  body: string,
): Statement {
  if (filtersOf(query).length > 0) throw unsupported('A filter on an insert');
  const payload = parsePayload(table, body, query.get('columns'));
  const parameters = new Parameters();
  const columns = payload.columns.map(quoted).join(', ');
  const json = parameters.add(payload.json);
  const source = preferences.missingDefault
    ? withDefaults(table, payload, json)
    : `cast(${json} as json)`;
  const target = columns === '' ? relation(table) : `${relation(table)} (${columns})`;
  const rows =
    columns === '' && payload.rows === 1
      ? `default values`
      : `select ${columns} from json_populate_recordset(null::${relation(table)}, ${source})`;
  if (columns === '' && payload.rows === 1) parameters.values.length = 0;
  const conflict = conflictClause(table, payload, query, preferences.resolution);
  return changeStatement(
    answering(`insert into ${target} ${rows}${conflict}`, table, query, preferences),
    parameters,
  );
}

/** The condition of an update or delete, which the hosted service wants to see as well. */
function changeCondition(
  table: Table,
  query: URLSearchParams,
  parameters: Parameters,
  what: string,
): string {
  if (query.has('limit') || query.has('offset')) throw unsupported(`A limit on ${what}`);
  const condition = parseCondition(table, filtersOf(query), parameters);
  if (condition === null) throw new RestError(400, '21000', `${what} requires a WHERE clause`);
  return condition;
}

/** `PATCH /rest/v1/table`. */
export function updateStatement(
  table: Table,
  query: URLSearchParams,
  preferences: Preferences,
  body: string,
): Statement {
  const payload = parsePayload(table, body, query.get('columns'));
  if (payload.rows !== 1) throw new RestError(400, 'PGRST102', 'An update takes one object');
  const parameters = new Parameters();
  const json = parameters.add(payload.json);
  const condition = changeCondition(table, query, parameters, 'UPDATE');
  const set = payload.columns.map((name) => `${quoted(name)} = _new.${quoted(name)}`).join(', ');
  if (set === '') {
    // Nothing to change: no row counts as changed.
    return changeStatement(`select '[]' as body, '0' as rows`, new Parameters());
  }
  const change = `update ${relation(table)} set ${set} from json_populate_recordset(null::${relation(table)}, cast(${json} as json)) _new where ${condition}`;
  return changeStatement(answering(change, table, query, preferences), parameters);
}

/** `DELETE /rest/v1/table`. */
export function deleteStatement(
  table: Table,
  query: URLSearchParams,
  preferences: Preferences,
): Statement {
  const parameters = new Parameters();
  const condition = changeCondition(table, query, parameters, 'DELETE');
  return changeStatement(
    answering(`delete from ${relation(table)} where ${condition}`, table, query, preferences),
    parameters,
  );
}

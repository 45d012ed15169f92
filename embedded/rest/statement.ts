import { quoted } from '../database/database';
import type { Table } from './catalogue';
import { Parameters, parseCondition } from './condition';
import { parsePayload } from './payload';
import type { Preferences } from './preferences';
import { RestError, unsupported } from './restError';
import { parseLimit, parseOrder } from './selection';

/**
 * One request as SQL. `text` answers with the columns `body` (JSON), `rows` (how many) and `bytes`
 * (what they take as JSON, or at least); beyond MAX_ANSWER_BYTES without the rows.
 */
export interface Statement {
  readonly text: string;
  readonly values: readonly string[];
  /** For a select: counts the whole result, with the same values. */
  readonly count: string | null;
  readonly weight: Weight | null;
}

/** What a statement is going to write: so many bytes into each of so many rows. */
export interface Weight {
  readonly bytesEach: number;
  /** Their number, or what counts them (`total`). */
  readonly rows: number | { readonly text: string; readonly values: readonly string[] };
}

/**
 * A thousand rows of 8 KB; any one row fits. The app asks for fewer rows where so many are too large,
 * and answers to all six connections of a browser have room at once.
 */
export const MAX_ANSWER_BYTES = 8 * 1000 * 1000;

/** A row's own columns and its places in the indexes, in bytes. */
const ROW_BYTES = 1_000;

/** Parameters to which PostgREST gives a meaning of their own. */
const KNOWN = new Set([
  ...['order', 'limit', 'offset', 'columns', 'on_conflict'],
  ...['and', 'not.and', 'not.or'],
]);

/** @param taken - the parameters that are no filters of this request, beside `select=*`. */
function filtersOf(
  query: URLSearchParams,
  ...taken: readonly string[]
): readonly (readonly [string, string])[] {
  if ((query.get('select') ?? '*') !== '*') throw unsupported('Anything but * in select');
  const filters = [...query].filter(([name]) => name !== 'select' && !taken.includes(name));
  const known = filters.find(([name]) => KNOWN.has(name));
  if (known !== undefined) throw unsupported(`The parameter ${known[0]}`);
  return filters;
}

function relation(table: Table): string {
  return `public.${quoted(table.name)}`;
}

/**
 * The answer with rows that stand ready.
 * @param rows - a `with` query that keeps them as `ready`.
 */
function asJson(rows: string, table: Table): string {
  const most = String(MAX_ANSWER_BYTES);
  // How long a text is stands beside it: gigabytes are told without being read.
  const texts = [...table.columns.values()].flatMap(({ name, type }) =>
    type === 'text' ? [`coalesce(octet_length(${quoted(name)}), 0)`] : [],
  );
  // PostgreSQL writes the JSON: numbers, days and instants come out as PostgREST sends them. A control
  // character takes six bytes in it.
  return `with ${rows},
      text as (select coalesce(sum(${texts.join(' + ') || '0'}), 0) as bytes from ready),
      size as (select case when bytes > ${most} then bytes
        else (select coalesce(sum(octet_length(row_to_json(ready)::text)), 0) from ready) end as bytes from text)
    select coalesce(json_agg(_rows), '[]')::text as body, count(*)::text as rows, (select bytes from size)::text as bytes
    from (select * from ready where (select bytes from size) <= ${most}) _rows`;
}

/** `GET /rest/v1/table`. */
export function selectStatement(table: Table, query: URLSearchParams): Statement {
  const parameters = new Parameters();
  const filters = filtersOf(query, 'order', 'limit');
  const condition = parseCondition(table, filters, parameters);
  const from = `from ${relation(table)}${condition === null ? '' : ` where ${condition}`}`;
  const order = parseOrder(table, query.get('order'));
  const rows = [
    `select * ${from}`,
    order === null ? '' : `order by ${order}`,
    `limit ${String(parseLimit(query.get('limit')))}`,
  ].join(' ');
  return {
    text: asJson(`ready as materialized (${rows})`, table),
    values: parameters.values,
    count: `select count(*)::text as total ${from}`,
    weight: null,
  };
}

// Rows are only read back when they were asked for, as reading needs a privilege of its own.
function answering(change: string, table: Table, { representation }: Preferences): string {
  return representation
    ? asJson(`ready as (${change} returning ${relation(table)}.*)`, table)
    : `with changed as (${change} returning 1) select '[]' as body, count(*)::text as rows, '0' as bytes from changed`;
}

/** `POST /rest/v1/table`: one row, or several. */
export function insertStatement(
  table: Table,
  query: URLSearchParams,
  preferences: Preferences,
  body: string,
): Statement {
  if (filtersOf(query, 'columns').length > 0) throw unsupported('A filter on an insert');
  const payload = parsePayload(table, body, query.get('columns'));
  const parameters = new Parameters();
  const columns = payload.columns.map(quoted).join(', ');
  const change = `insert into ${relation(table)} (${columns}) select ${columns} from json_populate_recordset(null::${relation(table)}, cast(${parameters.add(payload.json)} as json))`;
  return {
    text: answering(change, table, preferences),
    values: parameters.values,
    count: null,
    weight: { bytesEach: body.length / payload.rows + ROW_BYTES, rows: payload.rows },
  };
}

/** The condition of an update or delete, which the hosted service wants to see as well. */
function changeCondition(
  table: Table,
  query: URLSearchParams,
  parameters: Parameters,
  what: string,
): string {
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
  const payload = parsePayload(table, body, null);
  if (payload.rows !== 1) throw new RestError(400, 'PGRST102', 'An update takes one object');
  const parameters = new Parameters();
  const condition = changeCondition(table, query, parameters, 'UPDATE');
  const counted = {
    text: `select count(*)::text as total from ${relation(table)} where ${condition}`,
    values: [...parameters.values],
  };
  const set = payload.columns.map((name) => `${quoted(name)} = _new.${quoted(name)}`).join(', ');
  const change = `update ${relation(table)} set ${set} from json_populate_recordset(null::${relation(table)}, cast(${parameters.add(payload.json)} as json)) _new where ${condition}`;
  return {
    text: answering(change, table, preferences),
    values: parameters.values,
    count: null,
    weight: { bytesEach: body.length + ROW_BYTES, rows: counted },
  };
}

/** `DELETE /rest/v1/table`. */
export function deleteStatement(
  table: Table,
  query: URLSearchParams,
  preferences: Preferences,
): Statement {
  const parameters = new Parameters();
  const condition = changeCondition(table, query, parameters, 'DELETE');
  const change = `delete from ${relation(table)} where ${condition}`;
  return {
    text: answering(change, table, preferences),
    values: parameters.values,
    count: null,
    weight: null,
  };
}

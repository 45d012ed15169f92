import { quotedIdentifier } from '../database/database';
import type { Table } from './catalogue';
import { StatementParameters, parseCondition } from './condition';
import { parsePayload } from './payload';
import type { Preferences } from './preferences';
import { RestError, unsupported } from './restError';
import { queryOfValuesUpToBytes } from './runningBytes';
import { parseLimit, parseOrder } from './selection';
import {
  DELETED_BYTES,
  inspectDelete,
  inspectUpdate,
  qualifiedName,
  ROW_BYTES,
  type StatementCost,
} from './statementCost';

/**
 * A request as an SQL statement. `text` returns three columns: `body` (JSON), `rows` (the number of rows) and `bytes`
 * (the size of the body, or a lower bound). If the answer would have more than MAX_ANSWER_BYTES, its rows are left out.
 */
export interface Statement {
  readonly text: string;
  readonly values: readonly string[];
  /** A statement that counts the whole result of a select, with the same values; null if no count was requested. */
  readonly count: string | null;
  readonly weight: StatementCost | null;
}

/**
 * The largest answer, which is a thousand rows of 8 KB. A single row always fits. If rows are larger, the app requests
 * fewer of them. The answers to all six connections of a browser fit into memory at once.
 */
export const MAX_ANSWER_BYTES = 8 * 1000 * 1000;

/** The names of the parameters that have a special meaning in PostgREST. */
const KNOWN = new Set([
  ...['order', 'limit', 'offset', 'columns', 'on_conflict'],
  ...['and', 'not.and', 'not.or'],
]);

/**
 * Returns the parameters of a request that are filters.
 * @param taken - Further parameters of this request that are not filters, besides `select=*`.
 */
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

/**
 * Wraps rows into the columns of an answer.
 * @param from - The source of the rows, with the alias `ready`.
 */
function asJson(from: string): string {
  // PostgreSQL writes the JSON, so numbers, days and instants look as they do from PostgREST.
  const value = 'row_to_json(ready)::text';
  const lines = queryOfValuesUpToBytes(MAX_ANSWER_BYTES, 'oficio.answered', {
    value,
    bytes: 'octet_length(value)',
    from,
  });
  return `select '[' || coalesce(string_agg(value, ','), '') || ']' as body, count(*)::text as rows,
      coalesce(sum(octet_length(value)), 0)::text as bytes
    from (${lines}) lines`;
}

/** Builds the statement of `GET /rest/v1/table`. */
export function selectStatement(table: Table, query: URLSearchParams): Statement {
  const parameters = new StatementParameters();
  const filters = filtersOf(query, 'order', 'limit');
  const condition = parseCondition(table, filters, parameters);
  const from = `from ${qualifiedName(table)}${condition === null ? '' : ` where ${condition}`}`;
  const order = parseOrder(table, query.get('order'));
  const rows = [
    `select * ${from}`,
    order === null ? '' : `order by ${order}`,
    `limit ${String(parseLimit(query.get('limit')))}`,
  ].join(' ');
  return {
    text: asJson(`(${rows}) ready`),
    values: parameters.values,
    count: `select count(*)::text as total ${from}`,
    weight: null,
  };
}

// Rows are read back only if requested, because reading needs its own privilege.
function answerOf(change: string, table: Table, { representation }: Preferences): string {
  return representation
    ? `with ready as (${change} returning ${qualifiedName(table)}.*) ${asJson('ready')}`
    : `with changed as (${change} returning 1) select '[]' as body, count(*)::text as rows, '0' as bytes from changed`;
}

/** Builds the statement of `POST /rest/v1/table`, which inserts one or several rows. */
export function insertStatement(
  table: Table,
  query: URLSearchParams,
  preferences: Preferences,
  body: string,
): Statement {
  if (filtersOf(query, 'columns').length > 0) throw unsupported('A filter on an insert');
  const payload = parsePayload(table, body, query.get('columns'));
  const parameters = new StatementParameters();
  const columns = payload.columns.map(quotedIdentifier).join(', ');
  const change = `insert into ${qualifiedName(table)} (${columns}) select ${columns} from json_populate_recordset(null::${qualifiedName(table)}, cast(${parameters.add(payload.json)} as json))`;
  return {
    text: answerOf(change, table, preferences),
    values: parameters.values,
    count: null,
    weight: {
      bytesEach: payload.bytes / payload.rows + ROW_BYTES,
      rows: payload.rows,
      inspection: null,
    },
  };
}

/** Returns the condition of an update or delete. A condition is required, as in the hosted service. */
function changeCondition(
  table: Table,
  query: URLSearchParams,
  parameters: StatementParameters,
  what: string,
): string {
  const condition = parseCondition(table, filtersOf(query), parameters);
  if (condition === null) throw new RestError(400, '21000', `${what} requires a WHERE clause`);
  return condition;
}

/** Builds the statement of `PATCH /rest/v1/table`. */
export function updateStatement(
  table: Table,
  query: URLSearchParams,
  preferences: Preferences,
  body: string,
): Statement {
  const payload = parsePayload(table, body, null);
  if (payload.rows !== 1) throw new RestError(400, 'PGRST102', 'An update takes one object');
  const parameters = new StatementParameters();
  const condition = changeCondition(table, query, parameters, 'UPDATE');
  const looked = {
    text: inspectUpdate(table, condition, payload.columns),
    values: [...parameters.values],
    change: 'updated' as const,
  };
  const set = payload.columns
    .map((name) => `${quotedIdentifier(name)} = _new.${quotedIdentifier(name)}`)
    .join(', ');
  const change = `update ${qualifiedName(table)} set ${set} from json_populate_recordset(null::${qualifiedName(table)}, cast(${parameters.add(payload.json)} as json)) _new where ${condition}`;
  return {
    text: answerOf(change, table, preferences),
    values: parameters.values,
    count: null,
    weight: { bytesEach: payload.bytes + ROW_BYTES, rows: null, inspection: looked },
  };
}

/** Builds the statement of `DELETE /rest/v1/table`. */
export function deleteStatement(
  table: Table,
  query: URLSearchParams,
  preferences: Preferences,
): Statement {
  const parameters = new StatementParameters();
  const condition = changeCondition(table, query, parameters, 'DELETE');
  const change = `delete from ${qualifiedName(table)} where ${condition}`;
  return {
    text: answerOf(change, table, preferences),
    values: parameters.values,
    count: null,
    weight: {
      bytesEach: DELETED_BYTES,
      rows: null,
      inspection: {
        text: inspectDelete(table, condition),
        values: parameters.values,
        change: 'deleted',
      },
    },
  };
}

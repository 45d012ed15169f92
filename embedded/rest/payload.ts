import { MOST_DIGITS, shapeOf } from '../http/jsonShape';
import type { Table } from './catalogue';
import { RestError } from './restError';
import { MAX_WRITTEN, ROW_BYTES, tooLarge, VALUE_BYTES } from './statementCost';

/** The rows of an insert or update. */
export interface Payload {
  /** A JSON array of objects. The numbers have the digits that the client sent. */
  readonly json: string;
  readonly rows: number;
  /** The work of writing all rows, without that of each row: the JSON with every number written out, and its values. */
  readonly bytes: number;
  /** The names of the columns to write, all of which are in the catalogue. */
  readonly columns: readonly string[];
}

/** The deepest nesting that is accepted. Deeper JSON would overflow the database's parser. A list of stages needs 3. */
const MAX_DEPTH = 100;

/** The most rows of one statement, even if they have no content. */
const MAX_ROWS = MAX_WRITTEN / ROW_BYTES;

function invalid(details: string | null = null): RestError {
  return new RestError(400, 'PGRST102', 'Empty or invalid json', details);
}

/**
 * Returns the error for a number with too many digits. The schema refuses such a number, too, but only after
 * PostgreSQL has parsed it.
 */
function tooManyDigits(): RestError {
  const { before, after } = MOST_DIGITS;
  return new RestError(
    400,
    '22003',
    'A number has too many digits',
    `A number may have ${String(before)} digits before its point and ${String(after)} after it`,
  );
}

function parse(body: string): readonly object[] {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw invalid();
  }
  const rows: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (rows.length > MAX_ROWS) {
    throw new RestError(
      413,
      'PGRST102',
      'Too many rows in one request',
      `At most ${String(MAX_ROWS)} rows can be written at once`,
    );
  }
  return rows.map((row) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      throw invalid('The body must be an object or a list of objects');
    }
    return row;
  });
}

function keysOf(rows: readonly object[]): readonly string[] {
  const [first = {}] = rows;
  const keys = Object.keys(first);
  const same = rows.every((row) => {
    const own = Object.keys(row);
    return own.length === keys.length && own.every((key) => Object.hasOwn(first, key));
  });
  if (!same) throw new RestError(400, 'PGRST102', 'All object keys must match');
  return keys;
}

/**
 * Reads the body of an insert or update.
 * @param named - the query parameter `columns`, which supabase-js adds to bulk inserts.
 */
export function parsePayload(table: Table, body: string, named: string | null): Payload {
  // supabase-js writes the names of columns as "id","name".
  const listed = named?.split(',').map((name) => name.replace(/^"(.*)"$/, '$1'));
  const { depth, writtenOut, hasLongNumber, values } = shapeOf(body);
  if (depth > MAX_DEPTH) throw invalid('The body is nested too deeply');
  const bytes = writtenOut + values * VALUE_BYTES;
  // JSON.parse takes as long for a value as PostgreSQL does.
  if (values * VALUE_BYTES > MAX_WRITTEN) throw tooLarge('It has too many values');
  const rows = parse(body);
  if (hasLongNumber) throw tooManyDigits();
  const columns = [...new Set(listed ?? keysOf(rows))];
  if (columns.length === 0) throw invalid('The body names no column');
  for (const name of columns) {
    if (!table.columns.has(name)) {
      throw new RestError(
        400,
        'PGRST204',
        `Could not find the '${name.slice(0, 100)}' column of '${table.name}' in the schema cache`,
      );
    }
  }
  return {
    json: body.trimStart().startsWith('[') ? body : `[${body}]`,
    rows: rows.length,
    bytes,
    columns,
  };
}

import {
  ACCOUNT_FORMAT,
  fieldBeyondLimits,
  FIRST_VERSION_WITH,
  FIRST_VERSION_WITH_FIELD,
} from '../../features/app/ownData/accountFormat';
import {
  ACCOUNT_TABLES,
  ownPartOfId,
  perTable,
  referencesOf,
  type AccountRows,
  type AccountTable,
} from '../../features/app/ownData/accountTables';
import type { FileProblem, RowProblem } from '../../features/app/ownData/fileProblem';
import { isDeepEqual } from '../../features/shared/changes';
import { withoutControlCharacters } from '../../features/shared/controlCharacters';
import { isDay, type Day } from '../../features/shared/days';
import { codecs } from '../rows/codecs';
import { isRecord, Malformed, type Source } from '../../features/shared/decode';

export class FileRefused extends Error {
  override readonly name = 'FileRefused';

  constructor(readonly problem: FileProblem) {
    super(JSON.stringify(problem));
  }
}

/** The checked content of a file. */
export interface AccountContents {
  email: string | null;
  exportedOn: Day | null;
  rows: AccountRows;
}

/** Columns whose values must be unique within an account. */
const UNIQUE_FIELD: Partial<Record<AccountTable, string>> = {
  quoteDetails: 'number',
  paymentParts: 'receiptNumber',
};

/**
 * Returns the property of a column. `payment_date` becomes `paymentDate`; a path such as `items.0.price` stays as it
 * is.
 */
const propertyOf = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The number of a row in its table, counted from 1, and the version of the file. */
interface Place {
  row: number;
  version: number;
}

/**
 * Decodes one row.
 * @throws FileRefused if the row is not valid.
 */
function readRow(table: AccountTable, value: unknown, { row, version }: Place) {
  const refuse = (field: string, problem: RowProblem): never => {
    throw new FileRefused({ code: 'badRow', table, row, field, problem });
  };
  if (!isRecord(value)) return refuse('', 'shape');
  const { encode, decode } = codecs[table];
  let record;
  try {
    record = decode(encode(value));
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return refuse(propertyOf(error.field), 'shape');
  }
  // A missing field is refused, too: the decoders read it as null, so what the file has lost would not be noticed.
  for (const key of Object.keys(record)) {
    const first = FIRST_VERSION_WITH_FIELD[table]?.[key] ?? 1;
    if (!Object.hasOwn(value, key) && version >= first) refuse(key, 'missing');
  }
  // Unknown fields are refused. If they were dropped silently, the restored account would lack data.
  for (const [key, given] of Object.entries(value)) {
    const isKept = Object.hasOwn(record, key) && isDeepEqual(Reflect.get(record, key), given);
    if (!isKept) refuse(key, 'unknown');
  }
  const fieldOverLimit = fieldBeyondLimits(table, record);
  return fieldOverLimit === null ? record : refuse(fieldOverLimit, 'limit');
}

function readTable(table: AccountTable, value: unknown, version: number) {
  // A table that was added after the version of this file has no rows in the file.
  if (value === undefined && version < (FIRST_VERSION_WITH[table] ?? 1)) return [];
  if (!Array.isArray(value)) throw new FileRefused({ code: 'noTable', table });
  return value.map((row, index) => readRow(table, row, { row: index + 1, version }));
}

/**
 * Checks that no id is repeated and that every reference points at a row of the file.
 * @throws FileRefused if the rows do not fit together.
 */
function checkIdsAndReferences(rows: AccountRows): void {
  const ids = perTable((table) => new Set(rows[table].map(({ id }) => id)));
  for (const table of ACCOUNT_TABLES) {
    const seen = new Set<string>();
    const numbers = new Set<unknown>();
    const unique = UNIQUE_FIELD[table];
    rows[table].forEach((row, index) => {
      const refuse = (field: string, problem: RowProblem): never => {
        throw new FileRefused({ code: 'badRow', table, row: index + 1, field, problem });
      };
      const own = ownPartOfId(table, row);
      if (seen.has(own)) refuse('id', 'duplicate');
      seen.add(own);
      if (unique !== undefined) {
        const number: unknown = Reflect.get(row, unique);
        if (number !== null && numbers.has(number)) refuse(unique, 'duplicate');
        numbers.add(number);
      }
      for (const { field, to, id } of referencesOf(table, row)) {
        if (!ids[to].has(id)) refuse(field, 'dangling');
      }
    });
  }
}

/** Escapes and characters that may be control characters or halves of characters. Most files have none. */
const HOLDS_CONTROL_CHARACTERS = /\\u(?:00[01789]|d[89a-f])|[\u007f-\u009f]/i;

const cleaned = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutControlCharacters(value) : value;

function parse(text: string): Source {
  let value: unknown;
  try {
    value = HOLDS_CONTROL_CHARACTERS.test(text) ? JSON.parse(text, cleaned) : JSON.parse(text);
  } catch {
    throw new FileRefused({ code: 'notJson' });
  }
  if (!isRecord(value) || value['format'] !== ACCOUNT_FORMAT.format) {
    throw new FileRefused({ code: 'otherFormat' });
  }
  return value;
}

/**
 * Reads a file that `accountJson` has written. The file is read completely or refused.
 * @throws FileRefused if the file is not valid.
 */
export function readAccountFile(text: string): AccountContents {
  const file = parse(text);
  const { version } = file;
  if (typeof version !== 'number' || !Number.isSafeInteger(version)) {
    throw new FileRefused({ code: 'otherVersion', version: null });
  }
  if (version < 1 || version > ACCOUNT_FORMAT.version) {
    throw new FileRefused({ code: 'otherVersion', version });
  }
  const rows = perTable((table) =>
    readTable(table, file[table], version),
  ) as unknown as AccountRows; // cast: each table's codec has decoded its rows
  checkIdsAndReferences(rows);
  if (ACCOUNT_TABLES.every((table) => rows[table].length === 0)) {
    throw new FileRefused({ code: 'empty' });
  }
  const { account, exportedOn } = file;
  const email = isRecord(account) ? account['email'] : null;
  return {
    email: typeof email === 'string' ? email : null,
    exportedOn: typeof exportedOn === 'string' && isDay(exportedOn) ? exportedOn : null,
    rows,
  };
}

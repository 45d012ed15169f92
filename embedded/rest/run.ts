import { actAs, type Caller } from './caller';
import type { Preferences } from './preferences';
import type { RestOptions } from './request';
import { RestError } from './restError';
import { restErrorOf } from './sqlErrors';
import { MAX_ANSWER_BYTES, type Statement } from './statement';
import { checkCost } from './statementCost';

/** A statement's result: the rows as JSON, their number, and the total number if requested. */
export interface StatementResult {
  readonly body: string;
  readonly rows: number;
  readonly total: number | null;
}

function checkAnswer(bytes: number): void {
  if (bytes <= MAX_ANSWER_BYTES) return;
  throw new RestError(
    413,
    '54000',
    'The rows are too large for one answer',
    `They take ${String(bytes)} bytes or more`,
    'Ask for fewer rows by limit',
  );
}

function checkRows(rows: number, preferences: Preferences): void {
  // The error is thrown inside the transaction, so that the change is rolled back.
  if (preferences.single && rows !== 1) {
    throw new RestError(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      `The result contains ${String(rows)} rows`,
    );
  }
}

// Returns the only element of a list that PostgreSQL wrote. The element is the text between the outer brackets.
function onlyElement(list: string): string {
  return list.trim().slice(1, -1);
}

/**
 * Runs a statement on behalf of its caller, in a transaction of its own.
 * @throws RestError, also if PostgreSQL refuses the statement.
 */
export async function runStatement(
  { database, freeBytes }: RestOptions,
  caller: Caller,
  statement: Statement,
  preferences: Preferences,
): Promise<StatementResult> {
  try {
    return await database.transaction(async (sql) => {
      await actAs(sql, caller);
      if (statement.weight !== null) await checkCost(sql, statement.weight, freeBytes);
      const [answer] = await sql.query(statement.text, statement.values);
      checkAnswer(Number(answer?.['bytes'] ?? 0));
      const rows = Number(answer?.['rows'] ?? 0);
      checkRows(rows, preferences);
      let total: number | null = null;
      if (preferences.count) {
        const counted =
          statement.count === null ? null : await sql.query(statement.count, statement.values);
        total = counted === null ? rows : Number(counted[0]?.['total'] ?? 0);
      }
      const list = answer?.['body'] ?? '[]';
      return { body: preferences.single ? onlyElement(list) : list, rows, total };
    });
  } catch (error) {
    if (error instanceof RestError) throw error;
    throw restErrorOf(error, caller.role === 'anon') ?? error;
  }
}

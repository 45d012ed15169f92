import type { Database } from '../database/database';
import { actAs, type Caller } from './caller';
import type { Preferences } from './preferences';
import { RestError } from './restError';
import { fromSqlError } from './sqlStatus';
import type { Statement } from './statement';

/** What a statement answered: the rows as JSON, how many, and how many there are in all if asked. */
export interface Result {
  readonly body: string;
  readonly rows: number;
  readonly total: number | null;
}

function checkRows(rows: number, preferences: Preferences): void {
  // Thrown inside the transaction: what was changed is undone.
  if (preferences.single && rows !== 1) {
    throw new RestError(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      `The result contains ${String(rows)} rows`,
    );
  }
  if (preferences.maxAffected !== null && rows > preferences.maxAffected) {
    throw new RestError(
      400,
      'PGRST124',
      'Query result exceeds max-affected preference constraint',
      `The query affects ${String(rows)} rows`,
    );
  }
}

// PostgreSQL wrote the list, so that its one element stands between the outer brackets.
function onlyElement(list: string): string {
  return list.trim().slice(1, -1);
}

/**
 * Runs a statement as its caller, in a transaction of its own.
 * @throws RestError also for what PostgreSQL refuses
 */
export async function run(
  database: Database,
  caller: Caller,
  statement: Statement,
  preferences: Preferences,
): Promise<Result> {
  try {
    return await database.transaction(async (sql) => {
      await actAs(sql, caller);
      const [answer] = await sql.query(statement.text, statement.values);
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
    throw fromSqlError(error, caller.role === 'anon') ?? error;
  }
}

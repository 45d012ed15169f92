import type { Context } from 'hono';
import { answer } from './answer';
import { contentRange } from './range';
import { bodyOf, prepare, type RestOptions } from './request';
import { run } from './run';
import { deleteStatement, insertStatement, updateStatement } from './statement';

/** Makes one statement of the request and its body, and runs it. @throws RestError */
async function change(context: Context, options: RestOptions, statementOf: typeof insertStatement) {
  const { caller, table, query, preferences } = await prepare(context, options);
  const body = await bodyOf(context, options.maxBodyBytes);
  const statement = statementOf(table, query, preferences, body);
  return { preferences, result: await run(options.database, caller, statement, preferences) };
}

/** `POST /:table`: inserts the rows of the body. @throws RestError */
export async function insertRows(context: Context, options: RestOptions): Promise<Response> {
  const { preferences, result } = await change(context, options, insertStatement);
  return answer(context, 201, result, preferences, contentRange(0, 0, result.total));
}

/** `PATCH /:table`: changes the rows that the query selects. @throws RestError */
export async function updateRows(context: Context, options: RestOptions): Promise<Response> {
  const { preferences, result } = await change(context, options, updateStatement);
  return answer(context, 200, result, preferences, contentRange(0, result.rows, result.total));
}

/** `DELETE /:table`: deletes the rows that the query selects. @throws RestError */
export async function deleteRows(context: Context, options: RestOptions): Promise<Response> {
  const { caller, table, query, preferences } = await prepare(context, options);
  const statement = deleteStatement(table, query, preferences);
  const result = await run(options.database, caller, statement, preferences);
  return answer(context, 200, result, preferences, contentRange(0, 0, result.total));
}

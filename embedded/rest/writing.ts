import type { Context } from 'hono';
import { resultResponse } from './answer';
import { readBodyToWrite, readRequest, type RestOptions } from './request';
import { runStatement } from './run';
import { deleteStatement, insertStatement, updateStatement } from './statement';

/**
 * Builds a statement from the request and its body, and runs it.
 * @throws RestError
 */
async function change(
  context: Context,
  options: RestOptions,
  status: 200 | 201,
  statementOf: typeof insertStatement,
): Promise<Response> {
  const { caller, table, query, preferences } = await readRequest(context, options);
  const body = await readBodyToWrite(context, caller, options.maxBodyBytes);
  // A request that has arrived completely is run, even if the client has closed the connection.
  return options.turns.take(caller.account, async () => {
    const statement = statementOf(table, query, preferences, body);
    const result = await runStatement(options, caller, statement, preferences);
    return resultResponse(context, status, result, preferences);
  });
}

/** `POST /:table`: inserts the body's rows. @throws RestError */
export const insertRows = (context: Context, options: RestOptions): Promise<Response> =>
  change(context, options, 201, insertStatement);

/** `PATCH /:table`: changes the selected rows. @throws RestError */
export const updateRows = (context: Context, options: RestOptions): Promise<Response> =>
  change(context, options, 200, updateStatement);

/** `DELETE /:table`: deletes the selected rows. @throws RestError */
export async function deleteRows(context: Context, options: RestOptions): Promise<Response> {
  const { caller, table, query, preferences } = await readRequest(context, options);
  const statement = deleteStatement(table, query, preferences);
  return options.turns.take(caller.account, async () => {
    const result = await runStatement(options, caller, statement, preferences);
    return resultResponse(context, 200, result, preferences);
  });
}

import type { Context } from 'hono';
import { answer } from './answer';
import { contentRange } from './range';
import { prepare, type RestOptions } from './request';
import { RestError } from './restError';
import { run } from './run';
import { selectStatement } from './statement';

/** `GET /:table`: the rows that the query selects, and their range. @throws RestError */
export async function selectRows(context: Context, options: RestOptions): Promise<Response> {
  const { caller, table, query, preferences } = await prepare(context, options);
  const statement = selectStatement(table, query, preferences, context.req.header('range'));
  const result = await run(options.database, caller, statement, preferences);
  const offset = statement.range?.offset ?? 0;
  if (result.total !== null && offset > 0 && offset >= result.total) {
    context.header('Content-Range', contentRange(0, 0, result.total));
    throw new RestError(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      `An offset of ${String(offset)} was requested, but there are only ${String(result.total)} rows.`,
    );
  }
  const partial = result.total !== null && result.rows < result.total;
  return answer(
    context,
    partial ? 206 : 200,
    result,
    preferences,
    contentRange(offset, result.rows, result.total),
  );
}

import type { Context } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { BodyError } from '../http/body';
import { reserveMemory } from '../http/reserveMemory';
import { resultResponse } from './answer';
import { readRequest, type RestOptions } from './request';
import { runStatement } from './run';
import { selectStatement } from './statement';

/**
 * `GET /:table`: returns the selected rows and their number.
 * @throws RestError, BodyError
 */
export async function selectRows(context: Context, options: RestOptions): Promise<Response> {
  const { caller, table, query, preferences } = await readRequest(context, options);
  const statement = selectStatement(table, query);
  const { incoming } = context.env as HttpBindings; // cast: the server is Node's
  return options.turns.take(caller.account, async () => {
    // If the client has closed the connection meanwhile, nothing is read.
    if (incoming.socket.destroyed) throw new BodyError('broken off');
    const result = await runStatement(options, caller, statement, preferences);
    if (!reserveMemory(context, caller.account)(result.body.length)) {
      throw new BodyError('one too many at the moment');
    }
    const partial = result.total !== null && result.rows < result.total;
    return resultResponse(context, partial ? 206 : 200, result, preferences, true);
  });
}

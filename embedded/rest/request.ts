import type { Context } from 'hono';
import type { Database } from '../database/database';
import { readBody } from '../http/body';
import { ALWAYS_ACCEPTED } from '../http/reserveMemory';
import type { FairQueue } from '../http/fairQueue';
import type { Caller } from './caller';
import type { Catalogue, Table } from './catalogue';
import { parsePreferences } from './preferences';
import { RestError, unsupported } from './restError';

/** Settings of the data routes. */
export interface RestOptions {
  readonly database: Database;
  /** The queue in which each request waits for its account's turn. */
  readonly turns: FairQueue;
  readonly catalogue: Catalogue;
  /**
   * Verifies the token of a request.
   * @throws RestError 401 if the token is invalid.
   */
  readonly identify: (authorization: string | undefined) => Promise<Caller>;
  /** The size of the largest body, in bytes. */
  readonly maxBodyBytes: number;
  /** How many bytes of the disk a change may use now. */
  readonly freeBytes: () => number;
}

function tableOf(context: Context, catalogue: Catalogue): Table {
  const name = context.req.param('table') ?? '';
  if (context.req.header('range') !== undefined) throw unsupported('The header Range');
  const profile =
    context.req.header('accept-profile') ?? context.req.header('content-profile') ?? 'public';
  if (profile !== 'public') {
    throw new RestError(
      406,
      'PGRST106',
      `Invalid schema: ${profile.slice(0, 100)}`,
      null,
      'Only the following schemas are exposed: public',
    );
  }
  const table = catalogue.get(name);
  if (table === undefined) {
    throw new RestError(
      404,
      'PGRST205',
      `Could not find the table 'public.${name.slice(0, 100)}' in the schema cache`,
    );
  }
  return table;
}

/**
 * Reads and checks the parts that all requests have in common.
 * @throws RestError
 */
export async function readRequest(context: Context, { identify, catalogue }: RestOptions) {
  const caller = await identify(context.req.header('authorization'));
  // Hono treats HEAD like GET, so HEAD is refused here.
  if (context.req.method === 'HEAD') {
    throw new RestError(405, 'PGRST117', 'Unsupported HTTP method');
  }
  return {
    caller,
    table: tableOf(context, catalogue),
    query: new URL(context.req.url).searchParams,
    preferences: parsePreferences(context.req.header('prefer'), context.req.header('accept')),
  };
}

/**
 * Reads the body of a writing request. The body of an anonymous visitor must be small, so that it uses no memory of
 * other accounts. PostgreSQL refuses it anyway.
 * @throws RestError 415 if the body is not JSON, or BodyError
 */
export async function readBodyToWrite(
  context: Context,
  caller: Caller,
  maxBytes: number,
): Promise<string> {
  const type = context.req.header('content-type');
  if (type !== undefined && !/^application\/json\b/i.test(type)) {
    throw new RestError(415, 'PGRST102', `Content-Type not acceptable: ${type.slice(0, 100)}`);
  }
  const most = caller.role === 'anon' ? Math.min(ALWAYS_ACCEPTED, maxBytes) : maxBytes;
  return readBody(context, caller.account, most);
}

import { type Context, Hono } from 'hono';
import type { Database, Sql } from '../database/database';
import { readBody } from '../http/body';
import type { Catalogue, Table } from './catalogue';
import { type Preferences, parsePreferences } from './preferences';
import { contentRange } from './range';
import { RestError } from './restError';
import { fromSqlError } from './sqlStatus';
import {
  deleteStatement,
  insertStatement,
  selectStatement,
  type Statement,
  updateStatement,
} from './statement';

/** On whose behalf a request runs. */
export interface Caller {
  readonly role: 'anon' | 'authenticated';
  /** The claims of the verified token, as JSON; what auth.uid() reads. */
  readonly claims: string;
}

interface Result {
  readonly body: string;
  readonly rows: number;
  readonly total: number | null;
}

/** Settings of the data routes. */
export interface RestOptions {
  readonly database: Database;
  readonly catalogue: Catalogue;
  /** Verifies the request's token. @throws RestError 401 if it is no good. */
  readonly identify: (authorization: string | undefined) => Promise<Caller>;
  /** Largest body, in bytes. */
  readonly maxBodyBytes: number;
}

// From here on PostgreSQL enforces everything: the rest of the transaction runs as the
// caller's role, which row level security and grants look at.
async function actAs(sql: Sql, caller: Caller): Promise<void> {
  await sql.query(
    "select set_config('request.jwt.claims', $1::text, true), set_config('role', $2::text, true)",
    [caller.claims, caller.role],
  );
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

async function run(
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

// PostgreSQL wrote the list, so that its one element stands between the outer brackets.
function onlyElement(list: string): string {
  return list.trim().slice(1, -1);
}

function tableOf(context: Context, catalogue: Catalogue): Table {
  const name = context.req.param('table') ?? '';
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

async function bodyOf(context: Context, maxBytes: number): Promise<string> {
  const type = context.req.header('content-type');
  if (
    type !== undefined &&
    !/^application\/(vnd\.pgrst\.object\+|vnd\.pgrst\.array\+)?json\b/i.test(type)
  ) {
    throw new RestError(415, 'PGRST102', `Content-Type not acceptable: ${type.slice(0, 100)}`);
  }
  return readBody(context, maxBytes);
}

function answer(
  context: Context,
  status: 200 | 201 | 204 | 206,
  result: Result,
  preferences: Preferences,
  range: string,
): Response {
  const headers: Record<string, string> = { 'Content-Range': range };
  const full =
    context.req.method === 'GET' ||
    context.req.method === 'HEAD' ||
    preferences.representation === 'full';
  if (!full) return context.newResponse(null, status === 200 ? 204 : status, headers);
  headers['Content-Type'] = preferences.single
    ? 'application/vnd.pgrst.object+json; charset=utf-8'
    : 'application/json; charset=utf-8';
  return context.newResponse(result.body, status, headers);
}

/** The data routes, `/rest/v1/:table`, with the grammar and the errors of PostgREST. */
export function restRoutes({ database, catalogue, identify, maxBodyBytes }: RestOptions): Hono {
  const routes = new Hono();

  const prepare = async (context: Context) => ({
    caller: await identify(context.req.header('authorization')),
    table: tableOf(context, catalogue),
    query: new URL(context.req.url).searchParams,
    preferences: parsePreferences(context.req.header('prefer'), context.req.header('accept')),
  });

  routes.get('/:table', async (context) => {
    const { caller, table, query, preferences } = await prepare(context);
    const statement = selectStatement(table, query, preferences, context.req.header('range'));
    const result = await run(database, caller, statement, preferences);
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
  });

  routes.post('/:table', async (context) => {
    const { caller, table, query, preferences } = await prepare(context);
    const statement = insertStatement(
      table,
      query,
      preferences,
      await bodyOf(context, maxBodyBytes),
    );
    const result = await run(database, caller, statement, preferences);
    return answer(context, 201, result, preferences, contentRange(0, 0, result.total));
  });

  routes.patch('/:table', async (context) => {
    const { caller, table, query, preferences } = await prepare(context);
    const statement = updateStatement(
      table,
      query,
      preferences,
      await bodyOf(context, maxBodyBytes),
    );
    const result = await run(database, caller, statement, preferences);
    return answer(context, 200, result, preferences, contentRange(0, result.rows, result.total));
  });

  routes.delete('/:table', async (context) => {
    const { caller, table, query, preferences } = await prepare(context);
    const statement = deleteStatement(table, query, preferences);
    const result = await run(database, caller, statement, preferences);
    return answer(context, 200, result, preferences, contentRange(0, 0, result.total));
  });

  routes.all('/rpc/*', (context) => {
    const name = context.req.path.split('/').at(-1) ?? '';
    throw new RestError(
      404,
      'PGRST202',
      `Could not find the function public.${name.slice(0, 100)} in the schema cache`,
    );
  });
  routes.all('/:table', () => {
    throw new RestError(405, 'PGRST117', 'Unsupported HTTP method');
  });
  routes.all('*', () => {
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  });
  return routes;
}

import { Client } from 'pg';
import { median } from '../statistics';

/** How long one request takes in the database, in milliseconds, measured by the client. */
export interface Timing {
  /** The time of the one statement that reads the rows. */
  readonly statement: number;
  /** The time from `begin` to `commit`, for which the request waits. */
  readonly transaction: number;
}

/** A query for the first page of a user's payments. */
export interface PageQuery {
  readonly text: string;
  /**
   * The name under which each connection prepares the statement once, as PostgREST does. Null: the statement is
   * sent and parsed every time.
   */
  readonly name: string | null;
  /** The values of the parameters `$1`, `$2` and so on. */
  values(user: string): readonly string[];
  /** Counts the payments in an answer. */
  count(rows: readonly Readonly<Record<string, string | null>>[]): number;
}

/** A plain `select` of the rows. */
export const BARE_QUERY: PageQuery = {
  text: `select * from public.payments where user_id = $1
    order by created_at desc, id desc limit 1000`,
  name: null,
  values: (user) => [user],
  count: (rows) => rows.length,
};

/**
 * The query that the hosted service's PostgREST makes of the app's first request: `select=*`, `user_id=eq.…`,
 * newest first, `limit=1000` and an exact count. The database writes the JSON.
 */
export const POSTGREST_QUERY: PageQuery = {
  text: `with pgrst_source as (
      select "public"."payments".* from "public"."payments" where "public"."payments"."user_id" = $1
      order by "public"."payments"."created_at" desc, "public"."payments"."id" desc
      limit $2 offset $3
    ), pgrst_source_count as (
      select 1 from "public"."payments" where "public"."payments"."user_id" = $4
    )
    select (select pg_catalog.count(*) from pgrst_source_count) as total_result_set,
      pg_catalog.count(_postgrest_t) as page_total,
      coalesce(json_agg(_postgrest_t), '[]') as body,
      nullif(current_setting('response.headers', true), '') as response_headers,
      nullif(current_setting('response.status', true), '') as response_status
    from (select * from pgrst_source) _postgrest_t`,
  name: 'mine',
  values: (user) => [user, '1000', '0', user],
  count: (rows) => Number(rows[0]?.['page_total']),
};

/** Sets the role of the transaction and the other settings that PostgREST passes with each request. */
const CONTEXT = `select set_config('search_path', $1, true), set_config('role', $2, true),
  set_config('request.jwt.claims', $3, true), set_config('request.method', $4, true),
  set_config('request.path', $5, true), set_config('request.headers', $6, true),
  set_config('request.cookies', $7, true)`;

const contextOf = (user: string): string[] => [
  '"public", "extensions"',
  'authenticated',
  JSON.stringify({ sub: user, role: 'authenticated', aud: 'authenticated', exp: 1_795_000_000 }),
  'GET',
  '/payments',
  JSON.stringify({ accept: '*/*', prefer: 'count=exact', 'accept-profile': 'public' }),
  '{}',
];

/** One connection of the pool that PostgREST uses. */
export class Connection {
  private constructor(private readonly client: Client) {}

  /** @param pageCost - the value of `random_page_cost` */
  static async open(url: string, pageCost: string): Promise<Connection> {
    const client = new Client({
      connectionString: url,
      options: `-c timezone=UTC -c random_page_cost=${pageCost}`,
      types: { getTypeParser: () => (value: string) => value },
    });
    await client.connect();
    return new Connection(client);
  }

  /** @throws Error unless the answer contains this many payments. */
  private async ask(form: PageQuery, user: string, payments: number): Promise<Timing> {
    const begun = performance.now();
    await this.client.query('begin isolation level read committed read only');
    await this.client.query({ name: 'context', text: CONTEXT, values: contextOf(user) });
    const asked = performance.now();
    const { rows } = await this.client.query<Record<string, string | null>>({
      ...(form.name !== null && { name: form.name }),
      text: form.text,
      values: [...form.values(user)],
    });
    const answered = performance.now();
    await this.client.query('commit');
    if (form.count(rows) !== payments)
      throw new Error(`${String(form.count(rows))} payments for ${user}`);
    return { statement: answered - asked, transaction: performance.now() - begun };
  }

  /** Runs the query for one user after the other, and returns the median of each time. */
  async time(form: PageQuery, users: readonly string[], payments: number): Promise<Timing> {
    const timings: Timing[] = [];
    for (const user of users) timings.push(await this.ask(form, user, payments));
    // The first quarter is left out, because the caches are still cold.
    const warm = timings.slice(users.length / 4);
    return {
      statement: median(warm.map(({ statement }) => statement)),
      transaction: median(warm.map(({ transaction }) => transaction)),
    };
  }

  /** The plan of the PostgREST query, made for this user alone (custom) or for all users (generic). */
  async plan(user: string, mode: 'force_custom_plan' | 'force_generic_plan'): Promise<string> {
    await this.client.query('begin');
    await this.client.query({ name: 'context', text: CONTEXT, values: contextOf(user) });
    await this.client.query(`set local plan_cache_mode = ${mode}`);
    await this.client.query(`prepare explained as ${POSTGREST_QUERY.text}`);
    const values = POSTGREST_QUERY.values(user).map((value) => `'${value}'`);
    const { rows } = await this.client.query<Record<string, string | null>>(
      `explain execute explained(${values.join(', ')})`,
    );
    await this.client.query('deallocate explained');
    await this.client.query('commit');
    return rows.map((row) => row['QUERY PLAN'] ?? '').join('\n');
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}

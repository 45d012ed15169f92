import { Client } from 'pg';
import { median } from '../statistics';

/** How long one request takes inside the database, in milliseconds, seen from its client. */
export interface Timing {
  /** The one statement that reads the rows. */
  readonly statement: number;
  /** From `begin` to `commit`: what the request waits for. */
  readonly transaction: number;
}

/** A statement for the first page of a user's payments. */
export interface Form {
  readonly text: string;
  /** Prepared once a connection under this name, as PostgREST does; null: sent anew each time. */
  readonly name: string | null;
  /** What `$1`… stand for. */
  values(user: string): readonly string[];
  /** How many payments an answer holds. */
  count(rows: readonly Readonly<Record<string, string | null>>[]): number;
}

/** The rows as they are, one by one. */
export const BARE: Form = {
  text: `select * from public.payments where user_id = $1
    order by created_at desc, id desc limit 1000`,
  name: null,
  values: (user) => [user],
  count: (rows) => rows.length,
};

/**
 * As the hosted service's PostgREST asks for what the app's first request says: `select=*`,
 * `user_id=eq.…`, newest first, `limit=1000` and an exact count. The database writes the JSON.
 */
export const SERVICE: Form = {
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

/** On whose behalf the rest of the transaction runs, and what else PostgREST tells of a request. */
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

/** A connection of the pool through which PostgREST asks. */
export class Connection {
  private constructor(private readonly client: Client) {}

  /** @param pageCost - `random_page_cost`. */
  static async open(url: string, pageCost: string): Promise<Connection> {
    const client = new Client({
      connectionString: url,
      options: `-c timezone=UTC -c random_page_cost=${pageCost}`,
      types: { getTypeParser: () => (value: string) => value },
    });
    await client.connect();
    return new Connection(client);
  }

  /** @throws Error unless the answer holds so many payments. */
  private async ask(form: Form, user: string, payments: number): Promise<Timing> {
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

  /** One user after the other; the median of each time. */
  async time(form: Form, users: readonly string[], payments: number): Promise<Timing> {
    const timings: Timing[] = [];
    for (const user of users) timings.push(await this.ask(form, user, payments));
    // The first visits find nothing in the processor's cache, and little in the server's memory.
    const warm = timings.slice(users.length / 4);
    return {
      statement: median(warm.map(({ statement }) => statement)),
      transaction: median(warm.map(({ transaction }) => transaction)),
    };
  }

  /** The plan of `SERVICE`, made for this user alone or once for all. */
  async plan(user: string, mode: 'force_custom_plan' | 'force_generic_plan'): Promise<string> {
    await this.client.query('begin');
    await this.client.query({ name: 'context', text: CONTEXT, values: contextOf(user) });
    await this.client.query(`set local plan_cache_mode = ${mode}`);
    await this.client.query(`prepare explained as ${SERVICE.text}`);
    const values = SERVICE.values(user).map((value) => `'${value}'`);
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

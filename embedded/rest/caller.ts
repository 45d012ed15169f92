import type { Sql } from '../database/database';

/** The user on whose behalf a request runs. */
export interface Caller {
  readonly role: 'anon' | 'authenticated';
  /** The user's id; '' for every anonymous visitor. */
  readonly account: string;
  /** The claims of the verified token as JSON, which auth.uid() reads. */
  readonly claims: string;
}

/**
 * Switches the transaction to the caller's role. From here on, PostgreSQL enforces row level security and grants. Two
 * further settings count bytes, see runningBytes.ts.
 */
export async function actAs(sql: Sql, caller: Caller): Promise<void> {
  await sql.query(
    "select set_config('request.jwt.claims', $1::text, true), set_config('role', $2::text, true), set_config('oficio.weighed', '0', true), set_config('oficio.answered', '0', true)",
    [caller.claims, caller.role],
  );
}

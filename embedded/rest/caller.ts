import type { Sql } from '../database/database';

/** On whose behalf a request runs. */
export interface Caller {
  readonly role: 'anon' | 'authenticated';
  /** The user's id; '' for all visitors. */
  readonly account: string;
  /** The claims of the verified token, as JSON; what auth.uid() reads. */
  readonly claims: string;
}

/**
 * From here on PostgreSQL enforces everything: the rest of the transaction runs as the
 * caller's role, which row level security and grants look at. Two further settings count bytes: see
 * runningBytes.ts.
 */
export async function actAs(sql: Sql, caller: Caller): Promise<void> {
  await sql.query(
    "select set_config('request.jwt.claims', $1::text, true), set_config('role', $2::text, true), set_config('oficio.weighed', '0', true), set_config('oficio.answered', '0', true)",
    [caller.claims, caller.role],
  );
}

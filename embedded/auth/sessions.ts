import { createHash } from 'node:crypto';
import type { Sql, Transactions } from '../database/database';
import { type Account, accountById, storeSignInTime } from './accounts';
import { AuthError } from './authError';
import { isWellFormed, malformedToken, newRefreshToken } from './refreshTokens';
import type { TokenSigner } from './tokens';

/**
 * How many seconds after an exchange the same refresh token may be exchanged again. A second tab may have the same
 * token, or the first answer may have been lost.
 */
const REUSE_SECONDS = 10;

/** How long exchanged tokens are remembered, so that the use of a stolen token is noticed. */
const REMEMBER_DAYS = 30;

/** A session that was just opened or refreshed. */
export interface OpenSession {
  readonly account: Account;
  readonly sessionId: string;
  /** The time at which the user entered the password, in seconds since 1970. */
  readonly signedInAt: number;
  /** The refresh token that is sent to the client. Only the token's hash is stored. */
  readonly refreshToken: string;
}

// The SQL of a session's start, in seconds since 1970.
const EPOCH = 'extract(epoch from created_at)::bigint::text as epoch';

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

async function storeToken(sql: Sql, sessionId: string, token: string): Promise<string> {
  await sql.query(
    `insert into auth.refresh_tokens (token_hash, session_id)
     values ($1::text, cast($2::text as uuid)) on conflict do nothing`,
    [hashOf(token), sessionId],
  );
  return token;
}

/** Whether a token was exchanged already; null if there is no such token. */
async function isUsed(sql: Sql, token: string): Promise<boolean | null> {
  const [row] = await sql.query(
    'select (used_at is not null)::text as used from auth.refresh_tokens where token_hash = $1::text',
    [hashOf(token)],
  );
  return row === undefined ? null : row['used'] === 'true';
}

/** Follows the chain of successors of an exchanged token, and returns the last one. */
async function newestAfter(sql: Sql, tokens: TokenSigner, token: string): Promise<string> {
  let next = tokens.successorOfRefreshToken(token);
  while ((await isUsed(sql, next)) === true) next = tokens.successorOfRefreshToken(next);
  return next;
}

/** Opens a session for an account whose password was checked. */
export async function openSession(database: Transactions, userId: string): Promise<OpenSession> {
  return database.transaction(async (sql) => {
    const account = await storeSignInTime(sql, userId);
    // If no row was updated, the account was deleted after its password was checked.
    if (account === null)
      throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
    const [row] = await sql.query(
      `insert into auth.sessions (user_id) values (cast($1::text as uuid)) returning id, ${EPOCH}`,
      [userId],
    );
    const sessionId = row?.['id'] ?? '';
    const refreshToken = await storeToken(sql, sessionId, newRefreshToken());
    return { account, sessionId, signedInAt: Number(row?.['epoch']), refreshToken };
  });
}

/**
 * Exchanges a refresh token for its successor. A repeated exchange is allowed while nobody has used the successor,
 * because the first answer may have been lost. If both the token and its successor were exchanged more than
 * REUSE_SECONDS ago, somebody may have stolen the token. Then the whole session ends.
 * @throws AuthError 400 if the token is unknown or the session has ended.
 */
export async function refreshSession(
  database: Transactions,
  tokens: TokenSigner,
  token: string,
): Promise<OpenSession> {
  const outcome = await database.transaction(async (sql) => {
    const [row] = await sql.query(
      `select s.id, s.user_id, ${EPOCH.replace('created_at', 's.created_at')}, (t.used_at < now() - make_interval(secs => ${String(REUSE_SECONDS)}))::text as stale
       from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
       where t.token_hash = $1::text for update`,
      [hashOf(token)],
    );
    const sessionId = row?.['id'] ?? null;
    if (sessionId === null) return 'unknown' as const;
    const isStale = row?.['stale'] === 'true';
    if (isStale && (await isUsed(sql, tokens.successorOfRefreshToken(token))) !== false) {
      await sql.query('delete from auth.sessions where id = cast($1::text as uuid)', [sessionId]);
      return 'stolen' as const;
    }
    await sql.query(
      'update auth.refresh_tokens set used_at = coalesce(used_at, now()) where token_hash = $1::text',
      [hashOf(token)],
    );
    await sql.query(
      `delete from auth.refresh_tokens where session_id = cast($1::text as uuid)
       and used_at < now() - make_interval(days => ${String(REMEMBER_DAYS)})`,
      [sessionId],
    );
    await sql.query(
      'update auth.sessions set refreshed_at = now() where id = cast($1::text as uuid)',
      [sessionId],
    );
    const account = await storeSignInTime(sql, row?.['user_id'] ?? '');
    if (account === null) return 'unknown' as const;
    const next = await newestAfter(sql, tokens, token);
    const refreshToken = await storeToken(sql, sessionId, next);
    return { account, sessionId, signedInAt: Number(row?.['epoch']), refreshToken };
  });
  if (outcome === 'unknown') {
    if (!isWellFormed(token)) throw malformedToken();
    throw new AuthError(
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    );
  }
  if (outcome === 'stolen') {
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  return outcome;
}

/** Which of a user's sessions a sign-out ends. */
export type SignOutScope = 'global' | 'local' | 'others';

/** Ends sessions and deletes their refresh tokens. */
export async function closeSessions(
  database: Transactions,
  userId: string,
  sessionId: string,
  scope: SignOutScope,
): Promise<void> {
  const which = {
    global: 'true or id = cast($2::text as uuid)',
    local: 'id = cast($2::text as uuid)',
    others: 'id <> cast($2::text as uuid)',
  }[scope];
  await database.transaction((sql) =>
    sql.query(`delete from auth.sessions where user_id = cast($1::text as uuid) and (${which})`, [
      userId,
      sessionId,
    ]),
  );
}

/**
 * Reads the account of a session.
 * @throws AuthError 403 if the session or the account no longer exists.
 */
export async function accountOfSession(
  database: Transactions,
  userId: string,
  sessionId: string,
): Promise<Account> {
  return database.transaction(async (sql) => {
    const account = await accountById(sql, userId);
    if (account === null) {
      throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    }
    const sessions = await sql.query(
      'select id from auth.sessions where id = cast($1::text as uuid) and user_id = cast($2::text as uuid)',
      [sessionId, userId],
    );
    if (sessions.length === 0) {
      throw new AuthError(
        403,
        'session_not_found',
        'Session from session_id claim in JWT does not exist',
      );
    }
    return account;
  });
}

import type { Context } from 'hono';
import { AuthError } from './authError';
import type { AuthServices } from './services';
import { accountOfSession, closeSessions } from './sessions';
import type { Claims, TokenSigner } from './tokens';

/**
 * Reads the claims of a request's access token.
 * @throws AuthError 401 or 403 unless the request has a valid token.
 */
export async function claimsOf(context: Context, tokens: TokenSigner): Promise<Claims> {
  const token = /^bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  if (token === undefined) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const claims = await tokens.verify(token);
  if (claims === 'expired') {
    throw new AuthError(
      403,
      'bad_jwt',
      'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
    );
  }
  if (claims === 'invalid') {
    const reason =
      token.split('.').length === 3
        ? 'token signature is invalid: signature is invalid'
        : 'token is malformed: token contains an invalid number of segments';
    throw new AuthError(
      403,
      'bad_jwt',
      `invalid JWT: unable to parse or verify signature, ${reason}`,
    );
  }
  return claims;
}

/**
 * `POST /logout`: closes all sessions of the user, only the current session, or all the others.
 * @throws AuthError
 */
export async function logout(
  context: Context,
  { database, turns, tokens }: AuthServices,
): Promise<Response> {
  const claims = await claimsOf(context, tokens);
  const own = turns.database(database, claims.sub);
  await accountOfSession(own, claims.sub, claims.session_id);
  const asked = context.req.query('scope') ?? '';
  const scope = asked === '' ? 'global' : asked;
  if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
    const quoted = JSON.stringify(asked);
    throw new AuthError(400, 'validation_failed', `Unsupported logout scope ${quoted}`);
  }
  await closeSessions(own, claims.sub, claims.session_id, scope);
  return context.body(null, 204);
}

/** `GET /user`: the account that the access token belongs to. @throws AuthError */
export async function sendUser(
  context: Context,
  { database, turns, tokens }: AuthServices,
): Promise<Response> {
  const claims = await claimsOf(context, tokens);
  const own = turns.database(database, claims.sub);
  return context.json((await accountOfSession(own, claims.sub, claims.session_id)).json);
}

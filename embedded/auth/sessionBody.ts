import type { OpenSession } from './sessions';
import { ACCESS_TOKEN_SECONDS, type TokenSigner } from './tokens';

/** A session as GoTrue sends it, with a new access token. `expires_at` is in seconds since 1970. */
export async function sessionBody(
  tokens: TokenSigner,
  { account, sessionId, signedInAt, refreshToken }: OpenSession,
) {
  const now = Math.floor(Date.now() / 1000);
  const subject = { userId: account.id, sessionId, email: account.email, signedInAt };
  return {
    access_token: await tokens.sign(subject, now),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: now + ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
    user: account.json,
  };
}

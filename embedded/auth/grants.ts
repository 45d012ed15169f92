import type { Context } from 'hono';
import * as z from 'zod/mini';
import { accountByEmail } from './accounts';
import { AuthError } from './authError';
import { MAX_EMAIL_LENGTH, normalEmail } from './email';
import { countAttempt } from './limits';
import { passwordMatches } from './passwords';
import { readBodyOfShape } from './requestBody';
import type { AuthServices } from './services';
import { openSession, type OpenSession, refreshSession } from './sessions';
import { hasEarlierFormat, isWellFormed, malformedToken } from './refreshTokens';

const signInShape = z.object({
  email: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  password: z.nullish(z.string()),
});
const refreshShape = z.object({ refresh_token: z.nullish(z.string()) });
const codeShape = z.object({
  auth_code: z.nullish(z.string()),
  code_verifier: z.nullish(z.string()),
});

function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}

/** `POST /token?grant_type=password`: opens a session. @throws AuthError */
export async function signInWithPassword(
  context: Context,
  { database, turns, limiters, addressOf }: AuthServices,
): Promise<OpenSession> {
  const address = addressOf(context);
  countAttempt(limiters.signInAddress, address);
  const body = await readBodyOfShape(context, signInShape);
  const email = normalEmail(body.email ?? '');
  const hasPhone = (body.phone ?? '') !== '';
  if (email !== '' && hasPhone) {
    throw new AuthError(
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on login.',
    );
  }
  if (hasPhone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  if (email === '') throw new AuthError(400, 'validation_failed', 'missing email or phone');
  // No account has an address of this length, so the rate limiter need not remember it.
  if (Buffer.byteLength(email) > MAX_EMAIL_LENGTH) throw invalidCredentials();
  // The attempt is counted before the password is checked, so that parallel guesses count, too.
  countAttempt(limiters.signInAccount, email);
  const own = turns.database(database, address);
  const account = email.includes('\0') ? null : await accountByEmail(own, email);
  if (
    !(await passwordMatches(body.password ?? '', account?.passwordHash ?? null, address)) ||
    account === null
  ) {
    throw invalidCredentials();
  }
  limiters.signInAccount.giveBack(email);
  return openSession(own, account.id);
}

/** `POST /token?grant_type=refresh_token`: exchanges a refresh token for a new session. @throws AuthError */
export async function exchangeRefreshToken(
  context: Context,
  { database, turns, tokens, limiters, addressOf }: AuthServices,
): Promise<OpenSession> {
  const address = addressOf(context);
  countAttempt(limiters.refreshAddress, address);
  const token = (await readBodyOfShape(context, refreshShape)).refresh_token ?? '';
  if (!isWellFormed(token) && !hasEarlierFormat(token)) throw malformedToken();
  return refreshSession(turns.database(database, address), tokens, token);
}

/**
 * `POST /token?grant_type=pkce`: is always refused, because this backend never issues a code that could be exchanged.
 * @throws AuthError
 */
export async function exchangeCode(context: Context): Promise<never> {
  const { auth_code: code, code_verifier: verifier } = await readBodyOfShape(context, codeShape);
  if ((code ?? '') === '' || (verifier ?? '') === '') {
    throw new AuthError(
      400,
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    );
  }
  throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
}

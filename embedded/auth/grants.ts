import type { Context } from 'hono';
import * as z from 'zod/mini';
import { accountByEmail } from './accounts';
import { AuthError } from './authError';
import { MAX_EMAIL_LENGTH, normalEmail } from './email';
import { limited } from './limits';
import { passwordMatches } from './passwords';
import { readShape } from './requestBody';
import type { AuthServices } from './services';
import { openSession, type OpenSession, refreshSession } from './sessions';

const signInShape = z.object({
  email: z.optional(z.string()),
  password: z.optional(z.string()),
});
const refreshShape = z.object({ refresh_token: z.optional(z.string()) });

function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}

/** `POST /token?grant_type=password`: opens a session. @throws AuthError */
export async function signInWithPassword(
  context: Context,
  { database, limiters, addressOf }: AuthServices,
): Promise<OpenSession> {
  const body = await readShape(context, signInShape);
  limited(limiters.signInAddress, addressOf(context));
  const email = normalEmail(body.email ?? '');
  if (email === '') throw new AuthError(400, 'validation_failed', 'missing email or phone');
  // No account has such an address, and the limiter need not remember it.
  if (email.length > MAX_EMAIL_LENGTH) throw invalidCredentials();
  // Taken before the password is looked at, so that parallel guesses count as well.
  limited(limiters.signInAccount, email);
  const account = email.includes('\0') ? null : await accountByEmail(database, email);
  if (
    !(await passwordMatches(body.password ?? '', account?.passwordHash ?? null)) ||
    account === null
  ) {
    throw invalidCredentials();
  }
  limiters.signInAccount.giveBack(email);
  return openSession(database, account.id);
}

/** `POST /token?grant_type=refresh_token`: exchanges a refresh token. @throws AuthError */
export async function refresh(
  context: Context,
  { database, limiters, addressOf }: AuthServices,
): Promise<OpenSession> {
  limited(limiters.refreshAddress, addressOf(context));
  const { refresh_token: token = '' } = await readShape(context, refreshShape);
  if (token === '') throw new AuthError(400, 'validation_failed', 'refresh_token required');
  return refreshSession(database, token);
}

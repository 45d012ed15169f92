import type { Context } from 'hono';
import * as z from 'zod/mini';
import { accountByEmail, alreadyRegistered, createAccount } from './accounts';
import { AuthError } from './authError';
import { checkEmail, normalEmail } from './email';
import { limited } from './limits';
import { checkNewPassword, hashPassword } from './passwords';
import { readShape } from './requestBody';
import type { AuthServices } from './services';
import { openSession, type OpenSession } from './sessions';

const signUpShape = z.object({
  email: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  password: z.nullish(z.string()),
  data: z.nullish(z.record(z.string(), z.unknown())),
});

/** What a user may say about themselves, as JSON: a name of the form's 200 characters has 1,200 at most. */
const MAX_METADATA = 2_000;

/** `POST /signup`: creates an account and signs it in. Refuses in GoTrue's order. @throws AuthError */
export async function signUp(
  context: Context,
  { database, turns, limiters, addressOf }: AuthServices,
): Promise<OpenSession> {
  const body = await readShape(context, signUpShape);
  const email = normalEmail(body.email ?? '');
  const hasPhone = (body.phone ?? '') !== '';
  const password = body.password ?? '';
  if (email === '' && !hasPhone) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  const address = addressOf(context);
  limited(limiters.signUpAddress, address);
  if (password === '') {
    throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
  }
  checkNewPassword(password);
  if (email === '') {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
  if (hasPhone) {
    throw new AuthError(
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    );
  }
  checkEmail(email);
  const data = body.data ?? {};
  const metadata = JSON.stringify(data);
  if (metadata.length > MAX_METADATA || metadata.includes('\\u0000')) {
    throw new AuthError(400, 'validation_failed', 'User metadata is too large or malformed');
  }
  limited(limiters.signUpAccount, email);
  const own = turns.database(database, address);
  // Asked first: hashing a password costs time that a repeated sign-up need not take.
  if ((await accountByEmail(own, email)) !== null) throw alreadyRegistered();
  const hash = await hashPassword(password, address);
  const account = await own.transaction((sql) => createAccount(sql, email, hash, data));
  return openSession(own, account.id);
}

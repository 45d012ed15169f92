import type { Context } from 'hono';
import * as z from 'zod/mini';
import { accountByEmail, alreadyRegistered, createAccount, asSignUpAnswer } from './accounts';
import { AuthError } from './authError';
import { checkEmail, normalEmail } from './email';
import { countAttempt } from './limits';
import { checkNewPassword, hashPassword } from './passwords';
import { readBodyOfShape } from './requestBody';
import type { AuthServices } from './services';
import { openSession, type OpenSession } from './sessions';

const signUpShape = z.object({
  email: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  password: z.nullish(z.string()),
  data: z.nullish(z.record(z.string(), z.unknown())),
  code_challenge: z.nullish(z.string()),
  code_challenge_method: z.nullish(z.string()),
});

/** The largest metadata of a user, in characters of JSON. A name of 200 characters takes at most 1,200. */
const MAX_METADATA = 2_000;

/**
 * Checks a code challenge as GoTrue does, although this backend issues no codes.
 * @throws AuthError 400
 */
function checkChallenge(challenge: string, method: string): void {
  const refused = (message: string): AuthError => new AuthError(400, 'validation_failed', message);
  if (challenge === '' && method === '') return;
  if (challenge === '' || method === '')
    throw refused('PKCE flow requires code_challenge_method and code_challenge');
  if (!/^[\w.~-]*$/.test(challenge)) {
    throw refused(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  if (challenge.length < 43 || challenge.length > 128)
    throw refused('code challenge has to be between 43 and 128 characters');
}

/**
 * `POST /signup`: creates an account and signs its user in. The checks come in the same order as in GoTrue.
 * @throws AuthError
 */
export async function signUp(
  context: Context,
  { database, turns, limiters, addressOf }: AuthServices,
): Promise<OpenSession> {
  const body = await readBodyOfShape(context, signUpShape);
  const email = normalEmail(body.email ?? '');
  const hasPhone = (body.phone ?? '') !== '';
  const password = body.password ?? '';
  if (email === '' && !hasPhone) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  const address = addressOf(context);
  countAttempt(limiters.signUpAddress, address);
  if (password === '') {
    throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
  }
  checkNewPassword(password);
  checkChallenge(body.code_challenge ?? '', body.code_challenge_method ?? '');
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
  countAttempt(limiters.signUpAccount, email);
  const own = turns.database(database, address);
  // The address is looked up before the password is hashed, so that a repeated sign-up costs no hash.
  if ((await accountByEmail(own, email)) !== null) throw alreadyRegistered();
  const hash = await hashPassword(password, address);
  const account = await own.transaction((sql) => createAccount(sql, email, hash, data));
  const session = await openSession(own, account.id);
  return {
    ...session,
    account: { ...session.account, json: asSignUpAnswer(session.account.json) },
  };
}

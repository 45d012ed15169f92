import { AuthError } from './authError';

/**
 * Matches addresses that both GoTrue and an input of type email (HTML standard) accept. They contain no accents, and
 * their domain needs no dot.
 */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** The longest address of an account, in bytes. */
export const MAX_EMAIL_LENGTH = 255;

/** The form in which addresses are stored and looked up. */
export function normalEmail(email: string): string {
  return email.toLowerCase();
}

/**
 * Checks the address of a new account.
 * @throws AuthError 400 if an account cannot have this address.
 */
export function checkEmail(email: string): void {
  if (Buffer.byteLength(email) > MAX_EMAIL_LENGTH) {
    throw new AuthError(400, 'validation_failed', 'An email address is too long');
  }
  if (!EMAIL.test(email)) {
    throw new AuthError(
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    );
  }
}

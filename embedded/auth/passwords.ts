import { hash, verify } from '@node-rs/bcrypt';
import { FairQueue } from '../http/turns';
import { AuthError } from './authError';

/** The hosted service's cost and prefix, so that accounts can be moved there. */
const OPTIONS = { cost: 10, version: '2a' } as const;

/** The length in bytes, as GoTrue counts it. */
const MIN_PASSWORD_LENGTH = 6;

/** The most bytes that bcrypt uses. It would ignore the rest of a longer password. */
const MAX_PASSWORD_BYTES = 72;

/** Node has four threads for hashing and for reading files. Two are left for files. */
const hashing = new FairQueue(2);

// A hash that is compared if the account does not exist, so that the response time reveals nothing.
let decoy: Promise<string> | null = null;

/** Refuses passwords as GoTrue does. */
export function checkNewPassword(password: string): void {
  const bytes = Buffer.byteLength(password);
  if (bytes > MAX_PASSWORD_BYTES) {
    throw new AuthError(400, 'validation_failed', 'Password cannot be longer than 72 characters');
  }
  if (bytes < MIN_PASSWORD_LENGTH) {
    throw new AuthError(
      422,
      'weak_password',
      `Password should be at least ${String(MIN_PASSWORD_LENGTH)} characters.`,
      { weak_password: { reasons: ['length'] } },
    );
  }
}

/**
 * @param address - the client's address: requests of one address wait for each other.
 * @returns the bcrypt hash that is stored.
 */
export function hashPassword(password: string, address = ''): Promise<string> {
  return hashing.take(address, () => hash(password, OPTIONS));
}

/**
 * @param stored - the account's hash, or null if there is no such account.
 * @param address - the client's address: requests of one address wait for each other.
 */
export async function passwordMatches(
  password: string,
  stored: string | null,
  address = '',
): Promise<boolean> {
  decoy ??= hash('no account has this password', OPTIONS);
  const compared = stored ?? (await decoy);
  const matches = await hashing.take(address, () => verify(password, compared));
  return matches && stored !== null && Buffer.byteLength(password) <= MAX_PASSWORD_BYTES;
}

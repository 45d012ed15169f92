import { hash, verify } from '@node-rs/bcrypt';
import { FairQueue } from '../http/fairQueue';
import { AuthError } from './authError';

/** The cost and the prefix of the hosted service's hashes, so that accounts can be moved to the hosted service. */
const OPTIONS = { cost: 10, version: '2a' } as const;

/** The shortest password in bytes. GoTrue counts bytes, too. */
const MIN_PASSWORD_LENGTH = 6;

/** The longest password in bytes, because bcrypt ignores all bytes after the 72nd. */
const MAX_PASSWORD_BYTES = 72;

/**
 * Node has four threads for hashing and for reading files. At most two of them hash, so that two are left for
 * files.
 */
const hashing = new FairQueue(2);

// A hash that is compared if the account does not exist. Otherwise the response time would reveal which accounts exist.
let decoy: Promise<string> | null = null;

/** Refuses the same passwords as GoTrue. */
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
 * Hashes a password with bcrypt.
 * @param address - The client's address. Requests of one address wait for each other.
 * @returns the hash that is stored.
 */
export function hashPassword(password: string, address = ''): Promise<string> {
  return hashing.take(address, () => hash(password, OPTIONS));
}

/**
 * Compares a password with an account's hash.
 * @param stored - The account's hash; null if there is no such account.
 * @param address - The client's address. Requests of one address wait for each other.
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

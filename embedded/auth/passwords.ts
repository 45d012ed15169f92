import { hash, verify } from '@node-rs/bcrypt';
import { AuthError } from './authError';

/** The hosted service's cost and prefix, so that accounts can move there. */
const OPTIONS = { cost: 10, version: '2a' } as const;

/** In bytes, as GoTrue counts. */
const MIN_PASSWORD_LENGTH = 6;

/** What bcrypt looks at; the rest of a longer password would be ignored. */
const MAX_PASSWORD_BYTES = 72;

// Compared with when there is no such account, so that the time taken tells nothing.
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

/** @returns the bcrypt hash that is stored. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** @param stored - the account's hash, or null if there is no such account. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(password, stored ?? (await decoy));
  return matches && stored !== null && Buffer.byteLength(password) <= MAX_PASSWORD_BYTES;
}

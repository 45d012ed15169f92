import { createHash, createHmac, randomBytes } from 'node:crypto';
import { AuthError } from './authError';

/** In characters of base64url: 168 bits that nobody guesses, and a checksum of the rest. */
const SECRET_LENGTH = 28;
const CHECKSUM_LENGTH = 4;

const checksumOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url').slice(0, CHECKSUM_LENGTH);

const withChecksum = (secret: string): string => secret + checksumOf(secret);

/** A refresh token for a new session. */
export const newRefreshToken = (): string =>
  withChecksum(randomBytes((SECRET_LENGTH * 3) / 4).toString('base64url'));

/** Ours; those that earlier versions handed out are as long, and have no checksum. */
const hasChecksum = (token: string): boolean =>
  withChecksum(token.slice(0, SECRET_LENGTH)) === token;

/** The token that another one is exchanged for, the same each time it is asked for, and of its form. */
export function successorOf(refreshToken: string, key: Uint8Array): string {
  const text = createHmac('sha256', key)
    .update(`refresh token after ${refreshToken}`)
    .digest('base64url');
  return hasChecksum(refreshToken)
    ? withChecksum(text.slice(0, SECRET_LENGTH))
    : text.slice(0, SECRET_LENGTH + CHECKSUM_LENGTH);
}

/** GoTrue's older kind. */
const OLDER = /^[a-z0-9]{12}$/;

/** GoTrue's newer kind: a version, the session, a counter, a signature and a checksum of all that. */
function isNewer(token: string): boolean {
  if (!/^[\w-]+$/.test(token)) return false;
  const bytes = Buffer.from(token, 'base64url');
  const content = bytes.subarray(0, -4);
  const sum = createHash('sha256').update(content).digest().subarray(0, 4);
  return (
    bytes.length >= 38 && bytes.length <= 46 && bytes[0] === 0 && sum.equals(bytes.subarray(-4))
  );
}

/** Whether it may be a refresh token, as GoTrue tells: of another one there is nothing to look up. */
export const isWellFormed = (token: string): boolean =>
  OLDER.test(token) || hasChecksum(token) || isNewer(token);

/** Whether it may be one that an earlier version of this backend has handed out. */
export const isOldForm = (token: string): boolean => /^[\w-]{32}$/.test(token);

/** What is said of a token of no form. */
export const malformedToken = (): AuthError =>
  new AuthError(400, 'validation_failed', 'Refresh token is not valid');

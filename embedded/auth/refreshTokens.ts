import { createHash, createHmac, randomBytes } from 'node:crypto';
import { AuthError } from './authError';

/** The length of a token's random part in base64url characters (168 random bits). A checksum follows. */
const SECRET_LENGTH = 28;
const CHECKSUM_LENGTH = 4;

const checksumOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url').slice(0, CHECKSUM_LENGTH);

const withChecksum = (secret: string): string => secret + checksumOf(secret);

/** Creates the first refresh token of a new session. */
export const newRefreshToken = (): string =>
  withChecksum(randomBytes((SECRET_LENGTH * 3) / 4).toString('base64url'));

/** Whether a token ends with this backend's checksum. Tokens of earlier versions are as long but have no checksum. */
const hasChecksum = (token: string): boolean =>
  withChecksum(token.slice(0, SECRET_LENGTH)) === token;

/**
 * Computes the successor of a refresh token from the token and a key. So every exchange of the same token gives the
 * same successor.
 */
export function successorOf(refreshToken: string, key: Uint8Array): string {
  const text = createHmac('sha256', key)
    .update(`refresh token after ${refreshToken}`)
    .digest('base64url');
  return hasChecksum(refreshToken)
    ? withChecksum(text.slice(0, SECRET_LENGTH))
    : text.slice(0, SECRET_LENGTH + CHECKSUM_LENGTH);
}

/** The format of GoTrue's older refresh tokens. */
const OLDER = /^[a-z0-9]{12}$/;

/** Whether a token has GoTrue's newer format: version, session, counter, signature and a checksum. */
function isNewer(token: string): boolean {
  if (!/^[\w-]+$/.test(token)) return false;
  const bytes = Buffer.from(token, 'base64url');
  const content = bytes.subarray(0, -4);
  const sum = createHash('sha256').update(content).digest().subarray(0, 4);
  return (
    bytes.length >= 38 && bytes.length <= 46 && bytes[0] === 0 && sum.equals(bytes.subarray(-4))
  );
}

/** Whether a text has the format of any refresh token. As in GoTrue, other texts are not looked up. */
export const isWellFormed = (token: string): boolean =>
  OLDER.test(token) || hasChecksum(token) || isNewer(token);

/** Whether a token has the format that an earlier version of this backend issued. */
export const hasEarlierFormat = (token: string): boolean => /^[\w-]{32}$/.test(token);

/** The error for a text that is no refresh token. */
export const malformedToken = (): AuthError =>
  new AuthError(400, 'validation_failed', 'Refresh token is not valid');

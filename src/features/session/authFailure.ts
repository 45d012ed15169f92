/** Why signing in or up failed. The sentences live in the user interface. */
export type AuthFailure =
  | 'invalidCredentials'
  | 'emailNotConfirmed'
  | 'tooManyRequests'
  | 'alreadyRegistered'
  | 'weakPassword'
  /** Long enough, but lacking kinds of characters that the backend requires. */
  | 'plainPassword'
  /** Known from a data leak. */
  | 'leakedPassword'
  /** The backend's limit for e-mails is reached. */
  | 'tooManyEmails'
  | 'signUpClosed'
  | 'banned'
  /** The link from an e-mail was used already or has expired. */
  | 'linkSpent'
  | 'linkRefused'
  | 'invalidEmail'
  | 'network'
  | 'unknown';

/** An error as the authentication backend reports it. */
export interface AuthErrorLike {
  message: string;
  code?: string | undefined;
  status?: number | undefined;
}

/** Texts that identify a failure, in its message or in its code (with underscores as spaces). */
const SIGNS: readonly (readonly [AuthFailure, ...string[]])[] = [
  ['invalidCredentials', 'invalid login credentials', 'invalid credentials'],
  ['emailNotConfirmed', 'email not confirmed'],
  ['tooManyEmails', 'email rate limit', 'email send rate limit', 'you can only request this'],
  ['tooManyRequests', 'too many requests', 'rate limit'],
  ['alreadyRegistered', 'user already registered', 'user already exists', 'email exists'],
  // The code `weak_password` is not enough: it also stands for leaked passwords or missing digits.
  ['weakPassword', 'password should be at least'],
  ['plainPassword', 'password should contain'],
  ['leakedPassword', 'known to be weak'],
  ['signUpClosed', 'signup disabled', 'signups not allowed', 'email provider disabled'],
  ['banned', 'user banned', 'user is banned'],
  ['invalidEmail', 'invalid email', 'unable to validate email address', 'email address invalid'],
];

/** Recognises a backend's refusal by its code or by a part of its text, whatever the case. */
export function authFailureOf({ message, code, status }: AuthErrorLike): AuthFailure {
  const said = `${message}\n${code ?? ''}`.toLowerCase().replaceAll('_', ' ');
  const found = SIGNS.find(([, ...parts]) => parts.some((part) => said.includes(part)));
  if (found) return found[0];
  return status === 429 ? 'tooManyRequests' : 'unknown';
}

/**
 * The number in a failure's message: the minimum length of a password, or the seconds until the next e-mail.
 * Null for other failures or without a number.
 */
export function numberInMessage({ message }: AuthErrorLike): number | null {
  const found = /(?:should be at least|request this after) (\d{1,4})\b/i.exec(message)?.[1];
  return found === undefined ? null : Number(found);
}

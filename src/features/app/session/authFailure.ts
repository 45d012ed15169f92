/** Why a sign-in or a sign-up failed. The user interface contains the sentences. */
export type AuthFailure =
  | 'invalidCredentials'
  | 'emailNotConfirmed'
  | 'tooManyRequests'
  | 'alreadyRegistered'
  | 'weakPassword'
  /** The password is long enough, but lacks kinds of characters that the backend requires. */
  | 'plainPassword'
  /** The password is known from a data leak. */
  | 'leakedPassword'
  /** The limit of the backend for sent e-mails is reached. */
  | 'tooManyEmails'
  | 'signUpClosed'
  | 'banned'
  /** The link from an e-mail was already used, or has expired. */
  | 'linkSpent'
  | 'linkRefused'
  | 'invalidEmail'
  | 'network'
  | 'unknown';

/** An error in the form in which the authentication backend reports it. */
export interface AuthErrorLike {
  message: string;
  code?: string | undefined;
  status?: number | undefined;
}

/**
 * For each failure, texts that identify it in the error's message or in its code. Underscores of the code count as
 * spaces.
 */
const SIGNS: readonly (readonly [AuthFailure, ...string[]])[] = [
  ['invalidCredentials', 'invalid login credentials', 'invalid credentials'],
  ['emailNotConfirmed', 'email not confirmed'],
  ['tooManyEmails', 'email rate limit', 'email send rate limit', 'you can only request this'],
  ['tooManyRequests', 'too many requests', 'rate limit'],
  ['alreadyRegistered', 'user already registered', 'user already exists', 'email exists'],
  // The code `weak_password` does not identify the failure, because it is also used for leaked passwords and for
  // missing digits.
  ['weakPassword', 'password should be at least'],
  ['plainPassword', 'password should contain'],
  ['leakedPassword', 'known to be weak'],
  ['signUpClosed', 'signup disabled', 'signups not allowed', 'email provider disabled'],
  ['banned', 'user banned', 'user is banned'],
  ['invalidEmail', 'invalid email', 'unable to validate email address', 'email address invalid'],
];

/** Recognises a refusal of the backend by its code or by a part of its message, in any case. */
export function authFailureOf({ message, code, status }: AuthErrorLike): AuthFailure {
  const said = `${message}\n${code ?? ''}`.toLowerCase().replaceAll('_', ' ');
  const found = SIGNS.find(([, ...parts]) => parts.some((part) => said.includes(part)));
  if (found) return found[0];
  return status === 429 ? 'tooManyRequests' : 'unknown';
}

/**
 * The number in the message of a failure: the minimum length of a password, or the seconds until the next e-mail.
 * Null for other failures, and if there is no number.
 */
export function numberInMessage({ message }: AuthErrorLike): number | null {
  const found = /(?:should be at least|request this after) (\d{1,4})\b/i.exec(message)?.[1];
  return found === undefined ? null : Number(found);
}

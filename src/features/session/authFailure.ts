/** Why signing in or up failed. The sentences live in the user interface. */
export type AuthFailure =
  | 'invalidCredentials'
  | 'emailNotConfirmed'
  | 'tooManyRequests'
  | 'alreadyRegistered'
  | 'weakPassword'
  /** Long enough, but without characters that this project asks for. */
  | 'plainPassword'
  /** Known from a leak. */
  | 'leakedPassword'
  /** The project sends no more e-mails for the moment. */
  | 'tooManyEmails'
  | 'signUpClosed'
  | 'banned'
  /** A link from an e-mail that was used before, or is too old. */
  | 'linkSpent'
  | 'linkRefused'
  | 'invalidEmail'
  | 'network'
  | 'unknown';

/** What an authentication backend says about a failure. */
export interface AuthErrorLike {
  message: string;
  code?: string | undefined;
  status?: number | undefined;
}

/** What tells a failure: parts of the text, or of the code with its underscores as spaces. */
const SIGNS: readonly (readonly [AuthFailure, ...string[]])[] = [
  ['invalidCredentials', 'invalid login credentials', 'invalid credentials'],
  ['emailNotConfirmed', 'email not confirmed'],
  ['tooManyEmails', 'email rate limit', 'email send rate limit', 'you can only request this'],
  ['tooManyRequests', 'too many requests', 'rate limit'],
  ['alreadyRegistered', 'user already registered', 'user already exists', 'email exists'],
  // Not the code `weak_password`: long ones are refused with it, too, if they leaked or lack digits.
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
 * What a refusal names besides: the least length of a password, the seconds until the next e-mail.
 * Null where it is another refusal, or no number stands in it.
 */
export function numberIn({ message }: AuthErrorLike): number | null {
  const found = /(?:should be at least|request this after) (\d{1,4})\b/i.exec(message)?.[1];
  return found === undefined ? null : Number(found);
}

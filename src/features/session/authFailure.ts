/** Why signing in or up failed. The sentences live in the user interface. */
export type AuthFailure =
  | 'invalidCredentials'
  | 'emailNotConfirmed'
  | 'tooManyRequests'
  | 'alreadyRegistered'
  | 'weakPassword'
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
  ['tooManyRequests', 'too many requests', 'rate limit'],
  ['alreadyRegistered', 'user already registered', 'user already exists', 'email exists'],
  // Not the code `weak_password`: long ones are refused with it, too, if they leaked or lack digits.
  ['weakPassword', 'password should be at least'],
  ['invalidEmail', 'invalid email', 'unable to validate email address', 'email address invalid'],
];

/** Recognises a backend's refusal by its code or by a part of its text, whatever the case. */
export function authFailureOf({ message, code, status }: AuthErrorLike): AuthFailure {
  const said = `${message}\n${code ?? ''}`.toLowerCase().replaceAll('_', ' ');
  const found = SIGNS.find(([, ...parts]) => parts.some((part) => said.includes(part)));
  if (found) return found[0];
  return status === 429 ? 'tooManyRequests' : 'unknown';
}

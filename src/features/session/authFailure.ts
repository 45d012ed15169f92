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

interface Pattern {
  failure: AuthFailure;
  texts: readonly string[];
  codes: readonly string[];
}

const PATTERNS: readonly Pattern[] = [
  {
    failure: 'invalidCredentials',
    texts: ['invalid login credentials'],
    codes: ['invalid_credentials'],
  },
  {
    failure: 'emailNotConfirmed',
    texts: ['email not confirmed'],
    codes: ['email_not_confirmed'],
  },
  {
    failure: 'tooManyRequests',
    texts: ['too many requests', 'rate limit'],
    codes: ['over_request_rate_limit', 'over_email_send_rate_limit'],
  },
  {
    failure: 'alreadyRegistered',
    texts: ['user already registered'],
    codes: ['user_already_exists', 'email_exists'],
  },
  {
    failure: 'weakPassword',
    texts: ['password should be at least'],
    codes: ['weak_password'],
  },
  {
    failure: 'invalidEmail',
    texts: ['invalid email', 'unable to validate email address'],
    codes: ['email_address_invalid'],
  },
];

/** Recognises a backend's refusal by its code or by a part of its text, whatever the case. */
export function authFailureOf({ message, code, status }: AuthErrorLike): AuthFailure {
  const text = message.toLowerCase();
  const pattern = PATTERNS.find(
    ({ texts, codes }) =>
      texts.some((part) => text.includes(part)) || (code !== undefined && codes.includes(code)),
  );
  if (pattern) return pattern.failure;
  return status === 429 ? 'tooManyRequests' : 'unknown';
}

import { AuthError } from './authError';
import { type RateLimit, type RateLimiter, rateLimiter } from './rateLimit';

/** The rate limits of authentication. */
export interface AuthLimits {
  /** Failed sign-ins into one account. */
  readonly signInAccount: RateLimit;
  /** Sign-ins from one address. */
  readonly signInAddress: RateLimit;
  /** Sign-ups with one e-mail. */
  readonly signUpAccount: RateLimit;
  /** Sign-ups from one address. */
  readonly signUpAddress: RateLimit;
  /** Refreshes from one address. */
  readonly refreshAddress: RateLimit;
}

/** One rate limiter for each limit. */
export type AuthLimiters = Readonly<Record<keyof AuthLimits, RateLimiter>>;

/** New limiters, which have counted nothing yet. */
export function authLimiters(limits: AuthLimits): AuthLimiters {
  return {
    signInAccount: rateLimiter(limits.signInAccount),
    signInAddress: rateLimiter(limits.signInAddress),
    signUpAccount: rateLimiter(limits.signUpAccount),
    signUpAddress: rateLimiter(limits.signUpAddress),
    refreshAddress: rateLimiter(limits.refreshAddress),
  };
}

/** Counts one attempt. @throws AuthError 429 if none is left. */
export function countAttempt(limiter: RateLimiter, key: string): void {
  if (!limiter.take(key)) {
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
}

import { AuthError } from './authError';
import { type RateLimit, type RateLimiter, rateLimiter } from './rateLimit';

/** The rate limits of authentication. */
export interface AuthLimits {
  /** The limit of failed sign-ins into one account. */
  readonly signInAccount: RateLimit;
  /** The limit of sign-ins from one address. */
  readonly signInAddress: RateLimit;
  /** The limit of sign-ups with one e-mail. */
  readonly signUpAccount: RateLimit;
  /** The limit of sign-ups from one address. */
  readonly signUpAddress: RateLimit;
  /** The limit of refreshed sessions from one address. */
  readonly refreshAddress: RateLimit;
}

/** One rate limiter for each limit of AuthLimits. */
export type AuthLimiters = Readonly<Record<keyof AuthLimits, RateLimiter>>;

/** Creates rate limiters, which have counted nothing yet. */
export function authLimiters(limits: AuthLimits): AuthLimiters {
  return {
    signInAccount: rateLimiter(limits.signInAccount),
    signInAddress: rateLimiter(limits.signInAddress),
    signUpAccount: rateLimiter(limits.signUpAccount),
    signUpAddress: rateLimiter(limits.signUpAddress),
    refreshAddress: rateLimiter(limits.refreshAddress),
  };
}

/**
 * Counts one attempt under a key (an account or an address).
 * @throws AuthError 429 if no attempt is left.
 */
export function countAttempt(limiter: RateLimiter, key: string): void {
  if (!limiter.take(key)) {
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
}

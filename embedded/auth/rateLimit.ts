/** How many attempts are allowed in a window of time. */
export interface RateLimit {
  /** The number of attempts in a window; 0 switches the limit off. */
  readonly attempts: number;
  readonly windowSeconds: number;
}

/** Counts attempts by key (for example an address or an account). */
export interface RateLimiter {
  /**
   * Counts one attempt.
   * @returns whether the attempt was allowed.
   */
  take(key: string): boolean;
  /** Gives an attempt back. It is called for a successful attempt, because only failed ones count. */
  giveBack(key: string): void;
}

interface Bucket {
  /** How many attempts are left. They are refilled evenly over the window. */
  left: number;
  /** The time of the last refill, in milliseconds since 1970. */
  at: number;
}

/** When the limiter knows more keys than this, it forgets the keys that are fully refilled. */
const MAX_KEYS = 10_000;

/** @param clock - milliseconds since 1970. */
export function rateLimiter(limit: RateLimit, clock: () => number = Date.now): RateLimiter {
  const buckets = new Map<string, Bucket>();
  const perMillisecond = limit.attempts / (limit.windowSeconds * 1000);

  const refilled = (key: string): Bucket => {
    const now = clock();
    const old = buckets.get(key) ?? { left: limit.attempts, at: now };
    const elapsed = Math.max(0, now - old.at);
    return { left: Math.min(limit.attempts, old.left + elapsed * perMillisecond), at: now };
  };

  const forgetFull = (): void => {
    for (const key of buckets.keys()) {
      if (refilled(key).left >= limit.attempts) buckets.delete(key);
    }
    // If too many keys are left even so, somebody floods the limiter with new keys. The oldest keys are dropped.
    for (const key of buckets.keys()) {
      if (buckets.size <= MAX_KEYS) break;
      buckets.delete(key);
    }
  };

  return {
    take: (key) => {
      if (limit.attempts === 0) return true;
      const bucket = refilled(key);
      const allowed = bucket.left >= 1;
      if (allowed) bucket.left -= 1;
      buckets.delete(key);
      buckets.set(key, bucket);
      if (buckets.size > MAX_KEYS * 1.1) forgetFull();
      return allowed;
    },
    giveBack: (key) => {
      if (limit.attempts === 0) return;
      const bucket = refilled(key);
      buckets.set(key, { ...bucket, left: Math.min(limit.attempts, bucket.left + 1) });
    },
  };
}

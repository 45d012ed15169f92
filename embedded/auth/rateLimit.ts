/** How many attempts are allowed in a window. */
export interface RateLimit {
  /** Attempts a window; 0 switches the limit off. */
  readonly attempts: number;
  readonly windowSeconds: number;
}

/** Counts attempts by key (an address, an account). */
export interface RateLimiter {
  /** Takes one attempt. @returns whether it was still allowed. */
  take(key: string): boolean;
  /** Gives an attempt back: what succeeded does not count. */
  giveBack(key: string): void;
}

interface Bucket {
  /** Attempts left; refills evenly over the window. */
  left: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Beyond this many keys, those that are full again are forgotten. */
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
    // A flood of invented accounts: the oldest go first.
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

/** The greatest number of remembered tokens. It suffices for the browsers that use a busy server at the same time. */
const MAX_TOKENS = 1_000;

/**
 * Remembers verified tokens while they are valid. A browser sends the same token for an hour, and verifying it again
 * would take longer than many queries. The least recently used tokens are dropped first.
 * @param now - Returns the seconds since 1970.
 */
export function verifiedTokenCache<Claims>(now: () => number = () => Date.now() / 1000) {
  const known = new Map<string, { claims: Claims; expires: number }>();
  return {
    /** Returns the claims of a token that was verified and is still valid; otherwise null. */
    recall(token: string): Claims | null {
      const found = known.get(token);
      known.delete(token);
      if (found === undefined || found.expires <= now()) return null;
      known.set(token, found);
      return found.claims;
    },
    /**
     * Stores the claims of a verified token.
     * @param expires - In seconds since 1970.
     */
    remember(token: string, claims: Claims, expires: number): void {
      known.set(token, { claims, expires });
      const [oldest] = known.keys();
      if (known.size > MAX_TOKENS && oldest !== undefined) known.delete(oldest);
    },
  };
}

/** How many tokens are remembered at most: as many as the browsers of a busy server use at a time. */
const MOST = 1_000;

/**
 * Remembers verified tokens while they are valid: a browser sends the same one for an hour, and verifying it again
 * takes longer than many queries. The least recently used tokens are dropped first.
 * @param now - seconds since 1970
 */
export function verifiedTokenCache<Claims>(now: () => number = () => Date.now() / 1000) {
  const known = new Map<string, { claims: Claims; expires: number }>();
  return {
    /** The claims of a token that was verified and is still valid; otherwise null. */
    recall(token: string): Claims | null {
      const found = known.get(token);
      known.delete(token);
      if (found === undefined || found.expires <= now()) return null;
      known.set(token, found);
      return found.claims;
    },
    /** @param expires - seconds since 1970. */
    remember(token: string, claims: Claims, expires: number): void {
      known.set(token, { claims, expires });
      const [oldest] = known.keys();
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    },
  };
}

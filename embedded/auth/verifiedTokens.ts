/** As many as a crowd of browsers has at a time. */
const MOST = 1_000;

/**
 * Remembers which tokens were verified, for as long as they are valid: a browser sends the same one
 * for an hour, and to verify it anew takes longer than many a query. Least recently used ones go first.
 * @param now - seconds since 1970.
 */
export function verifiedTokens<Claims>(now: () => number = () => Date.now() / 1000) {
  const known = new Map<string, { claims: Claims; expires: number }>();
  return {
    /** The claims of a token that was verified and is still valid; else null. */
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

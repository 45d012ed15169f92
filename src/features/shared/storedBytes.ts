const encoder = new TextEncoder();

/** The bytes of a JSON value as Postgres writes `jsonb`: a space after each comma and colon. */
export function storedBytes(value: unknown): number {
  if (typeof value !== 'object' || value === null) {
    return encoder.encode(JSON.stringify(value)).length;
  }
  const parts = Array.isArray(value)
    ? value.map(storedBytes)
    : Object.entries(value).map(([key, part]) => storedBytes(key) + 2 + storedBytes(part));
  return parts.reduce((sum, bytes) => sum + bytes, 2 * Math.max(1, parts.length));
}

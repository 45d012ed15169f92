const encoder = new TextEncoder();

/**
 * The number of digits of a number that JavaScript writes with an exponent, because Postgres writes all of its
 * digits.
 */
function digitsOf(number: number): number {
  const [, sign = '', places = '', exponent = '0'] =
    /^(-?)\d(?:\.(\d+))?e([-+]\d+)$/.exec(JSON.stringify(number)) ?? [];
  const size = Math.abs(Number(exponent));
  return sign.length + 1 + size + (Number(exponent) < 0 ? 1 + places.length : 0);
}

/** The size of a JSON value in bytes as Postgres writes `jsonb`, with a space after each comma and colon. */
export function storedBytes(value: unknown): number {
  if (typeof value !== 'object' || value === null) {
    // JavaScript uses an exponent from 1e21 on and below 1e-6.
    if (typeof value === 'number' && String(value).includes('e')) return digitsOf(value);
    return encoder.encode(JSON.stringify(value)).length;
  }
  const parts = Array.isArray(value)
    ? value.map(storedBytes)
    : Object.entries(value).map(([key, part]) => storedBytes(key) + 2 + storedBytes(part));
  return parts.reduce((sum, bytes) => sum + bytes, 2 * Math.max(1, parts.length));
}

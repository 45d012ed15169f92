/*
 * What the database takes, for forms to say so before it refuses: the checks in
 * supabase/migrations, held against these by a test.
 */

/** Amounts in reais stay below this. */
export const AMOUNT_LIMIT = 1_000_000_000_000;

/** The most characters that a text may have. */
export const MAX_CHARACTERS = 100_000;

/** The most bytes that the items of a quote or the stages of a project may take together. */
export const MAX_LIST_BYTES = 1_048_576;

/** Whether a text has more characters than may be stored; an emoji counts as the database counts it. */
export const isTooLong = (text: string): boolean =>
  text.length > MAX_CHARACTERS && Array.from(text).length > MAX_CHARACTERS;

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

/*
 * What forms take. All but the days is what the database takes, for forms to say so before it
 * refuses: the checks in supabase/migrations, held against these by a test.
 */

/** A day outside of these is a slip of the keyboard. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';

/** Amounts in reais stay below this. */
export const AMOUNT_LIMIT = 1_000_000_000_000;

/** The most characters that a text may have. */
export const MAX_CHARACTERS = 100_000;

/** The most bytes that the items of a quote or the stages of a project may take together. */
export const MAX_LIST_BYTES = 1_048_576;

/*
 * The limits of forms. Except for the days they are the database's own, so that forms can report them first.
 * A test compares them with the checks in supabase/migrations.
 */

/** A day outside this range is a typing error. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';

/** Amounts in reais must be below this. */
export const AMOUNT_LIMIT = 1_000_000_000_000;

/** The most characters that a text may have. */
export const MAX_CHARACTERS = 100_000;

/** The most bytes that the items of a quote or the stages of a project may take together. */
export const MAX_LIST_BYTES = 1_048_576;

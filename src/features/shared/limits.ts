/*
 * The limits that forms check. Except for those of days, they are also the database's limits, so that forms can
 * report them before the database does. A test compares them with the checks in supabase/migrations.
 */

/** The first and the last accepted day. A day outside of this range is a typing error. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';

/** The limit of amounts in reais. Every amount must be below it. */
export const AMOUNT_LIMIT = 1_000_000_000_000;

/** The most characters that a text may have. */
export const MAX_CHARACTERS = 100_000;

/** The most bytes that the items of a quote may take together. It is the limit of all lists but stages. */
export const MAX_LIST_BYTES = 1_048_576;

/**
 * The most bytes that the stages of a project may take together. It is higher, because the stages that an approval
 * makes take more than the quote's items.
 */
export const MAX_STAGES_BYTES = 2_097_152;

/** The most items of a quote, and stages of a project. Lists that are longer already may stay so, but not grow. */
export const MAX_ELEMENTS = 500;

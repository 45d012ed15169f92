/*
 * The widths at which the page changes, where it does not by a breakpoint of the theme. In rem, like
 * those: in larger letters all change together.
 */

/** Lists are cards, and their filters a sheet. */
export const CARDS = '(max-width: 47.99rem)';

/** Less than some 850 or 1070 px are left beside the sidebar, which is there from 64 rem on. */
export const NARROW = '(max-width: 57.99rem), (min-width: 64rem) and (max-width: 73.49rem)';

/** There is no room for all columns. */
export const MEDIUM = '(max-width: 87.49rem)';

/** A card's facts have a line each. */
export const PLAIN_CARDS = '(max-width: 37.49rem)';

/** The smallest phones. */
export const SMALL_PHONE = '(max-width: 24.365rem)';

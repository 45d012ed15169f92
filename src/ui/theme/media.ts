/*
 * The widths at which the layout changes, besides the theme's breakpoints. They are in rem, too, so that all
 * change together with the font size.
 */

/** Lists are cards, and filters are in a sheet. */
export const CARDS = '(max-width: 47.99rem)';

/** Less than about 850 or 1070 px are left beside the sidebar, which is visible from 64 rem. */
export const NARROW = '(max-width: 57.99rem), (min-width: 64rem) and (max-width: 73.49rem)';

/** Not all columns fit. */
export const MEDIUM = '(max-width: 87.49rem)';

/** A card's facts have one line each. */
export const PLAIN_CARDS = '(max-width: 37.49rem)';

/** The smallest phones. */
export const SMALL_PHONE = '(max-width: 24.365rem)';

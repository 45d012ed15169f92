/*
 * The widths at which the layout changes, besides the theme's breakpoints. They are in rem, too, so that all
 * change together with the font size.
 */

/** Lists are cards, and filters are in a sheet. */
export const CARDS_QUERY = '(max-width: 47.99rem)';

/** Less than about 850 or 1070 px are left beside the sidebar, which is visible from 64 rem. */
export const NARROW_QUERY = '(max-width: 57.99rem), (min-width: 64rem) and (max-width: 73.49rem)';

/** Not all columns fit. */
export const MEDIUM_QUERY = '(max-width: 87.49rem)';

/** A card's facts have one line each. */
export const PLAIN_CARDS_QUERY = '(max-width: 37.49rem)';

/** The smallest phones. */
export const SMALL_PHONE_QUERY = '(max-width: 24.365rem)';

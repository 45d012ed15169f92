/*
 * The widths at which the layout changes, besides the breakpoints of the theme. Their unit is rem, as in the
 * theme, so that all of them move with the user's font size.
 */

/** Up to this width, lists are shown as cards, and filters are in a sheet. */
export const CARDS_QUERY = '(max-width: 47.99rem)';

/**
 * At these widths, less than about 850 px are left for a table. From 64 rem on, the sidebar takes a part of the
 * window.
 */
export const NARROW_QUERY = '(max-width: 57.99rem), (min-width: 64rem) and (max-width: 73.49rem)';

/** Up to this width, a table has no room for all of its columns. */
export const MEDIUM_QUERY = '(max-width: 87.49rem)';

/** Up to this width, each fact on a card has a line of its own. */
export const PLAIN_CARDS_QUERY = '(max-width: 37.49rem)';

/** The width of the smallest phones. */
export const SMALL_PHONE_QUERY = '(max-width: 24.365rem)';

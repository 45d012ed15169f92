/*
 * The widths at which the layout changes, besides the breakpoints of the theme. Their unit is rem, as in the
 * theme, so that all of them move with the user's font size.
 */

/** Up to this width, lists are shown as cards, and filters are in a sheet. */
export const CARDS_QUERY = '(max-width: 47.99rem)';

/** Up to this width, a table has room for four of its columns, or fewer. */
export const NARROW_QUERY = '(max-width: 57.99rem)';

/** Up to this width, a table has no room for all of its columns. From 64 rem on, the sidebar takes a part of the window. */
export const MEDIUM_QUERY = '(max-width: 77.49rem)';

/** From this width on, a table has room for all of its columns. */
export const WIDE_QUERY = '(min-width: 77.5rem)';

/**
 * At these widths the sidebar and the margins are narrower, so that a list beside them has room. The largest width stands
 * first: Chakra sorts queries by the first width in them, and for two that begin alike it would load the browser's rules of
 * sorting words, which takes 8 ms of a first visit.
 */
export const COMPACT_QUERY = '(max-width: 85.36rem) and (min-width: 64rem)';

/** A window that is high enough to show some of a list below the heads that stay in sight. */
export const ROOMY_QUERY = '(min-height: 31.25rem)';

/** Whether the device has no pointer that can hover, such as a phone or a tablet. */
export const TOUCH_QUERY = '(hover: none)';

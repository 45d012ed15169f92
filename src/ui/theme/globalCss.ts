import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

const staysWithin = { syntax: '"*"', inherits: 'false' };

/**
 * Nobody reads these properties here, and all that is below would be styled again: Chakra writes the one beside
 * each background, as a row's, and Ark's dialog the other to the root, as it opens and closes.
 */
export const readByNobody = {
  '@property --bg-currentcolor': staysWithin,
  '@property --scrollbar-width': staysWithin,
};

/** The page's ground, over Chakra's preflight: paper and ink, the focus ring on everything. */
export const globalCss = defineGlobalStyles({
  '*, *::before, *::after': {
    // What breaks anywhere does so in all that is in it.
    overflowWrap: 'inherit',
    '@media (prefers-reduced-motion: reduce)': {
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  html: {
    colorScheme: 'light',
    overflowWrap: 'break-word',
    fontFamily: 'sans',
    color: 'ink',
    background: 'bg',
    // Always a scrollbar: nothing moves sideways between a short section and a long one.
    overflowY: 'scroll',
    // What takes the focus is not scrolled under what stays in sight at the top of a list.
    '@media (min-height: 31.25rem)': { scrollPaddingTop: '180px' },
    '&.dark': { colorScheme: 'dark' },
  },
  // Ark takes the pointer from the page behind a dialog, by a style of the body that all of the page inherits
  // and is styled again for; the backdrop, which covers the page, has taken it already.
  body: { pointerEvents: 'auto !important' },
  button: { cursor: 'pointer' },
  a: { textDecoration: 'underline' },
  '::placeholder': { color: 'muted', opacity: 1 },
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  // The spinner is the one thing that keeps moving: it tells that work goes on.
  '*:not([data-keeps-moving])': {
    '@media (prefers-reduced-motion: reduce)': { animation: 'none !important' },
  },
});

import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

const staysWithin = { syntax: '"*"', inherits: 'false' };

/**
 * Custom properties that Chakra writes beside each background, and Ark at the root when a dialog opens.
 * Nothing here reads them. Without this, inheriting them would restyle everything below.
 */
export const unusedProperties = {
  '@property --bg-currentcolor': staysWithin,
  '@property --scrollbar-width': staysWithin,
};

/** The page's base styles over Chakra's reset: background, text colour, and the focus ring. */
export const globalCss = defineGlobalStyles({
  '*, *::before, *::after': {
    // Elements inherit the rule to break long words anywhere.
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
    // Always a scrollbar, so that nothing shifts sideways between short and long sections.
    overflowY: 'scroll',
    // A focused control is not scrolled under the sticky headers of a list.
    '@media (min-height: 31.25rem)': { scrollPaddingTop: '180px' },
    '&.dark': { colorScheme: 'dark' },
  },
  // Ark disables the pointer behind a dialog by a style of the body that the whole page inherits, which
  // restyles the page. The backdrop covers the page anyway.
  body: { pointerEvents: 'auto !important' },
  button: { cursor: 'pointer' },
  a: { textDecoration: 'underline' },
  '::placeholder': { color: 'muted', opacity: 1 },
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  // The spinner is the only thing that keeps moving under reduced motion, because it shows that work
  // continues.
  '*:not([data-keeps-moving])': {
    '@media (prefers-reduced-motion: reduce)': { animation: 'none !important' },
  },
});

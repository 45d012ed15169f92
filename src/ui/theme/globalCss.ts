import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

const staysWithin = { syntax: '"*"', inherits: 'false' };

/**
 * Declares custom properties that Chakra sets with each background, and that Ark sets at the root when a dialog
 * opens, as not inherited. Nothing reads these properties, but an inherited property would restyle all elements
 * below.
 */
export const unusedProperties = {
  '@property --bg-currentcolor': staysWithin,
  '@property --scrollbar-width': staysWithin,
};

/** The base styles of the page, on top of Chakra's reset, such as background, text colour and the focus ring. */
export const globalCss = defineGlobalStyles({
  '*, *::before, *::after': {
    // All elements inherit that long words may break anywhere.
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
    // The scrollbar is always shown, so that nothing shifts sideways between short and long sections.
    overflowY: 'scroll',
    // The height of the bar of sections at a phone's foot, which the shell sets.
    '--of-nav': '0px',
    scrollPaddingBottom: 'var(--of-nav)',
    // Keeps a focused control from being scrolled under the sticky headers of a list.
    '@media (min-height: 31.25rem)': { scrollPaddingTop: '180px' },
    '&.dark': { colorScheme: 'dark' },
  },
  // Behind a dialog, Ark switches the pointer off by a style of the body. The whole page inherits that style, so the
  // whole page would be restyled. It is not needed, because the backdrop covers the page.
  body: { pointerEvents: 'auto !important' },
  button: { cursor: 'pointer' },
  a: { textDecoration: 'underline' },
  '::placeholder': { color: 'muted', opacity: 1 },
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  // Under reduced motion, only the spinner keeps moving, because it shows that work continues.
  '*:not([data-keeps-moving])': {
    '@media (prefers-reduced-motion: reduce)': { animation: 'none !important' },
  },
});

import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { visuallyHidden } from './type';

/** The page's ground: an own small reset, paper and ink, the focus ring on everything. */
export const globalCss = defineGlobalStyles({
  '*, *::before, *::after': {
    boxSizing: 'border-box',
    margin: 0,
    padding: 0,
    '@media (prefers-reduced-motion: reduce)': {
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  html: {
    colorScheme: 'light',
    textSizeAdjust: '100%',
    fontFamily: 'sans',
    fontSize: '100%',
    lineHeight: 1.5,
    color: 'ink',
    background: 'bg',
    // Always a scrollbar: nothing moves sideways between a short section and a long one.
    overflowY: 'scroll',
    '&.dark': { colorScheme: 'dark' },
  },
  body: { minHeight: '100dvh', overflowWrap: 'break-word' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  button: { background: 'none', border: 0, cursor: 'pointer' },
  a: { color: 'inherit' },
  'ul, ol': { listStyle: 'none' },
  'h1, h2, h3, h4': { font: 'inherit' },
  table: { borderCollapse: 'collapse' },
  'svg, img': { display: 'block' },
  '::placeholder': { color: 'muted', opacity: 1 },
  '[hidden]': { display: 'none !important' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  '.of-hidden': visuallyHidden,
  // The spinner is the one thing that keeps moving: it tells that work goes on.
  '*:not(.of-spinner *)': {
    '@media (prefers-reduced-motion: reduce)': { animation: 'none !important' },
  },
});

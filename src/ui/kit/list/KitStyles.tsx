import { Global } from '@emotion/react';
import { system } from '../../theme/system';
import { rowStyles } from './rowStyles';

const styles = rowStyles;

/** In a global sheet `&` is nothing: it only tells the system that a key is a selector. */
const sheet = system.layers.wrap(
  'recipes',
  system.css(
    Object.fromEntries(Object.entries(styles).map(([selector, style]) => [`&${selector}`, style])),
  ),
);

/**
 * One stylesheet for what a list repeats hundreds of times: plain elements cost nothing, while a
 * styled one costs up to 59 µs each. Rendered once, by the theme.
 */
export function KitStyles() {
  return <Global styles={sheet} />;
}

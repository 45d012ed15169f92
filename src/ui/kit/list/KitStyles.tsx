import { Global } from '@emotion/react';
import { system } from '../../theme/system';
import { rowStyles } from './rowStyles';

const styles = rowStyles;

/** In a global sheet `&` is nothing: it only tells the system that a key is a selector. */
const sheet = (selectors: readonly string[]) =>
  system.layers.wrap(
    'recipes',
    system.css(Object.fromEntries(selectors.map((each) => [`&${each}`, styles[each]]))),
  );

const whole = sheet(Object.keys(styles));

export interface KitStylesProps {
  /** One selector of the sheet: where little is rendered, to static HTML. */
  only?: string;
}

/**
 * One stylesheet for what a list repeats hundreds of times: plain elements cost nothing, while a
 * styled one costs up to 59 µs each. Rendered once, by the theme.
 */
export function KitStyles({ only }: KitStylesProps) {
  return <Global styles={only === undefined ? whole : sheet([only])} />;
}

import createCache from '@emotion/cache';

/**
 * Emotion's styles, a `<style>` for each. By default all of them would stand in one sheet, and Chromium
 * takes any change of a sheet with layers for one that may change fonts: with each look that is new to the
 * page, all of the page would be styled and laid out again.
 */
export const styleCache = createCache({ key: 'css', speedy: false });

import createCache from '@emotion/cache';

/**
 * Emotion's cache, with a `<style>` element for each style. By default all styles would be in one style sheet. If a
 * sheet with layers changes, Chromium assumes that fonts may have changed. Then the whole page would be styled and laid
 * out again with each look that is new to the page.
 */
export const styleCache = createCache({ key: 'css', speedy: false });

import { defineConfig } from '@chakra-ui/react/styled-system';

/**
 * What our styles need of Chakra's base configuration: which CSS properties take our tokens, the
 * dark scheme, and `lineClamp`. The whole base configuration knows 200 utilities and 90 conditions
 * and is a fortieth of all JavaScript before the first screen. Properties and conditions beyond
 * these are plain CSS here; `styleConfig.test.ts` holds every style of the app against Chakra's own.
 */
const TOKENS = {
  colors: [
    'background',
    'borderColor',
    'borderLeftColor',
    'color',
    'fill',
    'outlineColor',
    'stroke',
  ],
  spacing: [
    'gap',
    'rowGap',
    'columnGap',
    'inset',
    'top',
    'right',
    'bottom',
    'left',
    'margin',
    'marginTop',
    'marginRight',
    'marginBottom',
    'marginLeft',
    'marginInline',
    'marginBlock',
    'padding',
    'paddingTop',
    'paddingRight',
    'paddingBottom',
    'paddingLeft',
    'paddingInline',
    'paddingBlock',
    'scrollMarginTop',
  ],
  fonts: ['fontFamily'],
  fontSizes: ['fontSize'],
  radii: ['borderRadius'],
  shadows: ['boxShadow'],
} as const;

const tokenUtilities = Object.fromEntries(
  Object.entries(TOKENS).flatMap(([values, properties]) =>
    properties.map((property) => [property, { values }]),
  ),
);

/** Cuts a text after so many lines, with an ellipsis. */
const lineClamp = {
  transform: (lines: number) =>
    ({
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitLineClamp: lines,
      WebkitBoxOrient: 'vertical',
      textWrap: 'wrap',
    }) as const,
};

export const styleConfig = defineConfig({
  conditions: { dark: '.dark &' },
  utilities: { ...tokenUtilities, lineClamp },
});

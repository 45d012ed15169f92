import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import { useEffect, type ReactNode } from 'react';
import { printInLight } from './colorScheme';
import { unusedProperties } from './globalCss';
import { system } from './system';
import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
import { SERIF_AXES } from './type';

/**
 * A local fallback font with the metrics of Fraunces, so that nothing moves when Fraunces is loaded. `widthRatio`
 * compares the widths of a Portuguese text in both fonts, at weight 450 and optical size 36.
 */
const standIn = (family: string, locals: string[], widthRatio: number) => ({
  '@font-face': {
    fontFamily: family,
    src: locals.map((name) => `local("${name}")`).join(', '),
    sizeAdjust: `${(widthRatio * 100).toFixed(1)}%`,
    ascentOverride: `${(97.8 / widthRatio).toFixed(1)}%`,
    descentOverride: `${(25.5 / widthRatio).toFixed(1)}%`,
    lineGapOverride: '0%',
  },
});

const fontFaces = [
  {
    '@font-face': {
      fontFamily: '"Fraunces Variable"',
      fontStyle: 'normal',
      fontDisplay: 'swap' as const,
      fontWeight: `${SERIF_AXES.wght.min} ${SERIF_AXES.wght.max}`,
      src: `url(${frauncesUrl}) format("woff2")`,
    },
  },
  standIn('"Fraunces Georgia"', ['Georgia', 'Gelasio'], 1.037),
  standIn('"Fraunces Times"', ['Times New Roman', 'Liberation Serif', 'Tinos'], 1.138),
];

/** Provides the tokens, the global styles and the fonts to the app. Printing uses the light scheme. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useEffect(printInLight, []);
  return (
    <ChakraProvider value={system}>
      <Global styles={[...fontFaces, unusedProperties]} />
      {children}
    </ChakraProvider>
  );
}

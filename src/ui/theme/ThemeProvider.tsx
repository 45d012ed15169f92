import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import { useEffect, type ReactNode } from 'react';
import { printInLight } from './colorScheme';
import { fontFaces } from './fonts';
import { unusedProperties } from './globalCss';
import { system } from './system';

/** Tokens, global styles and fonts for the app. Printing uses the light scheme. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useEffect(printInLight, []);
  return (
    <ChakraProvider value={system}>
      <Global styles={[...fontFaces, unusedProperties]} />
      {children}
    </ChakraProvider>
  );
}

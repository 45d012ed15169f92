import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { KitStyles } from '../kit/list/KitStyles';
import { fontFaces } from './fonts';
import { system } from './system';

export interface ThemeProviderProps {
  children: ReactNode;
  /** False where only the landing page is rendered: it needs none of the kit's row parts. */
  kit?: boolean;
}

/** Tokens, global styles and fonts for all that is below. */
export function ThemeProvider({ children, kit = true }: ThemeProviderProps) {
  return (
    <ChakraProvider value={system}>
      <Global styles={fontFaces} />
      {kit && <KitStyles />}
      {children}
    </ChakraProvider>
  );
}

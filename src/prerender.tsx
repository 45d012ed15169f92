import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WaitingScreen } from './ui/kit/WaitingScreen';
import { Landing } from './ui/landing/Landing';
import { ThemeProvider } from './ui/theme/ThemeProvider';

/**
 * An empty layer, whose semicolon emotion leaves out. In the browser it inserts rule by rule, where
 * that does no harm; in one text it makes the following layer, with all that is in it, invalid.
 */
const UNENDED_LAYER = /@layer [\w-]+(?=@)/g;

/**
 * Runs at build time: the markup of the two screens that come before the app, and emotion's styles
 * for exactly them. The `<style>` elements carry emotion's own keys, so that the app adopts them
 * instead of writing them again.
 */
export default function prerender(): { landing: string; checking: string; styles: string } {
  const cache = createCache({ key: 'css' });
  // Keeps the styles out of the markup, where emotion would otherwise put them.
  cache.compat = true;

  const render = (screen: ReactNode): string =>
    renderToStaticMarkup(
      <CacheProvider value={cache}>
        <ThemeProvider kit={false}>{screen}</ThemeProvider>
      </CacheProvider>,
    );
  const landing = render(<Landing />);
  const checking = render(<WaitingScreen text="Verificando autenticação..." />);

  const server = createEmotionServer(cache);
  const chunks = server.extractCriticalToChunks(landing + checking);
  const styles = server.constructStyleTagsFromChunks(chunks);
  return { landing, checking, styles: styles.replaceAll(UNENDED_LAYER, '$&;') };
}

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WaitingScreen } from './ui/kit/text/WaitingScreen';
import { Landing } from './ui/landing/Landing';
import { ThemeProvider } from './ui/theme/ThemeProvider';

/**
 * An empty layer, whose semicolon emotion leaves out. In the browser it inserts rule by rule, where
 * that does no harm; in one text it makes the following layer, with all that is in it, invalid.
 */
const UNENDED_LAYER = /@layer [\w-]+(?=@)/g;

const cache = createCache({ key: 'css' });
// Keeps the styles out of the markup, where emotion would otherwise put them.
cache.compat = true;
const server = createEmotionServer(cache);

const render = (screen: ReactNode): string =>
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider>{screen}</ThemeProvider>
    </CacheProvider>,
  );

interface Screens {
  /** Markup of the landing page. */
  readonly landing: string;
  /** Markup of the screen that waits for a session to be restored. */
  readonly checking: string;
  /** Emotion's `<style>` elements for exactly these two. */
  readonly styles: string;
}

/** Runs at build time: what is seen before the app is there. */
export default function prerender(): Screens {
  const landing = render(<Landing />);
  const checking = render(<WaitingScreen text="Verificando autenticação..." />);
  // The `<style>` elements carry emotion's own keys, so that the app adopts them instead of writing
  // them again.
  const styles = server
    .constructStyleTagsFromChunks(server.extractCriticalToChunks(landing + checking))
    .replaceAll(UNENDED_LAYER, '$&;');
  return { landing, checking, styles };
}

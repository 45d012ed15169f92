import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WaitingScreen } from './ui/kit/text/WaitingScreen';
import { Landing } from './ui/landing/Landing';
import { ThemeProvider } from './ui/theme/ThemeProvider';

/**
 * Emotion writes an empty layer without its semicolon. In the browser it inserts rules one by one, where that
 * does no harm. In a single text it makes the following layer invalid.
 */
const UNENDED_LAYER = /@layer [\w-]+(?=@)/g;

const cache = createCache({ key: 'css' });
// Keeps emotion from writing the styles into the markup.
cache.compat = true;
const server = createEmotionServer(cache);

const render = (screen: ReactNode): string =>
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider>{screen}</ThemeProvider>
    </CacheProvider>,
  );

interface Screens {
  /** The markup of the landing page. */
  readonly landing: string;
  /** The markup of the screen that is shown while a session is restored. */
  readonly checking: string;
  /** Emotion's `<style>` elements for these two. */
  readonly styles: string;
}

/** Runs at build time and renders what is shown before the app runs. */
export default function prerender(): Screens {
  const landing = render(<Landing />);
  const checking = render(<WaitingScreen text="Verificando autenticação..." />);
  // The `<style>` elements have emotion's keys, so that the app adopts them instead of writing the styles
  // again.
  const styles = server
    .constructStyleTagsFromChunks(server.extractCriticalToChunks(landing + checking))
    .replaceAll(UNENDED_LAYER, '$&;');
  return { landing, checking, styles };
}

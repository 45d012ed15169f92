import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WaitingScreen } from './ui/kit/text/WaitingScreen';
import { Landing } from './ui/visitor/landing/Landing';
import { ThemeProvider } from './ui/theme/ThemeProvider';

/**
 * Matches an empty layer that emotion has written without its semicolon. In the browser that does no harm, because
 * emotion inserts rules one by one. In a single text it makes the following layer invalid.
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
  /** Emotion's `<style>` elements for both screens. */
  readonly styles: string;
}

/** Renders the screens that are shown before the app runs. It runs at build time. */
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

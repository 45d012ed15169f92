import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToStaticMarkup } from 'react-dom/server';
import { Landing } from './ui/landing/Landing';
import { ThemeProvider } from './ui/theme/ThemeProvider';

/**
 * Runs at build time: the landing page's markup, and emotion's styles for it. The `<style>` elements
 * carry emotion's own keys, so that the app adopts them instead of writing them again.
 */
export default function prerender(): { landing: string; styles: string } {
  const cache = createCache({ key: 'css' });
  // Keeps global styles apart from the markup that they were rendered with.
  cache.compat = true;
  const server = createEmotionServer(cache);

  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider kit={false}>
        <Landing />
      </ThemeProvider>
    </CacheProvider>,
  );
  const chunks = server.extractCriticalToChunks(html);
  return { landing: chunks.html, styles: server.constructStyleTagsFromChunks(chunks) };
}

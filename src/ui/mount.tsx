import '../boot.contract';
import { CacheProvider } from '@emotion/react';
import type { Store } from '@reduxjs/toolkit';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';

import { App, AuthPage, LandingPage, Shell } from './App';
import { followBrowserBack, type BackRoot } from './shell/browserBack';
import { styleCache } from './theme/styleCache';
import { ThemeProvider } from './theme/ThemeProvider';

/** For the entry point to load the first one before it is rendered. */
export { AuthPage, LandingPage, Shell };

/** In the page with the first screen: from the same frame on there is no static page. */
function InsteadOf({ page }: { page: Element }) {
  useLayoutEffect(() => {
    if (page.isConnected) window.scrollTo(0, 0);
    page.remove();
    delete window.__oficio;
    delete document.documentElement.dataset['start'];
  }, [page]);
  return null;
}

/** Renders the app into the root, in the place of the static page. */
export function mount(root: Element, staticPage: Element, store: Store<BackRoot>): void {
  followBrowserBack(store);
  // In small steps, between which the page stays responsive: there is something on it to be used.
  startTransition(() => {
    createRoot(root).render(
      <Provider store={store}>
        <CacheProvider value={styleCache}>
          <ThemeProvider>
            <App>
              <InsteadOf page={staticPage} />
            </App>
          </ThemeProvider>
        </CacheProvider>
      </Provider>,
    );
  });
}

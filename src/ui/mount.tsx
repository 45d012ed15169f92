import '../boot.contract';
import { CacheProvider } from '@emotion/react';
import type { Store } from '@reduxjs/toolkit';
import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';

import { App, AuthPage, LandingPage, Shell, type FirstFigures } from './App';
import { LazyTodayCard } from './sections/dashboard/todayChunk';
import { afterPaint } from './kit/hooks/afterPaint';
import { followBrowserBack, type BackRoot } from './shell/browserBack';
import { sectionChunks } from './shell/chunks';
import { styleCache } from './theme/styleCache';
import { ThemeProvider } from './theme/ThemeProvider';

/** The screens are exported so that the entry point can load the first screen's chunk before it renders the app. */
export { AuthPage, LandingPage, Shell };

/**
 * Loads the chunks of the first section before the app is rendered, so that the section is painted at once and
 * complete.
 */
export const loadFirstView = (): Promise<unknown> =>
  Promise.all([Shell.load(), sectionChunks.dashboard.load(), LazyTodayCard.load()]).catch(
    () => undefined,
  );

/** Removes the static page in the same frame in which the first screen appears. */
function ReplacePage({ page, onReplaced }: { page: Element; onReplaced: () => void }) {
  useLayoutEffect(() => {
    if (page.isConnected) window.scrollTo(0, 0);
    page.remove();
    delete window.__oficio;
    delete document.documentElement.dataset['start'];
    onReplaced();
  }, [page, onReplaced]);
  return null;
}

interface PageProps {
  store: Store;
  first?: FirstFigures | null;
  children?: ReactNode;
}

/** The app inside the providers that its components need. */
export function Page({ store, first = null, children }: PageProps) {
  return (
    <Provider store={store}>
      <CacheProvider value={styleCache}>
        <ThemeProvider>
          <App first={first}>{children}</App>
        </ThemeProvider>
      </CacheProvider>
    </Provider>
  );
}

/** How long to wait for the paint of a page, which may be in a tab that nobody sees (ms). */
const UNSEEN = 500;

interface MountOptions {
  first: FirstFigures | null;
  /** Called with an error because of which a part of the page could not be rendered. */
  onCrash: (error: unknown) => void;
}

/** Renders the app in place of the static page. Resolves when the app has replaced it, and first figures are painted. */
export async function mount(
  root: Element,
  staticPage: Element,
  store: Store<BackRoot>,
  { first, onCrash }: MountOptions,
): Promise<void> {
  followBrowserBack(store);
  await new Promise<void>((resolve) => {
    // Renders in small steps, so that the static page stays usable meanwhile.
    startTransition(() => {
      createRoot(root, { onCaughtError: onCrash }).render(
        <Page store={store} first={first}>
          <ReplacePage page={staticPage} onReplaced={resolve} />
        </Page>,
      );
    });
  });
  if (!first?.figures) return;
  await new Promise<void>((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, UNSEEN);
  });
}

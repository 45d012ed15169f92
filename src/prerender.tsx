import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AuthMode } from './features/session/sessionSlice';
import { KitStyles } from './ui/kit/list/KitStyles';
import { WaitingScreen } from './ui/kit/text/WaitingScreen';
import { Landing } from './ui/landing/Landing';
import { AuthScreen } from './ui/session/AuthScreen';
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
      <ThemeProvider kit={false}>{screen}</ThemeProvider>
    </CacheProvider>,
  );

const taken = new Set<string>();

/**
 * Emotion's styles for exactly this markup, but for those that were taken before. The `<style>`
 * elements carry emotion's own keys, so that the app adopts them instead of writing them again.
 */
function takeStyles(markup: string): string {
  const styles = server
    .extractCriticalToChunks(markup)
    .styles.map(({ key, ids }) => ({ key, ids: ids.filter((id) => !taken.has(id)) }))
    .filter(({ ids }) => ids.length > 0)
    .map(({ key, ids }) => ({ key, ids, css: ids.map((id) => cache.inserted[id]).join('') }));
  for (const id of styles.flatMap(({ ids }) => ids)) taken.add(id);
  return server
    .constructStyleTagsFromChunks({ html: markup, styles })
    .replaceAll(UNENDED_LAYER, '$&;');
}

const ignore = (): void => undefined;

/** One form of the login screen; the boot script listens to it until the app takes over. */
function authScreen(mode: AuthMode): string {
  const screen = (
    <>
      {/* All of the kit that a form with passwords shows. */}
      <KitStyles only=".of-icon-button" />
      <AuthScreen
        mode={mode}
        email=""
        pending={false}
        error={null}
        notice={null}
        onModeChange={ignore}
        onSignIn={ignore}
        onSignUp={ignore}
        onBack={ignore}
      />
    </>
  );
  return `<div id="${mode}">${render(screen)}</div>`;
}

/** Runs at build time: the markup and the styles of the screens that come before the app. */
export default function prerender(): Record<'landing' | 'checking' | 'styles' | 'auth', string> {
  const landing = render(<Landing />);
  const checking = render(<WaitingScreen text="Verificando autenticação..." />);
  const styles = takeStyles(landing + checking);
  const forms = authScreen('login') + authScreen('signUp');
  return { landing, checking, styles, auth: takeStyles(forms) + forms };
}

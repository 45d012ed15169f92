import { useEffect, useRef, type ReactNode } from 'react';

import { selectIsReady, selectSession } from '../features/session/sessionSlice';
import { selectSection } from '../features/navigation/navigationSlice';
import { useAppSelector } from '../store/hooks';
import { WaitingScreen } from './kit/text/WaitingScreen';
import { fetchAhead, lazyChunk } from './chunks/lazyChunk';
import { FilterSheet } from './records/find/filterSheetChunk';
import {
  Drawer,
  DrawerMenu,
  modals,
  Notices,
  Palette,
  Question,
  sections,
  ShortcutsSheet,
  UserMenu,
} from './shell/chunks';
import { ConfirmationHost } from './shell/ConfirmationHost';
import { CrashBoundary } from './chunks/CrashBoundary';
import { useDocumentTitle } from './shell/useDocumentTitle';

/* The screens, a chunk each; the entry point waits for the first one before it takes the page over. */

export const Shell = lazyChunk(() => import(/* webpackChunkName: "shell" */ './shell/Shell'));

export const AuthPage = lazyChunk(
  () => import(/* webpackChunkName: "auth" */ './session/AuthPage'),
);

export const LandingPage = lazyChunk(
  () => import(/* webpackChunkName: "landing" */ './landing/LandingPage'),
);

/** The first load; the chunks of what comes after it are fetched meanwhile. */
function LoadingData({ email }: { email: string }) {
  // Somewhere else than on the dashboard after a reload.
  const section = useAppSelector(selectSection);
  useEffect(() => {
    // A chunk that does not come now is asked for again, and reported, when it is needed.
    Promise.all([Shell.load(), sections[section].load()]).catch(() => undefined);
  }, [section]);
  return <WaitingScreen text="Carregando seus dados...">{`Boas-vindas, ${email}`}</WaitingScreen>;
}

/** What may come next, in the order in which it is likely to, also when the connection is lost. */
const ahead = {
  checking: [],
  landing: [AuthPage],
  auth: [Shell, sections.dashboard, LandingPage],
  signedIn: [
    ...Object.values(sections),
    ...Object.values(modals),
    FilterSheet,
    Drawer,
    DrawerMenu,
    UserMenu,
    Palette,
    ShortcutsSheet,
    Question,
    AuthPage,
    LandingPage,
  ],
};

/** What the session calls for: the two waits, the public screens, or the signed-in layout. */
function Screen() {
  const session = useAppSelector(selectSession);

  if (session.status === 'checking') {
    return (
      <WaitingScreen text="Verificando autenticação...">
        {session.restoreDelayed && 'Sem resposta do servidor. Tentando novamente…'}
      </WaitingScreen>
    );
  }
  if (session.status === 'signedIn') {
    const waiting = <LoadingData email={session.user.email} />;
    return session.ready ? <Shell waiting={waiting} /> : waiting;
  }
  return session.screen === 'auth' ? <AuthPage /> : <LandingPage />;
}

export interface AppProps {
  /** Rendered before the screen: what holds the focus there is gone when the screen asks for it. */
  children?: ReactNode;
}

/** The whole page. */
export function App({ children }: AppProps) {
  const place = useAppSelector(({ session }) =>
    session.status === 'signedOut' ? session.screen : session.status,
  );
  const isReady = useAppSelector(selectIsReady);
  useDocumentTitle();
  const seen = useRef(place);
  useEffect(() => {
    // The first screen stands where the static page stood.
    if (seen.current !== place) window.scrollTo(0, 0);
    seen.current = place;
  }, [place]);
  useEffect(() => {
    const isLoadingData = place === 'signedIn' && !isReady;
    return fetchAhead(isLoadingData ? [] : ahead[place]);
  }, [place, isReady]);
  return (
    <>
      {children}
      {/* The last resort: a page is never left blank. */}
      <CrashBoundary key={place}>
        <Screen />
      </CrashBoundary>
      <ConfirmationHost />
      <Notices />
    </>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';

import { selectIsReady, selectSession } from '../features/session/sessionSlice';
import { selectSection } from '../features/navigation/navigationSlice';
import { useAppSelector } from '../store/hooks';
import { WaitingScreen } from './kit/text/WaitingScreen';
import { aWhile, fetchAhead, lazyChunk, scriptsAhead } from './chunks/lazyChunk';
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
import { ConfirmationHost, ReportHost } from './shell/ConfirmationHost';
import { CrashBoundary } from './chunks/CrashBoundary';
import { useDocumentTitle } from './shell/useDocumentTitle';

/* The screens, one chunk each. The entry point waits for the first one before it replaces the page. */

export const Shell = lazyChunk(() => import(/* webpackChunkName: "shell" */ './shell/Shell'));

export const AuthPage = lazyChunk(
  () => import(/* webpackChunkName: "auth" */ './session/AuthPage'),
);

export const LandingPage = lazyChunk(
  () => import(/* webpackChunkName: "landing" */ './landing/LandingPage'),
);

/** The first load. The chunks that are needed next are fetched meanwhile. */
function LoadingData({ email }: { email: string }) {
  // After a reload, the section may be another than the dashboard.
  const section = useAppSelector(selectSection);
  useEffect(() => {
    // A chunk that fails now is requested again, and reported, when it is needed.
    Promise.all([Shell.load(), sections[section].load()]).catch(() => undefined);
  }, [section]);
  return <WaitingScreen text="Carregando seus dados...">{`Boas-vindas, ${email}`}</WaitingScreen>;
}

/**
 * The chunks that are likely to be needed next, in order, so that they are there if the connection is lost.
 */
const ahead = {
  checking: [],
  landing: [AuthPage],
  auth: [Shell, sections.dashboard, LandingPage],
  signedIn: [
    // Text that is typed right after the palette's keys must reach its field.
    Palette,
    ...scriptsAhead(),
    // Running the next chunks would delay the first clicks.
    aWhile,
    ...Object.values(sections),
    ...Object.values(modals),
    FilterSheet,
    Drawer,
    DrawerMenu,
    UserMenu,
    ShortcutsSheet,
    Question,
    AuthPage,
    LandingPage,
  ],
};

/**
 * The screen for the session's state: one of two waiting screens, a public screen, or the signed-in layout.
 */
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
  /** Rendered before the screen, so that a focused element in it is gone when the screen sets the focus. */
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
    // The first screen keeps the scroll position of the static page.
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
      {/* It is the last resort, so that a page is never blank. */}
      <CrashBoundary key={place}>
        <Screen />
      </CrashBoundary>
      <ConfirmationHost />
      <ReportHost />
      <Notices />
    </>
  );
}

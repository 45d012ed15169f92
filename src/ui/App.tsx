import { useEffect, useRef, useState, type ReactNode } from 'react';

import { selectIsReady, selectSession } from '../features/app/session/sessionSlice';
import { selectSection } from '../features/app/navigation/navigationSlice';
import type { Figures } from '../features/business/dashboard/figures';
import type { User } from '../features/shared/user';
import { useAppSelector } from '../store/hooks';
import { KeptFigures } from './sections/dashboard/keptFigures';
import { WaitingScreen } from './kit/text/WaitingScreen';
import { pauseBeforeMore, fetchAhead, lazyChunk, scriptsToPrefetch } from './kit/chunks/lazyChunk';
import { FilterSheet } from './records/finding/filterSheetChunk';
import {
  AddSheet,
  Drawer,
  DrawerMenu,
  modalChunks,
  Notices,
  Palette,
  Question,
  sectionChunks,
  ShortcutsSheet,
  UserMenu,
} from './shell/chunks';
import { ConfirmationHost, ReportHost } from './shell/ConfirmationHost';
import { CrashBoundary } from './kit/chunks/CrashBoundary';
import { useDocumentTitle } from './shell/useDocumentTitle';

/*
 * Each screen is a chunk of its own. The entry point waits for the first screen's chunk before it replaces the
 * static page.
 */

export const Shell = lazyChunk(() => import(/* webpackChunkName: "shell" */ './shell/Shell'));

export const AuthPage = lazyChunk(
  () => import(/* webpackChunkName: "auth" */ './visitor/session/AuthPage'),
);

export const LandingPage = lazyChunk(
  () => import(/* webpackChunkName: "landing" */ './visitor/landing/LandingPage'),
);

/** Shown during the first load of the lists. Meanwhile the chunks that are needed next are fetched. */
function LoadingData({ email }: { email: string }) {
  // After a reload, the section may be any, not only the dashboard.
  const section = useAppSelector(selectSection);
  useEffect(() => {
    // If a chunk cannot be loaded now, the error is ignored. The chunk is requested again when it is needed, and then
    // an error is reported.
    Promise.all([Shell.load(), sectionChunks[section].load()]).catch(() => undefined);
  }, [section]);
  return <WaitingScreen text="Carregando seus dados...">{`Boas-vindas, ${email}`}</WaitingScreen>;
}

/**
 * By the session's status, the chunks that are likely to be needed next, in order. Loading them early means that
 * they are available even if the connection is lost.
 */
const ahead = {
  checking: [],
  landing: [AuthPage],
  auth: [Shell, sectionChunks.dashboard, LandingPage],
  signedIn: [
    // The palette comes first, because text that is typed right after its shortcut must reach its search field.
    Palette,
    ...scriptsToPrefetch(),
    // The pause prevents the next chunks from delaying the user's first clicks.
    pauseBeforeMore,
    ...Object.values(sectionChunks),
    ...Object.values(modalChunks),
    FilterSheet,
    AddSheet,
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
 * What this device has kept of an earlier visit. `figures` is null if the rows of that visit have already been read.
 */
export interface FirstFigures {
  user: User;
  figures: Figures | null;
}

/** The figures to show until the rows are read. They are dropped for good then, or if somebody else signs in. */
function useFirstFigures(first: FirstFigures | null): Figures | null {
  const session = useAppSelector(selectSession);
  const [isOver, setIsOver] = useState(first === null);
  const areRowsAwaited =
    session.status === 'signedIn' && !session.ready && session.user.id === first?.user.id;
  // React renders anew before it shows anything, so that the figures are not shown once more.
  if (!areRowsAwaited && !isOver) setIsOver(true);
  return isOver ? null : (first?.figures ?? null);
}

/**
 * The screen for the session's state: one of two waiting screens, a public screen, or the signed-in layout.
 */
function Screen({ figures }: { figures: Figures | null }) {
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
    if (!session.ready && !figures) return waiting;
    return (
      <KeptFigures value={figures}>
        <Shell waiting={waiting} />
      </KeptFigures>
    );
  }
  return session.screen === 'auth' ? <AuthPage /> : <LandingPage />;
}

export interface AppProps {
  first?: FirstFigures | null;
  /**
   * The children are rendered before the screen. If they contained the focused element, that element no longer exists
   * when the screen sets the focus.
   */
  children?: ReactNode;
}

/** The whole page. */
export function App({ first = null, children }: AppProps) {
  const place = useAppSelector(({ session }) =>
    session.status === 'signedOut' ? session.screen : session.status,
  );
  const isReady = useAppSelector(selectIsReady);
  const figures = useFirstFigures(first);
  useDocumentTitle(figures !== null);
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
      {/* This boundary is the last resort, so that a crash never leaves a blank page. */}
      <CrashBoundary key={place}>
        <Screen figures={figures} />
      </CrashBoundary>
      <ConfirmationHost />
      <ReportHost />
      <Notices />
    </>
  );
}

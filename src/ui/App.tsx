import { useEffect, useRef, type ReactNode } from 'react';

import { selectSession } from '../features/session/sessionSlice';
import { useAppSelector } from '../store/hooks';
import { WaitingScreen } from './kit/text/WaitingScreen';
import { fetchAhead } from './lazyChunk';
import { AuthPage, LandingPage, Shell } from './screens';
import { ConfirmDialog, Drawer, modals, sections } from './shell/chunks';
import { CrashBoundary } from './shell/CrashBoundary';
import { Notices } from './shell/Notices';

/** The first load; the chunks of what comes after it are fetched meanwhile. */
function LoadingData({ email }: { email: string }) {
  useEffect(() => {
    // A chunk that does not come now is asked for again, and reported, when it is needed.
    Promise.all([Shell.load(), sections.dashboard.load()]).catch(() => undefined);
  }, []);
  return <WaitingScreen text="Carregando seus dados...">{`Boas-vindas, ${email}`}</WaitingScreen>;
}

/** What may come next, in the order in which it is likely to, also when the connection is lost. */
const ahead = {
  landing: [AuthPage],
  auth: [Shell, sections.dashboard, LandingPage],
  signedIn: [
    ...Object.values(sections),
    ...Object.values(modals),
    Drawer,
    ConfirmDialog,
    AuthPage,
    LandingPage,
  ],
};

/** What the session calls for: the two waits, the public screens, or the signed-in layout. */
function Screen() {
  const { status, user, ready, screen, restoreDelayed } = useAppSelector(selectSession);

  if (status === 'checking') {
    return (
      <WaitingScreen text="Verificando autenticação...">
        {restoreDelayed && 'Sem resposta do servidor. Tentando novamente…'}
      </WaitingScreen>
    );
  }
  if (status === 'signedIn' && user) {
    const waiting = <LoadingData email={user.email} />;
    return ready ? <Shell waiting={waiting} /> : waiting;
  }
  return screen === 'auth' ? <AuthPage /> : <LandingPage />;
}

export interface AppProps {
  /** Rendered before the screen: what holds the focus there is gone when the screen asks for it. */
  children?: ReactNode;
}

/** The whole page. */
export function App({ children }: AppProps) {
  const { status, screen, ready } = useAppSelector(selectSession);
  const place = `${status} ${screen}`;
  const seen = useRef(place);
  useEffect(() => {
    // The first screen stands where the static page stood.
    if (seen.current !== place) window.scrollTo(0, 0);
    seen.current = place;
  }, [place]);
  useEffect(() => {
    if (status === 'signedOut') return fetchAhead(ahead[screen]);
    return fetchAhead(ready ? ahead.signedIn : []);
  }, [status, screen, ready]);
  return (
    <>
      {children}
      {/* The last resort: a page is never left blank. */}
      <CrashBoundary key={place}>
        <Screen />
      </CrashBoundary>
      <Notices />
    </>
  );
}

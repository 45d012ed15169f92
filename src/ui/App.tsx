import { Suspense, useEffect } from 'react';

import { selectSession, sessionActions } from '../features/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { WaitingScreen } from './kit/WaitingScreen';
import { lazyChunk } from './lazyChunk';
import { loadAuthPage, loadLanding, loadShell } from './screens';
import { loadSection } from './shell/chunks';
import { CrashBoundary } from './shell/CrashBoundary';
import { Notices } from './shell/Notices';
import { useBrowserBack } from './shell/useBrowserBack';

const Shell = lazyChunk(loadShell);
const AuthPage = lazyChunk(loadAuthPage);
const Landing = lazyChunk(loadLanding);

/** The first load; the chunks of what comes after it are fetched meanwhile. */
function LoadingData({ email }: { email: string }) {
  useEffect(() => {
    // A chunk that does not come now is asked for again, and reported, when it is needed.
    Promise.all([loadShell(), loadSection.dashboard()]).catch(() => undefined);
  }, []);
  return <WaitingScreen text="Carregando seus dados...">{`Boas-vindas, ${email}`}</WaitingScreen>;
}

/** What the session calls for: the two waits, the public screens, or the signed-in layout. */
function Screen() {
  const { status, user, ready, screen, restoreDelayed } = useAppSelector(selectSession);
  const dispatch = useAppDispatch();

  if (status === 'checking') {
    return (
      <WaitingScreen text="Verificando autenticação...">
        {restoreDelayed && 'Sem resposta do servidor. Tentando novamente…'}
      </WaitingScreen>
    );
  }
  if (status === 'signedIn' && user) {
    const waiting = <LoadingData email={user.email} />;
    return <Suspense fallback={waiting}>{ready ? <Shell /> : waiting}</Suspense>;
  }
  if (screen === 'auth') return <AuthPage />;
  return (
    <Landing
      onAuth={(mode) => {
        dispatch(sessionActions.authScreenOpened(mode === 'signup' ? 'signUp' : 'login'));
      }}
    />
  );
}

/** The whole page. */
export function App() {
  const { status, screen } = useAppSelector(selectSession);
  useBrowserBack();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [status, screen]);
  return (
    <Suspense fallback={null}>
      {/* The last resort: a page is never left blank. */}
      <CrashBoundary key={`${status} ${screen}`}>
        <Screen />
      </CrashBoundary>
      <Notices />
    </Suspense>
  );
}

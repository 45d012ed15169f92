import { useEffect } from 'react';

import { selectIsReady, selectSession } from '../features/session/sessionSlice';
import { useAppSelector } from '../store/hooks';
import { useSectionTitle } from './shell/useSectionTitle';

/** As the page itself is called, for visitors and while nothing is known. */
const PRODUCT = 'Ofício: gestão para profissionais autônomos';

const AUTH = { login: 'Entrar', signUp: 'Criar conta' } as const;

/** The page's title names what is on screen: 'Orçamentos · Ofício'. */
export function useDocumentTitle(): void {
  const session = useAppSelector(selectSession);
  const isReady = useAppSelector(selectIsReady);
  const section = useSectionTitle();
  const form = session.status === 'signedOut' && session.screen === 'auth' && AUTH[session.mode];
  const place = isReady ? section : form;
  const title = place ? `${place} · Ofício` : PRODUCT;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

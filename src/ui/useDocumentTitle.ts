import { useEffect } from 'react';

import { selectIsReady, selectSession } from '../features/session/sessionSlice';
import { selectSection } from '../features/workspace/workspaceSlice';
import { useAppSelector } from '../store/hooks';
import { sectionLabel } from './shell/labels';

/** As the page itself is called, for visitors and while nothing is known. */
const PRODUCT = 'Ofício: gestão para profissionais autônomos';

const AUTH = { login: 'Entrar', signUp: 'Criar conta' } as const;

/** The page's title names what is on screen: 'Orçamentos · Ofício'. */
export function useDocumentTitle(): void {
  const session = useAppSelector(selectSession);
  const isReady = useAppSelector(selectIsReady);
  const section = useAppSelector(selectSection);
  const form = session.status === 'signedOut' && session.screen === 'auth' && AUTH[session.mode];
  const place = isReady ? sectionLabel[section] : form;
  const title = place ? `${place} · Ofício` : PRODUCT;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

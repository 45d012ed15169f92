import { useEffect } from 'react';

import { selectIsReady, selectSession } from '../../features/session/sessionSlice';
import { selectSection } from '../../features/navigation/navigationSlice';
import { useAppSelector } from '../../store/hooks';
import { useToday } from '../kit/text/useToday';
import { sectionLabel } from '../records/nouns';

/** The title of the open section; the year's title names the year. */
export function useSectionTitle(): string {
  const section = useAppSelector(selectSection);
  const year = useAppSelector(({ workspace }) => workspace.navigation.year);
  const today = useToday();
  const label = sectionLabel[section];
  return section === 'year' ? `${label} de ${year?.toString() ?? today.slice(0, 4)}` : label;
}

/** The title for visitors, and while the session is being checked. */
const PRODUCT = 'Ofício: gestão para profissionais autônomos';

const AUTH = { login: 'Entrar', signUp: 'Criar conta' } as const;

/** Sets the document's title to what is on screen: 'Orçamentos · Ofício'. */
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

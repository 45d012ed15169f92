import { useEffect } from 'react';

import { selectIsReady, selectSession } from '../../features/session/sessionSlice';
import { selectSection } from '../../features/navigation/navigationSlice';
import { useAppSelector } from '../../store/hooks';
import { useToday } from '../kit/text/useToday';
import { sectionLabel } from '../records/nouns';

/** The open section's title; that of a year says which. */
export function useSectionTitle(): string {
  const section = useAppSelector(selectSection);
  const year = useAppSelector(({ workspace }) => workspace.navigation.year);
  const today = useToday();
  const label = sectionLabel[section];
  return section === 'year' ? `${label} de ${year?.toString() ?? today.slice(0, 4)}` : label;
}

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

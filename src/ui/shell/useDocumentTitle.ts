import { useEffect } from 'react';

import { selectIsReady, selectSession } from '../../features/app/session/sessionSlice';
import { selectSection } from '../../features/app/navigation/navigationSlice';
import { useAppSelector } from '../../store/hooks';
import { useToday } from '../kit/hooks/useToday';
import { sectionLabel } from '../records/nouns';

/** The title of the open section. The title of the year's section contains the year. */
export function useSectionTitle(): string {
  const section = useAppSelector(selectSection);
  const year = useAppSelector(({ workspace }) => workspace.navigation.year);
  const today = useToday();
  const label = sectionLabel[section];
  return section === 'year' ? `${label} de ${year?.toString() ?? today.slice(0, 4)}` : label;
}

/** The page's title for visitors, and while the session is being checked. */
const PRODUCT = 'Ofício: gestão para profissionais autônomos';

const AUTH = { login: 'Entrar', signUp: 'Criar conta' } as const;

/**
 * Sets the page's title according to what is shown: 'Orçamentos · Ofício'.
 * @param isShown - Whether the section is shown before the lists are ready.
 */
export function useDocumentTitle(isShown: boolean): void {
  const session = useAppSelector(selectSession);
  const isReady = useAppSelector(selectIsReady);
  const section = useSectionTitle();
  const form = session.status === 'signedOut' && session.screen === 'auth' && AUTH[session.mode];
  const place = isReady || isShown ? section : form;
  const title = place ? `${place} · Ofício` : PRODUCT;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

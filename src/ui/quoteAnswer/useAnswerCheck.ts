import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';

import { clientDetailsSelectors } from '../../features/clients/clientDetailsSlice';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import { profilesSelectors } from '../../features/profile/profilesSlice';
import { checkAnswer, type AnswerCheck } from '../../features/quoteLink/checkAnswer';
import { findAnswered } from '../../features/quoteLink/findAnswered';
import { quoteDetailsSelectors } from '../../features/quotes/quoteDetailsSlice';
import { quotesSelectors } from '../../features/quotes/quotesSlice';
import { selectUser } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { useToday } from '../kit/text/useToday';

/** What a pasted message comes to; null while what it is held against could not be loaded. */
export function useAnswerCheck(pasted: string): AnswerCheck | null {
  const sources = useAppSelector((root) => {
    const user = selectUser(root);
    return {
      quotes: quotesSelectors.selectEntities(root),
      quoteDetails: quoteDetailsSelectors.selectEntities(root),
      clients: clientsSelectors.selectEntities(root),
      clientDetails: clientDetailsSelectors.selectEntities(root),
      profile: profilesSelectors.selectById(root, user?.id ?? null),
      user,
    };
  }, shallowEqual);
  const isLoaded = useAppSelector(
    (root) =>
      root.clients.loaded &&
      root.clientDetails.loaded &&
      root.profiles.loaded &&
      root.quoteDetails.loaded,
  );
  const today = useToday();
  return useMemo(
    () =>
      isLoaded
        ? checkAnswer(pasted, (number) => findAnswered(sources, number, today), today)
        : null,
    [isLoaded, pasted, sources, today],
  );
}

import { useMemo } from 'react';

import { clientDetailsSelectors } from '../../features/clients/clientDetailsSlice';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import { profilesSelectors } from '../../features/profile/profilesSlice';
import { quoteDocument, type QuoteDocument } from '../../features/quoteDocument/quoteDocument';
import type { Quote } from '../../features/quotes/quote';
import { quoteDetailsSelectors } from '../../features/quotes/quoteDetailsSlice';
import { selectUser } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { useToday } from '../kit/text/useToday';

/** A quote as its document says it now; null while what it is made of could not be loaded. */
export function useQuoteDocument(quote: Quote): QuoteDocument | null {
  const user = useAppSelector(selectUser);
  const profile = useAppSelector((root) => profilesSelectors.selectById(root, user?.id ?? null));
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, quote.id));
  const client = useAppSelector((root) => clientsSelectors.selectById(root, quote.clientId));
  const clientDetails = useAppSelector((root) =>
    clientDetailsSelectors.selectById(root, quote.clientId),
  );
  const isLoaded = useAppSelector(
    (root) =>
      root.profiles.loaded &&
      root.clients.loaded &&
      root.clientDetails.loaded &&
      root.quoteDetails.loaded,
  );
  const today = useToday();
  return useMemo(
    () =>
      isLoaded
        ? quoteDocument({ quote, details, client, clientDetails, profile, user }, today)
        : null,
    [isLoaded, quote, details, client, clientDetails, profile, user, today],
  );
}

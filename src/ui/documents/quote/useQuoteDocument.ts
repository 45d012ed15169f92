import { useMemo } from 'react';

import { clientDetailsSelectors } from '../../../features/business/clients/clientDetailsSlice';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { selectProfile } from '../../../features/app/session/selectProfile';
import { nextVersion } from '../../../features/business/documents/issuing';
import {
  quoteDocument,
  type QuoteDocument,
} from '../../../features/business/documents/quoteDocument';
import type { Quote } from '../../../features/business/quotes/quote';
import { quoteDetailsSelectors } from '../../../features/business/quotes/quoteDetailsSlice';
import { selectUser } from '../../../features/app/session/sessionSlice';
import type { Day } from '../../../features/shared/days';
import { useAppSelector } from '../../../store/hooks';
import { useToday } from '../../kit/hooks/useToday';
import { useIsLoaded } from '../../records/useLookup';

/**
 * The document of a quote; null while its data is not loaded.
 * @param asNow - whether a quote that was sent is shown as its next version, with the current data of provider
 * and client.
 * @param validUntil - its last valid day if it is renewed today; null if it keeps its days.
 */
export function useQuoteDocument(
  quote: Quote,
  asNow = false,
  validUntil: Day | null = null,
): QuoteDocument | null {
  const user = useAppSelector(selectUser);
  const profile = useAppSelector(selectProfile);
  const stored = useAppSelector((root) => quoteDetailsSelectors.selectById(root, quote.id));
  const client = useAppSelector((root) => clientsSelectors.selectById(root, quote.clientId));
  const clientDetails = useAppSelector((root) =>
    clientDetailsSelectors.selectById(root, quote.clientId),
  );
  const isLoaded = useIsLoaded('profiles', 'clients', 'clientDetails', 'quoteDetails');
  const today = useToday();
  return useMemo(() => {
    if (!isLoaded) return null;
    const details =
      stored && asNow
        ? { ...stored, ...nextVersion(stored), ...(validUntil && { issuedOn: today, validUntil }) }
        : stored;
    return quoteDocument({ quote, details, client, clientDetails, profile, user }, today);
  }, [isLoaded, quote, stored, asNow, validUntil, client, clientDetails, profile, user, today]);
}

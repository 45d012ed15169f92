import { useCallback } from 'react';

import { quoteDetailsSelectors } from '../../features/quotes/quoteDetailsSlice';
import { useAppSelector } from '../../store/hooks';

/** 'nº 2026-021'; null for a quote without a number, and while that is not known. */
export type FindNumber = (quote: { id: string }) => string | null;

/** Looks up the numbers of quotes, as they are shown and searched. */
export function useQuoteNumbers(): FindNumber {
  const details = useAppSelector(quoteDetailsSelectors.selectEntities);
  return useCallback(
    ({ id }) => {
      const number = details[id]?.number ?? null;
      return number && `nº ${number}`;
    },
    [details],
  );
}

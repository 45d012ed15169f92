import type { Profile } from '../profile/profile';
import { nextStep } from '../quotes/nextStep';
import type { Quote } from '../quotes/quote';
import type { QuoteDetails } from '../quotes/quoteDetails';
import type { Day } from '../../shared/days';
import { lastValidDay } from './issuing';

/**
 * The last day on which a quote is valid that is sent today although it has expired; null if it keeps its day, because
 * it has not expired or is decided.
 */
export const renewedUntil = (
  quote: Quote,
  details: QuoteDetails | null,
  profile: Profile | null,
  today: Day,
): Day | null =>
  nextStep(quote, details, { today, canBecomeProject: false }) === 'renew'
    ? lastValidDay(today, profile)
    : null;

import { daysBetween, localDay, type Day } from '../../shared/days';
import type { Quote } from './quote';
import type { QuoteDetails } from './quoteDetails';

/**
 * Whether a quote waits for its client's answer, or to be sent at all. A client who received it today does not need a
 * reminder today.
 */
export function isUnanswered(
  { status }: Quote,
  details: QuoteDetails | undefined,
  today: Day,
): boolean {
  if (details?.answer || status === 'approved' || status === 'rejected') return false;
  return !details?.sentAt || daysBetween(localDay(new Date(details.sentAt)), today) > 0;
}

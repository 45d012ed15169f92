import { daysBetween, localDay, type Day } from '../../shared/days';
import type { Quote } from './quote';
import type { QuoteDetails } from './quoteDetails';

/**
 * The next step for a quote.
 * - `send`: send it.
 * - `renew`: send it again, because it has expired.
 * - `wait`: nothing, because it was sent today.
 * - `remind`: remind the client, because it was sent on an earlier day and is not answered.
 * - `project`: make a project of it, because it is approved and has none.
 * - `work`: nothing, because it is approved and has a project, or no client for one.
 * - `adjust`: adjust it, because it was refused.
 */
export type NextStep = 'send' | 'renew' | 'wait' | 'remind' | 'project' | 'work' | 'adjust';

/** How many days ago a quote was sent; null if it was not sent. */
export const daysSinceSent = (
  details: Pick<QuoteDetails, 'sentAt'> | null,
  today: Day,
): number | null =>
  details?.sentAt ? daysBetween(localDay(new Date(details.sentAt)), today) : null;

/**
 * The next step for a quote.
 * @param canBecomeProject - whether the quote is approved, has a client and has no project.
 */
export function nextStep(
  { status }: Pick<Quote, 'status'>,
  details: Pick<QuoteDetails, 'sentAt' | 'validUntil'> | null,
  { today, canBecomeProject }: { today: Day; canBecomeProject: boolean },
): NextStep {
  if (status === 'approved') return canBecomeProject ? 'project' : 'work';
  if (status === 'rejected') return 'adjust';
  if (details?.validUntil && details.validUntil < today) return 'renew';
  const days = daysSinceSent(details, today);
  if (days === null) return 'send';
  return days > 0 ? 'remind' : 'wait';
}

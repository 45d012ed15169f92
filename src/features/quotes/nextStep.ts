import { daysBetween, localDay, type Day } from '../shared/days';
import type { Quote } from './quote';
import type { QuoteDetails } from './quoteDetails';

/**
 * What brings a quote on.
 * - `send`: it goes to its client; `renew`: it does so anew, for its last day has passed.
 * - `wait`: it went today; `remind`: it went before, and nobody has answered.
 * - `project`: approved, it has none yet; `work`: it has, or has no client to make one for.
 * - `adjust`: refused.
 */
export type NextStep = 'send' | 'renew' | 'wait' | 'remind' | 'project' | 'work' | 'adjust';

/** For how many days a quote has been with its client; null where it was not sent. */
export const daysSent = (
  details: Pick<QuoteDetails, 'sentAt'> | null,
  today: Day,
): number | null =>
  details?.sentAt ? daysBetween(localDay(new Date(details.sentAt)), today) : null;

/**
 * What a quote waits for next.
 * @param canBecomeProject - Approved, it has no project, and a client to make one for.
 */
export function nextStep(
  { status }: Pick<Quote, 'status'>,
  details: Pick<QuoteDetails, 'sentAt' | 'validUntil'> | null,
  { today, canBecomeProject }: { today: Day; canBecomeProject: boolean },
): NextStep {
  if (status === 'approved') return canBecomeProject ? 'project' : 'work';
  if (status === 'rejected') return 'adjust';
  if (details?.validUntil && details.validUntil < today) return 'renew';
  const days = daysSent(details, today);
  if (days === null) return 'send';
  return days > 0 ? 'remind' : 'wait';
}

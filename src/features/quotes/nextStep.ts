import type { Quote } from './quote';
import type { QuoteDetails } from './quoteDetails';

/** What brings a quote on: it goes to its client, their answer is registered, its project is made. */
type NextStep = 'send' | 'answer' | 'project';

/**
 * What a quote waits for next; null where nothing is left to do.
 * @param canBecomeProject - Approved, it has no project, and a client to make one for.
 */
export function nextStep(
  { status }: Pick<Quote, 'status'>,
  details: Pick<QuoteDetails, 'sentAt' | 'answer'> | null,
  canBecomeProject: boolean,
): NextStep | null {
  if (status === 'approved') return canBecomeProject ? 'project' : null;
  if (status === 'rejected') return null;
  if (!details?.sentAt) return 'send';
  return details.answer === null ? 'answer' : null;
}

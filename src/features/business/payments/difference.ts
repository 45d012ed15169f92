import type { Day } from '../../shared/days';
import { isPartOpen, type PlannedPart } from './plan';
import type { Difference } from './receiptSteps';

/**
 * What a difference may be, the usual first; none if there is no difference.
 * @param left - the open amount minus what came, in cents.
 * @param others - what is open of the payment's other parts in cents.
 */
export function differenceKinds(left: number, others: number): Difference['kind'][] {
  if (left === 0) return [];
  if (left > 0) return ['open', 'discount'];
  return -left <= others ? ['next', 'extra'] : ['extra'];
}

/**
 * The day that is proposed for what is left: that of the next open part, or else the part's own if it is ahead.
 * @param parts - parts of the payment.
 * @param isAhead - whether the part's own day is after today.
 */
export function proposedRestDay(
  parts: readonly PlannedPart[],
  { number, dueOn }: PlannedPart,
  isAhead: boolean,
): Day | null {
  const next = parts.find((each) => each.number > number && isPartOpen(each));
  return next?.dueOn ?? (isAhead ? dueOn : null);
}

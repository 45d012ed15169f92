import { FIRST_DAY, LAST_DAY } from '../../shared/limits';
import type { Difference } from '../payments/receiptSteps';

/*
 * What a line of a statement books is what the bank says, to the cent. Where its amount is not that of its parts, the
 * user says what the difference is.
 */

/** What a part takes of a line. Only the last of several parts takes another amount than its own. */
export interface BookedPart {
  cents: number;
  difference?: Difference;
}

const isKept = (difference: Difference): boolean =>
  difference.kind !== 'open' ||
  difference.dueOn === null ||
  (difference.dueOn >= FIRST_DAY && difference.dueOn <= LAST_DAY);

/**
 * What each part takes of a line; null if the line cannot be booked. All parts take what is open of them, and the last
 * one takes what is left of the line.
 * @param open - the open amounts of the parts in cents.
 * @param difference - what the difference is; null if there is none.
 */
export function booking(
  lineCents: number,
  open: readonly number[],
  difference: Difference | null,
): BookedPart[] | null {
  const whole = open.slice(0, -1);
  const last = lineCents - whole.reduce((sum, cents) => sum + cents, 0);
  const own = open.at(-1);
  if (own === undefined || last <= 0) return null;
  const isSame = last === own;
  if (!isSame && (difference === null || !isKept(difference))) return null;
  return [
    ...whole.map((cents) => ({ cents })),
    { cents: last, ...(!isSame && difference && { difference }) },
  ];
}

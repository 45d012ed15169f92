import { toCents } from '../../shared/money';
import { paymentPlan, piecesCents, type PaymentPart } from '../payments/plan';
import type { Receivable } from '../payments/receivable';

/*
 * What a line of a statement books is what the bank says, to the cent. Money in part is not booked yet, so that a line
 * of another amount than its part stays open, unless the part can take the line's amount.
 */

/** A part that a line may pay. */
export interface BookablePart {
  /** The number of the part; 1 for the first. */
  number: number;
  /** What counts as received, in cents, if the part is received as it is. */
  cents: number;
}

/**
 * What counts as received, in cents, if an open part is received as it is. For the first part this is what the payment
 * stores, also where its open amount is less because other parts have brought more.
 * @param rows - the stored parts of the payment.
 */
export function centsIfReceived(
  { payment, part }: Pick<Receivable, 'payment' | 'part'>,
  rows: readonly PaymentPart[] | undefined,
): number {
  const [first] =
    part.number === 1 && payment.isInstallment
      ? paymentPlan({ ...payment, paid: true }, rows).parts
      : [part];
  const received = first?.received ? piecesCents(first) : 0;
  return toCents(first?.amount ?? 0) - received;
}

/**
 * The cents that each part takes of a line; null if a line of this amount cannot be booked. Several parts must add up
 * to the line. A single later part takes the line's amount. The first part, or the only one, cannot, because a receipt
 * changes no payment.
 */
export function booking(lineCents: number, parts: readonly BookablePart[]): number[] | null {
  const [only] = parts;
  if (only === undefined) return null;
  const sum = parts.reduce((cents, part) => cents + part.cents, 0);
  if (sum === lineCents) return parts.map(({ cents }) => cents);
  return parts.length === 1 && only.number > 1 ? [lineCents] : null;
}

import { groupBy } from '../../shared/groupBy';
import { parsePartId } from '../payments/paymentPart';
import type { OpenPart } from './openPart';

/** A sum that differs by at most this share is taken for that of a line, if no other payment of the client has one. */
const CLOSE = 0.2;

const numberOf = ({ id }: OpenPart): number => parsePartId(id).number;
const sumOf = (parts: readonly OpenPart[]): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0);

/**
 * The parts that a line of another amount probably pays, in the order in which they are paid. Of a payment these are its
 * first open part, or as many as come nearest to the amount. Null if several payments of the client are as probable.
 * @param theirs - the open parts of the client who paid.
 */
export function nearestParts(cents: number, theirs: readonly OpenPart[]): OpenPart[] | null {
  const payments = groupBy(theirs, ({ id }) => parsePartId(id).id);
  const away = (parts: readonly OpenPart[]): number => Math.abs(sumOf(parts) - cents);
  const nearest = [...payments.values()].map((parts) => {
    const inOrder = [...parts].sort((a, b) => numberOf(a) - numberOf(b));
    return inOrder
      .map((_part, index) => inOrder.slice(0, index + 1))
      .reduce((best, more) => (away(more) < away(best) ? more : best));
  });
  const close = nearest.filter((parts) => away(parts) <= CLOSE * sumOf(parts));
  const [only, ...others] = nearest.length > 1 ? close : nearest;
  return only === undefined || others.length > 0 ? null : only;
}

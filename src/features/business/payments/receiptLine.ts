import type { PartLine } from './received';

/**
 * The line of which a receipt is meant. A receipt says what came: of a part of which money came in pieces, that is the
 * newest piece, and not what is left. Only a part of which nothing came has a receipt before it is received.
 * @param lines - of all parts, in their order.
 * @param number - of the part, or of the row of what came of one.
 */
export function receiptLine(lines: readonly PartLine[], number?: number): PartLine | null {
  const came = lines.filter(({ received }) => received);
  return (
    came.find((line) => line.number === number) ??
    came.findLast((line) => line.of === number) ??
    lines.find((line) => line.number === number) ??
    came[0] ??
    lines[0] ??
    null
  );
}

import { daysBetween } from '../../shared/days';
import { groupBy } from '../../shared/groupBy';
import type { StatementLine } from './mergeFiles';
import { saysRefund } from './outgoing';
import { nameFit, type Payer } from './payer';
import { withoutRefund } from './refunds';

/* Finds the lines of a statement that another line takes back: a payment and its reversal. */

/** After how many days a line that names nobody may take another back. */
const NEAR = 31;
/** After how many days a bank still returns a payment: within 80 days for a Pix, and some to carry it out. */
const AT_MOST = 90;

export interface Reversals {
  /** The hashes of lines that cancel each other. */
  cancelled: Set<string>;
  /** The hashes of lines that take back perhaps one of several lines. */
  reversals: Set<string>;
  /** The hashes of lines that were perhaps taken back. */
  doubtful: Set<string>;
}

/** How well a reversal names what another line names. */
function fit(
  reversal: StatementLine,
  line: StatementLine,
  payerOf: (text: string) => Payer,
): 'same' | 'maybe' | null {
  if (withoutRefund(reversal.text) === withoutRefund(line.text)) return 'same';
  const [theirs, its] = [payerOf(reversal.text), payerOf(line.text)];
  if (theirs.checked.some((each) => its.checked.includes(each))) return 'same';
  if (theirs.words.length === 0 && theirs.checked.length === 0) return 'maybe';
  if (theirs.words.length === 0 || its.words.length === 0) return 'maybe';
  const isSame =
    theirs.words.join(' ') === its.words.join(' ') ||
    nameFit(theirs.words, its.words) === 'strong' ||
    nameFit(its.words, theirs.words) === 'strong';
  if (isSame) return 'same';
  return nameFit(theirs.words, its.words) === null ? null : 'maybe';
}

/** Finds what is taken back by a line of the same account and amount, on the same day or later. */
export function findReversals(
  lines: readonly StatementLine[],
  payerOf: (text: string) => Payer,
): Reversals {
  const found: Reversals = { cancelled: new Set(), reversals: new Set(), doubtful: new Set() };
  const reversals = lines.filter(({ text }) => saysRefund(text, payerOf));
  if (reversals.length === 0) return found;
  const isReversal = new Set(reversals);
  const keyOf = ({ source, cents }: StatementLine, sign: number): string =>
    `${source} ${(cents * sign).toString()}`;
  const others = groupBy(
    lines.filter((line) => !isReversal.has(line)),
    (line) => keyOf(line, 1),
  );
  const candidates = reversals.map((reversal) => ({
    reversal,
    its: (others.get(keyOf(reversal, -1)) ?? [])
      .flatMap((line) => {
        const days = daysBetween(line.day, reversal.day);
        const how = days < 0 || days > AT_MOST ? null : fit(reversal, line, payerOf);
        return how === null || (how === 'maybe' && days > NEAR) ? [] : [{ line, days, how }];
      })
      .sort((a, b) => a.days - b.days),
  }));
  // What is named counts first, so that it is not put in doubt by a line that names nobody.
  for (const { reversal, its } of candidates) {
    const same = its.find(({ line, how }) => how === 'same' && !found.cancelled.has(line.hash));
    if (!same) continue;
    found.cancelled.add(reversal.hash);
    found.cancelled.add(same.line.hash);
  }
  for (const { reversal, its } of candidates) {
    if (found.cancelled.has(reversal.hash)) continue;
    const left = its.filter(({ line }) => !found.cancelled.has(line.hash));
    if (left.length > 0) found.reversals.add(reversal.hash);
    for (const { line } of left) found.doubtful.add(line.hash);
  }
  return found;
}

import { addMonths, type Day } from '../../shared/days';
import { multiplyMoney, shareCents, subtractMoney, toCents } from '../../shared/money';
import type { QuoteDetailsDraft } from './quoteDetails';

/** The fewest installments that a quote can be paid in. */
export const MIN_INSTALLMENTS = 2;

/** How a quote is to be paid. */
export type Terms =
  | { kind: 'upfront' }
  /** A deposit on approval: a share of the total, in percent, or an amount in reais. The rest is due on delivery. */
  | { kind: 'deposit'; percent: number }
  | { kind: 'deposit'; amount: number }
  /** Monthly parts by Pix. The first one is due on that day, or on approval if it is null. */
  | { kind: 'installments'; count: number; firstDueOn: Day | null };

/** The columns in which the terms are stored. */
export type StoredTerms = Pick<
  QuoteDetailsDraft,
  'termsKind' | 'depositPercent' | 'depositAmount' | 'installments' | 'firstDueOn'
>;

/** The terms that were agreed on; null if there are none, or if what is stored says nothing. */
export function agreedTerms(stored: StoredTerms | null): Terms | null {
  if (stored === null) return null;
  const { termsKind, depositPercent: percent, depositAmount: amount, installments: count } = stored;
  switch (termsKind) {
    case 'deposit':
      if (amount !== null) return { kind: termsKind, amount };
      return percent === null ? null : { kind: termsKind, percent };
    case 'installments':
      return count === null ? null : { kind: termsKind, count, firstDueOn: stored.firstDueOn };
    default:
      return termsKind && { kind: termsKind };
  }
}

/** When a part of a quote is due: so many months after the approval, on delivery, or on a certain day. */
export type DueWhen = { months: number } | { on: Day } | 'delivery';

/** A part of what a quote costs, in reais and whole cents. */
export interface TermsPart {
  amount: number;
  due: DueWhen;
}

/**
 * The day on which a part is due, once it is known on which day the quote was approved and for which day the delivery is
 * planned. A day that had passed by the approval is that of the approval.
 */
export function dueDay(
  due: DueWhen,
  { approved, delivery }: { approved: Day; delivery: Day },
): Day {
  if (due !== 'delivery' && 'months' in due) return addMonths(approved, due.months);
  const day = due === 'delivery' ? delivery : due.on;
  return day < approved ? approved : day;
}

/** The deposit in reais, never more than the total. */
function depositOf(terms: Extract<Terms, { kind: 'deposit' }>, total: number): number {
  // A percentage of two decimals has four as a share, and the product of two decimal numbers is exact.
  const wanted =
    'amount' in terms
      ? terms.amount
      : multiplyMoney(total, Number((terms.percent / 100).toFixed(4)));
  return Math.min(toCents(wanted), toCents(total)) / 100;
}

/** What is to be paid when. The amounts add up to the total, and none is negative. */
export function termsParts(terms: Terms, total: number): TermsPart[] {
  switch (terms.kind) {
    case 'upfront':
      return [{ amount: toCents(total) / 100, due: { months: 0 } }];
    case 'deposit': {
      const deposit = depositOf(terms, total);
      return [
        { amount: deposit, due: { months: 0 } },
        { amount: subtractMoney(total, deposit), due: 'delivery' },
      ];
    }
    case 'installments': {
      const { count, firstDueOn } = terms;
      // The amounts are those of a payment with that many installments.
      const shares = shareCents(toCents(total), count, toCents(total / count));
      return shares.map((cents, index) => ({
        amount: cents / 100,
        due: firstDueOn === null ? { months: index } : { on: addMonths(firstDueOn, index) },
      }));
    }
  }
}

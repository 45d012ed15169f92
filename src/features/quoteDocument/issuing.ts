import { isSame } from '../shared/changes';
import { addDays, type Day } from '../shared/days';
import { LEGAL_VALIDITY_DAYS, type Profile } from '../profile/profile';
import { quoteFields, type Quote } from '../quotes/quote';
import type { QuoteDetails, QuoteDetailsDraft } from '../quotes/quoteDetails';
import { nextQuoteNumber } from '../quotes/quoteNumber';

/** The last day on which a quote of that day is valid. */
export const lastValidDay = (issuedOn: Day, profile: Profile | null): Day =>
  addDays(issuedOn, profile?.validityDays ?? LEGAL_VALIDITY_DAYS);

/**
 * What a quote gets when it is first printed or sent: its number, its day, and of what is said once for
 * all quotes that which it goes by from now on. Nothing where it has a number.
 * @param given - The numbers that quotes have.
 */
export function issuedFields(
  details: QuoteDetails | null,
  profile: Profile | null,
  given: readonly (string | null)[],
  today: Day,
): Partial<QuoteDetailsDraft> {
  if (details?.number) return {};
  return {
    number: nextQuoteNumber(given, Number(today.slice(0, 4)), profile?.nextQuoteNumber ?? null),
    issuedOn: today,
    validUntil: details?.validUntil ?? lastValidDay(today, profile),
    paymentTerms: details?.paymentTerms ?? profile?.paymentTerms ?? null,
  };
}

/** Whether a client would read something else; a status is not part of what they read. */
export const saysSomethingElse = (before: Quote, after: Quote): boolean =>
  !isSame({ ...quoteFields(before), status: null }, { ...quoteFields(after), status: null });

const CONTENT = ['validUntil', 'workStarts', 'workEnds', 'paymentTerms', 'materials'] as const;

/** The same of what stands beside the quote. */
export const saysOtherTerms = (before: QuoteDetails, after: QuoteDetails): boolean =>
  CONTENT.some((field) => !isSame(before[field], after[field]));

/** A version that nobody has seen yet, after one that was sent; nothing where none was. */
export const nextVersion = (details: QuoteDetails | null): Partial<QuoteDetailsDraft> =>
  details?.sentAt
    ? {
        version: details.version + 1,
        sentAt: null,
        snapshot: null,
        sentAs: null,
        answer: null,
        answeredAt: null,
        answeredBy: null,
        answerReason: null,
        answeredHow: null,
      }
    : {};

/**
 * What changes as a document goes out under a version: of the one that was sent, or of the next, where
 * this one says something else. Null where neither is true any more: another window has made another.
 */
export function sentFields(
  details: QuoteDetails | null,
  { version, ...sent }: Pick<QuoteDetails, 'version' | 'sentAt' | 'snapshot' | 'sentAs'>,
): Partial<QuoteDetailsDraft> | null {
  const known = details?.version ?? 1;
  if (version === known) return sent;
  const next = nextVersion(details);
  return version === next.version ? { ...next, ...sent } : null;
}

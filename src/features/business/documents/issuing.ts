import { isDeepEqual } from '../../shared/changes';
import { addDays, type Day } from '../../shared/days';
import { LEGAL_VALIDITY_DAYS, type Profile } from '../profile/profile';
import { quoteFields, type Quote } from '../quotes/quote';
import { notSent, type QuoteDetails, type QuoteDetailsDraft } from '../quotes/quoteDetails';
import { nextYearlyNumber } from '../../shared/yearlyNumber';

/** For how many days a quote is valid, and is renewed. */
export const validityDays = (profile: Profile | null): number =>
  profile?.validityDays ?? LEGAL_VALIDITY_DAYS;

/** The last day on which a quote is valid that was issued on `issuedOn`. */
export const lastValidDay = (issuedOn: Day, profile: Profile | null): Day =>
  addDays(issuedOn, validityDays(profile));

/** The words of 'Meus dados' about the payment. Terms that were agreed for a quote take their place. */
export const usualTerms = (
  details: Pick<QuoteDetails, 'termsKind'> | null,
  profile: Profile | null,
): string | null => (details?.termsKind ? null : (profile?.paymentTerms ?? null));

/**
 * Returns the fields that a quote gets when it is first printed or sent. They are its number, its issue day, and the
 * present defaults of 'Meus dados'. If the quote already has a number, there are none.
 * @param given - The numbers that quotes already have.
 */
export function issuedFields(
  details: QuoteDetails | null,
  profile: Profile | null,
  given: readonly (string | null)[],
  today: Day,
): Partial<QuoteDetailsDraft> {
  if (details?.number) return {};
  return {
    number: nextYearlyNumber(given, Number(today.slice(0, 4)), profile?.nextQuoteNumber ?? null),
    issuedOn: today,
    validUntil: details?.validUntil ?? lastValidDay(today, profile),
    paymentTerms: details?.paymentTerms ?? usualTerms(details, profile),
  };
}

/** Whether a change of the quote changes its document. The status is not part of the document. */
export const changesDocument = (before: Quote, after: Quote): boolean =>
  !isDeepEqual({ ...quoteFields(before), status: null }, { ...quoteFields(after), status: null });

const CONTENT = [
  'validUntil',
  'workStarts',
  'workEnds',
  'paymentTerms',
  'termsKind',
  'depositPercent',
  'depositAmount',
  'installments',
  'firstDueOn',
  'materials',
] as const;

/** Whether a change of the quote's details changes its document. */
export const changesTerms = (before: QuoteDetails, after: QuoteDetails): boolean =>
  CONTENT.some((field) => !isDeepEqual(before[field], after[field]));

/** The fields of the next version after a version that was sent; empty if the current version was not sent. */
export const nextVersion = (details: QuoteDetails | null): Partial<QuoteDetailsDraft> =>
  details?.sentAt ? { version: details.version + 1, ...notSent } : {};

/**
 * Returns the fields to store when a document is sent under a version number. They are those of the version that was
 * sent before, or those of the next version if the text differs. Null if the document is stale, because another window
 * has made a newer version.
 */
export function sentFields(
  details: QuoteDetails | null,
  {
    version,
    ...sent
  }: Pick<QuoteDetails, 'version' | 'sentAt' | 'sentHow' | 'snapshot' | 'sentAs'> &
    Partial<Pick<QuoteDetails, 'issuedOn' | 'validUntil'>>,
): Partial<QuoteDetailsDraft> | null {
  const known = details?.version ?? 1;
  if (version === known) return sent;
  const next = nextVersion(details);
  return version === next.version ? { ...next, ...sent } : null;
}

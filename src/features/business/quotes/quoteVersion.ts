import type { Row } from '../../shared/list';
import { numberedId, parseNumberedId } from '../../shared/numberedId';
import type { QuoteDetails } from './quoteDetails';

/**
 * A version of a quote that was sent or answered, without its texts. The fields mean what they mean in the quote's
 * details, which have them for the current version only. The row's id is its `versionId`.
 */
export type QuoteVersion = Row &
  Pick<QuoteDetails, 'sentAt' | 'sentHow' | 'snapshot' | 'answer' | 'answeredAt' | 'updatedAt'>;

export type QuoteVersionDraft = Omit<QuoteVersion, keyof Row | 'updatedAt'>;

export const emptyQuoteVersion: QuoteVersionDraft = {
  sentAt: null,
  sentHow: null,
  snapshot: null,
  answer: null,
  answeredAt: null,
};

/** The id of a version's row, by the quote's id and the version. */
export const versionId = numberedId;

export function parseVersionId(id: string): { quoteId: string; version: number } {
  const { id: quoteId, number: version } = parseNumberedId(id);
  return { quoteId, version };
}

/**
 * What the quote's details know of their version: its sending and its answer. Unknown fields are left out, because
 * another device may have kept them. Null if the version was neither sent nor answered.
 */
export function knownOfVersion({
  sentAt,
  sentHow,
  snapshot,
  answer,
  answeredAt,
}: QuoteVersionDraft): Partial<QuoteVersionDraft> | null {
  if (sentAt === null && answer === null) return null;
  return {
    ...(sentAt !== null && { sentAt }),
    ...(sentHow !== null && { sentHow }),
    ...(snapshot !== null && { snapshot }),
    ...(answer !== null && { answer }),
    ...(answeredAt !== null && { answeredAt }),
  };
}

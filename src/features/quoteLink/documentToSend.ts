import type { QuoteDetails } from '../quotes/quoteDetails';
import { snapshotOf } from './hash';
import type { SentDocument } from './sentDocument';

/**
 * A document as it would go out now. What was sent under a version is all that this version says: where
 * the document says something else by now though nobody has changed the quote ('Meus dados' were, or its
 * client's), it goes as the next one.
 */
export function documentToSend(
  document: SentDocument,
  details: Pick<QuoteDetails, 'snapshot'> | null,
): SentDocument {
  const sent = details?.snapshot ?? null;
  if (sent === null || sent === snapshotOf(document)) return document;
  return { ...document, version: document.version + 1 };
}

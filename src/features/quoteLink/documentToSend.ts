import type { QuoteDetails } from '../quotes/quoteDetails';
import { snapshotOf } from './hash';
import type { SentDocument } from './sentDocument';

/**
 * A document as it would go out now. What was sent under a version is all that this version says. An app that
 * did not keep who offered to whom may have sent something else than what the document says by now: it
 * goes as the next version then, unless it was answered. An answer is never dropped by sending again.
 */
export function documentToSend(
  document: SentDocument,
  details: Pick<QuoteDetails, 'version' | 'snapshot' | 'answer'> | null,
): SentDocument {
  if (!details?.snapshot || details.answer !== null) return document;
  const isNext = document.version !== details.version;
  if (isNext || details.snapshot === snapshotOf(document)) return document;
  return { ...document, version: document.version + 1 };
}

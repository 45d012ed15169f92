import type { QuoteDetails } from '../quotes/quoteDetails';
import { snapshotOf } from './hash';
import type { SentDocument } from './sentDocument';

/**
 * The document to send now. A version that was sent keeps its content. Older apps did not store the sender's
 * and client's data, so their document may have changed since. Then it is sent as the next version, unless it
 * was answered: sending again never drops an answer.
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

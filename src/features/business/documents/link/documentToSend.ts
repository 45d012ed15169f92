import type { QuoteDetails } from '../../quotes/quoteDetails';
import { snapshotOf } from './hash';
import type { SentDocument } from './sentDocument';

/**
 * The document to send now. A version that was sent keeps its content. Older versions of the app did not store the
 * data of provider and client, so such a document may have changed since. It is then sent as the next version,
 * unless it was answered, because sending it again must never drop an answer.
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

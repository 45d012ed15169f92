import { deflateSync } from 'fflate';
import { toBase64url } from './base64url';
import { CHECK_BYTES, FRAGMENT_PREFIX, readFragment } from './fragment';
import { sha256Of } from './hash';
import { isPublicAddress } from './publicAddress';
import { writeBranded } from './brandedText';
import type { SentDocument } from './sentDocument';

/** The file name of the page that a client opens. It stands beside the app. */
export const QUOTE_PAGE = 'orcamento.html';

/**
 * The greatest length of a link in characters. Some messengers truncate longer addresses, or do not turn them into
 * links.
 */
export const LINK_LIMIT = 2_000;

export interface QuoteLink {
  /** The address. The quote is in its fragment, which browsers do not send to any server. */
  url: string;
  /**
   * Why a file should be sent instead; null if the link works.
   * - `unreachable`: a client's phone cannot reach the app's server.
   * - `long`: the link is longer than messengers transmit.
   * - `unreadable`: the client's page would reject the fragment.
   */
  problem: 'unreachable' | 'long' | 'unreadable' | null;
}

function writeFragment(document: SentDocument): string {
  // The page shows the name's initial in place of the logo, for which a link has no room.
  const text = writeBranded({ ...document, brand: { ...document.brand, logo: null } });
  const packed = deflateSync(new TextEncoder().encode(text), { level: 9 });
  const bytes = new Uint8Array(CHECK_BYTES + packed.length);
  bytes.set(sha256Of(packed).subarray(0, CHECK_BYTES));
  bytes.set(packed, CHECK_BYTES);
  return FRAGMENT_PREFIX + toBase64url(bytes);
}

function problemOf(url: string, fragment: string): QuoteLink['problem'] {
  if (readFragment(fragment) === null) return 'unreadable';
  if (!isPublicAddress(url)) return 'unreachable';
  return url.length > LINK_LIMIT ? 'long' : null;
}

/**
 * The link by which a client reads and answers a quote, without an account and without a server.
 * @param document - the document with its number; `quoteFile` makes a file of the same document.
 * @param appUrl - the app's own address, `location.href`.
 */
export function quoteLink(document: SentDocument, appUrl: string): QuoteLink {
  const page = new URL(`/${QUOTE_PAGE}`, appUrl);
  const fragment = writeFragment(document);
  page.hash = fragment;
  const url = page.href;
  return { url, problem: problemOf(url, fragment) };
}

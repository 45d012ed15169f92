import { inflateSync } from 'fflate';
import { fromBase64url } from './base64url';
import { hashOf } from './hash';
import { itemSubtotal } from '../quotes/quote';
import { readDocument, type SentDocument } from './sentDocument';

/** What a quote's fragment begins with. */
export const PREFIX = 'o1.';

/** The bytes in front that say whether the others came through: the beginning of their SHA-256. */
export const CHECK_BYTES = 6;

/** Longer ones are not even looked at; what is made is far shorter (see link.ts). */
const LONGEST = 16_384;

/** How much a fragment may unfold to (bytes): what goes on is cut off, and then no document. */
const LARGEST = 65_536;

/** How many items a quote has at most. */
const MOST_ITEMS = 500;

/** Amounts and quantities are below it, as in the app's forms. */
const TRILLION = 1e12;

/**
 * More marks on one letter, or letters joined to one, than any language or emoji has: where a browser cannot
 * break a line it lays out ten thousand of them in minutes.
 */
const PILED = /(?:[\p{M}\u200D]|.(?=\u200D)){17}/su;

/** What a client's phone shows at once, and no wider than it is. */
function isShown({ items, total }: SentDocument): boolean {
  const amounts = items.flatMap((item) => [item.quantity, item.price, itemSubtotal(item)]);
  return items.length <= MOST_ITEMS && [total, ...amounts].every((n) => Math.abs(n) < TRILLION);
}

/**
 * The quote in an address's fragment, with or without its `#`; null for anything else: of another
 * product, cut off, altered in a single bit, made to explode, or more than a phone shows. Inflated by a library: a browser of
 * 2022 cannot do it by itself, and nothing larger than `LARGEST` is ever held.
 */
export function readFragment(fragment: string): SentDocument | null {
  const text = fragment.replace(/^#/, '');
  if (text.length > LONGEST || !text.startsWith(PREFIX)) return null;
  const bytes = fromBase64url(text.slice(PREFIX.length));
  if (bytes === null || bytes.length <= CHECK_BYTES) return null;
  const packed = bytes.subarray(CHECK_BYTES);
  const [check, sent] = [hashOf(packed), bytes].map((all) => all.subarray(0, CHECK_BYTES).join());
  if (check !== sent) return null;
  try {
    const unpacked = inflateSync(packed, { out: new Uint8Array(LARGEST) });
    const said = new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
    const document = PILED.test(said) ? null : readDocument(said);
    return document && isShown(document) ? document : null;
  } catch {
    return null;
  }
}

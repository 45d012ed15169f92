import { inflateSync } from 'fflate';
import { fromBase64url } from './base64url';
import { sha256Of } from './hash';
import { documentColour } from '../../profile/brand';
import { itemSubtotal } from '../../quotes/quote';
import { readBranded } from './brandedText';
import type { SentDocument } from './sentDocument';

/** The text with which the fragment of every quote starts. */
export const FRAGMENT_PREFIX = 'o1.';

/** The number of bytes of the checksum at the front: the first bytes of the data's SHA-256. */
export const CHECK_BYTES = 6;

/** The greatest length of a fragment. Longer ones are rejected unread. Real ones are much shorter (see link.ts). */
const LONGEST = 16_384;

/** The most bytes to which a fragment may be decompressed. If there are more, the fragment is rejected. */
const LARGEST = 65_536;

/** The most items of a quote that a client's page shows. */
const MOST_ITEMS = 500;

/** Amounts and quantities must be below this limit, as in the app's forms. */
const TRILLION = 1e12;

/**
 * More combining marks or joiners in a row than any language or emoji has. A browser needs minutes to lay out ten
 * thousand of them, because it cannot break the line.
 */
const STACKED_MARKS = /(?:[\p{M}\u200D]|.(?=\u200D)){17}/su;

/**
 * Whether a client's phone can show the document quickly and within its width. A link has no room for a logo, and the app
 * writes no colour that cannot be read on paper: what has one of them is made by a stranger.
 */
function isShown({ items, total, brand: { logo, colour } }: SentDocument): boolean {
  if (logo !== null || documentColour(colour) !== colour) return false;
  const amounts = items.flatMap((item) => [item.quantity, item.price, itemSubtotal(item)]);
  return items.length <= MOST_ITEMS && [total, ...amounts].every((n) => Math.abs(n) < TRILLION);
}

/**
 * Decodes the quote in the fragment of an address, with or without `#`. Returns null if the fragment is foreign,
 * truncated or corrupt, is a decompression bomb, or contains a quote that is too large for a phone. It uses a library,
 * because browsers of 2022 cannot decompress. It never holds more than `LARGEST` bytes.
 */
export function readFragment(fragment: string): SentDocument | null {
  const text = fragment.replace(/^#/, '');
  if (text.length > LONGEST || !text.startsWith(FRAGMENT_PREFIX)) return null;
  const bytes = fromBase64url(text.slice(FRAGMENT_PREFIX.length));
  if (bytes === null || bytes.length <= CHECK_BYTES) return null;
  const packed = bytes.subarray(CHECK_BYTES);
  const [check, sent] = [sha256Of(packed), bytes].map((all) => all.subarray(0, CHECK_BYTES).join());
  if (check !== sent) return null;
  try {
    const unpacked = inflateSync(packed, { out: new Uint8Array(LARGEST) });
    const said = new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
    const document = STACKED_MARKS.test(said) ? null : readBranded(said);
    return document && isShown(document) ? document : null;
  } catch {
    return null;
  }
}

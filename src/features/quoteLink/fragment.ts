import { inflateSync } from 'fflate';
import { fromBase64url } from './base64url';
import { hashOf } from './hash';
import { readDocument, type SentDocument } from './sentDocument';

/** What a quote's fragment begins with. */
export const PREFIX = 'o1.';

/** The bytes in front that say whether the others came through: the beginning of their SHA-256. */
export const CHECK_BYTES = 6;

/** Longer ones are not even looked at; what is made is far shorter (see link.ts). */
const LONGEST = 16_384;

/** How much a fragment may unfold to (bytes): what goes on is cut off, and then no document. */
const LARGEST = 262_144;

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, place) => byte === b[place]);

/**
 * The quote in an address's fragment, with or without its `#`; null for anything else: of another
 * product, cut off, altered in a single bit, or made to explode. Inflated by a library: a browser of
 * 2022 cannot do it by itself, and nothing larger than `LARGEST` is ever held.
 */
export function readFragment(fragment: string): SentDocument | null {
  const text = fragment.replace(/^#/, '');
  if (text.length > LONGEST || !text.startsWith(PREFIX)) return null;
  const bytes = fromBase64url(text.slice(PREFIX.length));
  if (bytes === null || bytes.length <= CHECK_BYTES) return null;
  const packed = bytes.subarray(CHECK_BYTES);
  const check = hashOf(packed).subarray(0, CHECK_BYTES);
  if (!isSame(check, bytes.subarray(0, CHECK_BYTES))) return null;
  try {
    const unpacked = inflateSync(packed, { out: new Uint8Array(LARGEST) });
    return readDocument(new TextDecoder('utf-8', { fatal: true }).decode(unpacked));
  } catch {
    return null;
  }
}

import { sha256 } from '@noble/hashes/sha2.js';
import { writeDocument, type SentDocument } from './sentDocument';

/*
 * SHA-256 by a library, because the browser's own is missing on plain http, and in some browsers when they open a
 * file.
 */

const utf8 = new TextEncoder();

export const sha256Of = (bytes: Uint8Array): Uint8Array => sha256(bytes);

/**
 * The hash of a document, to which the client's answer refers: the SHA-256 of its canonical text, as 64
 * hexadecimal digits.
 */
export const snapshotOf = (document: SentDocument): string =>
  [...sha256Of(utf8.encode(writeDocument(document)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Crockford's digits. They leave out I, L, O and U, so that a code can be read aloud and typed. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number of digits of a code, which contain 100 bits. */
const CODE_LENGTH = 20;

/** The short code of a text: the first 100 bits of its SHA-256, as `7K3M9-QXT2B-4DH6N-PW8RV`. */
export function shortCodeOf(text: string): string {
  let code = '';
  let bits = 0;
  let held = 0;
  for (const byte of sha256Of(utf8.encode(text))) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5 && code.length < CODE_LENGTH; bits -= 5) {
      code += DIGITS.charAt((held >> (bits - 5)) & 31);
    }
    held &= (1 << bits) - 1;
  }
  return code.replace(/.{5}(?=.)/g, '$&-');
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes bytes in letters that are safe in messages and addresses (RFC 4648, section 5, no padding). */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    for (bits += 8; bits >= 6; bits -= 6) text += DIGITS.charAt((held >> (bits - 6)) & 63);
  }
  return bits === 0 ? text : text + DIGITS.charAt((held << (6 - bits)) & 63);
}

/** Decodes a text to bytes. Null for a text that `toBase64url` could not have produced. */
export function fromBase64url(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let at = 0;
  let bits = 0;
  let held = 0;
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) return null;
    held = ((held << 6) | digit) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 255;
  }
  return toBase64url(bytes) === text ? bytes : null;
}

/*
 * The country of a phone number as people write it. This module is small, because the lists of the first screen import
 * it; the formats of Brazilian numbers are in `brazil.ts`.
 */

/** Brazil's country code. */
const BRAZIL = '55';

/** The sign or the digits that stand before a country code, with the text before them. */
const INTERNATIONAL = /^[^\d+＋]*(?:[+＋]|00)/;

/** A zero in parentheses, `+44 (0)20 …`, which is dialled only inside its country. */
const INNER_ZERO = /\(0\)/g;

/** The punctuation and the spaces that people write between digits. Invisible characters come with copied numbers. */
const PUNCTUATION = /^[\d\s().\-‐-―\p{Cf}]*$/u;

/** The digits of a whole international number. Those of North America, whose country code is 1, are always eleven. */
const WHOLE = /^(?:1[2-9]\d{9}|[2-9]\d{7,14})$/;

/** What follows `+` or `00`, which introduce a country code; null for a number without them. */
function afterCountrySign(text: string): string | null {
  const sign = INTERNATIONAL.exec(text);
  return sign && text.slice(sign[0].length).replace(INNER_ZERO, '');
}

/** All digits after `+` or `00`, starting with the country code; null for a number without them. */
export const countryDigits = (text: string): string | null =>
  afterCountrySign(text)?.replace(/\D/g, '') ?? null;

/** Whether a number says that it is of another country than Brazil. It may be only partly typed. */
export function isForeign(text: string): boolean {
  const digits = countryDigits(text);
  return digits !== null && !digits.startsWith(BRAZIL);
}

/** The international digits of a whole foreign number; null if it is Brazilian or cannot be understood. */
export function foreignNumber(text: string): string | null {
  const rest = afterCountrySign(text);
  const digits = countryDigits(text);
  if (rest === null || digits === null || digits.startsWith(BRAZIL)) return null;
  return PUNCTUATION.test(rest) && WHOLE.test(digits) ? digits : null;
}

/**
 * A Brazilian phone number with punctuation, '(11) 96841-2207'. Any other number, and one with a country code, is written
 * as it was typed.
 */
export function phoneText(phone: string): string {
  const digits = phone.includes('+') ? '' : phone.replace(/\D/g, '').replace(/^0(?!0)/, '');
  return /^[1-9]{2}[2-9]\d{7,8}$/.test(digits)
    ? digits.replace(/^(..)(.+)(....)$/, '($1) $2-$3')
    : phone.trim();
}

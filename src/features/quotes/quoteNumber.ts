/** A quote's number, '2026-014', taken apart. */
interface QuoteNumber {
  year: number;
  sequence: number;
}

const NUMBER = /^(\d{4})-(\d{3,6})$/;

/** Null for what is no number of a quote. */
export function parseQuoteNumber(text: string): QuoteNumber | null {
  const match = NUMBER.exec(text);
  return match && { year: Number(match[1]), sequence: Number(match[2]) };
}

const write = ({ year, sequence }: QuoteNumber): string =>
  `${String(year).padStart(4, '0')}-${String(sequence).padStart(3, '0')}`;

/** Whether a quote may still get this number: it lies behind all that were given in its year. */
export function isStillAhead(text: string, given: readonly (string | null)[]): boolean {
  const number = parseQuoteNumber(text);
  return number !== null && nextQuoteNumber(given, number.year, text) === text;
}

/**
 * The number that the next quote of a year gets: one more than the greatest that was given in that
 * year, or `least`, where that is of the year and greater. Each year starts anew.
 * @param given - All numbers so far, of any year.
 */
export function nextQuoteNumber(
  given: readonly (string | null)[],
  year: number,
  least: string | null,
): string {
  const sequences = [...given, least].map((text, index) => {
    const number = text === null ? null : parseQuoteNumber(text);
    if (number?.year !== year) return 0;
    // `least` may be given itself, the others are.
    return index < given.length ? number.sequence : number.sequence - 1;
  });
  return write({ year, sequence: sequences.reduce((a, b) => Math.max(a, b), 0) + 1 });
}

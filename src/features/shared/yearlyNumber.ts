/** The parts of a quote's number, such as '2026-014'. */
interface QuoteNumber {
  year: number;
  sequence: number;
}

const NUMBER = /^(\d{4})-(\d{3,6})$/;

/** Parses a quote's number. Null for a text that is none. */
export function parseYearlyNumber(text: string): QuoteNumber | null {
  const match = NUMBER.exec(text);
  return match && { year: Number(match[1]), sequence: Number(match[2]) };
}

const write = ({ year, sequence }: QuoteNumber): string =>
  `${String(year).padStart(4, '0')}-${String(sequence).padStart(3, '0')}`;

/** Whether a number is free: it is higher than all numbers of its year. */
export function isNumberFree(text: string, given: readonly (string | null)[]): boolean {
  const number = parseYearlyNumber(text);
  return number !== null && nextYearlyNumber(given, number.year, text) === text;
}

/**
 * The next number of a year for a quote: one more than the year's highest number, or `least` if that is higher.
 * Every year starts again at one.
 * @param given - all numbers so far, of any year.
 */
export function nextYearlyNumber(
  given: readonly (string | null)[],
  year: number,
  least: string | null,
): string {
  const sequences = [...given, least].map((text, index) => {
    const number = text === null ? null : parseYearlyNumber(text);
    if (number?.year !== year) return 0;
    // `least` itself may be used, but a number that was given must be exceeded.
    return index < given.length ? number.sequence : number.sequence - 1;
  });
  return write({ year, sequence: sequences.reduce((a, b) => Math.max(a, b), 0) + 1 });
}

/*
 * How text is searched everywhere, in lists and in fields: words in any order, each anywhere in the
 * text, without regard to accents or case.
 */

const ACCENTS = /\p{M}+/gu;
const SPACES = /\s+/u;
/** Nothing but what neither accents nor capitals can be in: as most of what is searched. */
const PLAIN = /^[\0-@[-~]*$/u;

/**
 * A text as it is searched: lower case, without accents. Compatible signs are one (a no-break space is
 * a space, the minus of an amount is a hyphen's).
 */
export function normalise(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.normalize('NFKD').replace(ACCENTS, '').replaceAll('−', '-').toLowerCase();
}

/** The words of what is sought, normalised; none for a blank. */
export function searchWords(query: string): readonly string[] {
  return normalise(query)
    .split(SPACES)
    .filter((word) => word !== '');
}

/** Whether a normalised text has all the words; no words are in every text. */
export const matchesWords = (normalised: string, words: readonly string[]): boolean =>
  words.every((word) => normalised.includes(word));

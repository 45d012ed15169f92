/*
 * How text is searched everywhere, in lists and in fields: words in any order, each anywhere in the
 * text, without regard to accents or case. A number alone is not sought inside of other numbers: 7 is in
 * 'Projeto Número 7' and in 70, and not in 1.174,00.
 */

const ACCENTS = /\p{M}+/gu;
const SPACES = /\s+/u;
/** Without accents already, as most of what is searched: no need of the slow way. */
const PLAIN = /^[\0-\x7f]*$/u;

/**
 * A text as it is searched: lower case, without accents. Compatible signs are one (a no-break space is
 * a space, the minus of an amount is a hyphen's).
 */
export function normalise(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower.normalize('NFKD').replace(ACCENTS, '').replaceAll('−', '-').toLowerCase();
}

/** The words of what is sought, normalised; none for a blank. */
export function searchWords(query: string): readonly string[] {
  return normalise(query)
    .split(SPACES)
    .filter((word) => word !== '');
}

const NUMBER = /^\d[\d.,]*$/;

const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9';

/** Whether a place in a text is inside a number: behind a digit, or behind what separates its digits. */
function isInsideNumber(normalised: string, at: number): boolean {
  const before = normalised.charAt(at - 1);
  if (before === '.' || before === ',') return isDigit(normalised.charAt(at - 2));
  return isDigit(before);
}

/** Where a normalised text next has a word; -1 where it does not. */
function findWord(normalised: string, word: string, from = 0): number {
  let at = normalised.indexOf(word, from);
  if (at === -1 || !NUMBER.test(word)) return at;
  while (at !== -1 && isInsideNumber(normalised, at)) at = normalised.indexOf(word, at + 1);
  return at;
}

/** Whether a normalised text has a word. */
export const hasWord = (normalised: string, word: string): boolean =>
  findWord(normalised, word) !== -1;

/** Whether a normalised text has all the words; no words are in every text. */
export const matchesWords = (normalised: string, words: readonly string[]): boolean =>
  words.every((word) => hasWord(normalised, word));

const LETTER = /[\p{L}\p{N}]/u;

const startsWord = (normalised: string, word: string): boolean => {
  let at = findWord(normalised, word);
  while (at > 0 && LETTER.test(normalised.charAt(at - 1))) at = findWord(normalised, word, at + 1);
  return at !== -1;
};

/** Whether each of the words begins one in the text, as most people seek: these come first. */
export const startsWords = (normalised: string, words: readonly string[]): boolean =>
  words.every((word) => startsWord(normalised, word));

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A text in the parts that match one of the (normalised) words and those that do not, in order. */
export function markMatches(text: string, words: readonly string[]): readonly TextPart[] {
  const letters = Array.from(text);
  const normalised = letters.map(normalise);
  const whole = normalised.join('');
  const marked = new Set<number>();
  for (const word of words) {
    for (let at = findWord(whole, word); at !== -1; at = findWord(whole, word, at + 1)) {
      for (let place = at; place < at + word.length; place += 1) marked.add(place);
    }
  }
  const parts: TextPart[] = [];
  let place = 0;
  for (const [index, letter] of letters.entries()) {
    const last = parts.at(-1);
    const width = normalised[index]?.length ?? 0;
    // An accent of its own belongs to the letter before it.
    const isMatch = width === 0 ? (last?.isMatch ?? false) : marked.has(place);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
    place += width;
  }
  return parts;
}

/*
 * The text search of lists and fields. Words match in any order and at any place of the text, without regard to
 * accents and case. A number does not match inside another number: 7 matches 'Projeto Número 7' and 70, but not
 * 1.174,00.
 */

const ACCENTS = /\p{M}+/gu;
const SPACES = /\s+/u;
/** A text of ASCII characters, as most texts are. It has no accents to remove. */
const PLAIN = /^[\0-\x7f]*$/u;

/**
 * A text as the search compares it: in lower case and without accents. Compatible characters become one: a
 * no-break space becomes a space, and the minus sign of an amount a hyphen.
 */
export function normalise(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower.normalize('NFKD').replace(ACCENTS, '').replaceAll('−', '-').toLowerCase();
}

/** The normalised words of a query. A blank query has none. */
export function searchWords(query: string): readonly string[] {
  return normalise(query)
    .split(SPACES)
    .filter((word) => word !== '');
}

const NUMBER = /^\d[\d.,]*$/;

const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9';

/** Whether an index of a text is inside a number. It is if it follows a digit, or a separator between digits. */
function isInsideNumber(normalised: string, at: number): boolean {
  const before = normalised.charAt(at - 1);
  if (before === '.' || before === ',') return isDigit(normalised.charAt(at - 2));
  return isDigit(before);
}

/** The next index of a word in a normalised text; -1 if there is none. */
function findWord(normalised: string, word: string, from = 0): number {
  let at = normalised.indexOf(word, from);
  if (at === -1 || !NUMBER.test(word)) return at;
  while (at !== -1 && isInsideNumber(normalised, at)) at = normalised.indexOf(word, at + 1);
  return at;
}

export const hasWord = (normalised: string, word: string): boolean =>
  findWord(normalised, word) !== -1;

/** Whether a normalised text contains all of the words. If there are no words, it always does. */
export const matchesWords = (normalised: string, words: readonly string[]): boolean =>
  words.every((word) => hasWord(normalised, word));

const LETTER = /[\p{L}\p{N}]/u;

const startsWord = (normalised: string, word: string): boolean => {
  let at = findWord(normalised, word);
  while (at > 0 && LETTER.test(normalised.charAt(at - 1))) at = findWord(normalised, word, at + 1);
  return at !== -1;
};

/**
 * Whether each typed word is the start of a word of the text. Such matches are listed first, because most people
 * type the start of a word.
 */
export const matchesWordStarts = (normalised: string, words: readonly string[]): boolean =>
  words.every((word) => startsWord(normalised, word));

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text into parts that match one of the (normalised) words, and parts that do not. */
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
    // A combining accent belongs to the letter before it.
    const isMatch = width === 0 ? (last?.isMatch ?? false) : marked.has(place);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
    place += width;
  }
  return parts;
}

/*
 * The letter or the number in a name that tells it from names that are otherwise equal: the B of 'Condomínio Bloco B',
 * the II of 'Torre II'.
 */

const NUMBERS = new Map(
  'um dois tres quatro cinco seis sete oito nove dez onze doze'
    .split(' ')
    .map((word, index) => [word, index + 1] as const)
    .concat([
      ['uma', 1],
      ['duas', 2],
    ]),
);

/** The length of the longest number in words or Roman letters: 'quatro', 'xxviii'. */
const MOST_LETTERS = 7;

const ROMAN = /^(x{0,3})(ix|iv|v?i{0,3})$/;
const ROMAN_VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** The value of a Roman number from 1 to 39. */
function romanValue(word: string): number {
  const values = Array.from(word, (letter) => ROMAN_VALUES[letter] ?? 0);
  return values.reduce(
    (sum, value, index) => (value < (values[index + 1] ?? 0) ? sum - value : sum + value),
    0,
  );
}

/**
 * The number of a normalised word, in one spelling for `01`, `1`, `um`; for `ii`, `2`, `dois`; for `b02`, `b2`. Null if
 * the word is no number. One letter is none: `i`, `v` and `x` may be letters.
 */
export function numberOf(word: string): string | null {
  if (word.length > MOST_LETTERS && !/\d/.test(word)) return null;
  if (/\d/.test(word)) return word.replace(/(?<!\d)0+(?=\d)/, '');
  const named = NUMBERS.get(word);
  if (named !== undefined) return named.toString();
  return word.length > 1 && ROMAN.test(word) ? romanValue(word).toString() : null;
}

/** Whether a word is a single letter. */
export const isLetter = (word: string): boolean => /^[a-z]$/.test(word);

const PLACES = (
  'bloco bl torre tr loja lj filial unidade unid ala casa sala sl ap apto apartamento quadra qd lote lt turma grupo ' +
  'fase setor edificio predio galpao box andar modulo conjunto cj etapa polo nucleo equipe posto'
).split(' ');

const isPlace = new Set(PLACES);

/** Whether a letter after this word names one of several places, so that it is nobody's initial. */
export const namesPlace = (word: string | undefined): boolean =>
  word !== undefined && isPlace.has(word);

const DESIGNATION = new RegExp(
  `^(?:(?:${PLACES.join('|')}) (?:n|no|nr)? ?)?(?:[a-z]|[a-z]?\\d{1,4}[a-z]?|[ivx]{2,5}|${[...NUMBERS.keys()].join('|')})$`,
);

/** Whether a normalised text is nothing but a designation: 'bloco b', 'loja 02', 'ii'. */
export const isDesignation = (text: string): boolean =>
  DESIGNATION.test(text.replace(/[^a-z0-9]+/g, ' ').trim());

/** Whether a normalised text names one of several places: 'bloco norte', 'filial centro'. */
export const beginsWithPlace = (text: string): boolean => namesPlace(text.split(/[^a-z]/, 1)[0]);

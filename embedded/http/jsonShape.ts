const QUOTE = 0x22;
const BACKSLASH = 0x5c;
// The codes of the opening brackets. The code of each closing bracket is higher by two.
const BRACKET = 0x5b;
const BRACE = 0x7b;
const DECIMAL_POINT = 0x2e;

/**
 * The most digits of a number before and after its decimal point. The constraints in supabase/migrations have the
 * same limits.
 */
export const MOST_DIGITS = { before: 309, after: 400 } as const;

/** Properties of a JSON text that can be found without parsing it. */
export interface JsonShape {
  /** The depth of nesting. A number has depth 0, a list of numbers has depth 1. */
  readonly depth: number;
  /** The length of the text with every number written out, as PostgreSQL does. For example, 1e20 has 21 digits. */
  readonly writtenOut: number;
  /** Whether a number has more digits than MOST_DIGITS. */
  readonly hasLongNumber: boolean;
  /** How many values the text has, however deep. The names of an object's properties count, too. */
  readonly values: number;
}

/** Whether the character is the first of `true`, `false` or `null`, none of which has another of the three in it. */
const beginsWord = (character: number): boolean =>
  character === 0x74 || character === 0x66 || character === 0x6e;

const isDigit = (character: number): boolean => character >= 0x30 && character <= 0x39;

/**
 * Measures a text in one pass. The text need not be valid JSON. It is measured before it is parsed, because JSON
 * parsers overflow their stacks on deep texts, and PostgreSQL writes a number of nine characters as 131,000 digits.
 */
export function shapeOf(json: string): JsonShape {
  let depth = 0;
  let deepest = 0;
  let writtenOut = json.length;
  let hasLongNumber = false;
  let values = 0;
  let at = 0;

  const digits = (): number => {
    const first = at;
    while (isDigit(json.charCodeAt(at))) at += 1;
    return at - first;
  };
  const number = (): void => {
    const first = at;
    let before = digits();
    let after = 0;
    if (json.charCodeAt(at) === DECIMAL_POINT) {
      at += 1;
      after = digits();
    }
    const exponent = /^[eE]/.test(json.charAt(at)) ? exponentHere() : 0;
    before = Math.max(1, before + exponent);
    after = Math.max(0, after - exponent);
    writtenOut += before + (after === 0 ? 0 : 1 + after) - (at - first);
    if (before > MOST_DIGITS.before || after > MOST_DIGITS.after) hasLongNumber = true;
  };
  const exponentHere = (): number => {
    at += 1;
    const sign = json.charAt(at);
    if (sign === '-' || sign === '+') at += 1;
    const first = at;
    const length = digits();
    const size = Number(json.slice(first, first + length));
    return sign === '-' ? -size : size;
  };
  const string = (): void => {
    for (at += 1; at < json.length; at += 1) {
      const character = json.charCodeAt(at);
      if (character === QUOTE) break;
      if (character === BACKSLASH) at += 1;
    }
    at += 1;
  };

  while (at < json.length) {
    const character = json.charCodeAt(at);
    if (character === QUOTE) {
      values += 1;
      string();
    } else if (isDigit(character)) {
      values += 1;
      number();
    } else {
      at += 1;
      if (beginsWord(character)) values += 1;
      else if (character === BRACKET || character === BRACE) {
        values += 1;
        depth += 1;
        if (depth > deepest) deepest = depth;
      } else if (character === BRACKET + 2 || character === BRACE + 2) depth -= 1;
    }
  }
  return { depth: deepest, writtenOut, hasLongNumber, values };
}

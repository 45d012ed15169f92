import { EXPENSE_CATEGORIES } from '../expenses/expense';
import { PROJECT_STATUSES } from '../projects/project';
import { QUOTE_STATUSES } from '../quotes/quote';
import { PAYMENT_METHODS } from '../shared/paymentMethods';

/** A whole number from 0 up to, and without, `below`, at random. */
export type Random = (below: number) => number;

/** Gives a value back as it may be written. `key` is the name of the field it stands in. */
export type Protect = (value: unknown, key?: string) => unknown;

/** Fields whose texts are words of the app, which mean nothing about the user. */
const APP_WORDS = new Set(
  (
    'status kind code mode screen section returnTo entity of field fields conflict column first direction ' +
    'panel tone reason step failure cause outcome signedUp carrier file issue list table end trail only ' +
    'purpose target pixKeyType sentHow'
  ).split(' '),
);
/** What the lists store in words of the app. */
const STORED_WORDS = new Set<string>([
  ...[...QUOTE_STATUSES, ...PROJECT_STATUSES, ...PAYMENT_METHODS, ...EXPENSE_CATEGORIES],
]);

const isAppWord = (key: string, value: string): boolean =>
  STORED_WORDS.has(value) || (APP_WORDS.has(key) && /^[a-z][A-Za-z]*$/.test(value));

/** Fields that are left as they are: references between records. */
const isReference = (key: string): boolean =>
  /^(?:ids?|.*Ids?|anchor|done|failed|unsure|found)$/.test(key);

/**
 * Fields that say who somebody is, or lead to their money, and what a bank has written: not even their length is
 * written.
 */
const HIDDEN =
  /document|cpf|cnpj|^tax|pix(?!KeyType)|^key$|payer|memo|^text$|^source$|password|token/i;

/** Fields of amounts in reais. */
export const AMOUNT = /amount|price|value$|discount$|deposit$|revenue$|^cents$|^materials$|cap$/i;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:[:-]\d+)?$/;
/** What `withoutTyping` puts in the place of a text. */
const WITHHELD = /^#\d+$/;
const DAY_OR_INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}[\d:.]*(?:Z|[+-]\d{2}:?\d{2})?)?$/;

const HIDDEN_TEXT = '■■■';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Applies a function to every text, number and truth value. Objects that were seen before share their result. */
function deepMap(leaf: Protect): Protect {
  const seen = new WeakMap<object, unknown>();
  const map: Protect = (value, key = '') => {
    if (!isObject(value)) return leaf(value, key);
    const known = seen.get(value);
    if (known !== undefined) return known;
    const result: unknown = Array.isArray(value)
      ? value.map((item: unknown) => map(item, key))
      : Object.fromEntries(Object.entries(value).map(([name, item]) => [name, map(item, name)]));
    // An array's items are named by the field that the array stands in.
    if (!Array.isArray(value)) seen.set(value, result);
    return result;
  };
  return map;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';

/** The signs in an order in which none stands where it stood (Sattolo's algorithm). */
function shuffled(signs: string, random: Random): string {
  const places = Array.from(signs);
  for (let last = places.length - 1; last > 0; last -= 1) {
    const other = random(last);
    [places[last], places[other]] = [places[other] ?? '', places[last] ?? ''];
  }
  return places.join('');
}

/** The same by a rotation, which is quicker made. */
function rotated(signs: string, random: Random): string {
  const by = 1 + random(signs.length - 1);
  return signs.slice(by) + signs.slice(0, by);
}

/** Up to how many letters before it a letter has a whole table of its own; there are few such beginnings. */
const SHUFFLED_UP_TO = 2;

/**
 * Makes stand-ins for texts: every letter becomes another letter and every digit another digit; signs,
 * accents, capitals and lengths stay. Which letter it becomes depends on the word's letters before it, so
 * that equal words stay equal and a word is still found by its beginning. The tables are random and are
 * written nowhere.
 */
function standIns(random: Random): (text: string) => string {
  const tables = new Map<string, string>();
  const tableAfter = (beginning: string, signs: string): string => {
    const key = beginning + signs.charAt(0);
    let table = tables.get(key);
    if (table === undefined) {
      const make = beginning.length <= SHUFFLED_UP_TO ? shuffled : rotated;
      tables.set(key, (table = make(signs, random)));
    }
    return table;
  };
  return (text) => {
    let word = '';
    let result = '';
    for (const sign of text.normalize('NFD')) {
      const isLetter = /\p{L}/u.test(sign);
      if (isLetter || /\p{N}/u.test(sign)) {
        const signs = isLetter ? LETTERS : DIGITS;
        const plain = sign.toLowerCase();
        const at = signs.indexOf(plain);
        // A letter of another alphabet becomes one of ours.
        const other = tableAfter(word, signs).charAt(at === -1 ? random(signs.length) : at);
        result += plain === sign ? other : other.toUpperCase();
        word += plain;
      } else {
        result += sign;
        if (!/\p{M}/u.test(sign)) word = '';
      }
    }
    return result.normalize('NFC');
  };
}

/** A document that is stored as JSON, such as a quote as it was sent; null for every other text. */
function parsed(text: string): object | null {
  if (!text.startsWith('{')) return null;
  try {
    return JSON.parse(text) as object;
  } catch {
    return null;
  }
}

/**
 * Protects the people in a recording. Texts become stand-ins unless they are known to be none of the
 * user's, amounts are multiplied by one secret factor, what identifies somebody is hidden whole; days,
 * instants and references stay.
 */
export function protection(random: Random): Protect {
  const standIn = standIns(random);
  // From 0.30 to 0.80: never so near to 1 that an amount could be recognized.
  const factor = (300 + random(500)) / 1_000;
  const protect = deepMap((value, key = '') => {
    if (typeof value === 'number') {
      return AMOUNT.test(key) ? Math.round(value * factor * 100) / 100 : value;
    }
    if (typeof value !== 'string' || value === '') return value;
    if (WITHHELD.test(value)) return value;
    if (HIDDEN.test(key)) return HIDDEN_TEXT;
    const stored = parsed(value);
    if (stored) return JSON.stringify(protect(stored));
    const stays =
      isAppWord(key, value) ||
      isReference(key) ||
      [UUID, DAY_OR_INSTANT].some((pattern) => pattern.test(value));
    return stays ? value : standIn(value);
  });
  return protect;
}

/** The fields of the open forms that hold what was typed. */
const TYPED_FIELDS = ['draft', 'pasted', 'told', 'outgoing'];

/** Actions that only carry what is being typed. */
const TYPING = /^forms\/(?:draftChanged|answerPasted|answerTold|messageChanged|myDataTyped)$/;

/** Leaves out what was typed and not saved. */
export interface WithoutTyping {
  /** The state without what is in its open forms, and in those that a notice offers to open again. */
  state<State extends { workspace: object }>(state: State): State;
  action<Action extends { type: string; payload?: unknown }>(action: Action): Action;
}

/**
 * In the place of each typed text stands a number, the same for the same: reducers compare what was typed,
 * but never look into it.
 */
export function withoutTyping(): WithoutTyping {
  const numbers = new Map<unknown, number>();
  const withheld = deepMap((value, key = '') => {
    if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return value;
    if (
      isReference(key) ||
      key === 'part' ||
      (typeof value === 'string' && isAppWord(key, value))
    ) {
      return value;
    }
    const number = numbers.get(value) ?? numbers.size + 1;
    numbers.set(value, number);
    return typeof value === 'number' ? number : `#${String(number)}`;
  });
  const withholdFields = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withholdFields);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        name,
        TYPED_FIELDS.includes(name) ? withheld(item, name) : withholdFields(item),
      ]),
    );
  };
  return {
    state: (state) => ({ ...state, workspace: withholdFields(state.workspace) }),
    action: (action) => {
      if (TYPING.test(action.type)) return { ...action, payload: withheld(action.payload) };
      if (!/^(?:forms|workspace|notices)\//.test(action.type)) return action;
      return { ...action, payload: withholdFields(action.payload) };
    },
  };
}

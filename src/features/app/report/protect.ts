import type { UnknownAction } from '@reduxjs/toolkit';

import { barePhone, isPhone } from '../../shared/brazil';
import { parseYearlyNumber } from '../../shared/yearlyNumber';

/** Returns a random whole number from 0 to `below` - 1. */
export type Random = (below: number) => number;

/**
 * What a field contains. This decides what a protected report does with its value.
 * - `text`: people's words. Another text of the same shape replaces them.
 * - `amount`: an amount in reais. It is multiplied by a secret factor.
 * - `phone`: a Brazilian phone is replaced by another Brazilian phone. Any other text is protected as a `text`.
 * - `identity`: a document or a Pix key. It is replaced by one of its type that belongs to nobody. This is always the
 *   same one.
 * - `hidden`: a text or number of a bank. It is left out.
 * - `day`: a day or an instant. It is kept.
 * - `id`: an id. It is kept unless it was made from contents.
 * - `count`: a number that is no amount. It is kept, and so is the number of a quote or a receipt, such as
 *   2026-014: the app counts on from it. Any other text is protected.
 * - `kept`: words of the app. They are kept, even in forms that were not saved.
 * - A list of words: the value is one of them. It is replaced by another one of them.
 *
 * A value in an unknown field is protected as a `text` or, if it is a number, as an `amount`. So is a value that has
 * another type than its field.
 */
export type FieldKind =
  | 'text'
  | 'amount'
  | 'phone'
  | 'identity'
  | 'hidden'
  | 'day'
  | 'id'
  | 'count'
  | 'kept'
  | readonly string[];

/** What each field contains, by the field's name. See `store/recordedFields`. */
export type FieldKinds = ReadonlyMap<string, FieldKind>;

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
const DIGITS = Array.from('0123456789');

/** The words in a random order in which none stands at its old place (Sattolo's algorithm). */
function shuffled(words: readonly string[], random: Random): string[] {
  const places = [...words];
  for (let last = places.length - 1; last > 0; last -= 1) {
    const other = random(last);
    [places[last], places[other]] = [places[other] ?? '', places[last] ?? ''];
  }
  return places;
}

/** The words rotated by a random number of places, which is faster than a random order. */
function rotated(words: readonly string[], random: Random): string[] {
  const by = 1 + random(words.length - 1);
  return [...words.slice(by), ...words.slice(0, by)];
}

/**
 * If at most this many letters precede a letter in its word, the letter is replaced by a shuffled table of its own.
 * There are few such beginnings of words.
 */
const SHUFFLED_UP_TO = 2;

/** Accents for letters that cannot carry the accent of the replaced letter. */
const ACCENTS = ['\u0307', '\u0301', '\u0302', '\u0308', '\u0327', '\u0303'];

/**
 * Returns the letter with these accents. If no character with them has `length` code units, another accent is used.
 * @param length - The length of the replaced text.
 */
const accented = (letter: string, accents: string, length: number): string =>
  [accents, ...(accents === '' ? [] : ACCENTS)]
    .map((accent) => (length === 1 ? (letter + accent).normalize('NFC') : letter + accent))
    .find((sign) => sign.length === length) ?? letter;

/**
 * Returns a function that makes stand-ins for texts. Every letter becomes another letter and every digit another digit.
 * Punctuation, accents, capitals and lengths are kept. The replacement of a letter depends on the letters before it in
 * the word. So equal words stay equal, and a word can still be found by its beginning. The tables are random and are
 * stored nowhere.
 */
function standIns(random: Random): (text: string) => string {
  const tables = new Map<string, readonly string[]>();
  const tableAfter = (beginning: string, signs: readonly string[]): readonly string[] => {
    const key = beginning + (signs[0] ?? '');
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
    // The text is split into letters with their accents, as the user sees them.
    for (const [sign] of text.matchAll(/[\p{L}\p{N}]\p{M}*|[^]/gu)) {
      const [plain = ''] = sign.normalize('NFKD').toLowerCase();
      const signs = /\p{L}/u.test(sign) ? LETTERS : /\p{N}/u.test(sign) ? DIGITS : null;
      if (signs === null) {
        result += sign;
        word = '';
        continue;
      }
      const at = signs.indexOf(plain);
      // A letter of another alphabet becomes a Latin letter.
      const index = at === -1 ? (plain.codePointAt(0) ?? 0) % signs.length : at;
      const other = tableAfter(word, signs)[index] ?? '';
      const letter = sign === sign.toLowerCase() ? other : other.toUpperCase();
      const accents = sign.normalize('NFD').replace(/[^\p{M}]/gu, '');
      result += accented(letter, accents, sign.length);
      word += plain;
    }
    return result;
  };
}

const DAY_OR_INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}[\d:.]*(?:Z|[+-]\d{2}:?\d{2})?)?$/;

const AREA_CODES = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0')).filter(
  (code) => isPhone(`${code}33334444`),
);

/**
 * Returns a function that makes stand-ins for phones. The area code becomes another area code. The digit after it, which
 * tells a mobile phone, and the punctuation are kept.
 */
function phoneStandIns(
  standIn: (text: string) => string,
  ofSet: (word: string, set: readonly string[]) => string,
): (phone: string) => string {
  return (phone) => {
    const bare = barePhone(phone);
    if (!isPhone(bare)) return standIn(phone);
    const other = ofSet(bare.slice(0, 2), AREA_CODES) + bare.charAt(2) + standIn(bare.slice(3));
    let ahead = phone.replace(/\D/g, '').length - bare.length;
    return phone.replace(/\d/g, (digit) => {
      ahead -= 1;
      return ahead >= 0 ? digit : other.charAt(-1 - ahead);
    });
  };
}

/** Returns a function that makes stand-ins for words of a list: other words of it. */
function setStandIns(random: Random): (word: string, set: readonly string[]) => string {
  const shuffles = new Map<readonly string[], readonly string[]>();
  return (word, set) => {
    const others = shuffles.get(set) ?? shuffled(set, random);
    shuffles.set(set, others);
    return others[set.indexOf(word)] ?? word;
  };
}

const HIDDEN_TEXT = '■■■';

/**
 * Documents and Pix keys that belong to nobody, by format. Each replaces those of its format, so that screens look the
 * same as with the real one.
 */
const NOBODYS: readonly (readonly [shape: RegExp, identity: string])[] = [
  [/@/, 'chave@exemplo.com.br'],
  [/^\+/, '+5511900000000'],
  [/^[0-9a-f]{8}-/i, '00000000-0000-4000-8000-000000000000'],
  [/^\d{11}$/, '90909090955'],
  [/^[\dA-Z]{14}$/i, '90909090000120'],
];

/** A hash of contents in an id. It is that of a statement's line or that of a quote's sent document. */
const HASH = /(?<![0-9a-f])(?:[0-9a-f]{14}|[0-9a-f]{64})(?![0-9a-f])/g;
/**
 * Matches the id of an expense that was made from a statement's line. In such an id, the line's hash replaces the
 * end of the user's id.
 */
const expensesOf = (userId: string): RegExp =>
  new RegExp(`${userId.slice(0, 21)}([0-9a-f]{2})-([0-9a-f]{12})`, 'g');

/**
 * Returns a function that replaces the hashes in ids by random digits, equal hashes by equal digits. Otherwise,
 * the hash of every possible account number could be compared with them.
 */
function idProtection(random: Random, userIds: readonly string[]): (id: string) => string {
  const hashes = new Map<string, string>();
  const standIn = (hash: string): string => {
    const known = hashes.get(hash) ?? Array.from(hash, () => random(16).toString(16)).join('');
    hashes.set(hash, known);
    return known;
  };
  const expenses = userIds.map(expensesOf);
  const ofExpense = (id: string, start: string, end: string): string => {
    if (userIds.includes(id)) return id;
    const hash = standIn(start + end);
    return `${id.slice(0, 21)}${hash.slice(0, 2)}-${hash.slice(2)}`;
  };
  return (id) =>
    expenses.reduce((text, pattern) => text.replace(pattern, ofExpense), id.replace(HASH, standIn));
}

type Leaf = string | number;

/** Replaces values by those that may be written into the report. */
interface Protection {
  value: (value: Leaf, kind: FieldKind | undefined) => Leaf;
  id: (id: string) => string;
}

const noProtection: Protection = { value: (value) => value, id: (id) => id };

function protection(random: Random, userIds: readonly string[]): Protection {
  const standIn = standIns(random);
  const ofSet = setStandIns(random);
  const ofPhone = phoneStandIns(standIn, ofSet);
  const id = idProtection(random, userIds);
  // The factor is between 0.30 and 0.80. A factor near 1 would leave amounts recognisable.
  const factor = 0.3 + random(1_000_000_000) / 2_000_000_000;
  const ofNumber = (value: number, kind: FieldKind | undefined): number => {
    if (kind === 'count' || kind === 'id' || kind === 'kept') return value;
    if (kind === 'hidden' || kind === 'identity') return 0;
    return Math.round(value * factor * 100) / 100;
  };
  const ofText = (value: string, kind: FieldKind | undefined): string => {
    if (typeof kind === 'object') return kind.includes(value) ? ofSet(value, kind) : standIn(value);
    switch (kind) {
      case 'kept':
        return value;
      case 'id':
        return id(value);
      case 'hidden':
        return HIDDEN_TEXT;
      case 'identity':
        return NOBODYS.find(([shape]) => shape.test(value))?.[1] ?? HIDDEN_TEXT;
      case 'phone':
        return ofPhone(value);
      case 'day':
        return DAY_OR_INSTANT.test(value) ? value : standIn(value);
      case 'count':
        return parseYearlyNumber(value) ? value : standIn(value);
      default:
        return standIn(value);
    }
  };
  return {
    id,
    value: (value, kind) => {
      if (typeof value === 'number') return ofNumber(value, kind);
      return value === '' ? value : ofText(value, kind);
    },
  };
}

/** The fields of a form's state that contain what the user is typing. */
const TYPED_FIELDS = [
  'draft',
  'pasted',
  'told',
  'outgoing',
  'palette',
  'aside',
  'receipt',
  'typedDay',
  'visitor',
];

/** The actions that only carry what the user is typing. */
const TYPING =
  /^(?:forms\/(?:draftChanged|answerPasted|answerTold|messageChanged|myDataTyped|noteTyped|monthTyped|visitorTyped)|notices\/dayTyped|finding\/paletteSearched|ownData\/eraseTyped)$/;

const NUMBER = /^\d+(?:[.,]\d+)?$/;

/**
 * Returns a function that makes stand-ins for typed values. They are numbers, in the order in which the values appear,
 * in a format that the field can show.
 */
function typedStandIns(): (value: Leaf, kind: FieldKind | undefined) => Leaf {
  /** The numbers by value. There is one map for each list of words, and one for all other values (null). */
  const numbers = new Map<readonly string[] | null, Map<Leaf, number>>();
  const standInNumber = (value: Leaf, set: readonly string[] | null): number => {
    const known = numbers.get(set) ?? new Map<Leaf, number>();
    numbers.set(set, known);
    const number = known.get(value) ?? known.size + 1;
    known.set(value, number);
    return number;
  };
  return (value, kind) => {
    if (value === '') return value;
    if (typeof kind === 'object' && kind.includes(String(value))) {
      return kind[standInNumber(value, kind) - 1] ?? value;
    }
    const number = standInNumber(value, null);
    if (typeof value === 'number') return number;
    if (DAY_OR_INSTANT.test(value)) {
      return new Date(Date.UTC(2000, 0, number)).toISOString().slice(0, 10);
    }
    return NUMBER.test(value) ? String(number) : `#${String(number)}`;
  };
}

/** Which texts were typed and not saved: none, those in `TYPED_FIELDS`, or all. */
type Typed = 'nowhere' | 'fields' | 'everywhere';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export interface ReportWriter {
  state: <State extends object>(state: State) => State;
  action: (action: UnknownAction) => UnknownAction;
  /** Writes the details that were logged with a message. */
  detail: (detail: unknown) => unknown;
}

/**
 * Writes a report. It leaves out what was typed and not saved. It is protected unless `random` is null.
 *
 * Each typed text is replaced by a number or a day. Equal texts are replaced by the same one, because reducers compare
 * what was typed. They never look into it.
 */
export function reportWriter(
  fields: FieldKinds,
  random: Random | null,
  userIds: readonly string[],
): ReportWriter {
  const protect = random === null ? noProtection : protection(random, userIds);
  const withheld = typedStandIns();
  const seen = { nowhere: new WeakMap(), fields: new WeakMap(), everywhere: new WeakMap() };

  /**
   * Writes a value. `name` is the name of the field that contains it. If the same object was written before, its
   * earlier result is used again.
   */
  const write = (value: unknown, name: string, typed: Typed, kind?: FieldKind): unknown => {
    if (typeof value === 'string' || typeof value === 'number') {
      const isWithheld = typed === 'everywhere' && kind !== 'kept' && kind !== 'id';
      return isWithheld ? withheld(value, kind) : protect.value(value, kind);
    }
    if (!isObject(value)) return value;
    if (Array.isArray(value)) return value.map((item) => write(item, name, typed, kind));
    const known: unknown = seen[typed].get(value);
    if (known !== undefined) return known;
    const ofMap = fields.get(`${name}.*`);
    const result = Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const ofKey = ofMap ?? fields.get(`${name}.${key}`) ?? fields.get(key);
        const isTyped = typed === 'fields' && TYPED_FIELDS.includes(key) ? 'everywhere' : typed;
        return [
          ofKey === undefined || ofMap ? protect.id(key) : key,
          // Everything inside a map belongs to the map, so it keeps the map's name.
          write(item, ofMap ? name : key, isTyped, ofKey),
        ];
      }),
    );
    seen[typed].set(value, result);
    return result;
  };

  return {
    state: (state) =>
      Object.fromEntries(
        Object.entries(state).map(([part, value]) => [
          part,
          write(value, '', part === 'workspace' ? 'fields' : 'nowhere'),
        ]),
      ) as typeof state, // cast: the same shape
    action: ({ type, payload, ...rest }) => {
      const isOfForms = /^(?:forms|workspace|notices)\//.test(type);
      const typed = TYPING.test(type) ? 'everywhere' : isOfForms ? 'fields' : 'nowhere';
      return {
        ...(write(rest, '', 'nowhere') as object),
        type,
        ...(payload !== undefined && { payload: write(payload, type, typed, fields.get(type)) }),
      };
    },
    detail: (detail) => write(detail, '', 'nowhere'),
  };
}

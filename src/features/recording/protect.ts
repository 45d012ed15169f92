import type { UnknownAction } from '@reduxjs/toolkit';

/** A whole number from 0 up to, and without, `below`, at random. */
export type Random = (below: number) => number;

/**
 * What a field holds, and so what becomes of its value in a protected report.
 * - `text`: people's words. Another text of the same shape stands in for it.
 * - `amount`: reais, multiplied by the secret factor.
 * - `hidden`: what identifies somebody. Nothing of it is told.
 * - `pixKey`: another key of its type.
 * - `day`: a day or an instant. It stays.
 * - `id`: ids. They stay, but for those that are made from contents.
 * - `count`: a number that is no amount. It stays; a text of it, as on a document, is protected.
 * - `kept`: words of the app. They stay, even in forms that were not saved.
 *
 * In an unknown field, and where a value is of another type than its field's, a text is protected as a `text` and a
 * number as an `amount`.
 */
export type FieldKind = 'text' | 'amount' | 'hidden' | 'pixKey' | 'day' | 'id' | 'count' | 'kept';

/** What each field holds, by name; see `store/recordedFields`. */
export type FieldKinds = ReadonlyMap<string, FieldKind>;

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

/** The accents that one letter or another can carry, for letters that cannot carry the one that was there. */
const ACCENTS = ['\u0307', '\u0301', '\u0302', '\u0308', '\u0327', '\u0303'];

/**
 * The letter with these accents, or with another accent if no character has `length` code units with them.
 * @param length - The length of the replaced text.
 */
const accented = (letter: string, accents: string, length: number): string =>
  [accents, ...(accents === '' ? [] : ACCENTS)]
    .map((accent) => (length === 1 ? (letter + accent).normalize('NFC') : letter + accent))
    .find((sign) => sign.length === length) ?? letter;

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
    // A letter with its accents at a time, as the user sees it.
    for (const [sign] of text.matchAll(/[\p{L}\p{N}]\p{M}*|[^]/gu)) {
      const [plain = ''] = sign.normalize('NFKD').toLowerCase();
      const signs = /\p{L}/u.test(sign) ? LETTERS : /\p{N}/u.test(sign) ? DIGITS : '';
      if (signs === '') {
        result += sign;
        word = '';
        continue;
      }
      const at = signs.indexOf(plain);
      // A letter of another alphabet becomes one of ours.
      const index = at === -1 ? (plain.codePointAt(0) ?? 0) % signs.length : at;
      const other = tableAfter(word, signs).charAt(index);
      const letter = sign === sign.toLowerCase() ? other : other.toUpperCase();
      const accents = sign.normalize('NFD').replace(/[^\p{M}]/gu, '');
      result += accented(letter, accents, sign.length);
      word += plain;
    }
    return result;
  };
}

const DAY_OR_INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}[\d:.]*(?:Z|[+-]\d{2}:?\d{2})?)?$/;

const HIDDEN_TEXT = '■■■';

/** Keys that are nobody's, by the shape of a key: a screen that asks whether there is a key shows the same. */
const PIX_KEYS: readonly (readonly [shape: RegExp, key: string])[] = [
  [/@/, 'chave@exemplo.com.br'],
  [/^\+/, '+5511900000000'],
  [/^[0-9a-f]{8}-/i, '00000000-0000-4000-8000-000000000000'],
  [/^\d{11}$/, '52998224725'],
  [/^[\dA-Z]{14}$/i, '11222333000181'],
];

/** A hash of contents in an id: of a statement's line, or of a quote as it was sent. */
const HASH = /(?<![0-9a-f])(?:[0-9a-f]{14}|[0-9a-f]{64})(?![0-9a-f])/g;
/** The expense that a statement's line became: the line's hash stands in place of the end of its user's id. */
const expensesOf = (userId: string): RegExp =>
  new RegExp(`${userId.slice(0, 21)}([0-9a-f]{2})-([0-9a-f]{12})`, 'g');

/** Puts random digits in the place of hashes, which could be tried with every account number, the same for the same. */
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

/** Gives values back as they may be written. */
interface Protection {
  value: (value: Leaf, kind: FieldKind | undefined) => Leaf;
  id: (id: string) => string;
}

const noProtection: Protection = { value: (value) => value, id: (id) => id };

function protection(random: Random, userIds: readonly string[]): Protection {
  const standIn = standIns(random);
  const id = idProtection(random, userIds);
  // From 0.30 to 0.80: never so near to 1 that an amount could be recognized.
  const factor = 0.3 + random(1_000_000_000) / 2_000_000_000;
  const ofNumber = (value: number, kind: FieldKind | undefined): number => {
    if (kind === 'count' || kind === 'id' || kind === 'kept') return value;
    if (kind === 'hidden' || kind === 'pixKey') return 0;
    return Math.round(value * factor * 100) / 100;
  };
  const ofText = (value: string, kind: FieldKind | undefined): string => {
    switch (kind) {
      case 'kept':
        return value;
      case 'id':
        return id(value);
      case 'hidden':
        return HIDDEN_TEXT;
      case 'pixKey':
        return PIX_KEYS.find(([shape]) => shape.test(value))?.[1] ?? HIDDEN_TEXT;
      case 'day':
        return DAY_OR_INSTANT.test(value) ? value : standIn(value);
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

/** The parts of the state of forms that hold what is being typed. */
const TYPED_FIELDS = ['draft', 'pasted', 'told', 'outgoing', 'palette'];

/** Actions that only carry what is being typed. */
const TYPING =
  /^(?:forms\/(?:draftChanged|answerPasted|answerTold|messageChanged|myDataTyped)|finding\/paletteSearched|ownData\/eraseTyped)$/;

/** Where typed texts are: nowhere, in `TYPED_FIELDS`, or everywhere. */
type Typed = 'nowhere' | 'fields' | 'everywhere';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Writes parts of a report. */
export interface ReportWriter {
  state: <State extends object>(state: State) => State;
  action: (action: UnknownAction) => UnknownAction;
  /** What was logged beside a message. */
  detail: (detail: unknown) => unknown;
}

/**
 * Writes a report: without what was typed and not saved, and protected unless `random` is null.
 *
 * In the place of each typed text stands a number, the same for the same: reducers compare what was typed, but never
 * look into it.
 */
export function reportWriter(
  fields: FieldKinds,
  random: Random | null,
  userIds: readonly string[],
): ReportWriter {
  const protect = random === null ? noProtection : protection(random, userIds);
  const numbers = new Map<Leaf, number>();
  const withheld = (value: Leaf): Leaf => {
    if (value === '') return value;
    const number = numbers.get(value) ?? numbers.size + 1;
    numbers.set(value, number);
    return typeof value === 'number' ? number : `#${String(number)}`;
  };
  const seen = { nowhere: new WeakMap(), fields: new WeakMap(), everywhere: new WeakMap() };

  /** `name`: of the field that holds the value. Objects that were written before share their result. */
  const write = (value: unknown, name: string, typed: Typed, kind?: FieldKind): unknown => {
    if (typeof value === 'string' || typeof value === 'number') {
      const isWithheld = typed === 'everywhere' && kind !== 'kept' && kind !== 'id';
      return isWithheld ? withheld(value) : protect.value(value, kind);
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
          // What is deeper in a map belongs to it, too.
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
      ) as typeof state, // the same shape
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

import { documentSums } from '../sums';
import type { DocumentItem, QuoteDocument } from '../quoteDocument';
import { parseYearlyNumber } from '../../../shared/yearlyNumber';
import type { Party } from '../../quotes/quoteDetails';
import { MAX_INSTALLMENTS } from '../../../shared/paymentMethods';
import { MIN_INSTALLMENTS, type Terms } from '../../quotes/terms';
import { isDay, type Day } from '../../../shared/days';
import { NO_BRAND } from '../../profile/brand';

/** A document that can be sent, because it has a number. */
export type SentDocument = QuoteDocument & { number: string };

/**
 * The first value of the JSON, which marks it as a quote, so that no other JSON is taken for one. A quote with terms has
 * them as one value more, and a mark of its own. One without terms is written as it was before there were any, so that
 * what was sent then has the same hash.
 */
const KIND = 'oficio.orcamento.1';
const KIND_WITH_TERMS = 'oficio.orcamento.2';

const PARTY = [
  'name',
  'about',
  'document',
  'phone',
  'email',
  'address',
  'city',
  'state',
] as const satisfies readonly (keyof Party)[];

const partyValues = (party: Party) => PARTY.map((field) => party[field]);

function termsValues(terms: Terms): unknown[] {
  switch (terms.kind) {
    case 'upfront':
      return [terms.kind];
    case 'deposit':
      return 'amount' in terms
        ? [terms.kind, 'reais', terms.amount]
        : [terms.kind, 'percent', terms.percent];
    case 'installments':
      return [terms.kind, terms.count, terms.firstDueOn];
  }
}

/**
 * Returns a document as canonical JSON. The same document always gives the same bytes, because the client's answer
 * refers to their hash. The JSON contains only values, in a fixed order, and no sums that can be computed from them.
 */
export function writeDocument(document: SentDocument): string {
  const { number, version, issuedOn, validUntil, provider, client, items, total } = document;
  const { terms, paymentTerms, workStarts, workEnds, observations, credit } = document;
  return JSON.stringify([
    terms === null ? KIND : KIND_WITH_TERMS,
    number,
    version,
    issuedOn,
    validUntil,
    partyValues(provider),
    partyValues(client),
    items.map(({ name, description, quantity, price, isMaterial }) => [
      name,
      description,
      quantity,
      price,
      isMaterial,
    ]),
    total,
    paymentTerms,
    workStarts,
    workEnds,
    observations,
    credit,
    ...(terms === null ? [] : [termsValues(terms)]),
  ]);
}

/** Thrown to stop reading a text that is no document. It is always caught in this file. */
class Malformed extends Error {}

function must<T>(value: unknown, is: (value: unknown) => value is T): T {
  if (!is(value)) throw new Malformed();
  return value;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isOptionalText = (value: unknown): value is string | null => value === null || isText(value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isVersion = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;
const isQuoteNumber = (value: unknown): value is string =>
  isText(value) && parseYearlyNumber(value) !== null;
const isAnyDay = (value: unknown): value is Day => isText(value) && isDay(value);
const isOptionalDay = (value: unknown): value is Day | null => value === null || isAnyDay(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const listOf =
  (length: number) =>
  (value: unknown): value is unknown[] =>
    isList(value) && value.length === length;

function readParty(value: unknown): Party {
  const values = must(value, listOf(PARTY.length));
  const entries = PARTY.map(
    (field, place) => [field, must(values[place], isOptionalText)] as const,
  );
  // cast: `fromEntries` loses the keys
  return Object.fromEntries(entries) as Record<(typeof PARTY)[number], string | null>;
}

function readItem(value: unknown): DocumentItem {
  const [name, description, quantity, price, isMaterial] = must(value, listOf(5));
  return {
    name: must(name, isText),
    description: must(description, isOptionalText),
    quantity: must(quantity, isNumber),
    price: must(price, isNumber),
    isMaterial: must(isMaterial, isFlag),
  };
}

const isBetween =
  (least: number, most: number) =>
  (value: unknown): value is number =>
    isNumber(value) && value >= least && value <= most;

/** Reads the terms. A text that was made to do harm may say anything, so only amounts and counts that can be are read. */
function readTerms(value: unknown): Terms {
  const [kind, second, third] = must(value, isList);
  if (kind === 'upfront') return { kind };
  if (kind === 'deposit' && second === 'percent')
    return { kind, percent: must(third, isBetween(Number.MIN_VALUE, 100)) };
  if (kind === 'deposit') return { kind, amount: must(third, isBetween(Number.MIN_VALUE, 1e12)) };
  if (kind !== 'installments') throw new Malformed();
  const count = must(must(second, isVersion), isBetween(MIN_INSTALLMENTS, MAX_INSTALLMENTS));
  return { kind, count, firstDueOn: must(third, isOptionalDay) };
}

function parse(text: string): SentDocument {
  const values = must(JSON.parse(text), isList);
  const terms = values.length === 15 ? readTerms(values[14]) : null;
  must(values, listOf(terms === null ? 14 : 15));
  if (values[0] !== (terms === null ? KIND : KIND_WITH_TERMS)) throw new Malformed();
  const items = must(values[7], isList).map(readItem);
  return {
    number: must(values[1], isQuoteNumber),
    version: must(values[2], isVersion),
    issuedOn: must(values[3], isAnyDay),
    validUntil: must(values[4], isAnyDay),
    provider: readParty(values[5]),
    client: readParty(values[6]),
    items,
    ...documentSums(items, must(values[8], isNumber)),
    terms,
    paymentTerms: must(values[9], isOptionalText),
    workStarts: must(values[10], isOptionalDay),
    workEnds: must(values[11], isOptionalDay),
    observations: must(values[12], isOptionalText),
    credit: must(values[13], isFlag),
    brand: NO_BRAND,
  };
}

/** Reads a document. Null for a text that `writeDocument` could not have produced. */
export function readDocument(text: string): SentDocument | null {
  try {
    const document = parse(text);
    return writeDocument(document) === text ? document : null;
  } catch {
    return null;
  }
}

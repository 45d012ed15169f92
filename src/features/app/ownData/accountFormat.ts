import { FIRST_PIECE, INVOICE_NUMBER, parsePartId } from '../../business/payments/paymentPart';
import { COLOUR_FORM, isLogo } from '../../business/profile/brand';
import { isDay } from '../../shared/days';
import {
  AMOUNT_LIMIT,
  MAX_CHARACTERS,
  MAX_LIST_BYTES,
  MAX_STAGES_BYTES,
} from '../../shared/limits';
import { storedBytes } from '../../shared/storedBytes';
import type { AccountTable } from './accountTables';

/**
 * For each version of the file format, the newest migration that it includes. A test fails if a migration needs a new
 * version.
 */
export const FORMAT_VERSIONS = [
  '20261122310000_mei',
  '20261122330000_mei_adjustments',
  '20261124100000_kept_as_sent',
  '20261124200000_receipt_numbers',
  '20261124300000_statement_lines',
  '20261127000000_terms_and_parts',
  '20261128000000_own_brand',
  '20261129000000_quote_versions',
  '20261202000000_balance',
] as const;

/** The format and its version, which a reader needs to read the file. */
export const ACCOUNT_FORMAT = { format: 'oficio', version: FORMAT_VERSIONS.length } as const;

/** For tables that earlier versions lacked, the first file version that has the table. */
export const FIRST_VERSION_WITH: Partial<Record<AccountTable, number>> = {
  expenseProjects: 2,
  meiAdjustments: 2,
  statementLines: 5,
  quoteVersions: 8,
  series: 9,
};

/** For fields that earlier versions of their table lacked, the first file version that has the field. */
export const FIRST_VERSION_WITH_FIELD: Partial<
  Record<AccountTable, Readonly<Record<string, number>>>
> = {
  profiles: {
    pixIdentifier: 3,
    nextReceiptNumber: 4,
    logo: 7,
    colour: 7,
    wayOfWorking: 9,
    meiCapFrom: 9,
    dasDone: 9,
    reportDone: 9,
    dasnDone: 9,
    balance: 9,
    balanceOn: 9,
  },
  quoteDetails: {
    sentAs: 3,
    answeredHow: 3,
    sentHow: 4,
    termsKind: 6,
    depositPercent: 6,
    depositAmount: 6,
    installments: 6,
    firstDueOn: 6,
  },
  paymentParts: { receiptNumber: 4, within: 6, discount: 6, invoiceNumber: 9 },
};

/*
 * The rules that the database's checks make for each field. A file is checked by these rules before anything is
 * written. A test compares the rules with the checks in supabase/migrations.
 */

/** Whether a value is allowed. Null always is, because another check decides whether a field may be null. */
type Rule = (value: unknown) => boolean;

const matches =
  (pattern: RegExp): Rule =>
  (value) =>
    typeof value !== 'string' || pattern.test(value);

const within =
  (least: number, below: number): Rule =>
  (value) =>
    typeof value !== 'number' || (value >= least && value < below);

const whole =
  (least: number, most: number): Rule =>
  (value) =>
    typeof value !== 'number' || (Number.isInteger(value) && within(least, most + 1)(value));

const INSTANT =
  /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d)$/;

/** An instant that is inside the database's range in every time zone. */
const instant: Rule = (value) => {
  if (typeof value !== 'string') return true;
  const day = INSTANT.exec(value)?.[1] ?? '';
  return isDay(day) && day > '0001-01-03' && day < '9999-12-29';
};

const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const id = matches(new RegExp(`^${UUID}$`));
const filled = matches(/[^ \t\n\v\f\r]/);
const amount = within(0, AMOUNT_LIMIT);
/** An amount that may be less than zero. */
const signedAmount: Rule = (value) => typeof value !== 'number' || Math.abs(value) < AMOUNT_LIMIT;
const document = matches(/^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$/);
const state = matches(/^[A-Z]{2}$/);
const yearlyNumber = matches(/^[0-9]{4}-[0-9]{3,6}$/);
const month = matches(/^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])$/);
const hash = matches(/^[0-9a-f]{64}$/);

const always: Readonly<Record<string, Rule>> = { id, createdAt: instant, updatedAt: instant };

const RULES: Readonly<Record<AccountTable, Readonly<Record<string, Rule>>>> = {
  clients: { name: filled },
  quotes: { totalValue: amount },
  projects: { name: filled },
  payments: { receivedAmount: amount, totalAmount: amount },
  expenses: { description: filled, amount },
  profiles: {
    document,
    phone: matches(/^[0-9]{10,11}$/),
    state,
    validityDays: whole(1, 3650),
    nextQuoteNumber: yearlyNumber,
    nextReceiptNumber: yearlyNumber,
    meiCap: within(Number.MIN_VALUE, AMOUNT_LIMIT),
    logo: (value) => typeof value !== 'string' || isLogo(value),
    colour: matches(COLOUR_FORM),
    dasDone: month,
    reportDone: month,
    dasnDone: matches(/^(?!0000)[0-9]{4}$/),
    balance: signedAmount,
  },
  clientDetails: { document, state },
  quoteDetails: {
    number: yearlyNumber,
    version: whole(1, 100_000),
    depositPercent: within(Number.MIN_VALUE, 100),
    depositAmount: within(Number.MIN_VALUE, AMOUNT_LIMIT),
    installments: whole(2, 12),
    sentAt: instant,
    snapshot: hash,
    answeredAt: instant,
  },
  quoteVersions: {
    id: matches(new RegExp(`^${UUID}-([1-9][0-9]{0,4}|100000)$`)),
    sentAt: instant,
    snapshot: hash,
    answeredAt: instant,
  },
  expenseProjects: {},
  paymentParts: {
    id: matches(new RegExp(`^${UUID}-[1-9][0-9]{0,2}$`)),
    amount,
    receiptNumber: yearlyNumber,
    invoiceNumber: matches(INVOICE_NUMBER),
    within: whole(1, 999),
    discount: signedAmount,
  },
  meiAdjustments: {
    id: matches(new RegExp(`^${UUID}-[0-9]{4}(0[1-9]|1[0-2])$`)),
    tradeWithout: amount,
    tradeWith: amount,
    industryWithout: amount,
    industryWith: amount,
    servicesWithout: amount,
    servicesWith: amount,
  },
  statementLines: {
    id: matches(new RegExp(`^${UUID}-[0-9a-f]{14}$`)),
    amount,
  },
  series: {
    id: matches(new RegExp(`^${UUID}-[1-9][0-9]{0,3}$`)),
    every: whole(1, 120),
    anchorDay: whole(1, 31),
    lastNumber: whole(1, 9999),
    amount,
    project: id,
  },
};

/** A lone surrogate or a NUL character in JSON. The database stores neither in a text. */
const NO_TEXT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** The deepest nesting of a list that is allowed, because the database's parser has a limit. */
const MAX_DEPTH = 60;

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0;

/**
 * Whether all numbers are finite. A JSON number that is too large becomes Infinity, which would be written as
 * null.
 */
const isFinite = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isFinite)
    : typeof value !== 'number' || Number.isFinite(value);

function isWithinLimits(value: unknown, maxBytes: number): boolean {
  if (!isFinite(value)) return false;
  if (NO_TEXT.test(JSON.stringify(value))) return false;
  if (typeof value === 'string') {
    return value.length <= MAX_CHARACTERS || Array.from(value).length <= MAX_CHARACTERS;
  }
  if (typeof value !== 'object' || value === null) return true;
  return depthOf(value) <= MAX_DEPTH && storedBytes(value) <= maxBytes;
}

/** What a row of a series says together: all of it, or nothing. */
const TERMS = ['kind', 'startsOn', 'unit', 'every', 'anchorDay', 'shift'];
/** What it says only together with these. */
const MORE_TERMS = 'until lastNumber amount name project category paymentMethod'.split(' ');

/** The first field of a row that does not fit the row's other fields; null where there is none. */
function misfitOf(table: AccountTable, row: object): string | null {
  const valueOf = (field: string): unknown => Reflect.get(row, field);
  const isAbsent = (field: string): boolean => valueOf(field) === null;
  switch (table) {
    case 'paymentParts': {
      const id = valueOf('id');
      const isPiece = typeof id !== 'string' || parsePartId(id).number >= FIRST_PIECE;
      return typeof valueOf('within') === 'number' && !isPiece ? 'within' : null;
    }
    case 'profiles':
      if (isAbsent('pixKey') !== isAbsent('pixKeyType')) return 'pixKey';
      return isAbsent('balance') === isAbsent('balanceOn') ? null : 'balance';
    case 'series': {
      const missing = TERMS.filter(isAbsent);
      if (missing.length === TERMS.length)
        return MORE_TERMS.find((field) => !isAbsent(field)) ?? null;
      const isNamed =
        valueOf('kind') !== 'expense' || (!isAbsent('name') && filled(valueOf('name')));
      return missing[0] ?? (isNamed ? null : 'name');
    }
    default:
      return null;
  }
}

/** The first field that the database would refuse; null where there is none. */
export function fieldBeyondLimits(table: AccountTable, row: object): string | null {
  const rules = { ...always, ...RULES[table] };
  for (const [field, value] of Object.entries(row) as [string, unknown][]) {
    try {
      const maxBytes = field === 'stages' ? MAX_STAGES_BYTES : MAX_LIST_BYTES;
      if (!isWithinLimits(value, maxBytes) || rules[field]?.(value) === false) return field;
    } catch (error) {
      if (error instanceof RangeError) return field; // The value is nested too deeply to follow.
      throw error;
    }
  }
  return misfitOf(table, row);
}

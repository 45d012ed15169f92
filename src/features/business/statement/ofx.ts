import type { Day } from '../../shared/days';
import type { FileContent } from './fileBytes';
import type { AccountReading, FileReading, FileRefused, LeftOut, RawLine } from './statementLine';
import { saysScheduled } from './status';
import { currencyOf, currencyOfAmount } from './currency';
import { directionReader, wayOfWord, type Way, type WrittenAmount } from './direction';
import { amountReader, asUuid, isBalance, isHtmlTag, plainLine } from './values';
import { dayReader, orderOfDays } from './writtenDays';

/*
 * OFX 1 (SGML, in which most values are not closed) and OFX 2 (XML) are read in the same way. The file is read as a
 * series of tags, each with the text up to the next tag. No tree is built, so unclosed and stray tags do no harm.
 */

/** Itaú gives outgoing amounts a minus. Its texts do not say the direction: `PIX TRANSF ANA16/11`. */
const SIGNED = '341';

const START = /<OFX[\s>]/i;

/**
 * What a file consists of beside texts: CDATA, comments and tags. In `A<B COMERCIO<MEMO>`, the first `<` is text, and so is
 * the beginning of what is never closed.
 */
const PIECE =
  /<!\[CDATA\[((?:(?!<\/?STMTTRN)[\s\S]){0,1000}?)\]\]>|<!--[\s\S]{0,1000}?-->|<([/!?A-Z][^<>]*)>/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A text with its entities decoded once; a bare `&` stays. */
const plainText = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,4});/gi, (whole, name: string) => {
        if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
        const isHex = /^#x/i.test(name);
        const code = parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
        // Half of a surrogate pair is no character.
        const isHalf = code >= 0xd800 && code <= 0xdfff;
        return code > 31 && code <= 0x10ffff && !isHalf ? String.fromCodePoint(code) : ' ';
      })
    : text;

/** Progress is reported after this many characters. */
const STEP = 256 * 1024;

/** The tags whose values are texts. */
const TEXTS = /^(NAME|MEMO)$/;

/** The tags that may stand behind a text, and the ends of what contains it. */
const KNOWN =
  /^<\/?(STMTTRN|BANKTRANLIST|TRNTYPE|DT[A-Z]+|TRNAMT|FITID|CORRECT[A-Z]+|SRVRTID|CHECKNUM|REFNUM|SIC|PAYEE[A-Z0-9]*|EXTDNAME|NAME|MEMO|ADDR\d|CITY|STATE|POSTALCODE|COUNTRY|PHONE|(BANK|CC)ACCT(TO|FROM)|BANKID|BRANCHID|ACCT[A-Z]+|CURRENCY|ORIGCURRENCY|CUR[A-Z]+|INV401KSOURCE|[A-Z]*BAL[A-Z]*|[A-Z]*STMT[A-Z]*|[A-Z]*MSGSRSV\d|OFX|[A-Z]+\.[A-Z.]+)[\s>/]/i;

/** Whether what looks like a tag within a text is a part of the text: `<Maria> Souza`. */
function isText(tag: string, content: string, at: number): boolean {
  if (KNOWN.test(tag)) return false;
  const [, name] = /^<([A-Z][^\s/]*)>$/i.exec(tag) ?? [];
  // A bank's own tag begins a line or is closed.
  const isOwn = /[\r\n]\s*$/.test(content.slice(Math.max(0, at - 20), at));
  return !isOwn && (name === undefined || !content.slice(at, at + 2000).includes(`</${name}>`));
}

/**
 * Goes through the tags of a file.
 * @param onToken - gets a tag's name in capitals, with a `/` in front for a closing tag, and a function that reads
 * the text after it
 */
function eachToken(
  { content: whole, decode }: FileContent,
  onPart: (part: number) => void,
  onToken: (name: string, valueOf: () => string) => void,
): void {
  const content = whole.slice(whole.search(START));
  let name = '';
  let text = '';
  const valueOf = (): string => plainLine(plainText(decode(text)));
  let end = 0;
  let reportAt = STEP;
  for (const { 0: piece, 1: cdata, 2: tag, index } of content.matchAll(PIECE)) {
    if (index >= reportAt) {
      onPart(index / content.length);
      reportAt = index + STEP;
    }
    text += content.slice(end, index);
    end = index + piece.length;
    // The content of CDATA is text, even if it looks like a tag. A tag of HTML is no tag of this format.
    if (cdata !== undefined) text += cdata;
    else if (tag === undefined || isHtmlTag(piece)) text += ' ';
    else if (TEXTS.test(name) && isText(piece, content, index)) text += piece;
    else {
      onToken(name, valueOf);
      const [first = ''] = tag.split(/\s/, 1);
      name = first.toUpperCase();
      text = '';
    }
  }
  text += content.slice(end);
  onToken(name, valueOf);
}

const FIELDS: ReadonlySet<string> = new Set('TRNTYPE DTPOSTED TRNAMT FITID NAME MEMO'.split(' '));

/** The direction that a type usually means. Most other types say none. */
const TYPES: Readonly<Record<string, Way>> = {
  CREDIT: 'in',
  DEP: 'in',
  DIRECTDEP: 'in',
  DIV: 'in',
  DEBIT: 'out',
  PAYMENT: 'out',
  CHECK: 'out',
  FEE: 'out',
  SRVCHG: 'out',
  CASH: 'out',
  DIRECTDEBIT: 'out',
  REPEATPMT: 'out',
  ATM: 'out',
  POS: 'out',
};
/** Money can be paid in at a machine, too, and refunded at a shop. */
const HINT_TYPE = /^(ATM|POS)$/i;

/** An amount that is only held, and perhaps never comes. */
const PENDING_TYPE = /^HOLD$/i;

/** The fields of one transaction. If a field is repeated, its first value counts. */
type Fields = Partial<Record<string, string>>;

/** The text of a transaction: both name and memo, or only the longer one if it contains the other. */
function ofxText({ NAME = '', MEMO = '' }: Fields): string {
  if (NAME.startsWith(MEMO) || NAME === '') return NAME === '' ? MEMO : NAME;
  if (MEMO.startsWith(NAME) || MEMO === '') return MEMO === '' ? NAME : MEMO;
  // Inter cuts the memo, but not the name.
  return MEMO.includes(NAME) ? MEMO : NAME.includes(MEMO) ? NAME : `${MEMO} - ${NAME}`;
}

interface OpenAccount {
  /** The currency of the amounts as the file names it; '' if it does not. */
  currency: string;
  bank: string;
  account: string;
  isCard: boolean;
  entries: Fields[];
  /** The ledger balance: BALAMT and DTASOF. The available one counts a limit, too. */
  balance: Fields;
}

/** Turns an account's entries into lines and entries that are left out. */
function readEntries(
  { entries, currency, balance, ...account }: OpenAccount,
  today: Day,
  leftOut: LeftOut[],
): AccountReading {
  const read = amountReader(
    entries.slice(0, 2000).map(({ TRNAMT = '' }) => TRNAMT),
    '.',
  );
  const posted = entries.map(({ DTPOSTED = '' }) => DTPOSTED);
  const readDay = dayReader(orderOfDays(posted, 'dayFirst', today));
  const amounts = entries.map((fields): WrittenAmount | null => {
    const { TRNAMT = '', TRNTYPE = '' } = fields;
    const amount = read(TRNAMT);
    if (!amount) return null;
    // On a card's bill, a payment may be the user's own.
    const isOwn = account.isCard && /^PAYMENT$/i.test(TRNTYPE);
    const typed = isOwn ? null : (TYPES[TRNTYPE.toUpperCase()] ?? wayOfWord(TRNTYPE));
    return {
      ...amount,
      word: amount.word ?? typed,
      isHint: amount.word === null && HINT_TYPE.test(TRNTYPE),
      text: ofxText(fields),
    };
  });
  const isBalanceEntry = ({ NAME = '', MEMO = '' }: Fields): boolean => {
    const told = [NAME, MEMO].filter((part) => /[a-z]/i.test(part));
    return told.length > 0 && told.every(isBalance);
  };
  const isLeftOut = entries.map(isBalanceEntry);
  const directed = directionReader(
    amounts.flatMap((amount, index) => (isLeftOut[index] ? [] : (amount ?? []))),
    { isCard: account.isCard, areSignsKnown: account.bank === SIGNED },
  );
  const accountCurrency = currencyOf(currency);
  /** Whether some entries name another currency than reais, so that one that names none is in doubt. */
  const isMixed = entries.some(({ CURRENCY = '' }) => currencyOf(CURRENCY) === 'foreign');
  const lines: RawLine[] = [];
  for (const [index, fields] of entries.entries()) {
    const text = ofxText(fields);
    const day = readDay(posted[index] ?? '');
    const amount = amounts[index] ?? null;
    const own = fields['CURRENCY'];
    const named =
      currencyOfAmount(fields['TRNAMT'] ?? '') ??
      (own === undefined ? accountCurrency : currencyOf(own));
    if (isLeftOut[index]) {
      leftOut.push({ reason: 'balance', text });
    } else if (named === 'foreign') {
      leftOut.push({ reason: 'foreign', text });
    } else if (day !== null && PENDING_TYPE.test(fields['TRNTYPE'] ?? '')) {
      leftOut.push({ reason: 'undone', text });
    } else if (day === null || amount === null) {
      leftOut.push({ reason: 'unreadable', text });
    } else if (day > today) {
      leftOut.push({ reason: 'future', text });
    } else {
      const { cents, isUnclear } = directed(amount);
      const uuid = asUuid(fields['FITID'] ?? '');
      if (cents > 0 && saysScheduled(text)) leftOut.push({ reason: 'future', text });
      else if (isMixed && named === null)
        lines.push({ day, cents, text, uuid, isUnclear: true, unknown: 'currency' });
      else lines.push({ day, cents, text, uuid, ...(isUnclear && { isUnclear }) });
    }
  }
  const on = readDay(balance['DTASOF'] ?? '');
  const amount = read(balance['BALAMT'] ?? '');
  // On a card's bill it is a debt.
  if (account.isCard || accountCurrency === 'foreign' || on === null || amount === null)
    return { ...account, lines };
  const cents = amount.word === 'out' ? -Math.abs(amount.cents) : amount.cents;
  // Some banks write the last day of the period, even if it is to come.
  return { ...account, lines, balance: { cents, day: on > today ? today : on } };
}

const bare = (number: string): string =>
  number
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .replace(/^0+/, '');

/** Whether a content is an OFX file. */
export const isOfx = (content: string): boolean => START.test(content.slice(0, 8192));

/**
 * Reads all accounts of an OFX file.
 * @param onPart - gets how much of the file is read, from 0 to 1
 */
export function readOfx(
  file: FileContent,
  today: Day,
  onPart: (part: number) => void,
): FileReading | FileRefused {
  const accounts: OpenAccount[] = [];
  let bankOfFile = '';
  let account: OpenAccount | null = null;
  let fields: Fields | null = null;
  /** Whether the tags are within `ORIGCURRENCY`: the amount is in the account's currency already. */
  let isConverted = false;
  let isLedgerBalance = false;
  const seen = { isClosed: false };
  const current = (isCard = false): OpenAccount => {
    if (account) return account;
    account = { currency: '', bank: bankOfFile, account: '', isCard, entries: [], balance: {} };
    accounts.push(account);
    return account;
  };
  eachToken(file, onPart, (name, valueOf) => {
    switch (name) {
      case 'STMTRS':
      case 'CCSTMTRS':
      case 'INVSTMTRS':
        account = null;
        fields = null;
        current(name === 'CCSTMTRS');
        break;
      case '/STMTRS':
      case '/CCSTMTRS':
      case '/INVSTMTRS':
        account = null;
        fields = null;
        break;
      case 'STMTTRN':
        fields = {};
        isConverted = false;
        current().entries.push(fields);
        break;
      case '/STMTTRN':
      case '/BANKTRANLIST':
        fields = null;
        break;
      case '/OFX':
        seen.isClosed = true;
        break;
      case 'CURDEF':
        current().currency = valueOf();
        break;
      case 'ORIGCURRENCY':
      case '/ORIGCURRENCY':
        isConverted = name === 'ORIGCURRENCY';
        break;
      case 'CURRENCY':
      case 'CURSYM':
        // A file may write the currency as the only content of `CURRENCY`.
        if (name === 'CURRENCY') isConverted = false;
        if (fields && !isConverted) fields['CURRENCY'] ??= valueOf() || undefined;
        break;
      case 'LEDGERBAL':
      case '/LEDGERBAL':
      case 'AVAILBAL':
        isLedgerBalance = name === 'LEDGERBAL';
        break;
      case 'BALAMT':
      case 'DTASOF':
        if (isLedgerBalance) current().balance[name] ??= valueOf();
        break;
      case 'FID':
        bankOfFile = bare(valueOf());
        break;
      case 'BANKID':
        if (!fields) current().bank = bare(valueOf()) || current().bank;
        break;
      case 'ACCTID':
        // Within a transaction, this is the other side's account.
        if (!fields) current().account = bare(valueOf()) || current().account;
        break;
      default:
        if (fields && FIELDS.has(name)) fields[name] ??= valueOf();
    }
  });
  if (!seen.isClosed) return { kind: 'refused', problem: 'cut' };
  const leftOut: LeftOut[] = [];
  const read = accounts.map((each) => readEntries(each, today, leftOut));
  const entries = accounts.reduce((sum, each) => sum + each.entries.length, 0);
  return { kind: 'read', accounts: read, leftOut, entries };
}

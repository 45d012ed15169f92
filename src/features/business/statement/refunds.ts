import { normalise } from '../../shared/searchText';
import { isGivenName } from './personName';

/* Recognises what is given back: such an entry goes the other way than the rest of its text says. */

/** A text as words of letters and digits with one space between them. */
export const plainWords = (text: string): string =>
  normalise(text.slice(0, 200))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Words for money that the bank takes back. Money that the user gives back may be an expense. */
const TAKEN_BACK = String.raw`estorn\w*|revers(?:ao|ad|al)\w*|chargeback`;
const REFUND = String.raw`(?:${TAKEN_BACK}|devol\w*|reemb\w*|canc|cancel|cancel(?:ad|am)\w*|ressarc\w*|restitu\w*|refund\w*|rejeitad\w*|recusad\w*)`;
const WAY = String.raw`(?:pix|ted|doc|tef|transf\w*|deb\w*|cred\w*|compra|pag\w*|pgto|tar\w*|boleto|cheque|chq?|deposito|saque|env\w*|receb\w*|emit\w*|valor|iof|juros)\b`;
/** `Dev` before a way of payment, unless a company is called so: `Dev Pagamentos Ltda`. */
const DEV_WAY = String.raw`\bdev (?:\d+ )*(?:d[aeo] )?${WAY}(?! (?:ltda|me|mei|epp|eireli|s ?a)$)|^dev(?: \d+)*$`;
/** The abbreviation with a sign behind it: `DEV. ANA`, `DEV - ANA`, but not `Dev-House` and `Dev.com`. */
const DEV_SIGN = /^\s*dev(?:\.(?:\s|$)|\s*[:/]|\s+-\s)/;

const ANYWHERE = new RegExp(String.raw`\b${REFUND}\b|${DEV_WAY}`);
const OPENING = new RegExp(String.raw`^(?:(?:${WAY}|de|do|da|no|em) )*${REFUND}\b|${DEV_WAY}`);
const OF_BANK = new RegExp(String.raw`\b(?:${TAKEN_BACK})\b`);
const CLOSING = new RegExp(` ${REFUND}$`);
const WHOLE_WORD = new RegExp(`^${REFUND}$`);
const EACH = new RegExp(String.raw`\b(?:${REFUND}|de|do|da)\b`, 'g');
const EACH_DEV = new RegExp(String.raw`^dev\b|\bdev(?= ${WAY})`, 'g');

/** Whether a text begins with the abbreviation. Names begin so, too, but not with a first name behind it. */
const beginsWithDev = (text: string, words: string): boolean =>
  words.startsWith('dev ') &&
  (DEV_SIGN.test(normalise(text.slice(0, 20))) || isGivenName(words.split(' ', 2)[1] ?? ''));

/** Whether a text speaks of money that is given back. */
export function isRefund(text: string): boolean {
  const words = plainWords(text);
  return ANYWHERE.test(words) || beginsWithDev(text, words);
}

/** The same where the word stands before any name, so that it cannot be a part of one. */
export function beginsAsRefund(text: string): boolean {
  const words = plainWords(text);
  return OPENING.test(words) || beginsWithDev(text, words);
}

/** Whether a text speaks of money that the bank takes back. */
export const isTakenBack = (text: string): boolean => OF_BANK.test(plainWords(text));

/** Whether a normalised word says that money is given back. */
export const isRefundWord = (word: string): boolean => WHOLE_WORD.test(word);

/** A normalised name without the word for a refund behind it, which is no part of it. */
export const withoutClosingRefund = (name: string): string => name.replace(CLOSING, '');

/** The words of a text without those that say that it is given back. */
export const withoutRefund = (text: string): string =>
  plainWords(text)
    .replace(EACH, ' ')
    .replace(EACH_DEV, (found) => (isRefund(text) ? ' ' : found))
    .replace(/\s+/g, ' ')
    .trim();

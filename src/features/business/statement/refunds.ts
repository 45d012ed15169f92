import { normalise } from '../../shared/searchText';

/* Recognises what is given back: such an entry goes the other way than the rest of its text says. */

/** A text as words of letters and digits with one space between them. */
export const plainWords = (text: string): string =>
  normalise(text.slice(0, 200))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const REFUND = String.raw`(?:estorn\w*|devol\w*|reemb\w*|canc|cancel|cancel(?:ad|am)\w*|ressarc\w*|restitu\w*|revers(?:ao|ad|al)\w*|refund\w*|rejeitad\w*|recusad\w*|chargeback)\b`;
const WAY = String.raw`(?:pix|ted|doc|tef|transf\w*|deb\w*|cred\w*|compra|pag\w*|pgto|tar\w*|boleto|cheque|deposito|saque|env\w*|receb\w*|emit\w*)\b`;
// `Dev` may also begin a company's name behind a way of payment: `PIX TRANSF DEV STUDIO`.
const SHORT = String.raw`(?:^dev\b|\bdev ${WAY})`;

const ANYWHERE = new RegExp(String.raw`\b${REFUND}|${SHORT}`);
const OPENING = new RegExp(String.raw`^(?:(?:${WAY}|de|do|da|no|em) )*${REFUND}|${SHORT}`);

/** Whether a text speaks of money that is given back. */
export const isRefund = (text: string): boolean => ANYWHERE.test(plainWords(text));

/** The same where the word stands before any name, so that it cannot be a part of one. */
export const beginsAsRefund = (text: string): boolean => OPENING.test(plainWords(text));

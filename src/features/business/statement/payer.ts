// Of the library for documents only these, because the whole of it is too large for the worker.
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

import { cachedPerText } from '../../shared/cachedPerText';
import { normalise } from '../../shared/searchText';
import { areBanksOwn } from './bankWords';
import { beginsWithPlace, isDesignation, isLetter, namesPlace, numberOf } from './designator';
import { inFull, isGeneration, isGivenName, isTrade, mayBeGeneration } from './personName';
import { isRefundWord } from './refunds';

/*
 * Reads who paid from the bank's text. Banks write names in full, cut, between dashes or without spaces, and
 * documents whole, masked or not at all.
 */

/** Who paid, or was paid, according to the bank's text of a line. */
export interface Payer {
  /** The name as the bank wrote it; '' if the text has none. */
  name: string;
  /** The words of the name, normalised. */
  words: readonly string[];
  /** Whether the name may be cut, so that its last word is the beginning of a word, or of a name that goes on. */
  mayBeCut: boolean;
  /** Whether the text is of a kind in which names are cut, so that words after the name may be missing. */
  isCut: boolean;
  /** Whether the text says that the payer is a company. */
  isCompany: boolean;
  /** What may be CPFs or CNPJs, unmasked and without punctuation. */
  documents: readonly string[];
  /** The `documents` whose check digits are right. */
  checked: readonly string[];
  /** The six digits in the middle of a masked CPF. */
  masked: string | null;
  /** The 14 characters of a masked CNPJ, with `*` for those that are hidden. */
  maskedCnpj: string | null;
}

const MASKED = /[•*x.]{3,}[.\s]?(\d{3})[.\s]?(\d{3})[-\s]?[•*x]{2}/i;
/** A CNPJ of which some characters are hidden. `x` hides a character only if the whole is no CNPJ. */
const MASKED_CNPJ = /[\dA-Z•*]{2}\.[\dA-Z•*]{3}\.[\dA-Z•*]{3}\/[\dA-Z•*]{4}-[\dX•*]{2}/gi;
const HIDDEN = /[•*]|x{2}/i;
const CNPJ = /\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2}/g;
/** A CNPJ with letters. Its punctuation leaves no doubt, even if the check digits are wrong. */
const LETTERED_CNPJ = /[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}/gi;
/** What is a CNPJ with letters if the check digits are right. A day after it belongs to a word: `POUSADABELAS16/11`. */
const BARE_LETTERED =
  /(?<![\p{L}\d])[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}(?![\p{L}\d]|\/\d)/giu;
const CPF = /\d{3}\.\d{3}\.\d{3}-\d{2}/g;
const BARE = /(?<!\d)(\d{14}|\d{11})(?!\d)/g;

const digits = (text: string): string => text.replace(/\D/g, '');

const bareDocument = (text: string): string => text.toUpperCase().replace(/[^\dA-Z]/g, '');

/** Whether the check digits are right. A number of 11 or 14 digits may also be a telephone number, for example. */
const isDocument = (bare: string): boolean =>
  bare.length === 11 ? isValidCpf(bare) : isValidCnpj(bare, { version: 2 });

/** Whether a document has letters. */
const isLettered = (bare: string): boolean => /[A-Z]/.test(bare);

/** Whether a text of 14 characters may be a word with two digits after it, which now and then are check digits. */
const mayBeWord = (bare: string): boolean => !/\d/.test(bare.slice(0, 12));

const isLetteredCnpj = (bare: string): boolean => isLettered(bare) && isDocument(bare);

/** Whether a document of a text is a company's, and not a CPF that is filled up with zeros, nor another number. */
const isCnpj = (bare: string): boolean =>
  bare.length === 14 && isDocument(bare) && !mayBeWord(bare);

function documentsIn(text: string): string[] {
  const found = [...(text.match(CNPJ) ?? []), ...(text.match(CPF) ?? [])].map(digits);
  // The last eleven characters of a CNPJ with letters may be digits, and are no CPF.
  const others = text.replace(BARE_LETTERED, (written) =>
    isLetteredCnpj(bareDocument(written)) ? ' ' : written,
  );
  for (const [, bare = ''] of others.matchAll(BARE)) {
    found.push(bare);
    // A CPF with zeros in front, up to the length of a CNPJ.
    if (bare.length === 14 && bare.startsWith('000')) found.push(bare.slice(3));
  }
  const dotted = (text.match(LETTERED_CNPJ) ?? []).map(bareDocument).filter(isLettered);
  const bare = (text.match(BARE_LETTERED) ?? []).map(bareDocument).filter(isLetteredCnpj);
  return [...new Set([...found, ...dotted, ...bare])];
}

/** The 14 characters of a masked CNPJ, with `*` for those that are hidden; null if the text has none. */
function maskedCnpjIn(text: string): string | null {
  for (const [found] of text.matchAll(MASKED_CNPJ)) {
    if (HIDDEN.test(found) && !isDocument(bareDocument(found))) {
      return found
        .toUpperCase()
        .replace(/[•X]/g, '*')
        .replace(/[^\dA-Z*]/g, '');
    }
  }
  return null;
}

/** How many characters of a masked CNPJ must be seen before it says who paid. */
const SEEN = 6;

export const fitsMask = (mask: string, document: string): boolean =>
  mask.length === document.length &&
  Array.from(mask).every((each, index) => each === '*' || each === document[index]);

/** Whether a masked CNPJ says enough to recognise a document by it. */
export const isTelling = (mask: string): boolean => mask.replaceAll('*', '').length >= SEEN;

/** Words for the way of payment, which are no part of a name. */
const WAYS = new Set(
  (
    'pix recebido recebida recebimento receb rec rem remetente transferencia transf transferido ted doc tef ' +
    'credito cred deposito dep em conta corrente c/c cc cp de do da dos das e pelo pela via por para enviado enviada ' +
    'qr code qrcode estatico dinamico pagamento pagto pgto pag bco banco outra if mesma titularidade online ' +
    'inter bradesco itau santander caixa nubank sicoob c6 bank brasil mercado liquidacao cobranca boleto ' +
    'compra no debito saida entrada int interna agencia agencia: conta: ag ' +
    'agendado agendada agendamento programado programada efetuado efetuada realizado realizada'
  ).split(' '),
);

const PARTICLES = new Set(['de', 'da', 'do', 'dos', 'das', 'e', 'di', 'del']);
const COMPANY = new Set([
  'ltda',
  'me',
  'mei',
  'eireli',
  'epp',
  'sa',
  's/a',
  'cia',
  'ss',
  'limitada',
]);

const JOINT_STOCK = /\bs ?[/.] ?a\b/g;

/** Whether a name says that it is a company's: 'Prado LTDA'. */
export const saysCompany = (name: string): boolean => {
  const plain = normalise(name);
  return (
    plain.search(JOINT_STOCK) !== -1 || plain.split(/[^a-z0-9]+/).some((each) => COMPANY.has(each))
  );
};

/** The words that distinguish a name from other names. */
export function nameWords(name: string): string[] {
  const all = normalise(name)
    .replace(JOINT_STOCK, ' ')
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/ s a *$/, ' ')
    // 'Loja nº 1' and 'Loja01' are 'Loja 1'.
    .replace(/\b(?:n|no|nr|num|numero) +(?=\d)/g, '')
    .replace(/([a-z]{3,})(\d+)\b/g, '$1 $2')
    .split(' ')
    .filter((word) => word !== '')
    .map(inFull);
  // The 'e' of 'Bloco E' or 'Aurora E LTDA' is no 'and', but that of 'Aurora e Cia' is.
  const isClosing = (word: string, index: number): boolean => {
    if (word !== 'e' || index === 0) return false;
    const after = all.slice(index + 1);
    const isLast = after[0] !== 'cia' && after.every((each) => COMPANY.has(each));
    return isLast || namesPlace(all[index - 1]);
  };
  return all.filter(
    (word, index) => !COMPANY.has(word) && (!PARTICLES.has(word) || isClosing(word, index)),
  );
}

/** The words before the name in texts such as `transferencia pix rem: NAME dd/mm`. */
const AFTER_WAY =
  /^(?:pix\s*-?\s*)?(?:transferencia pix rem:|ted recebida\s*-?|pix rec(?:ebido)?\s*-?\s*(?:\d{2}\/\d{2}\s+\d{2}:\d{2})?)\s*/i;

/** English words before the name: `Received money from NAME`, `Payment from NAME`, `Sent to NAME`. */
const AFTER_ENGLISH_WAY =
  /^(?:(?:you|has|have|been|a|an|the|your|incoming|outgoing|received|receipt|sent|paid|got|money|funds|cash|payments?|transfer(?:red)?|deposit(?:ed)?|credit(?:ed)?|wire|bank|ach|pix|scheduled)[\s:-]+)*(?:from|by|to)\s*:?\s+/i;
/** What follows the name in such texts. */
const ENGLISH_END = /\s+(?:with (?:the )?(?:reference|message|note)|reference)(?:\s.*|$)/i;

const NOISE = new RegExp(
  [
    /(?<!\d)(?:\d{4}-\d{2}-\d{2}|\d{2}([.-])\d{2}\1\d{4})(?!\d)/,
    /\d{2}\/\d{2}(?:\/\d{2,4})?/,
    /\d{2}:\d{2}(?::\d{2})?/,
    /(?<![\p{L}\d])\d{1,2}h\d{2}(?![\p{L}\d])/u,
    /cp\s*:\s*\d+\s*-?/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
);

/** Whether a word is none of a name: it speaks of a way of payment or of a refund, or is a number. */
const isOfWay = (word: string): boolean =>
  WAYS.has(word) || /^\d+$/.test(word) || isRefundWord(word);

/** Whether a piece of a text has nothing but words for a way of payment. */
const isWay = (piece: string): boolean =>
  normalise(piece)
    .split(/[^a-z0-9/]+/)
    .every((word) => word === '' || isOfWay(word));

/** A piece of a text without the words for a way of payment before the name. */
function withoutWays(piece: string): string {
  const words = piece.split(/\s+/).filter((word) => word !== '');
  let start = 0;
  while (start < words.length) {
    const word = normalise(words[start] ?? '').replace(/[^a-z0-9/]/g, '');
    if (word !== '' && !isOfWay(word)) break;
    start += 1;
  }
  return words.slice(start).join(' ');
}

/** Some banks write a day right after the name: `POUSADA16/11`. */
const GLUED_DAY = /(?<=[a-zà-ú])\d{2}\/\d{2}\b/i;

/** How many characters of a text are read. Names stand at its start. */
const READ = 200;

/** The lengths that a name may have if its bank has cut it. */
const CUT_FROM = 9;
const CUT_TO = 25;
const CLOSING_DAY = /\s*\d{2}\/\d{2}(\/\d{2,4})?\s*$/;

/**
 * Whether the bank may have cut a name. Banks that do so write capitals, and the name last or before the day.
 */
const isCuttable = (text: string, name: string): boolean =>
  name.length >= CUT_FROM &&
  name.length <= CUT_TO &&
  text === text.toUpperCase() &&
  text.replace(CLOSING_DAY, '').trimEnd().endsWith(name);

/** The kinds of texts in which banks cut names after some letters. */
const CUTTING = /^(?:pix transf\b|transferencia pix (?:rem|des):|pix - \w+ - \d{2}\/\d{2} )/i;

/** Reads who paid, or was paid, from the bank's text of a line. */
export function payerOf(whole: string): Payer {
  const text = whole.slice(0, READ);
  const hasDigits = /\d{2}/.test(text);
  const documents = hasDigits ? documentsIn(text) : [];
  const maskedCnpj = hasDigits || HIDDEN.test(text) ? maskedCnpjIn(text) : null;
  const mask = hasDigits ? MASKED.exec(text) : null;
  const masked = mask ? `${mask[1] ?? ''}${mask[2] ?? ''}` : null;
  const withoutMask = maskedCnpj === null ? text : text.replace(MASKED_CNPJ, ' ');
  const plain = !hasDigits
    ? withoutMask
    : withoutMask
        .replace(LETTERED_CNPJ, ' ')
        .replace(BARE_LETTERED, (found) => {
          const bare = bareDocument(found);
          return isLetteredCnpj(bare) && !mayBeWord(bare) ? ' ' : found;
        })
        .replace(MASKED, ' ')
        .replace(CNPJ, ' ')
        .replace(CPF, ' ')
        .replace(GLUED_DAY, ' ')
        .replace(NOISE, ' ')
        .replace(BARE, ' ');
  const told = AFTER_ENGLISH_WAY.test(plain)
    ? plain.replace(AFTER_ENGLISH_WAY, '').replace(ENGLISH_END, '')
    : plain;
  const clean = told.replace(AFTER_WAY, '').replace(/["()]/g, ' ');
  // The first piece between dashes or colons that contains a name. The bank's name comes after it.
  const pieces = clean.split(/\s+-\s+|:\s|\s-|-\s|\|/);
  const at = pieces.findIndex((each) => !isWay(each));
  const name = withoutWays(pieces[at] ?? '').replace(/[\s\-–:.,]+$/, '');
  const next = pieces[at + 1] ?? '';
  const plainNext = normalise(next).trim();
  // 'Condomínio Solar - Bloco B', 'João Silva - Filho'
  const isClosing =
    isDesignation(plainNext) || beginsWithPlace(plainNext) || isGeneration(plainNext);
  const words = nameWords(name === '' || !isClosing ? name : `${name} ${next}`);
  const mayBeCut = isCuttable(text, name);
  return {
    name,
    words,
    mayBeCut,
    isCut: mayBeCut && CUTTING.test(normalise(text)),
    isCompany: saysCompany(name) || maskedCnpj !== null || documents.some(isCnpj),
    documents,
    checked: documents.filter((each) => isDocument(each) && !mayBeWord(each)),
    masked,
    maskedCnpj,
  };
}

/** Returns a `payerOf` that reads each text only once, because the texts are needed several times. */
export const payerReader = (): ((text: string) => Payer) => cachedPerText(payerOf);

/** How well a payer's name fits a client's name. */
export type NameFit =
  /** At least two words or eight letters are equal, and no word, letter or number contradicts. */
  | 'strong'
  /** Some words are equal. */
  | 'part'
  | null;

/** What is known about two names that are compared. */
export interface ComparedNames {
  /** Whether the payer's last word may be cut. */
  mayBeCut: boolean;
  /** Whether the bank cuts names, so that the payer's name may lack the words at its end. */
  isCut: boolean;
  /** Whether one of the names is known to be a company's. */
  isCompany: boolean;
}

/**
 * The index of the client's word that a word of the payer is, from an index on; -1 if it is none. The payer's last word
 * may be the beginning of a word, because banks cut names. A number is never the beginning of another one, and neither
 * is the letter of a place the beginning of a word: 'Bloco B' is not 'Bloco Beta'.
 */
function placeOf(
  payer: readonly string[],
  index: number,
  name: readonly string[],
  from: number,
): number {
  const word = payer[index] ?? '';
  const number = numberOf(word);
  const mayBeBeginning =
    index === payer.length - 1 &&
    !/\d/.test(word) &&
    !(isLetter(word) && namesPlace(payer[index - 1]));
  return name.findIndex((each, place) => {
    if (place < from) return false;
    if (each === word || (number !== null && numberOf(each) === number)) return true;
    if (isLetter(word) && isGeneration(each)) return false;
    return mayBeBeginning && each.startsWith(word) && numberOf(each) === null;
  });
}

/** Words of a name, from one index to before another. */
interface Stretch {
  words: readonly string[];
  from: number;
  to: number;
}

/** How the words that two names do not share speak against one person. */
interface Difference {
  /** The payer has a word that the client's name lacks. */
  isBroken: boolean;
  /** The client's name has a word that the payer lacks. */
  isMissing: boolean;
  /** The client's name has such a word that the bank has not cut off. */
  isLeftOut: boolean;
  /** A letter, a number, a generation or a place tells the names apart, or one of them lacks it. */
  isOther: boolean;
}

/** Compares the words between the same equal words of two names, and adds the result to `difference`. */
function compareStretches(
  payer: Stretch,
  name: Stretch,
  { mayBeCut, isCut }: ComparedNames,
  difference: Difference,
): void {
  const isAtEnd = payer.to === payer.words.length;
  const left = new Set(name.words.slice(name.from, name.to).map((_word, at) => name.from + at));
  const isBanks =
    isAtEnd &&
    !namesPlace(payer.words[payer.from - 1]) &&
    areBanksOwn(payer.words.slice(payer.from));
  for (let index = payer.from; index < payer.to && !isBanks; index += 1) {
    const word = payer.words[index] ?? '';
    const isLast = index === payer.words.length - 1;
    const isPlaceLetter = isLetter(word) && namesPlace(payer.words[index - 1]);
    if (isLetter(word) && !isPlaceLetter) {
      // It may be the initial of a word that the client's name has in full.
      const full = [...left].find((place) => {
        const each = name.words[place] ?? '';
        return each.startsWith(word) && numberOf(each) === null && !isGeneration(each);
      });
      if (full !== undefined) left.delete(full);
      else if (left.size > 0 || isLast) difference.isOther = true;
    } else if (
      isPlaceLetter ||
      numberOf(word) !== null ||
      isGeneration(word) ||
      (isLast && mayBeCut && mayBeGeneration(word))
    ) {
      difference.isOther = true;
    } else {
      difference.isBroken = true;
    }
  }
  for (const place of left) {
    const word = name.words[place] ?? '';
    const isClosing = place === name.words.length - 1;
    difference.isMissing = true;
    // The bank may have cut what comes after the payer's last word.
    if (!isAtEnd || !isCut) difference.isLeftOut = true;
    if (isAtEnd && !isCut) difference.isOther = true;
    if (numberOf(word) !== null || isGeneration(word) || namesPlace(word)) {
      difference.isOther = true;
    }
    if (isLetter(word) && (isClosing || namesPlace(name.words[place - 1]))) {
      difference.isOther = true;
    }
  }
}

/** Whether both names are persons' names, of which words may be left out. */
const arePersons = (payer: readonly string[], name: readonly string[]): boolean =>
  isGivenName(name[0] ?? '') &&
  ![...payer, ...name].some((word) => isTrade(word) || namesPlace(word));

/**
 * Compares a payer's words with a client's name. The payer's last word may be cut. Of a person's name, words in the
 * middle may be missing on one side only, and the payer may have further ones: if both sides have further words, they
 * are two people with the same first name. A company with a further word is another company. A letter in the middle may
 * be an initial. A closing letter, a number or a generation's word tells two names apart, also if only one of them has
 * it.
 */
export function nameFit(
  payer: readonly string[],
  name: readonly string[],
  { mayBeCut = true, isCut = mayBeCut, isCompany = false }: Partial<ComparedNames> = {},
): NameFit {
  const [first = ''] = name;
  const [payerFirst = ''] = payer;
  if (first === '' || payerFirst === '') return null;
  let words = 0;
  let letters = 0;
  /** Whether the last word is one letter of a longer word. */
  let isInitial = false;
  /** Whether the last word is the beginning of a longer word. */
  let isBeginning = false;
  const difference: Difference = {
    isBroken: false,
    isMissing: false,
    isLeftOut: false,
    isOther: false,
  };
  /** The first word of the payer, and of the name, after the equal words so far. */
  let [from, fromPlace] = [0, 0];
  for (let index = 0; index <= payer.length; index += 1) {
    const word = payer[index];
    const place = word === undefined ? name.length : placeOf(payer, index, name, fromPlace);
    if (place === -1) continue;
    if (index > from || place > fromPlace) {
      compareStretches(
        { words: payer, from, to: index },
        { words: name, from: fromPlace, to: place },
        { mayBeCut, isCut: isCut || (mayBeCut && isBeginning), isCompany },
        difference,
      );
    }
    [from, fromPlace] = [index + 1, place + 1];
    if (word === undefined) break;
    isBeginning = word !== name[place] && numberOf(word) === null;
    if (word.length >= 3 || word === name[place] || numberOf(word) !== null) words += 1;
    else if (isLetter(word)) isInitial = true;
    letters += word.length;
  }
  const startsAlike = payerFirst === first || (payer.length === 1 && first.startsWith(payerFirst));
  if (words === 0) return null;
  const isOneName =
    !isCompany && arePersons(payer, name)
      ? !(difference.isBroken && difference.isMissing) && (mayBeCut || !isBeginning)
      : !difference.isBroken && !difference.isLeftOut && (isCut || !isBeginning);
  const isSure =
    startsAlike &&
    (words >= 2 || (letters >= 8 && !(isInitial && !mayBeCut))) &&
    isOneName &&
    !difference.isOther;
  if (isSure) return 'strong';
  return startsAlike || words >= 2 ? 'part' : null;
}

/**
 * Whether a client's name may be the payer's whole name, if the bank has cut it. It begins with the payer's words, or
 * the payer's last letter belongs to a word that the client's name leaves out.
 */
export function mayGoOn(payer: readonly string[], name: readonly string[]): boolean {
  const begins = (words: readonly string[]): boolean => name.join(' ').startsWith(words.join(' '));
  if (begins(payer)) return true;
  const whole = payer.slice(0, -1);
  const last = payer.at(-1) ?? '';
  const closing = name.at(-1) ?? '';
  const isPartOfWord = isLetter(last) && !namesPlace(whole.at(-1));
  const isTold = isLetter(closing) || numberOf(closing) !== null;
  return whole.length > 0 && isPartOfWord && begins(whole) && !isTold;
}

/** The names of payment services, which say nothing about who paid. */
const INTERMEDIARY =
  /\b(pagseguro|pagbank|pag seguro|stripe|asaas|pago|mercado ?livre|ifood|paypal|iugu|pagar ?me|stone|cielo|rede|getnet|sum ?up|infinitepay|cloudwalk|hotmart|kiwify|eduzz|monetizze|ebanx|picpay|ame digital|shopee|amazon|uber|wise|payoneer|husky|remessa|adyen|dlocal|vindi|safe2pay|efi|gerencianet|ton)\b/;

/** The key by which a payer is recognised later; null if the text says too little. */
export function payerKey({ words, checked, masked, maskedCnpj }: Payer): string | null {
  if (INTERMEDIARY.test(words.join(' '))) return null;
  const [document] = checked;
  if (document !== undefined) return document;
  const letters = words.join('').length;
  if (words.length < 2 && letters < 8) return null;
  return `${masked ?? maskedCnpj ?? ''}${words.join(' ')}`;
}

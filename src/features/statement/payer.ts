import { normalise } from '../shared/searchText';

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
  /** The unmasked numbers that may be CPFs or CNPJs, digits only. */
  documents: readonly string[];
  /** The `documents` whose check digits are right. */
  checked: readonly string[];
  /** The six digits in the middle of a masked CPF. */
  masked: string | null;
}

const MASKED = /[•*x.]{3,}[.\s]?(\d{3})[.\s]?(\d{3})[-\s]?[•*x]{2}/i;
const CNPJ = /\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2}/g;
const CPF = /\d{3}\.\d{3}\.\d{3}-\d{2}/g;
const BARE = /(?<!\d)(\d{14}|\d{11})(?!\d)/g;

const digits = (text: string): string => text.replace(/\D/g, '');

/** Whether the check digits are right. A number of 11 or 14 digits may also be a telephone number, for example. */
function isChecked(bare: string): boolean {
  const most = bare.length === 11 ? 11 : 9;
  const digitAfter = (count: number): number => {
    let sum = 0;
    for (let at = 0; at < count; at += 1) {
      sum += Number(bare[at]) * (((count - 1 - at) % (most - 1)) + 2);
    }
    const rest = sum % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const count = bare.length - 2;
  return (
    Number(bare[count]) === digitAfter(count) && Number(bare[count + 1]) === digitAfter(count + 1)
  );
}

function documentsIn(text: string): string[] {
  if (!/\d{2}[\d.]\d/.test(text)) return [];
  const found = [...(text.match(CNPJ) ?? []), ...(text.match(CPF) ?? [])].map(digits);
  for (const [, bare = ''] of text.matchAll(BARE)) {
    found.push(bare);
    // A CPF with zeros in front, up to the length of a CNPJ.
    if (bare.length === 14 && bare.startsWith('000')) found.push(bare.slice(3));
  }
  return [...new Set(found)];
}

/** Words for the way of payment, which are no part of a name. */
const WAYS = new Set(
  (
    'pix recebido recebida recebimento receb rec rem remetente transferencia transf transferido ted doc tef ' +
    'credito cred deposito dep em conta corrente c/c cc cp de do da dos das e pelo pela via por para enviado enviada ' +
    'qr code qrcode estatico dinamico pagamento pagto pgto pag bco banco outra if mesma titularidade online ' +
    'inter bradesco itau santander caixa nubank sicoob c6 bank brasil mercado liquidacao cobranca boleto ' +
    'compra no debito saida entrada int interna agencia agencia: conta: ag ' +
    'devolucao devolvido devolvida estorno estornado estornada reembolso chargeback'
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

/** The words that distinguish a name from other names. */
export const nameWords = (name: string): string[] =>
  normalise(name)
    .replace(/[^a-z0-9 ]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && !PARTICLES.has(word) && !COMPANY.has(word));

/** The words before the name in texts such as `transferencia pix rem: NAME dd/mm`. */
const AFTER_WAY =
  /^(?:pix\s*-?\s*)?(?:transferencia pix rem:|ted recebida\s*-?|pix rec(?:ebido)?\s*-?\s*(?:\d{2}\/\d{2}\s+\d{2}:\d{2})?)\s*/i;

const NOISE = /\d{2}\/\d{2}(\/\d{2,4})?(\s+\d{2}:\d{2})?|\d{2}:\d{2}(:\d{2})?|cp\s*:\s*\d+\s*-?/gi;

/** Whether a piece of a text has nothing but words for a way of payment. */
const isWay = (piece: string): boolean =>
  normalise(piece)
    .split(/[^a-z0-9/]+/)
    .every((word) => word === '' || WAYS.has(word) || /^\d+$/.test(word));

/** A piece of a text without the words for a way of payment before the name. */
function withoutWays(piece: string): string {
  const words = piece.split(/\s+/).filter((word) => word !== '');
  let start = 0;
  while (start < words.length) {
    const word = normalise(words[start] ?? '').replace(/[^a-z0-9/]/g, '');
    if (word !== '' && !WAYS.has(word) && !/^\d+$/.test(word)) break;
    start += 1;
  }
  return words.slice(start).join(' ');
}

/** Some banks write a day right after the name: `POUSADA16/11`. */
const GLUED_DAY = /(?<=[a-zà-ú])\d{2}\/\d{2}\b/i;

/** How many characters of a text are read. Names stand at its start. */
const READ = 200;

/** Reads who paid, or was paid, from the bank's text of a line. */
export function payerOf(whole: string): Payer {
  const text = whole.slice(0, READ);
  const documents = documentsIn(text);
  const hasDigits = /\d{2}/.test(text);
  const mask = hasDigits ? MASKED.exec(text) : null;
  const masked = mask ? `${mask[1] ?? ''}${mask[2] ?? ''}` : null;
  const plain = !hasDigits
    ? text
    : text
        .replace(MASKED, ' ')
        .replace(CNPJ, ' ')
        .replace(CPF, ' ')
        .replace(GLUED_DAY, ' ')
        .replace(NOISE, ' ')
        .replace(BARE, ' ');
  const clean = plain.replace(AFTER_WAY, '').replace(/["()]/g, ' ');
  // The first piece between dashes or colons that contains a name. The bank's name comes after it.
  const piece = clean.split(/\s+-\s+|:\s|\s-|-\s|\|/).find((each) => !isWay(each)) ?? '';
  const name = withoutWays(piece).replace(/[\s\-–:.,]+$/, '');
  return { name, words: nameWords(name), documents, checked: documents.filter(isChecked), masked };
}

/** Returns a `payerOf` that reads each text only once, because the texts are needed several times. */
export function payerReader(): (text: string) => Payer {
  const known = new Map<string, Payer>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const payer = payerOf(text);
    known.set(text, payer);
    return payer;
  };
}

/** How well a payer's name fits a client's name. */
export type NameFit =
  /** At least two words or eight letters are equal, and no word contradicts. */
  | 'strong'
  /** Some words are equal. */
  | 'part'
  | null;

/**
 * Compares a payer's words with a client's name. The payer's last word may be cut. Words may be missing on one side
 * only. If both sides have further words, they are two people with the same first name.
 */
export function nameFit(payer: readonly string[], name: readonly string[]): NameFit {
  const [first = ''] = name;
  const [payerFirst = ''] = payer;
  if (first === '' || payerFirst === '') return null;
  let at = 0;
  let words = 0;
  let letters = 0;
  let isBroken = false;
  let isLeftOver = false;
  for (const [index, word] of payer.entries()) {
    const isLast = index === payer.length - 1;
    const place = name.findIndex(
      (each, position) =>
        position >= at && (each === word || (isLast && word !== '' && each.startsWith(word))),
    );
    if (place === -1) {
      // A single letter in the middle may be the initial of a missing word, so it contradicts nothing.
      if (word.length > 1) isBroken = true;
      continue;
    }
    if (place > at) isLeftOver = true;
    at = place + 1;
    letters += word.length;
    if (word.length >= 3 || word === name[place]) words += 1;
  }
  const startsAlike = payerFirst === first || (payer.length === 1 && first.startsWith(payerFirst));
  if (words === 0) return null;
  const isMissing = isLeftOver || at < name.length;
  const isSure = startsAlike && (words >= 2 || letters >= 8) && !(isBroken && isMissing);
  if (isSure) return 'strong';
  return startsAlike || words >= 2 ? 'part' : null;
}

/** The names of payment services, which say nothing about who paid. */
const INTERMEDIARY =
  /\b(pagseguro|pagbank|pag seguro|stripe|asaas|pago|mercado ?livre|ifood|paypal|iugu|pagar ?me|stone|cielo|rede|getnet|sum ?up|infinitepay|cloudwalk|hotmart|kiwify|eduzz|monetizze|ebanx|picpay|ame digital|shopee|amazon|uber|wise|payoneer|husky|remessa|adyen|dlocal|vindi|safe2pay|efi|gerencianet|ton)\b/;

/** The key by which a payer is recognised later; null if the text says too little. */
export function payerKey({ words, checked, masked }: Payer): string | null {
  if (INTERMEDIARY.test(words.join(' '))) return null;
  const [document] = checked;
  if (document !== undefined) return document;
  const letters = words.join('').length;
  if (words.length < 2 && letters < 8) return null;
  return `${masked ?? ''}${words.join(' ')}`;
}

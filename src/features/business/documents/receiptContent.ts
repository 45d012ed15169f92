import { quoted } from '../../shared/quoted';
import { partName, paymentMethodLabel } from '../payments/paymentWords';
import { longDay } from '../../shared/longDay';
import type { ReceiptDocument } from './receiptDocument';
import {
  amountText,
  creditText,
  documentText,
  formatDate,
  joined,
  providerContent,
  signatureOf,
  type DocumentContent,
  type Line,
  type Signature,
} from './words';

/** A receipt in words, in the order in which it is read. */
export interface ReceiptContent extends DocumentContent {
  amount: string | null;
  /** The sentence that acknowledges the payment, as runs of text. */
  sentence: { text: string; isStrong?: boolean }[];
  facts: Line[];
  /** The place and the day: 'Olinda, PE, 15 de novembro de 2026'. */
  place: string;
  signature: Signature;
}

/** What the payment is for: 'parcela 2/6 do projeto “Catálogo”'. */
function purpose({ part, project }: ReceiptDocument, count: number): string {
  const named = partName(part.number, count)?.toLowerCase() ?? null;
  const name =
    part.pieces.length > 0
      ? `parte ${named === null ? 'do pagamento' : `da ${named}`}`
      : (named ?? 'pagamento');
  return project === null ? name : `${name} do projeto ${quoted(project)}`;
}

function sentenceOf({ payer, amount, inWords }: ReceiptDocument): ReceiptContent['sentence'] {
  const document = documentText(payer);
  const who = joined([payer.name ?? 'Cliente não encontrado', document], ', ') ?? '';
  return [
    { text: 'Recebi de ' },
    { text: who, isStrong: true },
    { text: `${document === null ? '' : ','} a importância de ` },
    // Without an amount, a line is left to write it by hand.
    amount === null ? { text: 'R$ ____________' } : { text: amountText(amount), isStrong: true },
    { text: `${inWords === null ? '' : ` (${inWords})`}, da qual dou quitação.` },
  ];
}

/** @param count - how many parts the plan of the payment has. */
export function receiptContent(document: ReceiptDocument, count: number): ReceiptContent {
  const { number, payee, amount, method, day } = document;
  return {
    name: `Recibo nº ${number}`,
    title: 'Recibo',
    number: `nº ${number}`,
    provider: providerContent(payee),
    brand: document.brand,
    amount: amount === null ? null : amountText(amount),
    sentence: sentenceOf(document),
    facts: [
      ['Referente a', purpose(document, count)],
      ...(method === null ? [] : [['Forma de pagamento', paymentMethodLabel[method]] as const]),
      ['Data', formatDate(day)],
    ],
    place: joined([payee.city, payee.state, longDay(day)], ', ') ?? '',
    signature: signatureOf(payee),
    credit: creditText(document.credit),
  };
}

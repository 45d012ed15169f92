import { partName } from '../payments/paymentWords';
import type { Day } from '../../shared/days';
import type { Brand } from '../profile/brand';
import type { Party } from '../quotes/quoteDetails';
import {
  amountText,
  creditText,
  documentText,
  formatDate,
  joined,
  providerContent,
  type DocumentContent,
  type Line,
} from './words';

/** What asks a client for one part of a payment, in words. */
export interface ChargeContent extends DocumentContent {
  amount: string | null;
  facts: Line[];
  /** How to pay by Pix; null if there is no code. */
  pix: {
    heading: string;
    hint: string;
    /** What the QR code's picture is. */
    picture: string;
    facts: Line[];
    codeLabel: string;
    code: string;
  } | null;
}

export interface ChargeDocument {
  payee: Party;
  payer: Party;
  project: string;
  part: { number: number; amount: number | null; dueOn: Day | null };
  /** How many parts the plan has. */
  count: number;
  /** The Pix code with the name and the key of its receiver; null without a code. */
  pix: { code: string; name: string; key: string } | null;
  brand: Brand;
  /** Whether 'Feito no Ofício' is shown at the bottom. */
  credit: boolean;
}

export function chargeContent(document: ChargeDocument): ChargeContent {
  const { payee, payer, project, part, count, pix, brand, credit } = document;
  const amount = part.amount === null ? null : amountText(part.amount);
  const name = partName(part.number, count);
  const due = part.dueOn === null ? [] : [['Vence em', formatDate(part.dueOn)] as const];
  return {
    name: name === null ? 'Cobrança' : `Cobrança: ${name.toLowerCase()}`,
    title: 'Cobrança',
    number: name,
    provider: providerContent(payee),
    brand,
    amount,
    facts: [
      ['Para', joined([payer.name ?? 'Cliente não encontrado', documentText(payer)], ', ') ?? ''],
      ['Referente a', project],
      ...due,
    ],
    pix: pix && {
      heading: 'Pague por Pix',
      hint:
        'Abra o aplicativo do seu banco, escolha Pix e aponte a câmera para o QR Code, ' +
        'ou copie o código abaixo.',
      picture: joined(['QR Code do Pix', amount], ': ') ?? '',
      facts: [
        ['Quem recebe', pix.name],
        ['Chave', pix.key],
      ],
      codeLabel: 'Pix copia e cola',
      code: pix.code,
    },
    credit: creditText(credit),
  };
}

import { itemSubtotal } from '../quotes/quote';
import { termsParts, type DueWhen, type Terms } from '../quotes/terms';
import { daysBetween, type Day } from '../../shared/days';
import type { DocumentItem, QuoteDocument } from './quoteDocument';
import {
  addressText,
  amountText,
  contactText,
  creditText,
  documentText,
  formatDate,
  joined,
  known,
  providerContent,
  quantityText,
  signatureOf,
  type DocumentContent,
  type Line,
  type PartyContent,
  type Signature,
} from './words';

export interface ItemContent {
  name: string;
  description: string | null;
  /** What kind of item it is; null for labour. */
  kind: string | null;
  quantity: string;
  price: string;
  /** Quantity and price in one, for a narrow screen: '6 × R$ 210,00'. Null for a single one. */
  each: string | null;
  subtotal: string;
}

/**
 * The document of a quote in words, in the order in which it is read. Whatever draws it (the app's sheet, the client's
 * page) adds no words of its own, so that what is printed is what the client approves.
 */
export interface QuoteContent extends DocumentContent {
  /** Issue day and validity. */
  facts: Line[];
  client: PartyContent;
  items: ItemContent[];
  sums: Line[];
  total: Line;
  /** What is agreed, as far as anything is. Without a line, its heading is left out, too. */
  terms: Line[];
  law: string;
  signatures: Signature[];
}

/** The headings of the columns of items. */
export const ITEM_HEADINGS = ['Item', 'Quantidade', 'Preço', 'Subtotal'] as const;

export const CLIENT_LABEL = 'Para';

export const TERMS_HEADING = 'Condições';

const LAW =
  'Aprovado, este orçamento obriga as duas partes e só muda por livre negociação. O que não está escrito aqui, ' +
  'mesmo de terceiros, não será cobrado. Código de Defesa do Consumidor, art.\u00A040.';

/** When the work starts and ends, as far as it is set: 'De 01/12/2026 a 22/12/2026'. Null if nothing is set. */
function workText({ workStarts, workEnds }: QuoteDocument): string | null {
  if (workStarts && workEnds) return `De ${formatDate(workStarts)} a ${formatDate(workEnds)}`;
  if (workStarts) return `Início em ${formatDate(workStarts)}; término a combinar`;
  return workEnds && `Término até ${formatDate(workEnds)}`;
}

function whenText(due: DueWhen, workEnds: Day | null): string {
  if (due === 'delivery')
    return workEnds === null ? 'na entrega' : `na entrega, prevista para ${formatDate(workEnds)}`;
  if ('on' in due) return `em ${formatDate(due.on)}`;
  const { months } = due;
  if (months === 0) return 'na aprovação';
  return months === 1 ? 'um mês depois' : `${String(months)} meses depois`;
}

/** One part of what is to be paid, in words: 'Sinal de ', 'R$ 1.350,00', 'na aprovação'. */
export interface TermsLine {
  label: string;
  amount: string;
  when: string;
  due: DueWhen;
}

/** What is to be paid when, a line each. Parts of nothing are left out. */
export function termsLines(
  terms: Terms,
  { total, workEnds }: Pick<QuoteDocument, 'total' | 'workEnds'>,
): TermsLine[] {
  const label = (due: DueWhen, index: number): string => {
    if (terms.kind === 'installments') return `${String(index + 1)}ª parcela: `;
    return terms.kind === 'deposit' && due !== 'delivery' ? 'Sinal de ' : '';
  };
  return termsParts(terms, total)
    .map(({ amount, due }, index) => ({
      reais: amount,
      label: label(due, index),
      amount: amountText(amount),
      when: `${terms.kind === 'upfront' ? 'à vista, ' : ''}${whenText(due, workEnds)}`,
      due,
    }))
    .filter(({ reais }) => reais !== 0);
}

/** The terms of payment: what is to be paid when, and the user's own words. Null if nothing is said. */
export function paymentText(
  document: Pick<QuoteDocument, 'terms' | 'paymentTerms' | 'total' | 'workEnds'>,
): string | null {
  const { terms, paymentTerms } = document;
  const lines = terms === null ? [] : termsLines(terms, document);
  return joined(
    [
      terms?.kind === 'installments' ? `${String(terms.count)} parcelas por Pix` : null,
      ...lines.map(({ label, amount, when }) => `${label}${amount} ${when}`),
      paymentTerms,
    ],
    '\n',
  );
}

function validityLabel({ issuedOn, validUntil }: QuoteDocument): string {
  const days = daysBetween(issuedOn, validUntil);
  if (days <= 0) return 'Válido até';
  return `Válido por ${String(days)} ${days === 1 ? 'dia' : 'dias'}, até`;
}

function itemContent(item: DocumentItem): ItemContent {
  const [quantity, price] = [quantityText(item.quantity), amountText(item.price)];
  return {
    name: item.name,
    description: item.description,
    kind: item.isMaterial ? 'Material ou equipamento' : null,
    quantity,
    price,
    each: item.quantity === 1 ? null : `${quantity} × ${price}`,
    subtotal: amountText(itemSubtotal(item)),
  };
}

export function quoteContent(document: QuoteDocument): QuoteContent {
  const { number, version, issuedOn, validUntil, provider, client, observations } = document;
  const { labour, materials, adjustment } = document;
  const terms: [string, string | null][] = [
    ['Condições de pagamento', paymentText(document)],
    ['Início e término', workText(document)],
    ['Observações', observations],
  ];
  const sums: [string, number][] = [
    // Beside no materials, it would say what the total says.
    ['Mão de obra', materials === 0 ? 0 : labour],
    ['Materiais e equipamentos', materials],
    [adjustment < 0 ? 'Desconto' : 'Acréscimo', adjustment],
  ];
  return {
    name: number === null ? 'Orçamento' : `Orçamento nº ${number}`,
    title: 'Orçamento',
    number: joined(
      [number && `nº ${number}`, version > 1 ? `versão ${String(version)}` : null],
      ' · ',
    ),
    facts: [
      ['Emitido em', formatDate(issuedOn)],
      [validityLabel(document), formatDate(validUntil)],
    ],
    provider: providerContent(provider),
    brand: document.brand,
    client: {
      name: client.name ?? 'Cliente não encontrado',
      lines: known([
        joined([client.about, contactText(client)], ' · '),
        joined([documentText(client), addressText(client)], ' · '),
      ]),
    },
    items: document.items.map(itemContent),
    sums: sums
      .filter(([, reais]) => reais !== 0)
      .map(([label, reais]) => [label, amountText(reais)]),
    total: ['Total', amountText(document.total)],
    terms: terms.flatMap(([label, value]) => (value?.trim() ? [[label, value]] : [])),
    law: LAW,
    signatures: [signatureOf(client), signatureOf(provider), { name: null, about: 'Data' }],
    credit: creditText(document.credit),
  };
}

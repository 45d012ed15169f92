import { formatDate, formatReais } from '../features/quoteLink/answer';
import type { SentDocument } from '../features/quoteLink/sentDocument';
import type { DocumentItem } from '../features/quoteDocument/quoteDocument';
import { itemSubtotal } from '../features/quotes/quote';
import { showDocument, showPhone, whatsApp } from './contact';
import { el, facts, icon, linkButton } from './dom';

const join = (parts: readonly (string | null)[], between: string): string =>
  parts.filter((part) => part !== null && part !== '').join(between);

/** The header with the provider's name, because the page is the provider's, not the app's. */
export function head(document: SentDocument): Node {
  const { provider, number } = document;
  const chat = linkButton(
    'plain',
    whatsApp(document, `Olá! É sobre o orçamento nº ${number}.`),
    icon('chat'),
    el('span', {}, 'Falar no WhatsApp'),
  );
  const place = join([provider.city, provider.state], ', ');
  const phone = provider.phone === null ? null : showPhone(provider.phone);
  return el(
    'header',
    {},
    el(
      'div',
      { class: 'brand' },
      el('p', { class: 'serif' }, provider.name ?? 'Orçamento'),
      provider.about === null ? null : el('p', { class: 'muted' }, provider.about),
    ),
    el(
      'div',
      { class: 'papers muted' },
      provider.document === null ? null : el('p', {}, showDocument(provider.document)),
      el('p', {}, join([phone, place], ' · ')),
      el('p', { class: 'on-paper' }, join([provider.email, provider.address], ' · ')),
    ),
    provider.phone === null ? null : chat,
  );
}

/** The title with the client, the number and the last valid day. */
export function title({ client, number, version, issuedOn, validUntil }: SentDocument): Node[] {
  const facts = [
    client.about,
    `nº ${number}${version > 1 ? `, versão ${String(version)}` : ''}`,
    `emitido em ${formatDate(issuedOn)}`,
  ].filter((fact) => fact !== null);
  return [
    el('h1', { class: 'serif', tabindex: '-1' }, `Orçamento para ${client.name ?? 'você'}`),
    el(
      'p',
      { class: 'muted' },
      `${facts.join(' · ')} · válido até `,
      el('strong', {}, formatDate(validUntil)),
    ),
  ];
}

function row(item: DocumentItem): Node {
  const { name, description, quantity, price, isMaterial } = item;
  const cell = (look: string, text: string) => el('td', { role: 'cell', class: look }, text);
  return el(
    'tr',
    { role: 'row', class: quantity === 1 ? 'single' : '' },
    el(
      'td',
      { role: 'cell', class: 'name' },
      el('strong', {}, name),
      description === null ? null : el('p', { class: 'muted' }, description),
      isMaterial ? el('p', { class: 'muted' }, 'Material') : null,
    ),
    cell('figure quantity', quantity.toLocaleString('pt-BR')),
    cell('figure price', formatReais(price)),
    cell('figure subtotal', formatReais(itemSubtotal(item))),
  );
}

/** The table of items. On a phone each row looks like a card, but it is still a row of the table. */
function itemsTable({ items }: SentDocument): Node {
  const heads = ['Nome', 'Quantidade', 'Preço', 'Subtotal'].map((label, place) =>
    el('th', { role: 'columnheader', scope: 'col', class: place > 0 ? 'figure' : '' }, label),
  );
  return el(
    'table',
    { role: 'table', 'aria-label': 'Itens' },
    el('thead', { role: 'rowgroup' }, el('tr', { role: 'row' }, ...heads)),
    el('tbody', { role: 'rowgroup' }, ...items.map(row)),
  );
}

function work({ workStarts, workEnds }: SentDocument): string {
  if (workStarts !== null && workEnds !== null) {
    return `De ${formatDate(workStarts)} a ${formatDate(workEnds)}`;
  }
  if (workStarts !== null) return `A partir de ${formatDate(workStarts)}`;
  return workEnds === null ? 'A combinar' : `Até ${formatDate(workEnds)}`;
}

const amount = (reais: number): string | null => (reais === 0 ? null : formatReais(reais));

/** The content of the quote: its items, its total and its terms. */
export function sheet(document: SentDocument): Node {
  const { total, labour, materials, adjustment, paymentTerms, observations } = document;
  return el(
    'section',
    { class: 'sheet', 'aria-label': 'Itens e condições' },
    el(
      'div',
      { class: 'card' },
      itemsTable(document),
      el(
        'div',
        { class: 'total' },
        el('span', {}, 'Total'),
        el('span', { class: 'sum serif' }, formatReais(total)),
      ),
    ),
    el(
      'div',
      { class: 'card' },
      facts('terms', [
        ['Condições de pagamento', paymentTerms ?? 'A combinar'],
        ['Início e término', work(document)],
        ['Mão de obra', amount(labour)],
        ['Materiais e equipamentos', amount(materials)],
        [adjustment < 0 ? 'Desconto' : 'Acréscimo', amount(adjustment)],
        ['Observações', observations],
      ]),
    ),
  );
}

/** The rule of Brazil's consumer code about approved quotes. */
export const law = (): Node =>
  el(
    'p',
    { class: 'note' },
    'Aprovado, este orçamento obriga as duas partes e só muda por livre negociação. ' +
      'O que não está escrito aqui, mesmo de terceiros, não será cobrado. ',
    el('span', {}, 'Código de Defesa do Consumidor, art. 40.'),
  );

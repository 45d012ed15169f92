import {
  CLIENT_LABEL,
  ITEM_HEADINGS,
  TERMS_HEADING,
  type ItemContent,
  type QuoteContent,
} from '../features/business/documents/quoteContent';
import { brandMark } from './brandMark';
import { el, facts } from './dom';

const paragraphs = (texts: readonly string[]): Node[] => texts.map((text) => el('p', {}, text));

function row({ name, description, kind, each, quantity, price, subtotal }: ItemContent): Node {
  return el(
    'tr',
    {},
    el(
      'th',
      { scope: 'row' },
      el('strong', {}, name),
      el('span', { class: 'quiet description' }, description),
      el('span', { class: 'quiet' }, kind),
      el('span', { class: 'quiet each' }, each),
    ),
    ...[quantity, price, subtotal].map((text) => el('td', {}, text)),
  );
}

/** The document of a quote. The app's sheet draws the same (`ui/quoteDocument/QuoteSheet.tsx`). */
export function sheet(content: QuoteContent): HTMLElement {
  const { name, title, number, provider, client, items, sums, total, terms, law } = content;
  const headings = ITEM_HEADINGS.map((heading) => el('th', { scope: 'col' }, heading));
  return el(
    'article',
    { class: 'document card', 'aria-label': name },
    el(
      'header',
      { class: 'head' },
      el(
        'div',
        { class: 'brand' },
        brandMark(content),
        el(
          'div',
          {},
          el('p', { class: 'serif' }, provider.name),
          el('p', { class: 'quiet' }, provider.about),
        ),
      ),
      el('div', { class: 'contact' }, ...paragraphs(provider.lines)),
    ),
    el(
      'div',
      { class: 'title' },
      el(
        'div',
        {},
        el('h1', { class: 'serif heading', tabindex: '-1' }, title),
        el('p', { class: 'number' }, number),
      ),
      facts('facts', content.facts),
    ),
    el(
      'div',
      { class: 'party' },
      el('span', { class: 'quiet' }, CLIENT_LABEL),
      el('div', {}, el('strong', {}, client.name), ...paragraphs(client.lines)),
    ),
    el(
      'table',
      { 'aria-label': 'Itens' },
      el('thead', {}, el('tr', {}, ...headings)),
      el('tbody', {}, ...items.map(row)),
    ),
    facts('sums', [...sums, total]),
    ...(terms.length === 0
      ? []
      : [el('h2', { class: 'serif subheading' }, TERMS_HEADING), facts('terms', terms)]),
    el('p', { class: 'quiet law' }, law),
    el(
      'div',
      { class: 'signatures' },
      ...content.signatures.map((signature) =>
        el('div', { class: 'signature' }, el('strong', {}, signature.name), signature.about),
      ),
    ),
  );
}

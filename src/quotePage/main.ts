import { quoteContent, type QuoteContent } from '../features/business/documents/quoteContent';
import { documentFileName } from '../features/business/documents/quoteDocument';
import { formatDate } from '../features/business/documents/words';
import type { Answer } from '../features/business/documents/link/answer';
import { readFragment } from '../features/business/documents/link/fragment';
import { snapshotOf } from '../features/business/documents/link/hash';
import { readBranded } from '../features/business/documents/link/brandedText';
import type { SentDocument } from '../features/business/documents/link/sentDocument';
import { localDay } from '../features/shared/days';
import { answered } from './answered';
import { answerForm, refusal, type Draft } from './answerForm';
import { whatsApp } from './contact';
import { brandMark, showColour } from './brandMark';
import { badge, button, el, icon, linkButton } from './dom';
import { remember, remembered, type RememberedAnswer } from './remembered';
import { sheet } from './sheet';

/*
 * The page on which a client reads and answers a quote. The quote is in the fragment of the address or inside the file.
 * The page makes no requests.
 */

/** The quote inside the file; empty if the page was opened by a link. */
const held = document.getElementById('orcamento')?.textContent ?? '';

function readQuote(): SentDocument | null {
  if (held === '') return readFragment(location.hash);
  try {
    const text: unknown = JSON.parse(held);
    return typeof text === 'string' ? readBranded(text) : null;
  } catch {
    return null;
  }
}

const page = document.getElementById('page') ?? document.body;

/** Replaces the content and focuses the start of the new step. */
function show(...parts: (Node | null)[]): void {
  page.textContent = '';
  page.append(...parts.filter((part) => part !== null));
}

function begin(): void {
  scrollTo(0, 0);
  page.querySelector('h1')?.focus();
}

/** The bar above each step: what the step is about, and the way to the provider. */
const top = (quote: SentDocument, about: Node): Node =>
  el(
    'header',
    { class: 'top' },
    about,
    quote.provider.phone === null
      ? null
      : linkButton(
          'plain',
          whatsApp(quote, `Olá! É sobre o orçamento nº ${quote.number}.`),
          icon('chat'),
          el('span', {}, 'Falar no WhatsApp'),
        ),
  );

const foot = ({ credit }: SentDocument): Node | null =>
  credit
    ? el(
        'footer',
        { class: 'bottom' },
        `Feito no Ofício · só abre com este ${held === '' ? 'link' : 'arquivo'}`,
      )
    : null;

function refuseUnreadable(): void {
  document.title = 'Orçamento';
  show(
    el(
      'main',
      { class: 'narrow unreadable' },
      el('h1', { class: 'serif', tabindex: '-1' }, 'Este link não vale'),
      el(
        'p',
        {},
        'Ele está incompleto, foi alterado ou não é de um orçamento. ' +
          'Abra o link inteiro da mensagem, ou peça outro a quem enviou.',
      ),
    ),
  );
}

/**
 * A bar that leads to the answer form, which is at the bottom of the page. It is only shown on phones, and hidden while
 * the form is in view.
 */
function footBar({ total }: QuoteContent, answer: HTMLElement): Node | null {
  if (!('IntersectionObserver' in window)) return null;
  const bar = el(
    'aside',
    { class: 'bar', 'aria-label': 'Responder' },
    el('span', {}, `${total[0]} `, el('strong', {}, total[1])),
    button(
      'solid',
      () => {
        answer.scrollIntoView();
        answer.focus();
      },
      'Responder',
    ),
  );
  new IntersectionObserver(([entry]) => {
    bar.hidden = entry?.isIntersecting ?? false;
  }).observe(answer);
  return bar;
}

const print = (): void => {
  window.print();
};

/**
 * Puts the document's name and the credit into the margin of each printed page. What else stands in that margin is in the
 * page's style, to which the policy lets nothing else be added. A document's name has no characters to escape.
 */
function nameOnPaper({ name, credit }: QuoteContent): void {
  const style = document.styleSheets[document.styleSheets.length - 1];
  style?.insertRule(
    `@page{@bottom-left{content:"${name}"}@bottom-center{content:"${credit ?? ''}"}}`,
    style.cssRules.length,
  );
}

/** Shows a quote and its steps, from reading to answering. */
function open(quote: SentDocument): void {
  const snapshot = snapshotOf(quote);
  const content = quoteContent(quote);
  const provider = (): Node =>
    el(
      'div',
      { class: 'brand' },
      brandMark(content),
      el('p', { class: 'serif' }, content.provider.name),
    );
  const draft: Draft = { name: '', choice: '', note: '' };
  const isExpired = localDay(new Date()) > quote.validUntil;

  function recordAnswer(said: Pick<Answer, 'decision' | 'name' | 'reason'>): void {
    const now = new Date();
    const time = [now.getHours(), now.getMinutes()].map((n) => String(n).padStart(2, '0'));
    const answer = { ...said, day: localDay(now), time: time.join(':') };
    remember(snapshot, answer);
    showAnswered(answer);
    begin();
  }

  function showAnswered(answer: RememberedAnswer): void {
    const done = answered(quote, content, answer, {
      print,
      tried: () => remember(snapshot, { ...answer, isTried: true }),
      back: () => {
        draft.name = answer.name;
        remember(snapshot, null);
        read();
        begin();
      },
    });
    show(
      top(quote, provider()),
      // The document is printed with its answer.
      el('main', {}, done, el('div', { class: 'on-paper' }, sheet(content))),
      foot(quote),
    );
  }

  function refuse(): void {
    const step = refusal(quote, draft, {
      refuse: (name, reason) => recordAnswer({ decision: 'rejected', name, reason }),
      back: () => {
        read();
        begin();
      },
    });
    show(top(quote, provider()), el('main', {}, step));
    begin();
  }

  function read(): void {
    const answer = isExpired
      ? null
      : answerForm(quote, draft, {
          approve: (name) => recordAnswer({ decision: 'approved', name, reason: null }),
          refuse,
        });
    show(
      top(
        quote,
        isExpired ? badge('yellow', 'Vencido') : badge('purple', 'Aguarda a sua resposta'),
      ),
      el(
        'main',
        { class: 'columns' },
        sheet(content),
        el(
          'div',
          { class: 'aside' },
          answer ?? expired(quote),
          button('link', print, icon('print'), 'Guardar em PDF'),
        ),
      ),
      foot(quote),
      answer && footBar(content, answer),
    );
  }

  document.title = documentFileName(quote);
  nameOnPaper(content);
  showColour(content);
  const before = remembered(snapshot);
  if (before) showAnswered(before);
  else read();
}

const expired = ({ validUntil }: SentDocument): Node =>
  el(
    'section',
    { class: 'answer card', 'aria-labelledby': 'expired' },
    el(
      'h2',
      { id: 'expired', class: 'serif' },
      `Este orçamento venceu em ${formatDate(validUntil)}`,
    ),
    el('p', { class: 'muted' }, 'Para aprovar, peça um novo pelo WhatsApp ou por email.'),
  );

function start(): void {
  const quote = readQuote();
  if (quote) open(quote);
  else refuseUnreadable();
}

start();
// If a second link is opened in the same tab, the browser does not reload the page.
addEventListener('hashchange', start);

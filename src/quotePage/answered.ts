import type { QuoteContent } from '../features/business/documents/quoteContent';
import { answerMessage, formatMoment } from '../features/business/documents/link/answer';
import type { SentDocument } from '../features/business/documents/link/sentDocument';
import { fitsMailto, mailtoUrl, type Email } from '../features/shared/mailto';
import { mail, shortName, whatsApp } from './contact';
import { badge, button, el, facts, icon, linkButton } from './dom';
import type { RememberedAnswer } from './remembered';

/** Copies a field's text. Where the clipboard API does not exist, the text is selected and copied by `execCommand`. */
async function copy(field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    // The only way on plain http, and in a file; marked out, not removed, by every browser.
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy');
  }
}

function copyButton(field: HTMLTextAreaElement): Node {
  const label = el('span', { 'aria-live': 'polite' }, 'Copiar a resposta');
  return button(
    'plain',
    () => {
      void copy(field).then((isCopied) => {
        label.textContent = isCopied ? 'Copiada' : 'Copie o texto marcado';
        setTimeout(() => {
          label.textContent = 'Copiar a resposta';
        }, 2_000);
      });
    },
    icon('copy'),
    label,
  );
}

/**
 * The link to an e-mail with the answer. An answer that is too long for that is copied with the press, and a note above
 * says beforehand that it must be pasted.
 */
function emailLink(email: Email, field: HTMLTextAreaElement): Node[] {
  const link = linkButton('plain', mailtoUrl(email), icon('mail'), 'Enviar por email');
  if (fitsMailto(email)) return [link];
  link.addEventListener('click', () => {
    void copy(field);
  });
  return [
    link,
    el(
      'p',
      { class: 'note' },
      'A resposta é longa demais para já ir escrita no email: ela é copiada, e você cola no email que abrir.',
    ),
  ];
}

/**
 * Shows the answer, ways to send it to the provider, and the terms of what comes next. The page sends nothing itself. It
 * cannot know whether the client has sent the message in the other app, so it never says so, and the ways to send it stay.
 */
export function answered(
  quote: SentDocument,
  { number, total, terms }: QuoteContent,
  answer: RememberedAnswer,
  on: { print: () => void; back: () => void; tried: () => void },
): Node {
  const isYes = answer.decision === 'approved';
  const message = answerMessage(quote, answer);
  const whom = shortName(quote);
  const text = el('textarea', { id: 'message', readonly: '', rows: '8' });
  text.value = message;
  const email = mail(quote, message);
  const title = el('h1', { class: 'serif', tabindex: '-1', 'aria-live': 'polite' });
  const say = (isTried?: boolean): void => {
    title.textContent = isTried
      ? 'Confira se a mensagem foi enviada'
      : 'Falta um toque: enviar a resposta';
  };
  say(answer.isTried);
  const ways = el(
    'div',
    {},
    linkButton('solid', whatsApp(quote, message), icon('chat'), 'Enviar pelo WhatsApp'),
    ...(email === null ? [] : emailLink(email, text)),
    copyButton(text),
  );
  for (const way of Array.from(ways.querySelectorAll('.button'))) {
    way.addEventListener('click', () => {
      say(true);
      on.tried();
    });
  }
  return el(
    'div',
    { class: 'narrow done' },
    title,
    badge(isYes ? 'green' : 'red', isYes ? 'Aprovado' : 'Recusado'),
    el('p', { class: 'lead' }, `Só com a mensagem ela chega a ${whom}.`),
    ways,
    facts('ledger', [
      [isYes ? 'Aprovado por' : 'Recusado por', answer.name],
      ['Em', formatMoment(answer)],
      ['Orçamento', number],
      total,
      ['Motivo', answer.reason],
    ]),
    isYes && terms.length > 0
      ? el(
          'section',
          { class: 'steps' },
          el('h2', { class: 'serif' }, 'E depois'),
          facts('ledger', terms),
        )
      : null,
    el(
      'div',
      { class: 'field' },
      el('label', { for: 'message' }, 'A resposta que vai'),
      text,
      el(
        'p',
        { class: 'note' },
        'O código confirma qual texto foi respondido. Envie a mensagem sem mudar nada.',
      ),
    ),
    button('plain', on.print, icon('print'), 'Guardar em PDF'),
    button('link', on.back, icon('back'), 'Corrigir a resposta'),
  );
}

import type { QuoteContent } from '../features/business/documents/quoteContent';
import {
  answerMessage,
  formatMoment,
  type Answer,
} from '../features/business/documents/link/answer';
import type { SentDocument } from '../features/business/documents/link/sentDocument';
import { fitsMailto, mailtoUrl, type Email } from '../features/shared/mailto';
import { mail, shortName, whatsApp } from './contact';
import { badge, button, el, facts, icon, linkButton, rosette } from './dom';

/** Copies a field's text. Where the clipboard API does not exist, the text is selected and copied by `execCommand`. */
async function copy(field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    // The only way on plain http, and in a file; marked out, not removed, by every browser.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
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
 * Shows the answer, ways to send it to the provider, and the terms of what comes next. The page itself sends nothing and does not claim that anything
 * has arrived.
 */
export function answered(
  quote: SentDocument,
  { number, total, terms }: QuoteContent,
  answer: Answer,
  on: { print: () => void; back: () => void },
): Node {
  const isYes = answer.decision === 'approved';
  const message = answerMessage(quote, answer);
  const whom = shortName(quote);
  const text = el('textarea', { id: 'message', readonly: '', rows: isYes ? '7' : '9' });
  text.value = message;
  const email = mail(quote, message);
  return el(
    'div',
    { class: 'narrow done' },
    isYes ? rosette() : null,
    el(
      'h1',
      { class: 'serif', tabindex: '-1' },
      isYes ? 'Orçamento aprovado' : 'Orçamento recusado',
    ),
    badge(isYes ? 'green' : 'red', isYes ? 'Aprovado' : 'Recusado'),
    el('p', { class: 'lead' }, `Falta enviar a resposta: só assim ela chega a ${whom}.`),
    linkButton('solid', whatsApp(quote, message), icon('chat'), 'Enviar pelo WhatsApp'),
    ...(email === null ? [] : emailLink(email, text)),
    copyButton(text),
    facts('ledger', [
      [isYes ? 'Aprovado por' : 'Recusado por', answer.name],
      ['Em', formatMoment(answer)],
      ['Orçamento', number],
      total,
      ['Motivo', answer.reason],
    ]),
    isYes
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

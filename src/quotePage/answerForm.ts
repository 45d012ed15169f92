import { formatDate, formatReais } from '../features/business/documents/words';
import { NAME_LIMIT, REASON_LIMIT } from '../features/business/documents/link/answer';
import type { SentDocument } from '../features/business/documents/link/sentDocument';
import { shortName } from './contact';
import { button, el, icon } from './dom';

/** What the client has typed and chosen so far. It is kept while the page shows other steps. */
export interface Draft {
  name: string;
  choice: string;
  note: string;
}

interface NameField {
  field: Node;
  /** Returns the name. If it is missing, the field shows an error and gets the focus, and null is returned. */
  read: () => string | null;
}

/**
 * The field for the client's name. No submit button of the forms is disabled. A press without a name shows that the
 * name is missing.
 */
function nameField(draft: Draft, hint: string, missing: string): NameField {
  const input = el('input', {
    id: 'name',
    name: 'name',
    type: 'text',
    autocomplete: 'name',
    maxlength: String(NAME_LIMIT),
    required: '',
    'aria-describedby': 'name-error name-hint',
  });
  input.value = draft.name;
  const error = el('p', { id: 'name-error', class: 'error' });
  input.addEventListener('input', () => {
    draft.name = input.value;
    input.removeAttribute('aria-invalid');
    error.textContent = '';
  });
  const field = el(
    'div',
    { class: 'field' },
    el('label', { for: 'name' }, 'Seu nome completo'),
    input,
    error,
    el('p', { id: 'name-hint', class: 'note' }, hint),
  );
  return {
    field,
    read: () => {
      const name = input.value.trim();
      if (name !== '') return name;
      error.textContent = '';
      error.append(icon('alert'), missing);
      input.setAttribute('aria-invalid', 'true');
      input.focus();
      return null;
    },
  };
}

/** A form that is never submitted. Enter in one of its fields does the same as the form's main button. */
function form(look: string, onSubmit: () => void, ...children: (Node | null)[]): HTMLFormElement {
  const node = el('form', { class: look, novalidate: '' }, ...children);
  node.addEventListener('submit', (event) => {
    event.preventDefault();
    onSubmit();
  });
  return node;
}

const submitButton = (...children: (Node | string)[]): Node =>
  el('button', { type: 'submit', class: 'button solid' }, ...children);

/** The section 'A sua resposta'. A client approves by typing a name. A button leads to the form for refusing. */
export function answerForm(
  document: SentDocument,
  draft: Draft,
  on: { approve: (name: string) => void; refuse: () => void },
): HTMLElement {
  const name = nameField(
    draft,
    'Digitar o nome vale como o seu aceite; a data e a hora vão na resposta.',
    'Digite seu nome para aprovar',
  );
  return el(
    'section',
    { class: 'answer card', id: 'answer', 'aria-labelledby': 'answer-title', tabindex: '-1' },
    el('h2', { id: 'answer-title', class: 'serif' }, 'A sua resposta'),
    el('p', { class: 'muted' }, `Vale até ${formatDate(document.validUntil)}.`),
    form(
      '',
      () => {
        const typed = name.read();
        if (typed !== null) on.approve(typed);
      },
      name.field,
      submitButton(icon('check'), 'Aprovar orçamento'),
      button('plain', on.refuse, 'Recusar'),
    ),
  );
}

const REASONS = [
  'O valor',
  'O prazo',
  'Vou fazer de outro jeito',
  'Deixo para mais tarde',
  'Outro motivo',
];

function reasons(draft: Draft): Node {
  const choices = REASONS.map((reason, place) => {
    const id = `reason-${String(place)}`;
    const radio = el('input', { type: 'radio', name: 'reason', id });
    radio.checked = draft.choice === reason;
    radio.addEventListener('change', () => {
      draft.choice = reason;
    });
    return el('label', { for: id }, radio, el('span', {}, reason));
  });
  const legend = el('legend', {}, 'O que pesou? ', el('span', { class: 'muted' }, '(opcional)'));
  return el('fieldset', {}, legend, el('div', { class: 'choices' }, ...choices));
}

function noteField(document: SentDocument, draft: Draft): Node {
  const note = el('textarea', { id: 'note', rows: '3', maxlength: String(REASON_LIMIT - 40) });
  note.value = draft.note;
  note.addEventListener('input', () => {
    draft.note = note.value;
  });
  return el(
    'div',
    { class: 'field' },
    el(
      'label',
      { for: 'note' },
      `Recado para ${shortName(document)} `,
      el('span', { class: 'muted' }, '(opcional)'),
    ),
    note,
  );
}

/** The form 'Recusar o orçamento', with an optional reason and the client's name. */
export function refusal(
  document: SentDocument,
  draft: Draft,
  on: { refuse: (name: string, reason: string | null) => void; back: () => void },
): Node {
  const name = nameField(draft, 'Vai na resposta, com a data e a hora.', 'Digite seu nome');
  const title = el('h1', { class: 'serif', tabindex: '-1' }, 'Recusar o orçamento');
  return el(
    'div',
    { class: 'narrow' },
    button('link', on.back, icon('back'), 'Voltar ao orçamento'),
    title,
    el('p', { class: 'muted' }, `nº ${document.number} · ${formatReais(document.total)}`),
    form(
      '',
      () => {
        const typed = name.read();
        if (typed === null) return;
        const said = [draft.choice, draft.note.trim()].filter((text) => text !== '');
        on.refuse(typed, said.length === 0 ? null : said.join('. '));
      },
      reasons(draft),
      noteField(document, draft),
      name.field,
      submitButton('Recusar orçamento'),
      button('plain', on.back, 'Cancelar'),
      el('p', { class: 'note centred' }, `${shortName(document)} pode fazer uma nova proposta.`),
    ),
  );
}

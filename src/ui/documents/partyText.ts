import type { Party } from '../../features/quotes/quoteDetails';
import {
  barePhone,
  documentKind,
  formatDocument,
  isPhone,
  showPhone,
} from '../../features/shared/brazil';

/** 'CNPJ 48.271.930/0001-06'; null without one. */
export const documentText = ({ document }: Party): string | null =>
  document && `${documentKind(document)} ${formatDocument(document)}`;

/** A Brazilian phone with punctuation; others as they were typed. */
const phoneText = ({ phone }: Party): string | null =>
  phone && (isPhone(barePhone(phone)) ? showPhone(phone) : phone);

const joined = (parts: readonly (string | null)[], between: string): string | null =>
  parts.filter(Boolean).join(between) || null;

/** '(11) 96841-2207 · marina@prado.art.br' */
export const contactText = (party: Party): string | null =>
  joined([phoneText(party), party.email], ' · ');

/** 'Rua Aurora, 412, São Paulo, SP' */
export const placeText = ({ address, city, state }: Party): string | null =>
  joined([address, city, state], ', ');

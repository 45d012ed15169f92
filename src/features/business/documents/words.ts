import type { Brand } from '../profile/brand';
import type { Party } from '../quotes/quoteDetails';
import type { Day } from '../../shared/days';
import { toCents } from '../../shared/money';
import { phoneText } from '../../shared/phone';

/*
 * Figures and contacts as documents write them. They use neither `Intl`, whose results differ between browsers, nor a
 * library's formats, because a client's page must show the same words and stay small.
 */

/** A label and what it names: 'Emitido em', '16/11/2026'. */
export type Line = readonly [label: string, value: string];

/** A provider or a client in words. */
export interface PartyContent {
  name: string;
  /** The other lines, as far as something is known. */
  lines: string[];
}

/** What stands below a line for a signature. */
export interface Signature {
  name: string | null;
  about: string | null;
}

export interface DocumentContent {
  /** The document's name: 'Orçamento nº 2026-014'. */
  name: string;
  title: string;
  /** The line below the title: 'nº 2026-014 · versão 2'. Null as long as there is no number. */
  number: string | null;
  provider: PartyContent & { about: string | null };
  /**
   * The provider's logo, which stands at the head, and the colour of the rule below it, of the title and of the total.
   * Without a logo, the name stands alone.
   */
  brand: Brand;
  /** The words at its foot; null if the user wants none. */
  credit: string | null;
}

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');

/** An amount as a text: `R$ 3.160,00`. Its spaces are plain ones, because it is part of texts that are hashed. */
export function formatReais(reais: number): string {
  const cents = toCents(reais);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '\u2212 ' : ''}R$ ${grouped(digits.slice(0, -2))},${digits.slice(-2)}`;
}

/** An amount that no line break divides. */
export const amountText = (reais: number): string => formatReais(reais).replace(/ /g, '\u00A0');

/** A quantity as a text: '1.200', '2,5'. */
export function quantityText(quantity: number): string {
  const [whole = '', ...decimals] = String(quantity).split('.');
  return [grouped(whole), ...decimals].join(',');
}

/** A day as a text: '20/11/2026'. */
export const formatDate = (day: Day): string => day.split('-').reverse().join('/');

/** The texts that say something. */
export const known = (texts: readonly (string | null)[]): string[] =>
  texts.filter((text): text is string => text !== null && text !== '');

/** The texts that say something, joined; null without any. */
export const joined = (texts: readonly (string | null)[], between: string): string | null =>
  known(texts).join(between) || null;

/** 'CPF 529.982.247-25', 'CNPJ 12.ABC.345/01DE-35'; null without one. */
export const documentText = ({ document }: Pick<Party, 'document'>): string | null =>
  document === null
    ? null
    : document
        .replace(/^(.{3})(.{3})(.{3})(.{2})$/, 'CPF $1.$2.$3-$4')
        .replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, 'CNPJ $1.$2.$3/$4-$5');

/** '(11) 96841-2207 · marina@prado.art.br' */
export const contactText = ({ phone, email }: Party): string | null =>
  joined([phone && phoneText(phone), email], ' · ');

/** 'Rua Aurora, 412, São Paulo, SP' */
export const addressText = ({ address, city, state }: Party): string | null =>
  joined([address, city, state], ', ');

export const providerContent = (party: Party): DocumentContent['provider'] => ({
  name: party.name ?? 'Nome não informado',
  about: party.about,
  lines: known([documentText(party), contactText(party), addressText(party)]),
});

export const signatureOf = (party: Party): Signature => ({
  name: party.name,
  about: documentText(party) ?? party.about,
});

export const creditText = (credit: boolean): string | null => (credit ? 'Feito no Ofício' : null);

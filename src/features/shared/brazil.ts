import {
  formatCnpj,
  formatCpf,
  formatPhone,
  isValidCnpj,
  isValidCpf,
  isValidPhone,
} from '@brazilian-utils/brazilian-utils';

import { countryDigits, isForeign } from './phone';

/*
 * The formats of Brazilian documents and keys. They are stored without punctuation and shown with it; a new CNPJ
 * may contain capital letters. A document that is only partly typed is formatted as far as possible. This module
 * is large, so only forms and documents import it, never the first screen.
 */

const NEW_CNPJ = { version: 2 } as const;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A CPF or a CNPJ without its punctuation. */
export const bareDocument = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .slice(0, 14);

/** Whether a text is a CPF or a CNPJ with correct check digits. */
export const isDocument = (bare: string): boolean =>
  bare.length === 11 ? isValidCpf(bare) : isValidCnpj(bare, NEW_CNPJ);

/** A CPF or a CNPJ with its punctuation: `529.982.247-25`, `12.ABC.345/01DE-35`. */
export const formatDocument = (text: string): string => {
  const bare = bareDocument(text);
  return /^\d{0,11}$/.test(bare) ? formatCpf(bare) : formatCnpj(bare, NEW_CNPJ);
};

/** Whether a document is a CPF or a CNPJ, by its length. */
export const documentKind = (bare: string): 'CPF' | 'CNPJ' => (bare.length === 11 ? 'CPF' : 'CNPJ');

/**
 * The area code and the number of a Brazilian phone, without the country code and without a 0 before the area code. Empty
 * for a foreign number, whose digits would look like a Brazilian one.
 */
export function barePhone(text: string): string {
  if (isForeign(text)) return '';
  // 55 is also an area code. After + or 00 it is the country's code, even if the rest of the number is short.
  const abroad = countryDigits(text);
  if (abroad !== null) return abroad.slice(2).replace(/^0+/, '');
  const digits = digitsOf(text).replace(/^0+/, '');
  return digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
}

/**
 * Whether a text is a Brazilian phone number with its area code. A mobile number has eleven digits since 2016, and its
 * third one is a 9. The library still takes 6 to 8 for it, with which a Spanish number would be one of Minas Gerais.
 */
export const isPhone = (bare: string): boolean =>
  isValidPhone(bare) && (bare.length < 11 || bare[2] === '9');

/** A phone number with its punctuation: `(11) 96841-2207`. A foreign number is shown as it was typed. */
export function showPhone(text: string): string {
  const bare = barePhone(text).slice(0, 11);
  // After a typed `+`, `00` or `+55` nothing of Brazil is known yet, so the text stays until a digit follows.
  if (bare === '') return /[\d+＋]/.test(text) ? text : '';
  if (bare.length < 3) return bare;
  // The library only formats a complete number, but this one may be only partly typed.
  if (bare.length < 7) return `(${bare.slice(0, 2)}) ${bare.slice(2)}`;
  return bare.length < 10
    ? `(${bare.slice(0, 2)}) ${bare.slice(2, 6)}-${bare.slice(6)}`
    : formatPhone(bare, { mask: 'auto' });
}

/** The federal states of Brazil, by their two letters. */
export const STATES = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const;

import {
  formatCnpj,
  formatCpf,
  formatPhone,
  isValidCnpj,
  isValidCpf,
  isValidPhone,
} from '@brazilian-utils/brazilian-utils';

/*
 * The formats of Brazilian documents and keys. Each is stored without punctuation (the new CNPJ may contain
 * capital letters) and shown with it. Incomplete ones are shown as far as they are typed. This file is large,
 * so only forms and documents import it, never the first screen.
 */

const NEW_CNPJ = { version: 2 } as const;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A CPF's or CNPJ's characters alone. */
export const bareDocument = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .slice(0, 14);

/** True for a CPF or a CNPJ whose check digits are right. */
export const isDocument = (bare: string): boolean =>
  bare.length === 11 ? isValidCpf(bare) : isValidCnpj(bare, NEW_CNPJ);

/** `529.982.247-25`, `12.ABC.345/01DE-35`. */
export const formatDocument = (text: string): string => {
  const bare = bareDocument(text);
  return /^\d{0,11}$/.test(bare) ? formatCpf(bare) : formatCnpj(bare, NEW_CNPJ);
};

/** 'CPF' or 'CNPJ', by its length. */
export const documentKind = (bare: string): 'CPF' | 'CNPJ' => (bare.length === 11 ? 'CPF' : 'CNPJ');

/** Area code and number alone, without +55 and without the 0 before the area code. */
export function barePhone(text: string): string {
  // 55 is an area code as well: behind a plus sign it is the country's, however short the rest is.
  const digits = digitsOf(text.replace(/^\s*\+55/, '')).replace(/^0+/, '');
  return digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
}

/** True for a Brazilian number with its area code. */
export const isPhone = (bare: string): boolean => isValidPhone(bare);

/** `(11) 96841-2207`. */
export function showPhone(text: string): string {
  const bare = barePhone(text).slice(0, 11);
  if (bare.length < 3) return bare;
  // The library waits for the whole number; this one is being typed.
  if (bare.length < 7) return `(${bare.slice(0, 2)}) ${bare.slice(2)}`;
  return bare.length < 10
    ? `(${bare.slice(0, 2)}) ${bare.slice(2, 6)}-${bare.slice(6)}`
    : formatPhone(bare, { mask: 'auto' });
}

/** The federal units, by their letters. */
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

import { getPixKeyInfo } from '@brazilian-utils/brazilian-utils';
import * as z from 'zod/mini';

import {
  bareDocument,
  barePhone,
  formatDocument,
  isDocument,
  isPhone,
  showPhone,
} from '../../shared/brazil';
import type { PixKeyType } from './profile';

const MAX_KEY = 77;

interface KeyRule {
  /** Returns a key in the format of the Pix directory. */
  bare: (text: string) => string;
  isValid: (bare: string) => boolean;
  /** Returns a key in the format that people read. It also accepts a key that is only partly typed. */
  show: (text: string) => string;
}

const lowerCase = (text: string): string => text.trim().toLowerCase();

/** The digits of a typed phone, with +55 before them. */
const phoneOf = (text: string): string => {
  const digits = barePhone(text);
  return digits === '' ? '' : `+55${digits}`;
};

const RULES: Record<PixKeyType, KeyRule> = {
  cpf: {
    bare: bareDocument,
    isValid: (bare) => bare.length === 11 && isDocument(bare),
    show: (text) => formatDocument(bareDocument(text).slice(0, 11)),
  },
  cnpj: {
    bare: bareDocument,
    isValid: (bare) => bare.length === 14 && isDocument(bare),
    show: formatDocument,
  },
  phone: { bare: phoneOf, isValid: (bare) => isPhone(barePhone(bare)), show: showPhone },
  email: {
    bare: lowerCase,
    isValid: (bare) => z.regexes.email.test(bare),
    show: (text) => text,
  },
  random: { bare: lowerCase, isValid: (bare) => z.regexes.uuid().test(bare), show: (text) => text },
};

/** A key in the format of the Pix directory: `52998224725`, `+5511968412207`, letters in lower case. */
export const barePixKey = (type: PixKeyType, text: string): string => RULES[type].bare(text);

/**
 * Whether a text is a valid key of a type. The forms and the code itself ask this one function, so that no form takes a
 * key that is missing afterwards. Banks do not accept every text of a type: a landline is a phone, but no key.
 */
export const isPixKey = (type: PixKeyType, bare: string): boolean =>
  bare.length <= MAX_KEY && RULES[type].isValid(bare) && getPixKeyInfo(bare) !== null;

/** A key in the format that people read: `529.982.247-25`, `(11) 96841-2207`. The key may be only partly typed. */
export const showPixKey = (type: PixKeyType, text: string): string => RULES[type].show(text);

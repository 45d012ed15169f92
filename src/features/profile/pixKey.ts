import * as z from 'zod/mini';

import {
  bareDocument,
  barePhone,
  formatDocument,
  isDocument,
  isPhone,
  showPhone,
} from '../shared/brazil';
import type { PixKeyType } from './profile';

const MAX_KEY = 77;

interface KeyRule {
  /** The key in the form that the Pix directory stores. */
  bare: (text: string) => string;
  isValid: (bare: string) => boolean;
  /** The key in the form that people read. It also works on a key that is only partly typed. */
  show: (text: string) => string;
}

const lowerCase = (text: string): string => text.trim().toLowerCase();

/** The typed phone digits; +55 is added in front of them. */
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

/** A key in the form that the Pix directory stores: `52998224725`, `+5511968412207`, lower case. */
export const barePixKey = (type: PixKeyType, text: string): string => RULES[type].bare(text);

/** Whether a text is a valid key of a type. */
export const isPixKey = (type: PixKeyType, bare: string): boolean =>
  bare.length <= MAX_KEY && RULES[type].isValid(bare);

/** A key in the form that people read: `529.982.247-25`, `(11) 96841-2207`. It may be only partly typed. */
export const showPixKey = (type: PixKeyType, text: string): string => RULES[type].show(text);

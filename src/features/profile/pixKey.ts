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
  /** As the Pix directory keeps it. */
  bare: (text: string) => string;
  isValid: (bare: string) => boolean;
  /** As people read it, also while it is typed. */
  show: (text: string) => string;
}

const lowerCase = (text: string): string => text.trim().toLowerCase();

/** What is typed of a phone; +55 goes before it. */
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

/** A key as the Pix directory keeps it: `52998224725`, `+5511968412207`, lower case. */
export const barePixKey = (type: PixKeyType, text: string): string => RULES[type].bare(text);

/** Whether that is a key of its type. */
export const isPixKey = (type: PixKeyType, bare: string): boolean =>
  bare.length <= MAX_KEY && RULES[type].isValid(bare);

/** A key as people read it: `529.982.247-25`, `(11) 96841-2207`; as far as it is typed. */
export const showPixKey = (type: PixKeyType, text: string): string => RULES[type].show(text);

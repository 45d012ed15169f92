import * as z from 'zod/mini';

import { bareDocument, barePhone, isDocument, isPhone, STATES } from './brazil';
import { optionalChoice } from './formFields';

/** A text that is stored without punctuation; blank becomes null. */
const optionalBare = (
  bareOf: (text: string) => string,
  isValid: (bare: string) => boolean,
  message: string,
) =>
  z.pipe(
    z
      .string()
      .check(z.refine((text) => text.trim() === '' || isValid(bareOf(text)), { error: message })),
    z.transform((text: string): string | null => bareOf(text) || null),
  );

/** A CPF or CNPJ. */
export const optionalDocument = () =>
  optionalBare(bareDocument, isDocument, 'CPF ou CNPJ inválido');

/** A Brazilian phone with its area code. */
export const optionalPhone = () =>
  optionalBare(barePhone, isPhone, 'Telefone inválido: digite o DDD e o número');

/** A federal unit. */
export const optionalState = () => optionalChoice(STATES);

import * as z from 'zod/mini';

import { bareDocument, barePhone, isDocument, isPhone, STATES } from './brazil';
import { optionalChoice } from './formFields';

/** A form field whose text is stored without punctuation. A blank text becomes null. */
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

/** A form field for a CPF or a CNPJ. */
export const optionalDocument = () =>
  optionalBare(bareDocument, isDocument, 'CPF ou CNPJ inválido');

/** A form field for a Brazilian phone with its area code. */
export const optionalPhone = () =>
  optionalBare(barePhone, isPhone, 'Telefone inválido: digite o DDD e o número');

/** A form field for a federal state. */
export const optionalState = () => optionalChoice(STATES);

import * as z from 'zod/mini';

import { bareDocument, barePhone, isDocument, isPhone, STATES } from './brazil';
import { optionalChoice } from './formFields';
import { isForeign } from './phone';

/**
 * A form field whose text is stored without punctuation. A blank text becomes null.
 * @param problemOf - returns the error of a text that is not blank; null for a valid one.
 */
const optionalBare = (
  bareOf: (text: string) => string,
  problemOf: (text: string) => string | null,
) =>
  z.pipe(
    z.string().check(
      z.superRefine((text, context) => {
        const message = text.trim() === '' ? null : problemOf(text);
        if (message !== null) context.addIssue({ code: 'custom', message, input: text });
      }),
    ),
    z.transform((text: string): string | null => bareOf(text) || null),
  );

export const optionalDocument = () =>
  optionalBare(bareDocument, (text) =>
    isDocument(bareDocument(text)) ? null : 'CPF ou CNPJ inválido',
  );

/** The error of a phone that must be Brazilian; null if it is. */
export function phoneProblem(text: string, otherwise: string): string | null {
  if (isForeign(text)) return 'Este número é de outro país: digite um telefone do Brasil, com DDD';
  return isPhone(barePhone(text)) ? null : otherwise;
}

/** A form field for a Brazilian phone with its area code. A number of another country is refused, never converted. */
export const optionalPhone = () =>
  optionalBare(barePhone, (text) =>
    phoneProblem(text, 'Telefone inválido: digite o DDD e o número'),
  );

/** A form field for a federal state. */
export const optionalState = () => optionalChoice(STATES);

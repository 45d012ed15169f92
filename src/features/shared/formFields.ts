import * as z from 'zod/mini';

import { isDay } from './days';
import { toCents } from './money';

/*
 * The pieces that form schemas are built of. Inputs are the texts of the controls, outputs the
 * values of a draft. Zod's compiled validators need `new Function`, which the page's Content
 * Security Policy forbids.
 */
z.config({ jitless: true });

/** Something to see: neither space nor a mark without width, which `trim` leaves alone. */
const VISIBLE = /[^\s\p{Cf}]/u;

/** A text that must not be blank; trimmed. */
export const requiredText = (message: string) =>
  z.pipe(
    z.string(),
    z.string().check(
      z.trim(),
      z.refine((text) => VISIBLE.test(text), { error: message }),
    ),
  );

/** A text that may be blank; trimmed, blank becomes null. */
export const optionalText = () =>
  z.pipe(
    z.string(),
    z.transform((text: string): string | null => text.trim() || null),
  );

interface NumberMessages {
  required: string;
  invalid: string;
  negative: string;
}

const AMOUNT: NumberMessages = {
  required: 'Valor é obrigatório',
  invalid: 'Valor inválido',
  negative: 'Valor não pode ser negativo',
};

/** The number that a control's text stands for, with a point or a comma; NaN for what is none. */
export const parseNumber = (text: string): number =>
  text.trim() === '' ? NaN : Number(text.trim().replace(',', '.'));

function amountProblem(text: string, messages: NumberMessages): string | null {
  const amount = parseNumber(text);
  // Cents beyond the safe integers could no longer be added up exactly.
  if (!Number.isFinite(amount) || !Number.isSafeInteger(toCents(amount))) return messages.invalid;
  return amount < 0 ? messages.negative : null;
}

/** A required amount in reais, zero or more. */
export const requiredAmount = (messages: NumberMessages = AMOUNT) =>
  z.pipe(
    z.string().check(
      z.superRefine((text, context) => {
        const problem = text.trim() === '' ? messages.required : amountProblem(text, messages);
        if (problem) context.addIssue({ code: 'custom', message: problem, input: text });
      }),
    ),
    z.transform(parseNumber),
  );

/** An amount in reais, zero or more; blank becomes null. */
export const optionalAmount = (messages: NumberMessages = AMOUNT) =>
  z.pipe(
    z.string().check(
      z.superRefine((text, context) => {
        const problem = text.trim() === '' ? null : amountProblem(text, messages);
        if (problem) context.addIssue({ code: 'custom', message: problem, input: text });
      }),
    ),
    z.transform((text: string): number | null => (text.trim() === '' ? null : parseNumber(text))),
  );

/** A whole number of at least `min`. */
export const wholeNumber = (min: number, message: string) =>
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (text) => text.trim() !== '' && Number.isSafeInteger(Number(text)) && Number(text) >= min,
          { error: message },
        ),
      ),
    z.transform(Number),
  );

/** A required `YYYY-MM-DD` day. */
export const requiredDay = (message: string) =>
  z.string().check(
    z.superRefine((text, context) => {
      if (text === '') context.addIssue({ code: 'custom', message, input: text });
      else if (!isDay(text))
        context.addIssue({ code: 'custom', message: 'Data inválida', input: text });
    }),
  );

/** A `YYYY-MM-DD` day; blank becomes null. */
export const optionalDay = () =>
  z.pipe(
    z.string().check(z.refine((text) => text === '' || isDay(text), { error: 'Data inválida' })),
    z.transform((text: string): string | null => text || null),
  );

/** One value of a closed list that may be left open; blank becomes null. */
export const optionalChoice = <const Choice extends string>(choices: readonly Choice[]) =>
  z.pipe(
    z.string(),
    z.transform((text: string): Choice | null => choices.find((choice) => choice === text) ?? null),
  );

/** One value of a closed list. */
export const requiredChoice = <const Choice extends string>(
  choices: readonly Choice[],
  message: string,
) =>
  z.pipe(
    z.string(),
    z.transform((text: string, context): Choice => {
      const choice = choices.find((candidate) => candidate === text);
      if (choice !== undefined) return choice;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );

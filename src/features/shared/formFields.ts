import * as z from 'zod/mini';

import { isDay, type Day } from './days';
import { AMOUNT_LIMIT, FIRST_DAY, LAST_DAY, MAX_CHARACTERS } from './limits';
import { toCents } from './money';

/*
 * The building blocks of form schemas: texts of controls in, values of a draft out. Zod's compiled validators
 * are switched off because they need `new Function`, which the Content Security Policy forbids.
 */
z.config({ jitless: true });

/** A visible character: neither white space nor a zero-width mark, which `trim` does not remove. */
const VISIBLE = /[^\s\p{Cf}]/u;

/** Counts characters as the database does: an emoji is one. */
const isTooLong = (text: string): boolean =>
  text.length > MAX_CHARACTERS && Array.from(text).length > MAX_CHARACTERS;

const notTooLong = () =>
  z.refine<string>((text) => !isTooLong(text), { error: 'Use no máximo 100.000 caracteres' });

/** A text that must not be blank. It is trimmed. */
export const requiredText = (message: string) =>
  z.pipe(
    z.string(),
    z.string().check(
      z.trim(),
      z.refine((text) => VISIBLE.test(text), { error: message }),
      notTooLong(),
    ),
  );

/** Texts of a row as a form opens with them: empty for a new row, and where there is none. */
export const textValues = <Name extends string>(
  row: Readonly<Record<Name, string | null>> | null,
  names: readonly Name[],
): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, row?.[name] ?? ''])) as Record<Name, string>; // cast: `fromEntries` loses the keys

/** A text that may be blank. It is trimmed, and blank becomes null. */
export const optionalText = () =>
  z.pipe(
    z.string().check(z.trim(), notTooLong()),
    z.transform((text: string): string | null => text || null),
  );

/**
 * An e-mail address that an input of type email accepts; blank becomes null.
 * @param stored - The address that the form opened with, which is accepted unchanged.
 */
export const optionalEmail = (stored: string | null = null) =>
  optionalText().check(
    z.refine((email) => email === null || email === stored || z.regexes.html5Email.test(email), {
      error: 'Email inválido',
    }),
  );

interface AmountMessages {
  required: string;
  invalid: string;
  negative: string;
  tooLarge: string;
}

/** The label of an amount for its errors, and the value that is accepted whatever its decimals. */
interface AmountOptions {
  messages?: AmountMessages;
  /** Whether a text is the stored amount that the form opened with. */
  isStored?: (text: string) => boolean;
}

const AMOUNT: AmountMessages = {
  required: 'Valor é obrigatório',
  invalid: 'Valor inválido',
  negative: 'Valor não pode ser negativo',
  tooLarge: 'Valor deve ser menor que R$ 1 trilhão',
};

/** Parses a number with a point or a comma; NaN for other texts. */
export const parseNumber = (text: string): number =>
  text.trim() === '' ? NaN : Number(text.trim().replace(',', '.'));

/** An amount as a field shows it: `3200.00`. More decimals (100 / 3) are kept; null becomes ''. */
export function amountText(amount: number | null): string {
  if (amount === null) return '';
  return toCents(amount) / 100 === amount ? amount.toFixed(2) : String(amount);
}

/** `1.500` was more likely meant as 1500 than as one and a half. */
const THREE_DECIMALS = /[.,]\d{3}/;

/** Formats a typed amount on blur: `3200` and `1,5` become `3200.00` and `1.50`. */
export function settledAmount(text: string): string {
  const amount = parseNumber(text);
  return Number.isFinite(amount) && !THREE_DECIMALS.test(text) ? amountText(amount) : text;
}

function amountProblem(text: string, { messages = AMOUNT, isStored }: AmountOptions) {
  const amount = parseNumber(text);
  if (!Number.isFinite(amount)) return messages.invalid;
  if (amount < 0) return messages.negative;
  if (amount >= AMOUNT_LIMIT) return messages.tooLarge;
  // A stored amount may have more decimals (100 / 3); the user need not correct it.
  if (isStored?.(text)) return null;
  const isWholeCents = toCents(amount) / 100 === amount && !THREE_DECIMALS.test(text);
  return isWholeCents ? null : 'Use no máximo duas casas decimais';
}

/** An amount's field. `required`: the error for a blank field, or null where blank is allowed. */
const amountField = (options: AmountOptions, required: string | null) =>
  z.string().check(
    z.superRefine((text, context) => {
      const message = text.trim() === '' ? required : amountProblem(text, options);
      if (message !== null) context.addIssue({ code: 'custom', message, input: text });
    }),
  );

/** A required amount in reais: zero or more, whole cents. */
export const requiredAmount = (options: AmountOptions = {}) =>
  z.pipe(amountField(options, (options.messages ?? AMOUNT).required), z.transform(parseNumber));

/** An amount in reais: zero or more, whole cents; blank becomes null. */
export const optionalAmount = (options: AmountOptions = {}) =>
  z.pipe(
    amountField(options, null),
    z.transform((text: string): number | null => (text.trim() === '' ? null : parseNumber(text))),
  );

interface WholeNumberMessages {
  tooSmall: string;
  tooLarge: string;
  fractional: string;
}

function wholeNumberProblem(text: string, min: number, messages: WholeNumberMessages) {
  const number = parseNumber(text);
  if (!(number >= min)) return messages.tooSmall;
  if (number >= AMOUNT_LIMIT) return messages.tooLarge;
  return Number.isInteger(number) && !THREE_DECIMALS.test(text) ? null : messages.fractional;
}

/** A whole number from `min` up to the limit of amounts. */
export const wholeNumber = (min: number, messages: WholeNumberMessages) =>
  z.pipe(
    z.string().check(
      z.superRefine((text, context) => {
        const message = wholeNumberProblem(text, min, messages);
        if (message !== null) context.addIssue({ code: 'custom', message, input: text });
      }),
    ),
    z.transform(parseNumber),
  );

function dayProblem(text: string, stored: Day | null): string | null {
  if (!isDay(text)) return 'Data inválida';
  if (text === stored || (FIRST_DAY <= text && text <= LAST_DAY)) return null;
  // A date field turns a typed '26' into the year 26.
  if (text < '0100') return 'Digite o ano com quatro algarismos';
  return 'O ano deve ficar entre 1900 e 2199';
}

/** A day's field. `required`: the error for a blank field, or null where blank is allowed. */
const dayText = (required: string | null, stored: Day | null) =>
  z.string().check(
    z.superRefine((text, context) => {
      const message = text === '' ? required : dayProblem(text, stored);
      if (message !== null) context.addIssue({ code: 'custom', message, input: text });
    }),
  );

/**
 * A required `YYYY-MM-DD` day.
 * @param stored - The day that the form opened with, which may be outside the accepted years.
 */
export const requiredDay = (message: string, stored: Day | null = null) => dayText(message, stored);

/** An optional day; blank becomes null. */
export const optionalDay = (stored: Day | null = null) =>
  z.pipe(
    dayText(null, stored),
    z.transform((text: string): string | null => text || null),
  );

/** One value of a closed list; blank becomes null. */
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

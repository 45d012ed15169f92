import * as z from 'zod/mini';

import { isDay, type Day } from './days';
import { AMOUNT_LIMIT, FIRST_DAY, LAST_DAY, MAX_CHARACTERS } from './limits';
import { toCents } from './money';

/*
 * The pieces that form schemas are built of. Inputs are the texts of the controls, outputs the
 * values of a draft. Zod's compiled validators need `new Function`, which the page's Content
 * Security Policy forbids.
 */
z.config({ jitless: true });

/** Something to see: neither space nor a mark without width, which `trim` leaves alone. */
const VISIBLE = /[^\s\p{Cf}]/u;

/** An emoji counts as the database counts it. */
const isTooLong = (text: string): boolean =>
  text.length > MAX_CHARACTERS && Array.from(text).length > MAX_CHARACTERS;

const notTooLong = () =>
  z.refine<string>((text) => !isTooLong(text), { error: 'Use no máximo 100.000 caracteres' });

/** A text that must not be blank; trimmed. */
export const requiredText = (message: string) =>
  z.pipe(
    z.string(),
    z.string().check(
      z.trim(),
      z.refine((text) => VISIBLE.test(text), { error: message }),
      notTooLong(),
    ),
  );

/** A text that may be blank; trimmed, blank becomes null. */
export const optionalText = () =>
  z.pipe(
    z.string().check(z.trim(), notTooLong()),
    z.transform((text: string): string | null => text || null),
  );

/**
 * An e-mail address, as an input of type email takes it; blank becomes null.
 * @param stored - The one that the form opened with, which may be any text.
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

/** What an amount is called, and which one it may be whatever its decimals. */
interface AmountOptions {
  messages?: AmountMessages;
  /** Whether a text is a stored amount as the form opened with it. */
  isStored?: (text: string) => boolean;
}

const AMOUNT: AmountMessages = {
  required: 'Valor é obrigatório',
  invalid: 'Valor inválido',
  negative: 'Valor não pode ser negativo',
  tooLarge: 'Valor deve ser menor que R$ 1 trilhão',
};

/** The number that a control's text stands for, with a point or a comma; NaN for what is none. */
export const parseNumber = (text: string): number =>
  text.trim() === '' ? NaN : Number(text.trim().replace(',', '.'));

/** An amount as its field shows it: `3200.00`; more precise ones (100 / 3) as they are, none as ''. */
export function amountText(amount: number | null): string {
  if (amount === null) return '';
  return toCents(amount) / 100 === amount ? amount.toFixed(2) : String(amount);
}

/** `1.500` is hardly one and a half. */
const THREE_DECIMALS = /[.,]\d{3}/;

/** What is typed of an amount as it stands once its field is left: `3200`, `1,5` as `3200.00`, `1.50`. */
export function settledAmount(text: string): string {
  const amount = parseNumber(text);
  return Number.isFinite(amount) && !THREE_DECIMALS.test(text) ? amountText(amount) : text;
}

function amountProblem(text: string, { messages = AMOUNT, isStored }: AmountOptions) {
  const amount = parseNumber(text);
  if (!Number.isFinite(amount)) return messages.invalid;
  if (amount < 0) return messages.negative;
  if (amount >= AMOUNT_LIMIT) return messages.tooLarge;
  // What is stored may have more decimals (100 / 3), and is no fault of who edits the rest.
  if (isStored?.(text)) return null;
  const isWholeCents = toCents(amount) / 100 === amount && !THREE_DECIMALS.test(text);
  return isWholeCents ? null : 'Use no máximo duas casas decimais';
}

/** An amount's text; `required` is the complaint about a blank one, or null where that is none. */
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

/** A whole number of at least `min`, and below the limit of the amounts. */
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
  // '26' typed as the year is the year 26 to a date field.
  if (text < '0100') return 'Digite o ano com quatro algarismos';
  return 'O ano deve ficar entre 1900 e 2199';
}

/** A day's text; `required` is the complaint about a blank one, or null where that is none. */
const dayText = (required: string | null, stored: Day | null) =>
  z.string().check(
    z.superRefine((text, context) => {
      const message = text === '' ? required : dayProblem(text, stored);
      if (message !== null) context.addIssue({ code: 'custom', message, input: text });
    }),
  );

/**
 * A required `YYYY-MM-DD` day.
 * @param stored - The one that the form opened with, which may lie in any year.
 */
export const requiredDay = (message: string, stored: Day | null = null) => dayText(message, stored);

/** A `YYYY-MM-DD` day, as above; blank becomes null. */
export const optionalDay = (stored: Day | null = null) =>
  z.pipe(
    dayText(null, stored),
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

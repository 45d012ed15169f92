import * as z from 'zod/mini';

import { storableText } from './controlCharacters';
import { isDay, type Day } from './days';
import { AMOUNT_LIMIT, FIRST_DAY, LAST_DAY, MAX_CHARACTERS } from './limits';
import { toCents } from './money';

/*
 * The parts from which form schemas are made. Their input is the text of a control, and their output a value of a
 * draft. Zod's compiled validators are switched off, because they need `new Function`, which the Content Security
 * Policy forbids.
 */
z.config({ jitless: true });

/** A visible character: neither white space nor a zero-width character, which `trim` does not remove. */
const VISIBLE = /[^\s\p{Cf}]/u;

/** Whether a text is too long. Characters are counted as the database counts them: an emoji is one. */
const isTooLong = (text: string): boolean =>
  text.length > MAX_CHARACTERS && Array.from(text).length > MAX_CHARACTERS;

const notTooLong = () =>
  z.refine<string>((text) => !isTooLong(text), { error: 'Use no máximo 100.000 caracteres' });

/** What was typed or pasted into a text field. The output is trimmed, and has no control characters. */
const typedText = () => z.string().check(z.overwrite(storableText));

/** A text that must not be blank. The output is trimmed. */
export const requiredText = (message: string) =>
  z.pipe(
    typedText(),
    z.string().check(
      z.refine((text) => VISIBLE.test(text), { error: message }),
      notTooLong(),
    ),
  );

/** Texts of a row as a form opens with them. A text is empty for a new row and if the row has none. */
export const textValues = <Name extends string>(
  row: Readonly<Record<Name, string | null>> | null,
  names: readonly Name[],
): Record<Name, string> =>
  // cast: `fromEntries` loses the keys
  Object.fromEntries(names.map((name) => [name, row?.[name] ?? ''])) as Record<Name, string>;

/** A text that may be blank. The output is trimmed, and null for a blank text. */
export const optionalText = () =>
  z.pipe(
    typedText().check(notTooLong()),
    z.transform((text: string): string | null => text || null),
  );

/**
 * An e-mail address that the browser's e-mail input accepts. A blank text becomes null.
 * @param stored - the address with which the form opened. It is accepted unchanged.
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

/**
 * The options of a field for an amount: its error messages, and which text is accepted with any number of
 * decimals.
 */
interface AmountOptions {
  messages?: AmountMessages;
  /** Whether a text is the stored amount with which the form opened. */
  isStored?: (text: string) => boolean;
}

const AMOUNT: AmountMessages = {
  required: 'Valor é obrigatório',
  invalid: 'Valor inválido',
  negative: 'Valor não pode ser negativo',
  tooLarge: 'Valor deve ser menor que R$ 1 trilhão',
};

/** Parses a number with a decimal point or comma; NaN for other texts. */
export const parseNumber = (text: string): number =>
  text.trim() === '' ? NaN : Number(text.trim().replace(',', '.'));

/** An amount in the format of a field: `3200.00`. Further decimals (100 / 3) are kept. Null becomes ''. */
export function amountText(amount: number | null): string {
  if (amount === null) return '';
  return toCents(amount) / 100 === amount ? amount.toFixed(2) : String(amount);
}

/** A number with three decimals. `1.500` is more likely meant as 1500 than as one and a half. */
const THREE_DECIMALS = /[.,]\d{3}/;

/** Formats a typed amount on blur: `3200` becomes `3200.00`, and `1,5` becomes `1.50`. */
export function settledAmount(text: string): string {
  const amount = parseNumber(text);
  return Number.isFinite(amount) && !THREE_DECIMALS.test(text) ? amountText(amount) : text;
}

function amountProblem(text: string, { messages = AMOUNT, isStored }: AmountOptions) {
  const amount = parseNumber(text);
  if (!Number.isFinite(amount)) return messages.invalid;
  if (amount < 0) return messages.negative;
  if (amount >= AMOUNT_LIMIT) return messages.tooLarge;
  // A stored amount may have more decimals (100 / 3), which the user need not correct.
  if (isStored?.(text)) return null;
  const isWholeCents = toCents(amount) / 100 === amount && !THREE_DECIMALS.test(text);
  return isWholeCents ? null : 'Use no máximo duas casas decimais';
}

/** A field for an amount. `required` is the error for a blank field; null if the field may be blank. */
const amountField = (options: AmountOptions, required: string | null) =>
  z.string().check(
    z.superRefine((text, context) => {
      const message = text.trim() === '' ? required : amountProblem(text, options);
      if (message !== null) context.addIssue({ code: 'custom', message, input: text });
    }),
  );

/** A required amount in reais: zero or more, in whole cents. */
export const requiredAmount = (options: AmountOptions = {}) =>
  z.pipe(amountField(options, (options.messages ?? AMOUNT).required), z.transform(parseNumber));

/** An optional amount in reais: zero or more, in whole cents. A blank text becomes null. */
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

/** A field for a day. `required` is the error for a blank field; null if the field may be blank. */
const dayText = (required: string | null, stored: Day | null) =>
  z.string().check(
    z.superRefine((text, context) => {
      const message = text === '' ? required : dayProblem(text, stored);
      if (message !== null) context.addIssue({ code: 'custom', message, input: text });
    }),
  );

/**
 * A required day, `YYYY-MM-DD`.
 * @param stored - the day with which the form opened. It may be outside of the accepted years.
 */
export const requiredDay = (message: string, stored: Day | null = null) => dayText(message, stored);

/** An optional day. A blank text becomes null. */
export const optionalDay = (stored: Day | null = null) =>
  z.pipe(
    dayText(null, stored),
    z.transform((text: string): string | null => text || null),
  );

/** An optional choice among given values. A blank text becomes null. */
export const optionalChoice = <const Choice extends string>(choices: readonly Choice[]) =>
  z.pipe(
    z.string(),
    z.transform((text: string): Choice | null => choices.find((choice) => choice === text) ?? null),
  );

/** A required choice among given values. */
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

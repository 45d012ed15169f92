import * as z from 'zod/mini';

import { nextBusinessDay } from '../../shared/businessDays';
import type { Day } from '../../shared/days';
import { EXPENSE_CATEGORIES } from '../../shared/expenseCategories';
import {
  amountText,
  optionalAmount,
  optionalChoice,
  optionalDay,
  optionalText,
  requiredAmount,
  requiredChoice,
  requiredDay,
  requiredText,
  textValues,
} from '../../shared/formFields';
import { PAYMENT_METHODS } from '../../shared/paymentMethods';
import { MAX_SERIES_NUMBER, type SeriesRowDraft, type SeriesTerms } from './seriesRow';

type Rule = Pick<SeriesTerms, 'unit' | 'every'> & { anchorDay?: number; shift?: true };

/** What can be chosen as a rule. Where a rule has no day of the month of its own, it has the day on which it starts. */
const RULES = {
  week: { unit: 'week', every: 1 },
  twoWeeks: { unit: 'week', every: 2 },
  month: { unit: 'month', every: 1 },
  twoMonths: { unit: 'month', every: 2 },
  threeMonths: { unit: 'month', every: 3 },
  sixMonths: { unit: 'month', every: 6 },
  year: { unit: 'month', every: 12 },
  lastDay: { unit: 'month', every: 1, anchorDay: 31 },
  firstBusinessDay: { unit: 'month', every: 1, anchorDay: 1, shift: true },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;

export const RULE_NAMES = Object.keys(RULES) as readonly RuleName[]; // The keys of the record above.

const invalidTimes = (least: number) =>
  `Use um número de ${least.toString()} a ${MAX_SERIES_NUMBER.toString()}`;

/** The fields 'Repete' and 'Até' of a form. */
export const repeatSchema = z
  .object({
    repeats: optionalChoice(RULE_NAMES),
    ends: z.string(),
    until: optionalDay(),
    times: z.string(),
    shift: z.boolean(),
    /** The day on which it would be, were it not for the shift. Absent where that is the day of the record. */
    nominalDay: z.optional(z.string()),
    /** The day of the month that the rule has while the record keeps its day, which a short month may have moved. */
    kept: z.optional(z.object({ startsOn: z.string(), anchorDay: z.number() })),
  })
  .check(
    z.superRefine(({ repeats, ends, until, times }, { issues }) => {
      if (repeats === null) return;
      if (ends === 'day' && until === null) {
        issues.push({ code: 'custom', message: 'Escolha o dia', path: ['until'], input: until });
      }
      const isCount = /^\d{1,4}$/.test(times) && Number(times) > 1;
      if (ends === 'times' && !isCount) {
        issues.push({ code: 'custom', message: invalidTimes(2), path: ['times'], input: times });
      }
    }),
  );

export type RepeatValues = z.input<typeof repeatSchema>;
export type Repeat = z.output<typeof repeatSchema>;

export const noRepeat: RepeatValues = { repeats: '', ends: '', until: '', times: '', shift: false };

/** The rule that the fields describe, from a day on; null if nothing repeats. */
export function ruleTerms(repeat: Repeat, firstDay: Day) {
  const { repeats, ends, until, times, nominalDay, kept } = repeat;
  if (repeats === null) return null;
  const rule: Rule = RULES[repeats];
  const shift = rule.shift ?? repeat.shift;
  const isShifted = shift && nominalDay !== undefined && nextBusinessDay(nominalDay) === firstDay;
  const startsOn = isShifted ? nominalDay : firstDay;
  const isKept = kept?.startsOn === startsOn && rule.unit === 'month';
  return {
    startsOn,
    unit: rule.unit,
    every: rule.every,
    anchorDay: rule.anchorDay ?? (isKept ? kept.anchorDay : Number(startsOn.slice(8))),
    shift,
    until: ends === 'day' ? until : null,
    lastNumber: ends === 'times' ? Number(times) : null,
  } satisfies Partial<SeriesTerms>;
}

/** The fields for a rule, in the change of a number that has this nominal day. */
export function repeatValues(terms: SeriesTerms, startsOn: Day): RepeatValues {
  const { unit, anchorDay } = terms;
  const isOf = (name: RuleName): boolean => {
    const { unit, every, anchorDay, shift }: Rule = RULES[name];
    return (
      unit === terms.unit &&
      every === terms.every &&
      (anchorDay === undefined || anchorDay === terms.anchorDay) &&
      (shift === undefined || terms.shift)
    );
  };
  const repeats = RULE_NAMES.findLast(isOf) ?? 'month';
  const hasOwnDay = unit === 'month' && !('anchorDay' in RULES[repeats]);
  return {
    repeats,
    ...(hasOwnDay && { kept: { startsOn, anchorDay } }),
    ends: terms.until !== null ? 'day' : terms.lastNumber !== null ? 'times' : '',
    until: terms.until ?? '',
    times: terms.lastNumber?.toString() ?? '',
    shift: terms.shift,
  };
}

interface ChangeLimits {
  /** The number from which the change holds. */
  number: number;
  /** The nominal day of the last number of which there is a record; null if there is none. */
  lastDay: Day | null;
}

/** The schema of the change of a series from a number on. What is made of it needs what its own form asks for. */
export function seriesChangeSchema(
  { kind, amount }: SeriesTerms,
  { number, lastDay }: ChangeLimits,
) {
  const isExpense = kind === 'expense';
  const isStored = (text: string) => text === amountText(amount);
  const isPositive = z.refine<number | null>((typed) => typed !== 0 || amount === 0, {
    error: 'Informe um valor maior que zero',
  });
  const fields = z.object({
    name: isExpense ? requiredText('Descrição é obrigatória') : optionalText(),
    category: isExpense
      ? requiredChoice(EXPENSE_CATEGORIES, 'Categoria é obrigatória')
      : optionalChoice(EXPENSE_CATEGORIES),
    // An expense whose amount is typed each time has none.
    amount: z
      .pipe(
        isExpense && amount !== null ? requiredAmount({ isStored }) : optionalAmount({ isStored }),
        z.nullable(z.number()),
      )
      .check(isPositive),
    paymentMethod: optionalChoice(PAYMENT_METHODS),
    startsOn: requiredDay('Data é obrigatória').check(
      z.refine((day) => lastDay === null || day > lastDay, {
        error: 'Escolha um dia depois do último já criado',
      }),
    ),
    repeat: repeatSchema.check(
      z.refine(({ repeats }) => repeats !== null, {
        error: 'Escolha como se repete',
        path: ['repeats'],
      }),
    ),
  });
  return fields.check(
    z.superRefine(({ startsOn, repeat: { ends, until, times } }, { issues }) => {
      if (ends === 'day' && until !== null && until < startsOn) {
        const message = 'Escolha um dia a partir da próxima';
        issues.push({ code: 'custom', message, path: ['repeat', 'until'], input: until });
      }
      if (ends === 'times' && Number(times) < number) {
        const message = invalidTimes(number);
        issues.push({ code: 'custom', message, path: ['repeat', 'times'], input: times });
      }
    }),
  );
}

export type SeriesChangeValues = z.input<ReturnType<typeof seriesChangeSchema>>;

/** The opening values of that form. */
export const seriesChangeValues = (terms: SeriesTerms, startsOn: Day): SeriesChangeValues => ({
  ...textValues(terms, ['name', 'category', 'paymentMethod']),
  amount: amountText(terms.amount),
  startsOn,
  repeat: repeatValues(terms, startsOn),
});

type What = Pick<
  SeriesTerms,
  'kind' | 'amount' | 'name' | 'project' | 'category' | 'paymentMethod'
>;

/** The row of the first number of a series, whose record is saved in the same form. Null if nothing repeats. */
export function firstNumber(repeat: Repeat, startsOn: Day, what: What): SeriesRowDraft | null {
  const rule = ruleTerms(repeat, startsOn);
  return rule && { ...what, ...rule, outcome: 'made', course: 'running' };
}

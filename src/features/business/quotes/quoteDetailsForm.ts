import * as z from 'zod/mini';

import { changesIfAny } from '../../shared/changes';
import { isDay } from '../../shared/days';
import {
  amountText,
  optionalChoice,
  optionalDay,
  optionalText,
  parseNumber,
  requiredAmount,
} from '../../shared/formFields';
import type { Quote } from './quote';
import {
  emptyQuoteDetails,
  TERMS_KINDS,
  type QuoteDetails,
  type QuoteDetailsDraft,
} from './quoteDetails';
import { leftOut, quoteFormSchema, quoteFormValues } from './quoteForm';
import { MAX_INSTALLMENTS } from '../../shared/paymentMethods';
import { agreedTerms, MIN_INSTALLMENTS, type StoredTerms, type Terms } from './terms';

/** The details that the form edits. */
export type QuoteTerms = StoredTerms &
  Pick<QuoteDetailsDraft, 'validUntil' | 'workStarts' | 'workEnds' | 'paymentTerms' | 'materials'>;

/** The fields of the terms that become payments, as texts. Those that the chosen kind does not need are ignored. */
const TYPED_TERMS = {
  termsKind: optionalChoice(TERMS_KINDS),
  deposit: z.string(),
  /** What the deposit is typed in: 'percent' of the total, or 'reais'. */
  depositIn: z.string(),
  installments: z.string(),
  firstDueOn: z.string(),
};

export type TypedTerms = z.input<z.ZodMiniObject<typeof TYPED_TERMS>>;

const depositAmount = requiredAmount({
  messages: {
    required: 'Informe o sinal',
    invalid: 'Sinal inválido',
    negative: 'O sinal deve ser maior que zero',
    tooLarge: 'O sinal deve ser menor que o total',
  },
});

/** What is wrong with the typed deposit, as far as it can be told without the total. */
function depositProblem({ deposit, depositIn }: Pick<TypedTerms, 'deposit' | 'depositIn'>) {
  const problem = z.safeParse(depositAmount, deposit).error?.issues[0]?.message;
  if (problem !== undefined) return problem;
  const typed = parseNumber(deposit);
  if (typed === 0) return 'O sinal deve ser maior que zero';
  return depositIn === 'percent' && typed >= 100 ? 'O sinal deve ser menor que 100 %' : null;
}

function partsProblem(installments: string): string | null {
  const count = parseNumber(installments);
  return Number.isInteger(count) && count >= MIN_INSTALLMENTS && count <= MAX_INSTALLMENTS
    ? null
    : `De ${String(MIN_INSTALLMENTS)} a ${String(MAX_INSTALLMENTS)} parcelas`;
}

/** The terms of fields that are valid. */
function termsOf({
  termsKind,
  deposit,
  depositIn,
  installments,
  firstDueOn,
}: z.output<z.ZodMiniObject<typeof TYPED_TERMS>>): StoredTerms {
  const [isDeposit, isParts] = [termsKind === 'deposit', termsKind === 'installments'];
  return {
    termsKind,
    depositPercent: isDeposit && depositIn === 'percent' ? parseNumber(deposit) : null,
    depositAmount: isDeposit && depositIn !== 'percent' ? parseNumber(deposit) : null,
    installments: isParts ? parseNumber(installments) : null,
    firstDueOn: (isParts && firstDueOn) || null,
  };
}

/** The terms that the user is typing; null where none are chosen or their field is not valid yet. */
export function typedTermsOf(typed: TypedTerms): Terms | null {
  const termsKind = TERMS_KINDS.find((kind) => kind === typed.termsKind) ?? null;
  if (termsKind === 'deposit' && depositProblem(typed) !== null) return null;
  if (termsKind !== 'installments') return agreedTerms(termsOf({ ...typed, termsKind }));
  if (partsProblem(typed.installments) !== null) return null;
  const firstDueOn = isDay(typed.firstDueOn) ? typed.firstDueOn : '';
  return agreedTerms(termsOf({ ...typed, termsKind, firstDueOn }));
}

const termsSchema = (stored: QuoteDetails | null | undefined) =>
  z.pipe(
    z
      .object({
        validUntil: optionalDay(stored?.validUntil ?? null),
        workStarts: optionalDay(stored?.workStarts ?? null),
        workEnds: optionalDay(stored?.workEnds ?? null),
        paymentTerms: optionalText(),
        ...TYPED_TERMS,
        /** Whether each item is material, by the item's index. */
        materials: z.array(z.boolean()),
      })
      .check(
        z.superRefine(({ workStarts, workEnds }, context) => {
          if (workStarts === null || workEnds === null || workStarts <= workEnds) return;
          context.issues.push({
            code: 'custom',
            input: workEnds,
            path: ['workEnds'],
            message: 'O término não pode ser antes do início',
          });
        }),
        z.superRefine(({ termsKind, firstDueOn, installments, ...typed }, context) => {
          const refuse = (field: keyof TypedTerms, message: string | null | undefined) => {
            if (message) context.addIssue({ code: 'custom', path: [field], message, input: typed });
          };
          if (termsKind === 'deposit') refuse('deposit', depositProblem(typed));
          if (termsKind !== 'installments') return;
          refuse('installments', partsProblem(installments));
          const day = z.safeParse(optionalDay(stored?.firstDueOn ?? null), firstDueOn);
          refuse('firstDueOn', day.error?.issues[0]?.message);
        }),
      ),
    z.transform(
      ({ materials, validUntil, workStarts, workEnds, paymentTerms, ...typed }): QuoteTerms => ({
        ...{ validUntil, workStarts, workEnds, paymentTerms },
        ...termsOf(typed),
        materials: materials.flatMap((isMaterial, place) => (isMaterial ? [place] : [])),
      }),
    ),
  );

const bothSchema = (
  isClient: (id: string) => boolean,
  edited: Quote | null,
  stored: QuoteDetails | null | undefined,
) =>
  z
    .intersection(
      quoteFormSchema(isClient, edited),
      z.object({ details: z.optional(termsSchema(stored)) }),
    )
    .check(
      z.superRefine(({ totalValue, details }, context) => {
        const deposit = details?.depositAmount ?? null;
        if (deposit === null || deposit < totalValue) return;
        context.addIssue({
          code: 'custom',
          path: ['details', 'deposit'],
          message: 'O sinal deve ser menor que o total',
          input: deposit,
        });
      }),
    );

/** Materials are marked by the index of their item, so the marks of rows that are left out go with them. */
function withoutLeftOut(values: z.input<ReturnType<typeof bothSchema>>): typeof values {
  const { items, details } = values;
  if (!details) return values;
  const isLeftOut = leftOut(items);
  const materials = items.flatMap((row, place) =>
    isLeftOut(row) ? [] : (details.materials[place] ?? false),
  );
  return { ...values, details: { ...details, materials } };
}

/** The schema of the quote's form. It includes the side table's fields as `details` once they are loaded. */
export const quoteModalSchema = (...known: Parameters<typeof bothSchema>) =>
  z.pipe(z.transform(withoutLeftOut), bothSchema(...known));

export type QuoteModalValues = z.input<ReturnType<typeof quoteModalSchema>>;
export type QuoteModalOutput = z.output<ReturnType<typeof quoteModalSchema>>;

/** The deposit as the form shows it. A form that is opened without one offers half of the total. */
const depositText = (details: Partial<QuoteTerms> | null): string =>
  typeof details?.depositAmount === 'number'
    ? amountText(details.depositAmount)
    : String(details?.depositPercent ?? 50);

/** The form's opening values. `details`: null where none are stored, undefined while they are not loaded. */
export const quoteModalValues = (
  quote: Quote | null,
  details: Partial<QuoteTerms> | null | undefined,
): QuoteModalValues => {
  const values = quoteFormValues(quote);
  const marked = new Set(details?.materials);
  return {
    ...values,
    ...(details !== undefined && {
      details: {
        validUntil: details?.validUntil ?? '',
        workStarts: details?.workStarts ?? '',
        workEnds: details?.workEnds ?? '',
        paymentTerms: details?.paymentTerms ?? '',
        termsKind: details?.termsKind ?? '',
        deposit: depositText(details),
        depositIn: typeof details?.depositAmount === 'number' ? 'reais' : 'percent',
        installments: String(details?.installments ?? MIN_INSTALLMENTS),
        firstDueOn: details?.firstDueOn ?? '',
        materials: values.items.map((_item, place) => marked.has(place)),
      },
    }),
  };
};

/** The details that the user changed since the form opened; null where none were changed. */
export const quoteTermsChanges = (
  opened: QuoteDetails | null | undefined,
  terms: QuoteTerms | undefined,
): Partial<QuoteDetailsDraft> | null =>
  changesIfAny<QuoteDetailsDraft, QuoteTerms>(opened ?? emptyQuoteDetails, terms);

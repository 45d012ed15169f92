import * as z from 'zod/mini';

import { changesIfAny } from '../shared/changes';
import { optionalDay, optionalText } from '../shared/formFields';
import type { Quote } from './quote';
import { emptyQuoteDetails, type QuoteDetails, type QuoteDetailsDraft } from './quoteDetails';
import { quoteFormSchema, quoteFormValues } from './quoteForm';

/** What the form says of a quote's document. */
export type QuoteTerms = Pick<
  QuoteDetailsDraft,
  'validUntil' | 'workStarts' | 'workEnds' | 'paymentTerms' | 'materials'
>;

const termsSchema = (stored: QuoteDetails | null | undefined) =>
  z.pipe(
    z
      .object({
        validUntil: optionalDay(stored?.validUntil ?? null),
        workStarts: optionalDay(stored?.workStarts ?? null),
        workEnds: optionalDay(stored?.workEnds ?? null),
        paymentTerms: optionalText(),
        /** By the items' places. */
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
      ),
    z.transform(({ materials, ...terms }): QuoteTerms => ({
      ...terms,
      materials: materials.flatMap((isMaterial, place) => (isMaterial ? [place] : [])),
    })),
  );

/** The quote's form with what stands beside the quote, under `details`; without, until that is known. */
export const quoteModalSchema = (
  isClient: (id: string) => boolean,
  edited: Quote | null,
  stored: QuoteDetails | null | undefined,
) =>
  z.intersection(
    quoteFormSchema(isClient, edited),
    z.object({ details: z.optional(termsSchema(stored)) }),
  );

export type QuoteModalValues = z.input<ReturnType<typeof quoteModalSchema>>;
export type QuoteModalOutput = z.output<ReturnType<typeof quoteModalSchema>>;

/** The form as it opens. `details`: null where there are none, undefined while they are not known. */
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
        materials: values.items.map((_item, place) => marked.has(place)),
      },
    }),
  };
};

/** What was changed of what was said when the form opened; null where nothing was. */
export const quoteTermsChanges = (
  opened: QuoteDetails | null | undefined,
  terms: QuoteTerms | undefined,
): Partial<QuoteDetailsDraft> | null =>
  changesIfAny<QuoteDetailsDraft, QuoteTerms>(opened ?? emptyQuoteDetails, terms);

import * as z from 'zod/mini';

import { changesIfAny } from '../../shared/changes';
import { optionalDay, optionalText } from '../../shared/formFields';
import type { Quote } from './quote';
import { emptyQuoteDetails, type QuoteDetails, type QuoteDetailsDraft } from './quoteDetails';
import { quoteFormSchema, quoteFormValues } from './quoteForm';

/** The details that the form edits. */
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
      ),
    z.transform(({ materials, ...terms }): QuoteTerms => ({
      ...terms,
      materials: materials.flatMap((isMaterial, place) => (isMaterial ? [place] : [])),
    })),
  );

/** The schema of the quote's form. It includes the side table's fields as `details` once they are loaded. */
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

import * as z from 'zod/mini';

import {
  optionalText,
  parseNumber,
  requiredAmount,
  requiredChoice,
  requiredText,
  wholeNumber,
} from '../shared/formFields';
import {
  itemSubtotal,
  quoteTotal,
  QUOTE_STATUSES,
  type Quote,
  type QuoteDraft,
  type QuoteItem,
} from './quote';

const itemSchema = z.object({
  name: requiredText('Nome do item é obrigatório'),
  description: optionalText(),
  quantity: wholeNumber(1, 'Quantidade mínima é 1'),
  price: requiredAmount({
    required: 'Preço é obrigatório',
    invalid: 'Preço inválido',
    negative: 'Preço não pode ser negativo',
  }),
});

const noClient = 'Cliente é obrigatório';

/**
 * The quote form's fields (all texts) and the draft they become; the total is computed from the
 * items.
 * @param isClient - Whether an id is that of a client who still exists.
 */
export const quoteFormSchema = (isClient: (id: string) => boolean) =>
  z.pipe(
    z.object({
      clientId: requiredText(noClient).check(z.refine(isClient, { error: noClient })),
      status: requiredChoice(QUOTE_STATUSES, 'Status é obrigatório'),
      items: z.array(itemSchema),
      observations: optionalText(),
    }),
    z.transform((quote): QuoteDraft => ({ ...quote, totalValue: quoteTotal(quote.items) })),
  );

export type QuoteFormValues = z.input<ReturnType<typeof quoteFormSchema>>;
export type QuoteItemValues = QuoteFormValues['items'][number];

/** A new line as the form adds it. */
export const emptyItem = (): QuoteItemValues => ({
  name: '',
  description: '',
  quantity: '1',
  price: '',
});

const itemValues = (item: QuoteItem): QuoteItemValues => ({
  name: item.name,
  description: item.description ?? '',
  quantity: String(item.quantity),
  price: String(item.price),
});

/** The form as it opens: one empty line, or filled from the quote being edited. */
export const quoteFormValues = (quote: Quote | null): QuoteFormValues => ({
  clientId: quote?.clientId ?? '',
  status: quote?.status ?? 'proposal',
  items: quote ? quote.items.map(itemValues) : [emptyItem()],
  observations: quote?.observations ?? '',
});

type TypedLine = Pick<QuoteItemValues, 'quantity' | 'price'>;

const typedLine = ({ quantity, price }: TypedLine) => ({
  quantity: parseNumber(quantity) || 0,
  price: parseNumber(price) || 0,
});

/** Subtotal of a line while it is typed, in reais; what is not a number yet counts as zero. */
export const typedSubtotal = (line: TypedLine): number => itemSubtotal(typedLine(line));

/** Total of the form while it is typed, in reais. */
export const typedTotal = (lines: readonly TypedLine[]): number => quoteTotal(lines.map(typedLine));

import * as z from 'zod/mini';

import {
  optionalText,
  requiredAmount,
  requiredChoice,
  requiredText,
  wholeNumber,
} from '../shared/formFields';
import { quoteTotal, QUOTE_STATUSES, type Quote, type QuoteDraft, type QuoteItem } from './quote';

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

/** The quote form's fields (all texts) and the draft they become; the total is computed from the items. */
export const quoteFormSchema = z.pipe(
  z.object({
    clientId: requiredText('Cliente é obrigatório'),
    status: requiredChoice(QUOTE_STATUSES, 'Status é obrigatório'),
    items: z.array(itemSchema),
    observations: optionalText(),
  }),
  z.transform((quote): QuoteDraft => ({ ...quote, totalValue: quoteTotal(quote.items) })),
);

export type QuoteFormValues = z.input<typeof quoteFormSchema>;
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

/** Subtotal of a line while it is typed, in reais; what is not a number yet counts as zero. */
export function typedSubtotal({
  quantity,
  price,
}: Pick<QuoteItemValues, 'quantity' | 'price'>): number {
  return quoteTotal([{ quantity: Number(quantity) || 0, price: Number(price) || 0 }]);
}

/** Total of the form while it is typed, in reais. */
export const typedTotal = (items: readonly Pick<QuoteItemValues, 'quantity' | 'price'>[]): number =>
  quoteTotal(
    items.map(({ quantity, price }) => ({
      quantity: Number(quantity) || 0,
      price: Number(price) || 0,
    })),
  );

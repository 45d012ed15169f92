import * as z from 'zod/mini';

import { requiredClient } from '../clients/requiredClient';
import { changedFields, isSame } from '../shared/changes';
import type { Baseline } from '../shared/baseline';
import {
  amountText,
  optionalText,
  parseNumber,
  requiredAmount,
  requiredChoice,
  requiredText,
  settledAmount,
  wholeNumber,
} from '../shared/formFields';
import { AMOUNT_LIMIT, MAX_LIST_BYTES } from '../shared/limits';
import { storedBytes } from '../shared/storedBytes';
import {
  itemSubtotal,
  quoteTotal,
  QUOTE_STATUSES,
  type Quote,
  type QuoteDraft,
  type QuoteItem,
} from './quote';

const itemSchema = (isStoredPrice: (text: string) => boolean) =>
  z.object({
    name: requiredText('Nome do item é obrigatório'),
    description: optionalText(),
    quantity: wholeNumber(1, {
      tooSmall: 'Quantidade mínima é 1',
      tooLarge: 'Quantidade deve ser menor que 1 trilhão',
      fractional: 'Quantidade deve ser um número inteiro',
    }),
    price: requiredAmount({
      messages: {
        required: 'Preço é obrigatório',
        invalid: 'Preço inválido',
        negative: 'Preço não pode ser negativo',
        tooLarge: 'Preço deve ser menor que R$ 1 trilhão',
      },
      isStored: isStoredPrice,
    }),
  });

/** The index of the item that weighs most. */
const heaviest = (items: readonly QuoteItem[], weigh: (item: QuoteItem) => number): number =>
  items.reduce((most, item, index) => {
    const heavier = items[most];
    return heavier && weigh(heavier) >= weigh(item) ? most : index;
  }, 0);

/** What the lines are only together: too much or too long. The one with the greatest part says so. */
const storableItems = () =>
  z.superRefine<QuoteItem[]>((items, context) => {
    // Faulty lines have no sum yet.
    if (context.issues.length > 0) return;
    if (quoteTotal(items) >= AMOUNT_LIMIT) {
      context.addIssue({
        code: 'custom',
        message: 'O total deve ser menor que R$ 1 trilhão',
        path: [heaviest(items, itemSubtotal), 'price'],
        input: items,
      });
    }
    if (storedBytes(items) > MAX_LIST_BYTES) {
      context.addIssue({
        code: 'custom',
        message: 'Os itens são longos demais: encurte as descrições',
        path: [heaviest(items, storedBytes), 'description'],
        input: items,
      });
    }
  });

/**
 * The quote form's fields (all texts) and the draft they become; the total is computed from the
 * items, unless those are as they were.
 * @param isClient - Whether an id is that of a client who still exists.
 * @param edited - The quote as it was when the form opened; null for a new one.
 */
export const quoteFormSchema = (isClient: (id: string) => boolean, edited: Quote | null) =>
  z.pipe(
    z.object({
      clientId: requiredClient(isClient, edited),
      status: requiredChoice(QUOTE_STATUSES, 'Status é obrigatório'),
      items: z
        .array(
          itemSchema((text) => !!edited?.items.some(({ price }) => amountText(price) === text)),
        )
        .check(storableItems()),
      observations: optionalText(),
    }),
    z.transform((quote): QuoteDraft => {
      const isUntouched = edited !== null && isSame(edited.items, quote.items);
      return { ...quote, totalValue: isUntouched ? edited.totalValue : quoteTotal(quote.items) };
    }),
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
  price: amountText(item.price),
});

/** The form as it opens: one empty line, or filled from the quote being edited. */
export const quoteFormValues = (quote: Quote | null): QuoteFormValues => ({
  clientId: quote?.clientId ?? '',
  status: quote?.status ?? 'proposal',
  items: quote ? quote.items.map(itemValues) : [emptyItem()],
  observations: quote?.observations ?? '',
});

/** What the form changed; items and their total are sent together. */
export function quoteChanges({ stored }: Baseline<Quote>, draft: QuoteDraft): Partial<QuoteDraft> {
  const changes = changedFields(stored, draft);
  return changes.items ? { ...changes, totalValue: draft.totalValue } : changes;
}

type TypedLine = Pick<QuoteItemValues, 'quantity' | 'price'>;

const typedLine = ({ quantity, price }: TypedLine) => ({
  quantity: parseNumber(quantity) || 0,
  price: parseNumber(price) || 0,
});

/** Subtotal of a line while it is typed, in reais; what is not a number yet counts as zero. */
export const typedSubtotal = (line: TypedLine): number => itemSubtotal(typedLine(line));

/** Total of the form while it is typed, in reais. */
export const typedTotal = (lines: readonly TypedLine[]): number => quoteTotal(lines.map(typedLine));

/** A line as its fields show it once they are left. */
const settled = (line: QuoteItemValues): QuoteItemValues => ({
  ...line,
  price: settledAmount(line.price),
});

/** The stored total of a quote whose items are as they were; null once they were touched. */
export const storedTotal = (lines: readonly QuoteItemValues[], edited: Quote | null) =>
  edited && isSame(edited.items.map(itemValues), lines.map(settled)) ? edited.totalValue : null;

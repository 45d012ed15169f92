import * as z from 'zod/mini';

import { requiredClient } from '../clients/requiredClient';
import { changedFields, isDeepEqual } from '../../shared/changes';
import type { Baseline } from '../../shared/baseline';
import {
  amountText,
  optionalText,
  parseNumber,
  requiredAmount,
  requiredChoice,
  requiredText,
  settledAmount,
  wholeNumber,
} from '../../shared/formFields';
import { AMOUNT_LIMIT, MAX_ELEMENTS, MAX_LIST_BYTES } from '../../shared/limits';
import { storedBytes } from '../../shared/storedBytes';
import { tooManyElements } from '../../shared/tooManyElements';
import {
  itemSubtotal,
  quoteTotal,
  QUOTE_STATUSES,
  type Quote,
  type QuoteDraft,
  type QuoteItem,
} from './quote';

export interface QuoteItemValues {
  name: string;
  description: string;
  quantity: string;
  price: string;
}

/**
 * Returns a test of whether a row is left out when the quote is saved: nothing was typed into it, and another row is
 * filled.
 */
export function leftOut(rows: readonly QuoteItemValues[]): (row: QuoteItemValues) => boolean {
  const { quantity: untouched } = emptyItem();
  const isBlank = ({ name, description, quantity, price }: QuoteItemValues) =>
    quantity === untouched && [name, description, price].every((text) => text === '');
  return rows.every(isBlank) ? () => false : isBlank;
}

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

/** The index of the item with the greatest weight. */
const heaviest = (items: readonly QuoteItem[], weigh: (item: QuoteItem) => number): number =>
  items.reduce((most, item, index) => {
    const heavier = items[most];
    return heavier && weigh(heavier) >= weigh(item) ? most : index;
  }, 0);

/** The limits that all items of a quote have together. The first item too many shows the error, or the largest one. */
const storableItems = (stored: number) =>
  z.superRefine<QuoteItem[]>((items, context) => {
    // Invalid items have no sum, so the limits are not checked yet.
    if (context.issues.length > 0) return;
    if (items.length > Math.max(MAX_ELEMENTS, stored)) {
      context.addIssue({
        code: 'custom',
        message: tooManyElements('Um orçamento', 'itens', stored),
        path: [Math.max(MAX_ELEMENTS, stored), 'name'],
        input: items,
      });
      return;
    }
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
 * The schema of the quote's form. The fields are texts, and the result is a draft. The total is computed from the
 * items, unless the items are unchanged.
 * @param isClient - whether an id belongs to an existing client.
 * @param edited - the quote as it was when the form opened; null for a new quote.
 */
export const quoteFormSchema = (isClient: (id: string) => boolean, edited: Quote | null) =>
  z.pipe(
    z.object({
      clientId: requiredClient(isClient, edited),
      status: requiredChoice(QUOTE_STATUSES, 'Status é obrigatório'),
      items: z.pipe(
        // A row that is left out keeps its place until the others are validated, so that each error stands in its row.
        z.transform((rows: QuoteItemValues[]) => {
          const isLeftOut = leftOut(rows);
          return rows.map((row) => (isLeftOut(row) ? null : row));
        }),
        z.pipe(
          z.array(
            z.nullable(
              itemSchema((text) => !!edited?.items.some(({ price }) => amountText(price) === text)),
            ),
          ),
          z.pipe(
            z.transform((items: (QuoteItem | null)[]) => items.filter((item) => item !== null)),
            z.array(z.custom<QuoteItem>()).check(storableItems(edited?.items.length ?? 0)),
          ),
        ),
      ),
      observations: optionalText(),
    }),
    z.transform((quote): QuoteDraft => {
      const isUntouched = edited !== null && isDeepEqual(edited.items, quote.items);
      return { ...quote, totalValue: isUntouched ? edited.totalValue : quoteTotal(quote.items) };
    }),
  );

export type QuoteFormValues = z.input<ReturnType<typeof quoteFormSchema>>;

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

/** The form's opening values: one empty item for a new quote, otherwise those of the edited quote. */
export const quoteFormValues = (quote: Quote | null): QuoteFormValues => ({
  clientId: quote?.clientId ?? '',
  status: quote?.status ?? 'proposal',
  items: quote ? quote.items.map(itemValues) : [emptyItem()],
  observations: quote?.observations ?? '',
});

/** The changed fields. The items and their total are sent together. */
export function quoteChanges({ stored }: Baseline<Quote>, draft: QuoteDraft): Partial<QuoteDraft> {
  const changes = changedFields(stored, draft);
  return changes.items ? { ...changes, totalValue: draft.totalValue } : changes;
}

type TypedLine = Pick<QuoteItemValues, 'quantity' | 'price'>;

const typedLine = ({ quantity, price }: TypedLine) => ({
  quantity: parseNumber(quantity) || 0,
  price: parseNumber(price) || 0,
});

/** The subtotal in reais of an item that the user is typing. Invalid numbers count as zero. */
export const typedSubtotal = (line: TypedLine): number => itemSubtotal(typedLine(line));

/** The total in reais of the items that the user is typing. */
export const typedTotal = (lines: readonly TypedLine[]): number => quoteTotal(lines.map(typedLine));

/** An item with its fields formatted as they are on blur. */
const settled = (line: QuoteItemValues): QuoteItemValues => ({
  ...line,
  price: settledAmount(line.price),
});

/** Returns the stored total of a quote if its items are unchanged; otherwise null. */
export function storedTotal(
  lines: readonly QuoteItemValues[],
  edited: Quote | null,
): number | null {
  const isLeftOut = leftOut(lines);
  const kept = lines.filter((line) => !isLeftOut(line)).map(settled);
  return edited && isDeepEqual(edited.items.map(itemValues), kept) ? edited.totalValue : null;
}

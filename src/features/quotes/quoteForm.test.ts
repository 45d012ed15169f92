import * as z from 'zod/mini';

import { anItem, aQuote } from '../../../test/builders';
import {
  emptyItem,
  quoteFormSchema,
  quoteFormValues,
  typedSubtotal,
  typedTotal,
  type QuoteFormValues,
  type QuoteItemValues,
} from './quoteForm';

const schema = quoteFormSchema((id) => id === 'ana');
const empty = { ...quoteFormValues(null), clientId: 'ana', items: [] };

/** The draft that the form becomes, or its messages by field. */
function outcome(values: Partial<QuoteFormValues>): unknown {
  const result = z.safeParse(schema, { ...empty, ...values });
  if (result.success) return result.data;
  return Object.fromEntries(
    result.error.issues.map(({ path, message }) => [path.join('.'), message]),
  );
}

const draft = {
  clientId: 'ana',
  status: 'proposal',
  items: [],
  totalValue: 0,
  observations: null,
};

test.each<[string, Partial<QuoteFormValues>, unknown]>([
  ['no items', {}, draft],
  ['no client', { clientId: '' }, { clientId: 'Cliente é obrigatório' }],
  ['a client since deleted', { clientId: 'beto' }, { clientId: 'Cliente é obrigatório' }],
  ['each status', { status: 'rejected' }, { ...draft, status: 'rejected' }],
  ['a status of no such name', { status: 'lost' }, { status: 'Status é obrigatório' }],
  ['observations of spaces', { observations: '  ' }, draft],
])('%s', (_case, values, expected) => {
  expect(outcome(values)).toEqual(expected);
});

const line = (fields: Partial<QuoteItemValues> = {}): QuoteItemValues => ({
  ...emptyItem(),
  name: 'Rótulo',
  price: '10',
  ...fields,
});

test.each<[string, Partial<QuoteItemValues>, unknown]>([
  ['no name', { name: ' ' }, { 'items.0.name': 'Nome do item é obrigatório' }],
  ['quantity left out', { quantity: '' }, { 'items.0.quantity': 'Quantidade mínima é 1' }],
  ['quantity 0', { quantity: '0' }, { 'items.0.quantity': 'Quantidade mínima é 1' }],
  ['quantity -1', { quantity: '-1' }, { 'items.0.quantity': 'Quantidade mínima é 1' }],
  ['quantity 1.5', { quantity: '1.5' }, { 'items.0.quantity': 'Quantidade mínima é 1' }],
  ['price left out', { price: '' }, { 'items.0.price': 'Preço é obrigatório' }],
  ['a negative price', { price: '-1' }, { 'items.0.price': 'Preço não pode ser negativo' }],
  ['no number', { price: 'dez' }, { 'items.0.price': 'Preço inválido' }],
])('an item with %s is refused', (_case, fields, expected) => {
  expect(outcome({ items: [line(fields)] })).toEqual(expected);
});

test('the fault of a later item is found at its place', () => {
  expect(outcome({ items: [line(), line({ name: '' })] })).toEqual({
    'items.1.name': 'Nome do item é obrigatório',
  });
});

test.each<[string, Partial<QuoteItemValues>[], number]>([
  ['3 × 33.33', [{ quantity: '3', price: '33.33' }], 99.99],
  ['0.1 + 0.2', [{ price: '0.1' }, { price: '0.2' }], 0.3],
  ['a comma', [{ price: '33,33' }], 33.33],
  ['1.005', [{ price: '1.005' }], 1.01],
  ['free', [{ price: '0' }], 0],
  ['the most that phones must show', [{ price: '9999999.99' }], 9_999_999.99],
])('the total of %s, saved and while typed', (_case, fields, total) => {
  const items = fields.map(line);
  expect(outcome({ items })).toMatchObject({ totalValue: total });
  expect(typedTotal(items)).toBe(total);
});

test.each([
  ['', '10', 0],
  ['2', '', 0],
  ['2', '-', 0],
  ['dois', '10', 0],
  ['2', '1e999', 0],
  ['1.5', '10', 15],
  ['2', '5,25', 10.5],
])('while typed, %p × %p is %p', (quantity, price, subtotal) => {
  expect(typedSubtotal({ quantity, price })).toBe(subtotal);
});

test('a quote opens as it is stored and is stored as it opens', () => {
  const items = [anItem({ description: 'Marca' }), anItem({ quantity: 3, price: 33.33 })];
  const quote = aQuote({ clientId: 'ana', items, totalValue: 3299.99, observations: 'Sinal 50%' });
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...stored } = quote;
  expect(z.parse(schema, quoteFormValues(quote))).toEqual(stored);
});

test('a quote whose client was deleted opens without one', () => {
  expect(quoteFormValues(aQuote({ clientId: null })).clientId).toBe('');
});

test('a new quote starts as a proposal with one empty line', () => {
  expect(quoteFormValues(null)).toEqual({
    clientId: '',
    status: 'proposal',
    items: [{ name: '', description: '', quantity: '1', price: '' }],
    observations: '',
  });
});

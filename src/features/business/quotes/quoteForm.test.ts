import * as z from 'zod/mini';

import { anItem, aQuote, baselineOf } from '../../../../test/builders';
import {
  emptyItem,
  quoteChanges,
  quoteFormSchema,
  quoteFormValues,
  storedTotal,
  typedSubtotal,
  typedTotal,
  type QuoteFormValues,
  type QuoteItemValues,
} from './quoteForm';

const schema = quoteFormSchema((id) => id === 'ana', null);
const empty = { ...quoteFormValues(null), clientId: 'ana', items: [] };

/** The draft that the form gives, or its messages by field. */
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

const missing = (row: number) => ({
  [`items.${row}.name`]: 'Nome do item é obrigatório',
  [`items.${row}.price`]: 'Preço é obrigatório',
});

describe('a row in which nothing was typed', () => {
  const kept = { name: 'Rótulo', description: null, quantity: 1, price: 10 };

  test.each<[string, QuoteItemValues[]]>([
    ['after a filled one', [line(), emptyItem()]],
    ['before it', [emptyItem(), line()]],
    ['on both sides', [emptyItem(), emptyItem(), line(), emptyItem()]],
  ])('is left out %s', (_case, items) => {
    expect(outcome({ items })).toEqual({ ...draft, items: [kept], totalValue: 10 });
  });

  test.each<[string, QuoteItemValues[], unknown]>([
    ['the only one', [emptyItem()], missing(0)],
    ['where all are so', [emptyItem(), emptyItem()], { ...missing(0), ...missing(1) }],
    ['with another quantity', [line(), { ...emptyItem(), quantity: '2' }], missing(1)],
    ['with a description alone', [line(), { ...emptyItem(), description: 'Papel' }], missing(1)],
    ['with a space', [line(), { ...emptyItem(), name: ' ' }], missing(1)],
    [
      'with a price alone',
      [emptyItem(), { ...emptyItem(), price: '0' }],
      { 'items.1.name': 'Nome do item é obrigatório' },
    ],
  ])('is validated: %s', (_case, items, expected) => {
    expect(outcome({ items })).toEqual(expected);
  });

  test('leaves the total of an edited quote as it is stored', () => {
    const edited = aQuote({ clientId: 'ana', items: [anItem()], totalValue: 77 });
    const values = quoteFormValues(edited);
    const items = [...values.items, emptyItem()];
    expect(storedTotal(items, edited)).toBe(77);
    const saved = z.parse(
      quoteFormSchema(() => true, edited),
      { ...values, items },
    );
    expect(saved).toMatchObject({ items: edited.items, totalValue: 77 });
  });
});

test.each<[string, Partial<QuoteItemValues>, unknown]>([
  ['no name', { name: ' ' }, { 'items.0.name': 'Nome do item é obrigatório' }],
  ['quantity left out', { quantity: '' }, { 'items.0.quantity': 'Quantidade mínima é 1' }],
  ['quantity 0', { quantity: '0' }, { 'items.0.quantity': 'Quantidade mínima é 1' }],
  ['quantity -1', { quantity: '-1' }, { 'items.0.quantity': 'Quantidade mínima é 1' }],
  [
    'quantity 1.5',
    { quantity: '1.5' },
    { 'items.0.quantity': 'Quantidade deve ser um número inteiro' },
  ],
  [
    'a trillion of them',
    { quantity: '1000000000000' },
    { 'items.0.quantity': 'Quantidade deve ser menor que 1 trilhão' },
  ],
  [
    'a price of a trillion',
    { price: '1000000000000' },
    { 'items.0.price': 'Preço deve ser menor que R$ 1 trilhão' },
  ],
  [
    'half a cent in its price',
    { price: '0.005' },
    { 'items.0.price': 'Use no máximo duas casas decimais' },
  ],
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

describe('what the lines may be together', () => {
  const total = 'O total deve ser menor que R$ 1 trilhão';

  test.each<[string, Partial<QuoteItemValues>[], unknown]>([
    ['2 × 999999999999', [{ quantity: '2', price: '999999999999' }], { 'items.0.price': total }],
    [
      'the sum of two, said by the greater',
      [{ price: '400000000000' }, { price: '600000000000' }],
      { 'items.1.price': total },
    ],
    ['one cent less', [{ price: '999999999999.98' }, { price: '0.01' }], {}],
  ])('%s', (_case, fields, expected) => {
    const found = outcome({ items: fields.map(line) });
    expect(found).toMatchObject(expected as object); // no draft has such keys
    expect('totalValue' in (found as object)).toBe(Object.keys(expected as object).length === 0);
  });

  test('500 items, said by the first beyond', () => {
    const many = (length: number) => Array.from({ length }, () => line({}));
    expect(outcome({ items: many(500) })).toMatchObject({ status: 'proposal' });
    expect(outcome({ items: many(503) })).toEqual({
      'items.500.name': 'Um orçamento tem no máximo 500 itens',
    });
  });

  test('as many items as are stored, where there are more', () => {
    const stored = aQuote({
      items: Array.from({ length: 700 }, () => ({ ...anItem(), price: 1 })),
    });
    const found = (length: number) =>
      quoteFormSchema(() => true, stored)
        .safeParse({
          ...quoteFormValues(stored),
          items: Array.from({ length }, () => line({})),
        })
        .error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect([found(700), found(501)]).toEqual([undefined, undefined]);
    expect(found(701)).toEqual([
      [
        'items.700.name',
        'Um orçamento tem no máximo 500 itens: este já tem 700 e não pode ter mais',
      ],
    ]);
  });

  test('texts that fit their line, but not all together, said by the longest', () => {
    const items = Array.from({ length: 11 }, (_, index) =>
      line({ description: 'a'.repeat(index === 4 ? 97_000 : 96_000) }),
    );
    expect(outcome({ items })).toEqual({
      'items.4.description': 'Os itens são longos demais: encurte as descrições',
    });
    expect(outcome({ items: items.slice(1) })).toMatchObject({ totalValue: 100 });
  });
});

test('a stored total stays until an item is changed, added or removed', () => {
  const quote = aQuote({ clientId: 'ana', items: [anItem({ price: 300 })], totalValue: 500 });
  const schema = quoteFormSchema(() => true, quote);
  const values = quoteFormValues(quote);
  const changed = (fields: Partial<QuoteFormValues>) =>
    quoteChanges(baselineOf(quote), z.parse(schema, { ...values, ...fields }));
  expect(changed({})).toEqual({});
  expect(changed({ observations: 'ligar' })).toEqual({ observations: 'ligar' });
  const [first] = values.items;
  expect(changed({ items: [{ ...first!, quantity: '2' }] })).toMatchObject({ totalValue: 600 });
  expect(changed({ items: [] })).toEqual({ items: [], totalValue: 0 });
  expect(storedTotal(values.items, quote)).toBe(500);
  expect(storedTotal([...values.items, first!], quote)).toBeNull();
});

test('a stored price stays as it is; a new one has cents', () => {
  const quote = aQuote({ clientId: 'ana', items: [anItem({ price: 100 / 3, quantity: 3 })] });
  const edited = quoteFormSchema(() => true, quote);
  const values = quoteFormValues(quote);
  expect(z.parse(edited, values).items).toEqual(quote.items);
  const retyped = values.items.map((item) => ({ ...item, price: '33.333' }));
  expect(z.safeParse(edited, { ...values, items: retyped }).success).toBe(false);
});

test.each<[string, Partial<QuoteItemValues>[], number]>([
  ['3 × 33.33', [{ quantity: '3', price: '33.33' }], 99.99],
  ['0.1 + 0.2', [{ price: '0.1' }, { price: '0.2' }], 0.3],
  ['a comma', [{ price: '33,33' }], 33.33],
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

test.each([
  ['was deleted', null],
  ['is deleted meanwhile', 'beto'],
])('a quote whose client %s can be rejected all the same', (_case, clientId) => {
  const quote = aQuote({ clientId });
  const schema = quoteFormSchema((id) => id === 'ana', quote);
  const values: QuoteFormValues = { ...quoteFormValues(quote), status: 'rejected' };
  expect(quoteChanges(baselineOf(quote), z.parse(schema, values))).toEqual({ status: 'rejected' });
  expect(z.safeParse(schema, { ...values, clientId: 'caio' }).success).toBe(false);
  const chosen = z.parse(schema, { ...values, clientId: 'ana' });
  expect(quoteChanges(baselineOf(quote), chosen)).toEqual({ status: 'rejected', clientId: 'ana' });
});

test('what a stored total belongs to is told by amounts, not by how they are written', () => {
  const quote = aQuote({ items: [anItem({ price: 3200 })], totalValue: 500 });
  const [item] = quoteFormValues(quote).items;
  expect(item!.price).toBe('3200.00');
  expect(storedTotal([{ ...item!, price: '3200' }], quote)).toBe(500);
});

test('a new quote starts as a proposal with one empty line', () => {
  expect(quoteFormValues(null)).toEqual({
    clientId: '',
    status: 'proposal',
    items: [{ name: '', description: '', quantity: '1', price: '' }],
    observations: '',
  });
});

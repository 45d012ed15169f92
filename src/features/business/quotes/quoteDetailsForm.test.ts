import * as z from 'zod/mini';

import { anItem, aQuote, aQuoteDetails } from '../../../../test/builders';
import {
  quoteModalSchema,
  quoteModalValues,
  quoteTermsChanges,
  typedTermsOf,
} from './quoteDetailsForm';
import type { StoredTerms } from './terms';

const items = ['Projeto', 'Tinta', 'Pintura'].map((name) => anItem({ name }));
const quote = aQuote({ clientId: 'ana', items });
const details = aQuoteDetails({
  validUntil: '2026-12-01',
  workStarts: '2026-12-02',
  workEnds: '2026-12-20',
  materials: [1],
});
const schema = quoteModalSchema(() => true, quote, details);
const opened = quoteModalValues(quote, details);

test('what stands beside the quote opens as it is stored, and apart from the quote', () => {
  const { details: terms, ...draft } = z.parse(schema, opened);
  expect(draft).toEqual({
    clientId: 'ana',
    items,
    totalValue: quote.totalValue,
    status: quote.status,
    observations: quote.observations,
  });
  expect(quoteTermsChanges(details, terms)).toBeNull();
  expect(terms?.materials).toEqual([1]);
});

test('only what was changed is saved', () => {
  const { details: terms } = z.parse(schema, {
    ...opened,
    details: { ...opened.details, materials: [true, true, false], paymentTerms: ' ' },
  });
  expect(quoteTermsChanges(details, terms)).toEqual({ materials: [0, 1], paymentTerms: null });
  const blank = z.parse(
    quoteModalSchema(() => true, quote, null),
    quoteModalValues(quote, null),
  );
  expect(quoteTermsChanges(null, blank.details)).toBeNull();
});

test('the marks of materials stay with their items where a row is left out', () => {
  const blank = { name: '', description: '', quantity: '1', price: '' };
  const { details: terms, items: kept } = z.parse(schema, {
    ...opened,
    items: [blank, ...opened.items, blank],
    details: { ...opened.details, materials: [true, false, true, true] },
  });
  expect(kept).toEqual(items);
  expect(terms?.materials).toEqual([1, 2]);
});

test('work does not end before it begins', () => {
  const result = z.safeParse(schema, {
    ...opened,
    details: { ...opened.details, workEnds: '2026-12-01' },
  });
  expect(result.error?.issues).toMatchObject([
    { path: ['details', 'workEnds'], message: 'O término não pode ser antes do início' },
  ]);
});

describe('the terms that become payments', () => {
  const parse = (typed: object) =>
    z.safeParse(schema, { ...opened, details: { ...opened.details, ...typed } });

  test.each<[object, StoredTerms['termsKind'], Partial<StoredTerms>]>([
    [{ termsKind: 'upfront', deposit: 'x', installments: '13', firstDueOn: 'x' }, 'upfront', {}],
    [{ termsKind: 'deposit', deposit: '33,33' }, 'deposit', { depositPercent: 33.33 }],
    [
      { termsKind: 'deposit', deposit: '0.5', depositIn: 'reais' },
      'deposit',
      { depositAmount: 0.5 },
    ],
    [{ termsKind: 'installments', installments: '2' }, 'installments', { installments: 2 }],
    [
      { termsKind: 'installments', installments: '12', firstDueOn: '2026-12-26' },
      'installments',
      { installments: 12, firstDueOn: '2026-12-26' },
    ],
    [{ termsKind: '', deposit: '0' }, null, {}],
  ])('%j is taken', (typed, termsKind, stored) => {
    const none = {
      depositPercent: null,
      depositAmount: null,
      installments: null,
      firstDueOn: null,
    };
    expect(parse(typed).data?.details).toMatchObject({ termsKind, ...none, ...stored });
  });

  test.each([
    [{ deposit: '' }, 'deposit', 'Informe o sinal'],
    [{ deposit: 'x' }, 'deposit', 'Sinal inválido'],
    [{ deposit: '0' }, 'deposit', 'O sinal deve ser maior que zero'],
    [{ deposit: '-1' }, 'deposit', 'O sinal deve ser maior que zero'],
    [{ deposit: '100' }, 'deposit', 'O sinal deve ser menor que 100 %'],
    [{ deposit: '33.333' }, 'deposit', 'Use no máximo duas casas decimais'],
    [{ deposit: '0', depositIn: 'reais' }, 'deposit', 'O sinal deve ser maior que zero'],
    [
      { deposit: String(quote.totalValue), depositIn: 'reais' },
      'deposit',
      'O sinal deve ser menor que o total',
    ],
    [{ deposit: '1e12', depositIn: 'reais' }, 'deposit', 'O sinal deve ser menor que o total'],
    [{ termsKind: 'installments', installments: '1' }, 'installments', 'De 2 a 12 parcelas'],
    [{ termsKind: 'installments', installments: '13' }, 'installments', 'De 2 a 12 parcelas'],
    [{ termsKind: 'installments', installments: '2.5' }, 'installments', 'De 2 a 12 parcelas'],
    [{ termsKind: 'installments', installments: '' }, 'installments', 'De 2 a 12 parcelas'],
    [
      { termsKind: 'installments', firstDueOn: '2200-01-01' },
      'firstDueOn',
      'O ano deve ficar entre 1900 e 2199',
    ],
  ])('%j is refused in words', (typed, field, message) => {
    const { error } = parse({ termsKind: 'deposit', ...typed });
    expect(error?.issues).toMatchObject([{ path: ['details', field], message }]);
  });

  test('they open as they are stored, and are shown as they are typed', () => {
    const stored = aQuoteDetails({ termsKind: 'deposit', depositAmount: 0.5 });
    const { details: values } = quoteModalValues(quote, stored);
    expect(values).toMatchObject({ termsKind: 'deposit', deposit: '0.50', depositIn: 'reais' });
    expect(values && typedTermsOf(values)).toEqual({ kind: 'deposit', amount: 0.5 });
    expect(values && typedTermsOf({ ...values, deposit: '0' })).toBeNull();
    expect(values && typedTermsOf({ ...values, termsKind: '' })).toBeNull();
    expect(
      values && typedTermsOf({ ...values, termsKind: 'installments', installments: '13' }),
    ).toBeNull();
  });
});

import { aQuote } from '../../../../test/builders';
import { itemSubtotal, quoteTotal } from './quote';
import { quotesActions, quotesSlice, selectApprovedQuotes } from './quotesSlice';

const initial = quotesSlice.reducer(undefined, { type: 'start' });

test('only approved quotes are offered to projects, newest first', () => {
  const rows = (['proposal', 'approved', 'analyzing', 'rejected', 'approved'] as const).map(
    (status, month) => aQuote({ status, createdAt: `2026-0${month + 1}-01T00:00:00.000+00:00` }),
  );
  const state = { quotes: quotesSlice.reducer(initial, quotesActions.loaded(rows)) };
  expect(selectApprovedQuotes(state)).toEqual([rows[4], rows[1]]);
});

test('an approval by itself changes no row', () => {
  const quote = aQuote();
  const state = quotesSlice.reducer(initial, quotesActions.loaded([quote]));
  expect(quotesSlice.reducer(state, quotesActions.approved({ id: quote.id }))).toBe(state);
});

test.each([
  [[], 0],
  [[{ quantity: 3, price: 33.33 }], 99.99],
  [
    [
      { quantity: 1, price: 0.1 },
      { quantity: 1, price: 0.2 },
    ],
    0.3,
  ],
])('quoteTotal(%p)', (items, total) => {
  expect(quoteTotal(items)).toBe(total);
});

test('a subtotal is rounded to cents before it is added up', () => {
  const thirds = { quantity: 1, price: 100 / 3 };
  expect(itemSubtotal(thirds)).toBe(33.33);
  expect(quoteTotal([thirds, thirds, thirds])).toBe(99.99);
});

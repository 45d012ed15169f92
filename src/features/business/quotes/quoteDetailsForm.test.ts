import * as z from 'zod/mini';

import { anItem, aQuote, aQuoteDetails } from '../../../../test/builders';
import { quoteModalSchema, quoteModalValues, quoteTermsChanges } from './quoteDetailsForm';

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

test('work does not end before it begins', () => {
  const result = z.safeParse(schema, {
    ...opened,
    details: { ...opened.details, workEnds: '2026-12-01' },
  });
  expect(result.error?.issues).toMatchObject([
    { path: ['details', 'workEnds'], message: 'O término não pode ser antes do início' },
  ]);
});

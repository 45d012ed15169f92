import * as fc from 'fast-check';
import { NO_BRAND } from '../src/features/business/profile/brand';
import { documentSums } from '../src/features/business/documents/sums';
import type { Party } from '../src/features/business/quotes/quoteDetails';
import type { Terms } from '../src/features/business/quotes/terms';
import type { SentDocument } from '../src/features/business/documents/link/sentDocument';

/** The quote that the screenshots show, in the form in which it is sent. */
export function aSentDocument(fields: Partial<SentDocument> = {}): SentDocument {
  const items = fields.items ?? [
    {
      name: 'Catálogo técnico',
      description: '24 páginas em A4, com fichas dos 9 módulos',
      quantity: 1,
      price: 1900,
      isMaterial: false,
    },
    {
      name: 'Infográficos',
      description: 'Um por linha de produto, em vetor, para catálogo e site',
      quantity: 6,
      price: 210,
      isMaterial: false,
    },
  ];
  return {
    number: '2026-022',
    version: 1,
    issuedOn: '2026-11-16',
    validUntil: '2026-11-26',
    provider: {
      name: 'Marina Prado',
      about: 'Design gráfico e ilustração',
      document: '48271930000106',
      phone: '11968412207',
      email: 'marina@prado.art.br',
      address: null,
      city: 'São Paulo',
      state: 'SP',
    },
    client: {
      name: 'Patrícia Nunes',
      about: 'Solar Energia Limpa',
      document: null,
      phone: '(19) 99765-8801',
      email: 'patricia@solarlimpa.com.br',
      address: null,
      city: null,
      state: null,
    },
    items,
    ...documentSums(items, fields.total ?? 3160),
    terms: null,
    paymentTerms: 'R$ 1.580,00 na aprovação e R$ 1.580,00 na entrega, por Pix',
    workStarts: '2026-12-01',
    workEnds: '2026-12-22',
    observations: 'Inclui duas rodadas de ajustes por item.',
    credit: true,
    brand: NO_BRAND,
    ...fields,
  };
}

const text = fc.string({ unit: 'binary', maxLength: 40 });
const optional = fc.option(text);
const money = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100);
const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const party: fc.Arbitrary<Party> = fc.record({
  name: optional,
  about: optional,
  document: optional,
  phone: optional,
  email: optional,
  address: optional,
  city: optional,
  state: optional,
});

const terms: fc.Arbitrary<Terms> = fc.oneof(
  fc.constant({ kind: 'upfront' } as const),
  fc
    .integer({ min: 1, max: 9_999 })
    .map((percent) => ({ kind: 'deposit', percent: percent / 100 }) as const),
  money.map((amount) => ({ kind: 'deposit', amount: amount + 0.01 }) as const),
  fc.record({
    kind: fc.constant('installments' as const),
    count: fc.integer({ min: 2, max: 12 }),
    firstDueOn: fc.option(day),
  }),
);

/** Any document that may be sent, with arbitrary texts. */
export const anyDocument: fc.Arbitrary<SentDocument> = fc
  .record({
    number: fc.integer({ min: 1, max: 999_999 }).map((n) => `2026-${String(n).padStart(3, '0')}`),
    version: fc.integer({ min: 1, max: 100_000 }),
    issuedOn: day,
    validUntil: day,
    provider: party,
    client: party,
    items: fc.array(
      fc.record({
        name: text,
        description: optional,
        quantity: fc.integer({ min: 1, max: 10_000 }),
        price: money,
        isMaterial: fc.boolean(),
      }),
      { maxLength: 8 },
    ),
    total: money,
    terms: fc.option(terms),
    paymentTerms: optional,
    workStarts: fc.option(day),
    workEnds: fc.option(day),
    observations: optional,
    credit: fc.boolean(),
  })
  .map((said) => ({ ...said, brand: NO_BRAND, ...documentSums(said.items, said.total) }));

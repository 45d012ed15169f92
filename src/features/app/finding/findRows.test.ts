import * as fc from 'fast-check';

import { normalise } from '../../shared/searchText';
import { findRows, type Findable } from './findRows';
import { NOTHING_SOUGHT, type Sought } from './sought';

interface Line {
  text: string;
  kind: string;
  size: string;
  owner: string | null;
  day: string | null;
}

const findable: Findable<Line> = {
  texts: ({ text, owner }) => [normalise(text), normalise(owner ?? '')],
  sorts: {},
  facets: { kind: ({ kind }) => kind, size: ({ size }) => size, owner: ({ owner }) => owner },
  counted: ['kind', 'size'],
  day: ({ day }) => day,
};

const TODAY = '2026-11-20';

const line = (fields: Partial<Line>): Line => ({
  text: '',
  kind: 'a',
  size: 's',
  owner: null,
  day: null,
  ...fields,
});

const find = (rows: readonly Line[], sought: Partial<Sought>) =>
  findRows(rows, { ...NOTHING_SOUGHT, ...sought }, findable, TODAY);

const anyLine = fc.record({
  text: fc.constantFrom('Padaria São José', 'Ateliê', 'R$ 1.234,56', ''),
  kind: fc.constantFrom('a', 'b'),
  size: fc.constantFrom('s', 'm', 'l'),
  owner: fc.option(fc.constantFrom('Ana', 'Bia')),
  day: fc.option(fc.constantFrom('2026-11-01', '2026-10-01', '2025-11-01')),
});

const anySought = fc.record({
  query: fc.constantFrom('', 'jose', 'são padaria', 'ana', '1234', 'xyz'),
  sort: fc.constant(null),
  facets: fc.dictionary(
    fc.constantFrom('kind', 'size', 'owner', 'unknown'),
    fc.constantFrom('a', 'b', 's', 'm', 'Ana'),
    { maxKeys: 3 },
  ),
  period: fc.option(fc.constantFrom({ kind: 'thisMonth' as const }, { kind: 'thisYear' as const })),
});

describe('findRows', () => {
  it('finds words in any order, across the parts of a row', () => {
    const rows = [line({ text: 'Padaria São José', owner: 'Ana' }), line({ text: 'Padaria' })];
    expect(find(rows, { query: 'ana jose PADARIA' }).rows).toEqual([rows[0]]);
  });

  it('counts by the other filters, not by its own', () => {
    const rows = [
      line({ kind: 'a', size: 's' }),
      line({ kind: 'a', size: 'm' }),
      line({ kind: 'b', size: 's' }),
      line({ kind: 'b', size: 's', owner: 'Ana' }),
    ];
    const { rows: found, counts, uncounted } = find(rows, { facets: { kind: 'a', size: 's' } });
    expect(found).toEqual([rows[0]]);
    expect(counts).toEqual({ kind: { a: 1, b: 2 }, size: { s: 1, m: 1 } });
    expect(uncounted).toBe(4);
  });

  it('only takes away, and keeps the order', () => {
    fc.assert(
      fc.property(fc.array(anyLine), anySought, (rows, sought) => {
        const { rows: found } = find(rows, sought);
        expect(rows.filter((row) => found.includes(row))).toEqual(found);
      }),
    );
  });

  it('a count is what choosing that value shows', () => {
    fc.assert(
      fc.property(fc.array(anyLine), anySought, (rows, sought) => {
        const { counts, uncounted } = find(rows, sought);
        for (const facet of findable.counted) {
          for (const [value, count] of Object.entries(counts[facet] ?? {})) {
            const chosen = { ...sought, facets: { ...sought.facets, [facet]: value } };
            expect(find(rows, chosen).rows).toHaveLength(count);
          }
        }
        const { kind: _kind, size: _size, ...facets } = sought.facets;
        expect(find(rows, { ...sought, facets }).rows).toHaveLength(uncounted);
      }),
    );
  });

  it('one filter more never shows a row more', () => {
    fc.assert(
      fc.property(fc.array(anyLine), anySought, (rows, sought) => {
        const { rows: found } = find(rows, sought);
        const { rows: fewer } = find(rows, { ...sought, query: `${sought.query} jose` });
        expect(found).toEqual(expect.arrayContaining([...fewer]));
      }),
    );
  });
});

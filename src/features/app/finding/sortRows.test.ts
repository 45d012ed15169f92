import * as fc from 'fast-check';

import { sortRows, type SortKey } from './sortRows';

interface Line {
  id: number;
  name: string | null;
  amount: number | null;
}

const byName: SortKey<Line> = { kind: 'text', first: 'ascending', of: ({ name }) => name };
const byAmount: SortKey<Line> = { kind: 'value', first: 'descending', of: ({ amount }) => amount };

const lines = (...names: (string | null)[]): Line[] =>
  names.map((name, id) => ({ id, name, amount: null }));
const names = (rows: readonly Line[]) => rows.map(({ name }) => name);

describe('sortRows', () => {
  it('knows the Portuguese order of letters, accents and capitals', () => {
    const sorted = ['Ágata', 'ana', 'Ana', 'Ângela', 'Bia', 'Caio', 'Çelik', 'Élio', 'Zé'];
    const [agata, ...rest] = sorted;
    expect(names(sortRows(lines(...rest.reverse(), agata!), byName, 'ascending'))).toEqual([
      'Ágata',
      'ana',
      'Ana',
      'Ângela',
      'Bia',
      'Caio',
      'Çelik',
      'Élio',
      'Zé',
    ]);
  });

  it.each(['ascending', 'descending'] as const)('puts what is empty last: %s', (direction) => {
    const rows = lines(null, 'b', '', 'a');
    expect(names(sortRows(rows, byName, direction)).slice(2)).toEqual([null, '']);
  });

  it('sorts amounts as numbers', () => {
    const rows = [10, 9, 100].map((amount, id) => ({ id, amount, name: null }));
    expect(sortRows(rows, byAmount, 'descending').map(({ amount }) => amount)).toEqual([
      100, 10, 9,
    ]);
  });

  const anyLines = fc.array(
    fc.record({
      name: fc.option(fc.constantFrom('Ana', 'ana', 'Ána', 'bia', 'Çá', 'ça', '', '1', '10', 'Zé')),
      amount: fc.option(fc.integer({ min: -3, max: 3 })),
    }),
  );

  it.each([byName, byAmount])('twice is once; nothing is lost; equals stay in order', (key) => {
    fc.assert(
      fc.property(
        anyLines,
        fc.constantFrom('ascending' as const, 'descending' as const),
        (parts, direction) => {
          const rows = parts.map((part, id) => ({ id, ...part }));
          const once = sortRows(rows, key, direction);
          expect(sortRows(once, key, direction)).toEqual(once);
          expect(new Set(once)).toEqual(new Set(rows));
          expect(once).toHaveLength(rows.length);
          once.forEach((row, index) => {
            const next = once[index + 1];
            if (next && key.of(row) === key.of(next)) expect(row.id).toBeLessThan(next.id);
          });
        },
      ),
    );
  });
});

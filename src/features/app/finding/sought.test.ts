import { filterCount, isSeeking, NOTHING_SOUGHT, sortAfterPress } from './sought';

describe('sortAfterPress', () => {
  it.each(['ascending', 'descending'] as const)('first %s, then back, then not', (first) => {
    const once = sortAfterPress(null, 'value', first);
    const twice = sortAfterPress(once, 'value', first);
    expect(once).toEqual({ column: 'value', direction: first });
    expect(twice?.direction).not.toBe(first);
    expect(sortAfterPress(twice, 'value', first)).toBeNull();
  });

  it('begins anew with another column', () => {
    const sort = { column: 'client', direction: 'descending' } as const;
    expect(sortAfterPress(sort, 'value', 'descending')).toEqual({
      column: 'value',
      direction: 'descending',
    });
  });
});

describe('isSeeking', () => {
  it.each([
    [{}, 0, false],
    [{ query: '  ' }, 0, false],
    [{ query: 'ana' }, 0, true],
    [{ facets: { status: 'approved', client: 'c1' } }, 2, true],
    [{ period: { kind: 'thisYear' } }, 1, true],
    [{ sort: { column: 'value', direction: 'ascending' } }, 0, false],
  ] as const)('%j: %d filters, %s', (sought, filters, seeks) => {
    const whole = { ...NOTHING_SOUGHT, ...sought };
    expect(filterCount(whole)).toBe(filters);
    expect(isSeeking(whole)).toBe(seeks);
  });
});

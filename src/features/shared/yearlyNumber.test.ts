import * as fc from 'fast-check';

import { nextYearlyNumber, parseYearlyNumber } from './yearlyNumber';

test.each([
  [[], null, '2026-001'],
  [['2026-001', '2026-003', null], null, '2026-004'],
  // Each year starts again at one.
  [['2025-041'], null, '2026-001'],
  [['2026-999'], null, '2026-1000'],
  // The user's own starting number applies to this year only.
  [[], '2026-014', '2026-014'],
  [['2026-014'], '2026-014', '2026-015'],
  [['2026-020'], '2026-014', '2026-021'],
  [['2026-002'], '2025-300', '2026-003'],
  [['2026/7', 'x'], 'x', '2026-001'],
])('after %j, from %j on, comes %s', (given, least, next) => {
  expect(nextYearlyNumber(given, 2026, least)).toBe(next);
});

test('numbers given in turn are never given twice', () => {
  const years = fc.array(fc.integer({ min: 2024, max: 2027 }), { maxLength: 60 });
  const least = fc.option(
    fc.integer({ min: 1, max: 999 }).map((n) => `2026-${String(n).padStart(3, '0')}`),
  );
  fc.assert(
    fc.property(years, least, (turns, first) => {
      const given: string[] = [];
      for (const year of turns) given.push(nextYearlyNumber(given, year, first));
      expect(new Set(given).size).toBe(given.length);
      expect(given.map((number) => parseYearlyNumber(number)?.year)).toEqual(turns);
    }),
  );
});

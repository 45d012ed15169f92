import { addMonths, daysBetween, isDay, isSameMonth, localDay } from './days';

describe('isDay', () => {
  it.each([
    ['2026-11-20', true],
    ['2028-02-29', true],
    ['2000-02-29', true],
    ['2026-02-29', false],
    ['1900-02-29', false],
    ['2100-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['0001-01-01', true],
    ['9999-12-31', true],
    ['0000-01-01', false],
    ['', false],
    ['2026-1-1', false],
    ['20261120', false],
    ['20/11/2026', false],
    ['2026-11-20T12:00:00Z', false],
    ['12026-11-20', false],
  ])('%p: %p', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});

// The tests run in São Paulo (UTC−3).
describe('localDay', () => {
  it.each([
    ['at noon', '2026-11-20T15:00:00Z', '2026-11-20'],
    ['at 22:30, when it is already tomorrow in UTC', '2026-12-01T01:30:00Z', '2026-11-30'],
    ['a moment before midnight', '2026-11-21T02:59:59.999Z', '2026-11-20'],
    ['at midnight', '2026-11-21T03:00:00Z', '2026-11-21'],
    ['on New Year’s Eve', '2027-01-01T02:59:00Z', '2026-12-31'],
    ['on a leap day', '2028-03-01T01:00:00Z', '2028-02-29'],
  ])('%s', (_case, instant, day) => {
    expect(localDay(new Date(instant))).toBe(day);
  });

  it('pads early years', () => {
    const early = new Date(2026, 0, 5);
    early.setFullYear(33);
    expect(localDay(early)).toBe('0033-01-05');
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-11-20', 1, '2026-12-20'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-01-30', 1, '2028-02-29'],
    ['2026-01-28', 1, '2026-02-28'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-12-01', 1, '2027-01-01'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['1900-01-31', 1, '1900-02-28'],
    ['2000-01-31', 1, '2000-02-29'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-01-31', -1, '2025-12-31'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-20', 26, '2029-01-20'],
  ])('%s and %p months: %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });

  it('refuses what is no day', () => {
    expect(() => addMonths('2026-02-30', 1)).toThrow(RangeError);
    expect(() => addMonths('', 1)).toThrow(RangeError);
  });
});

describe('daysBetween', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-21', 1],
    ['2026-11-21', '2026-11-20', -1],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-02-28', '2026-03-01', 1],
    // The clocks of São Paulo went forward in this year.
    ['2018-11-03', '2018-11-05', 2],
    ['2025-12-31', '2026-12-31', 365],
  ])('%s to %s: %p', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});

describe('isSameMonth', () => {
  it.each([
    ['2026-11-01', '2026-11-30', true],
    ['2026-11-30', '2026-12-01', false],
    ['2025-11-20', '2026-11-20', false],
  ])('%s and %s: %p', (a, b, expected) => {
    expect(isSameMonth(a, b)).toBe(expected);
  });
});

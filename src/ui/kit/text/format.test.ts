import fc from 'fast-check';

import {
  formatCount,
  formatCurrency,
  formatCurrencyWhole,
  formatDay,
  formatShortDay,
  formatInstantDay,
  formatLongDay,
  formatWeekday,
  formatMovementWhole,
  joinWithAnd,
} from './format';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  [0, 'R$ 0,00'],
  [-0, 'R$ 0,00'],
  [-0.001, 'R$ 0,00'],
  [0.1 + 0.2, 'R$ 0,30'],
  [100 / 3, 'R$ 33,33'],
  [1234.56, 'R$ 1.234,56'],
  [9999999.99, 'R$ 9.999.999,99'],
  [-386, '\u2212 R$ 386,00'],
])('formatCurrency(%p)', (reais, text) => {
  expect(plain(formatCurrency(reais))).toBe(text);
});

describe('as the browser itself would write it', () => {
  const written = (options: Intl.NumberFormatOptions) => {
    const formatter = new Intl.NumberFormat('pt-BR', options);
    return (value: number) => formatter.format(value);
  };
  const currency = { style: 'currency', currency: 'BRL' } as const;
  const amounts = fc.oneof(
    fc.integer({ min: 0, max: 1e12 }).map((cents) => cents / 100),
    fc.integer({ min: 0, max: 1e12 }).map((thousandths) => thousandths / 1000),
    fc.double({ min: 0, max: 1e10, noNaN: true }),
  );

  test('an amount', () => {
    const [withCents, whole] = [
      written(currency),
      written({ ...currency, minimumFractionDigits: 0, maximumFractionDigits: 0 }),
    ];
    fc.assert(
      fc.property(amounts, (reais) => {
        expect(formatCurrency(reais)).toBe(withCents(reais));
        expect(formatCurrencyWhole(reais)).toBe(whole(reais));
      }),
    );
  });

  test('a number of things', () => {
    const count = written({});
    fc.assert(
      fc.property(fc.nat(), (many) => {
        expect(formatCount(many)).toBe(count(many));
      }),
    );
  });

  test.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']], [['a', 'b', 'c', 'd']]])(
    'a list of %j',
    (parts: string[]) => {
      const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
      expect(joinWithAnd(parts)).toBe(list.format(parts));
    },
  );
});

test('amounts never wrap: their spaces are no-break spaces', () => {
  expect(formatCurrency(-1)).not.toContain(' ');
});

test.each([
  [38450.4, 'R$ 38.450'],
  [-0.4, 'R$ 0'],
  [-1500, '\u2212 R$ 1.500'],
])('formatCurrencyWhole(%p)', (reais, text) => {
  expect(plain(formatCurrencyWhole(reais))).toBe(text);
});

test('a movement always writes its sign', () => {
  expect(plain(formatMovementWhole(2250, 'plus'))).toBe('+ R$ 2.250');
  expect(plain(formatMovementWhole(386, 'minus'))).toBe('\u2212 R$ 386');
});

test.each([
  ['2026-11-20', '20/11/2026'],
  ['2024-02-29', '29/02/2024'],
  ['', 'Data não informada'],
  ['amanhã', 'Data não informada'],
])('formatDay(%p)', (day, text) => {
  expect(formatDay(day)).toBe(text);
});

test.each([
  ['2026-11-20', '20/11'],
  ['2025-11-20', '20/11/2025'],
  ['2027-01-02', '02/01/2027'],
])('formatShortDay(%p)', (day, text) => {
  expect(formatShortDay(day, '2026-12-31')).toBe(text);
});

test('an instant shows the local day', () => {
  expect(formatInstantDay(new Date(2026, 10, 20, 23, 59).toISOString())).toBe('20/11/2026');
  expect(formatInstantDay(new Date(2026, 10, 21, 0, 1).toISOString())).toBe('21/11/2026');
  expect(formatInstantDay('nada')).toBe('Data não informada');
});

test.each(Array.from({ length: 12 }, (_, month) => new Date(2026, month, month + 1)))(
  'as the browser itself would write %p',
  (date) => {
    const [long, short] = (['long', 'short'] as const).map((style) =>
      date.toLocaleDateString('pt-BR', {
        ...(style === 'long'
          ? { dateStyle: 'long' }
          : { day: '2-digit', month: '2-digit', year: 'numeric' }),
      }),
    );
    const day = `2026-${short?.slice(3, 5) ?? ''}-${short?.slice(0, 2) ?? ''}`;
    expect(formatLongDay(day)).toBe(long);
    expect(formatInstantDay(date.toISOString())).toBe(short);
  },
);

test('a day in full', () => {
  expect(formatLongDay('2026-11-20')).toBe('20 de novembro de 2026');
  expect(formatLongDay('')).toBe('Data não informada');
});

test('a day by its weekday', () => {
  expect(formatWeekday('2026-11-27')).toBe('sexta, 27/11');
  expect(formatWeekday('2026-12-31')).toBe('quinta, 31/12');
  expect(formatWeekday('')).toBe('Data não informada');
});

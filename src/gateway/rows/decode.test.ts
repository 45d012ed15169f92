import {
  day,
  filledText,
  flag,
  list,
  Malformed,
  nullable,
  number,
  oneOf,
  record,
  text,
} from '../../features/shared/decode';
import { codecs } from './codecs';

/** Returns the field that a decoder refuses; null if it accepts the value. */
function complaint(decode: (value: unknown) => unknown, value: unknown): string | null {
  try {
    decode(value);
    return null;
  } catch (error) {
    if (error instanceof Malformed) return error.field;
    throw error;
  }
}

describe('decoders', () => {
  test.each([
    ['text', text, ['', 'a'], [null, undefined, 1, {}]],
    ['filledText', filledText, ['a', ' '], ['', null]],
    ['number', number, [0, -1, 1.5], ['1', NaN, Infinity, null]],
    ['flag', flag, [true, false], ['true', 0, null]],
    [
      'day',
      day,
      ['2028-02-29', '2026-12-31'],
      ['2026-02-29', '2026-1-1', '', null, '2026-11-20T10:00'],
    ],
    ['nullable', nullable(text), [null, undefined, 'a'], [1]],
    ['oneOf', oneOf(['a', 'b']), ['a'], ['c', null, 'A']],
    ['list', list(number), [[], [1, 2]], [{}, 'a', null]],
  ])('%s takes what it should and nothing else', (_name, decode, good, bad) => {
    for (const value of good) expect(complaint(decode, value)).toBeNull();
    for (const value of bad) expect(complaint(decode, value)).not.toBeNull();
  });

  test('a complaint names the way to the wrong field by its stored name', () => {
    const item = record((source) => ({
      name: text(source['name']),
      price: number(source['price']),
    }));
    const decode = record((source) => ({ items: list(item)(source['line_items']) }));
    expect(
      complaint(decode, {
        line_items: [
          { name: 'a', price: 1 },
          { name: 'b', price: 'x' },
        ],
      }),
    ).toBe('line_items.1.price');
    expect(complaint(decode, [])).toBe('');
  });
});

describe('row codecs', () => {
  const quote = {
    id: 'q1',
    created_at: '2026-11-20T12:00:00+00:00',
    updated_at: '2026-11-20T12:00:00+00:00',
    user_id: 'somebody',
    client_id: null,
    items: [{ name: 'Logo', quantity: 1, price: 10 }],
    total_value: 10,
    status: 'approved',
    observations: null,
  };

  test('a row becomes a record without the columns that the product does not use', () => {
    expect(codecs.quotes.decode(quote)).toEqual({
      id: 'q1',
      createdAt: '2026-11-20T12:00:00+00:00',
      updatedAt: '2026-11-20T12:00:00+00:00',
      clientId: null,
      items: [{ name: 'Logo', description: null, quantity: 1, price: 10 }],
      totalValue: 10,
      status: 'approved',
      observations: null,
    });
  });

  test('changes go out under their stored names, and only they', () => {
    expect(codecs.expenses.encode({ paymentMethod: 'pix', amount: 1.5 })).toEqual({
      payment_method: 'pix',
      amount: 1.5,
    });
  });

  test.each([
    ['status', { ...quote, status: 'maybe' }],
    ['items', { ...quote, items: 'none' }],
    ['items.0.quantity', { ...quote, items: [{ name: 'Logo', quantity: '1', price: 1 }] }],
    ['total_value', { ...quote, total_value: '10' }],
    ['id', { ...quote, id: '' }],
  ])('a wrong %s is refused', (field, row) => {
    expect(complaint(codecs.quotes.decode, row)).toBe(field);
  });
});

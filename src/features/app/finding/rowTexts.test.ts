import * as fc from 'fast-check';

import { matchesWords, normalise, searchWords } from '../../shared/searchText';
import { rowTexts, amountSearchText, phoneSearchTexts } from './rowTexts';

const currency = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

describe('searchedAmount', () => {
  it.each([
    [0, ' r$ 0,00'],
    [0.5, ' r$ 0,50'],
    [999.9, ' r$ 999,90'],
    [1234.56, ' r$ 1.234,56 1.234,56 1234,56'],
    [1_234_567, ' r$ 1.234.567,00 1.234.567,00 1234567,00'],
    [-386, '- r$ 386,00 -386,00 -386,00'],
  ])('%d: %p', (reais, text) => {
    expect(amountSearchText(reais)).toBe(text);
  });

  it('is found as it is shown, and without its points', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        const text = amountSearchText(cents / 100);
        const shown = currency.format(cents / 100).replace('-', '\u2212\u00a0');
        expect(matchesWords(text, searchWords(shown))).toBe(true);
        expect(matchesWords(text, searchWords(shown.replaceAll('.', '')))).toBe(true);
      }),
    );
  });
});

test.each([
  ['(11) 98765-4321', ['11987654321', '987654321', '4321']],
  ['+5511987654321', ['5511987654321', '11987654321', '987654321', '4321']],
  ['+34 612 345 678', ['34612345678', '612345678', '5678']],
  ['0034 612345678', ['34612345678', '612345678', '5678']],
  ['+12125550100', ['2125550100']],
  ['+351912345678', ['912345678']],
])('the phone %s is found by %j', (phone, numbers) => {
  const texts = normalise(phoneSearchTexts(phone).join('\n'));
  for (const number of numbers) expect(matchesWords(texts, [number])).toBe(true);
});

describe('rowTexts', () => {
  it('makes a text once a row, and finds no word across two parts', () => {
    const partsOf = jest.fn(({ a, b }: { a: string; b: string | null }) => [a, b]);
    const textOf = rowTexts(partsOf);
    const row = { a: 'São', b: 'José' };
    expect(textOf(row)).toBe(textOf(row));
    expect(partsOf).toHaveBeenCalledTimes(1);
    expect(textOf(row)).toContain(normalise('José'));
    expect(textOf(row)).not.toContain('saojose');
  });
});

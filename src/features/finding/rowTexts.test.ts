import * as fc from 'fast-check';

import { matchesWords, normalise, searchWords } from '../shared/searchText';
import { rowTexts, amountSearchText } from './rowTexts';

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

import * as fc from 'fast-check';

import { markMatches, matchesWords, normalise, searchWords, matchesWordStarts } from './searchText';

describe('normalise', () => {
  it.each([
    ['Promoção', 'promocao'],
    ['promoc\u0327a\u0303o', 'promocao'],
    ['JOSÉ ÂNGELO', 'jose angelo'],
    ['Ñandú Ünal Çelik', 'nandu unal celik'],
    ['11/2026', '11/2026'],
    ['R$\u00a01.234,56', 'r$ 1.234,56'],
    ['\u2212R$\u00a010,00', '-r$ 10,00'],
    ['nº 3', 'no 3'],
    ['', ''],
  ])('%p: %p', (text, normalised) => {
    expect(normalise(text)).toBe(normalised);
  });

  it('changes nothing more when it is repeated', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
      }),
    );
  });
});

describe('searchWords', () => {
  it.each([
    ['', []],
    ['  \u00a0 ', []],
    ['Ana', ['ana']],
    [' Padaria  São\tJosé ', ['padaria', 'sao', 'jose']],
  ])('%p: %p', (query, words) => {
    expect(searchWords(query)).toEqual(words);
  });
});

describe('matchesWords', () => {
  it.each([
    ['Helena Duarte', '', true],
    ['Helena Duarte', 'hel', true],
    ['Helena Duarte', 'duarte hel', true],
    ['Helena Duarte', 'lena', true],
    ['Helena Duarte', 'helena silva', false],
    ['Antônio Gonçalves', 'goncalves antonio', true],
    ['Antonio Goncalves', 'ANTÔNIO', true],
    ['Ana', 'ana ana', true],
    // A number matches a whole word, the beginning of a word, and an amount as it is shown.
    ['Projeto Número 7', 'numero 7', true],
    ['Projeto Número 70', '7', true],
    ['Projeto Número 17', 'numero 7', false],
    ['R$ 1.174,00 1174,00', '7', false],
    ['R$ 1.174,00 1174,00', '174', false],
    ['R$ 1.174,00 1174,00', '00', false],
    ['R$ 1.174,00 1174,00', '1.174,00', true],
    ['R$ 1.174,00 1174,00', '1174', true],
    ['20/11/2026', '11', true],
    ['nº 2026-014', '014', true],
    ['A4, fase 2.', '2', true],
    // A number with letters is a word like any other.
    ['XPTO17b', '7b', true],
  ])('%p by %p: %p', (text, query, found) => {
    expect(matchesWords(normalise(text), searchWords(query))).toBe(found);
  });

  it('finds a text by any of its words, in any order', () => {
    const words = fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(words, fc.nat(), (parts, turn) => {
        const cut = turn % parts.length;
        const query = [...parts.slice(cut), ...parts.slice(0, cut)].join(' ');
        expect(matchesWords(normalise(parts.join(' ')), searchWords(query))).toBe(true);
      }),
    );
  });
});

describe('startsWords', () => {
  it.each([
    ['camila rocha · lume', 'ca', true],
    ['camila rocha · lume', 'rocha lu', true],
    ['otavio · cafe', 'ca', true],
    ['oscar', 'ca', false],
    ['oscar castro', 'ca', true],
    ['r$ 1.234,56', '1.2', true],
    ['r$ 1.234,56', '234', false],
    ['pag. 12', '1', true],
    ['ana', '', true],
    ['ana', 'bia', false],
  ])('%p by %p: %p', (text, query, starts) => {
    expect(matchesWordStarts(text, searchWords(query))).toBe(starts);
  });
});

describe('markMatches', () => {
  it.each([
    ['Camila', 'ca', '[Ca]mila'],
    ['Café da Cá', 'ca', '[Ca]fé da [Cá]'],
    ['Joa\u0303o Sa\u0303o', 'joao', '[Joa\u0303o] Sa\u0303o'],
    ['Ana Banana', 'an ana', '[Ana] B[anana]'],
    ['Ana', '', 'Ana'],
    ['nº 3', 'no', '[nº] 3'],
    ['1.174,00 e 74', '74', '1.174,00 e [74]'],
    ['', 'a', ''],
  ])('%p by %p: %p', (text, query, marked) => {
    const parts = markMatches(text, searchWords(query));
    expect(parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')).toBe(
      marked,
    );
  });

  it('gives the text back, whatever is sought', () => {
    const anyText = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        const parts = markMatches(text, searchWords(query));
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});

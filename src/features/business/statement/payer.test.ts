import { generateCnpj } from '@brazilian-utils/brazilian-utils';

import { formatDocument } from '../../shared/brazil';
import { itemsByKind } from './item';
import { matchLines, type MatchingData } from './matching';
import type { StatementLine } from './mergeFiles';
import { lineClassifier } from './outgoing';
import { payerOf } from './payer';

/** A CNPJ with letters, as they are given since July 2026. */
const LETTERED = '12ABC34501DE35';

describe('a CNPJ with letters', () => {
  test.each([
    ['Pix recebido - CAFE SERRA ALTA - 12.ABC.345/01DE-35 - BANCO INTER (0077)', 'CAFE SERRA ALTA'],
    ['Pix recebido - CAFE SERRA ALTA - 12.abc.345/01de-35 - BANCO INTER (0077)', 'CAFE SERRA ALTA'],
    ['PIX RECEBIDO 12.ABC.345/01DE-35', ''],
    ['PIX RECEBIDO 12ABC34501DE35', ''],
    ['pix recebido 12abc34501de35', ''],
    ['PIX - RECEBIDO - 13/11 10:22 12ABC34501DE35 CAFE SERRA', 'CAFE SERRA'],
    ['TED RECEBIDA - 12ABC345/01DE-35 CAFE SERRA', 'CAFE SERRA'],
    ['TED RECEBIDA - 12.ABC.345/01DE35 CAFE SERRA', 'CAFE SERRA'],
    ['TED RECEBIDA CNPJ12.ABC.345/01DE-35', 'CNPJ'],
    ['TRANSFERENCIA PIX REM: CAFE SERRA 12.ABC.345/01DE-35 21/11', 'CAFE SERRA'],
    ['Pix recebido de CAFE SERRA (12.ABC.345/01DE-35)', 'CAFE SERRA'],
  ])('is found in %s', (text, name) => {
    expect(payerOf(text)).toMatchObject({ name, documents: [LETTERED], checked: [LETTERED] });
  });

  test('with wrong check digits is no date, and nobody’s', () => {
    const text = 'Pix recebido - 12.ABC.345/01DE-36 - CAFE SERRA';
    expect(payerOf(text)).toMatchObject({ name: 'CAFE SERRA', checked: [] });
  });

  test.each([
    'PIX RECEBIDO 12ABC34501DE36',
    'PIX RECEBIDO X12ABC34501DE35',
    'PIX RECEBIDO 12ABC34501DE357',
    'PIX E12345678202611051022ABCDEFGHIJK',
    'PIX TRANSF  POUSADABELAS16/11',
    'COMPRA NO DEBITO SUPERMERCADOS2026',
    'Pagamento de fatura 11/2026 - MENSALIDADE',
    'PIX RECEBIDO - Cp :60701190-CAFE SERRA ALTA LTDA',
    '7b1f0c52-3c64-4c8e-9d3b-0123456789ab',
  ])('is not found in %s', (text) => {
    expect(payerOf(text).documents).toEqual([]);
  });

  test('a word with two digits keeps its place in the name, also if they happen to be check digits', () => {
    for (let number = 0; number < 100; number += 1) {
      const word = `MENSALIDADES${number.toString().padStart(2, '0')}`;
      expect(payerOf(`Pix recebido de ESCOLA ${word}`)).toMatchObject({
        name: `ESCOLA ${word}`,
        checked: [],
      });
    }
  });

  test('one whose last eleven characters are digits', () => {
    expect(payerOf('Pix recebido 58I72995534589').documents).toEqual(['58I72995534589']);
  });

  test('1,000 of them, bare and with punctuation', () => {
    for (let times = 0; times < 1000; times += 1) {
      const bare = generateCnpj({ version: 2 });
      for (const text of [bare, bare.toLowerCase(), formatDocument(bare)]) {
        expect(payerOf(`Pix recebido ${text}`).documents).toEqual([bare]);
      }
    }
  });

  test.each([
    ['Pix - CAFE SERRA - **.ABC.345/01DE-** - BANCO', '**ABC34501DE**'],
    ['Pix - CAFE SERRA - ••.abc.345/01de-•• - BANCO', '**ABC34501DE**'],
    ['Pix - CAFE SERRA - 12.***.***/01DE-35 - BANCO', '12******01DE35'],
    ['Pix - CAFE SERRA - xx.334.870/0001-xx - BANCO', '**3348700001**'],
    ['Pix - CAFE SERRA - ••.334.870/0001-•• - BANCO', '**3348700001**'],
    ['Pix - CAFE SERRA - 12.ABC.345/01DE-35 - BANCO', null],
    ['Pix - CAFE SERRA - •••.905.336-•• - BANCO', null],
  ])('masked: %s', (text, maskedCnpj) => {
    expect(payerOf(text)).toMatchObject({ name: 'CAFE SERRA', maskedCnpj });
  });
});

describe('who paid', () => {
  const line = (text: string): StatementLine => ({
    day: '2026-11-20',
    cents: 100,
    text,
    uuid: null,
    hash: 'h',
    source: '1/1',
    isCard: false,
  });
  const business: MatchingData = {
    openParts: [{ id: 'a', cents: 100, clientId: 'cafe', dueOn: null }],
    received: [],
    clients: [{ id: 'cafe', names: ['Café Serra'], document: LETTERED }],
    stored: [],
  };
  const matchOf = (text: string) => {
    const { sure, likely } = itemsByKind(matchLines([line(text)], business));
    return [sure, likely].map((pairs) => pairs.map(({ why }) => why));
  };

  test.each([
    ['PIX RECEBIDO 12ABC34501DE35', [['cnpj'], []]],
    ['pix recebido 12.abc.345/01de-35', [['cnpj'], []]],
    ['Pix - CAFE SERRA ALTA - **.ABC.345/01DE-**', [['cnpj'], []]],
    // Another company's document, and the masks of another's.
    ['Pix - CAFE SERRA - 21.334.870/0001-77', [[], ['partOfName']]],
    ['Pix - CAFE SERRA - 12.ABC.345/02DE-06', [[], ['partOfName']]],
    ['Pix - CAFE SERRA - **.ABC.999/01DE-**', [[], ['partOfName']]],
    // Too little of the document is shown, so that the name decides.
    ['Pix - CAFE SERRA - **.***.***/01DE-**', [['name'], []]],
    ['Pix - POUSADA - **.ABC.345/01DE-**', [[], ['otherName']]],
  ])('%s', (text, found) => {
    expect(matchOf(text)).toEqual(found);
  });

  test('the owner of the account is recognised by it', () => {
    const kindOf = lineClassifier({ names: ['Marina Prado'], documents: [LETTERED] });
    expect(kindOf(line('PIX RECEBIDO 12ABC34501DE35'))).toBe('own');
    expect(kindOf(line('Pix - MARINA PRADO - **.ABC.345/01DE-**'))).toBe('own');
    expect(kindOf(line('Pix - MARINA PRADO - **.ABC.999/01DE-**'))).toBe('other');
    expect(kindOf(line('Pix - MARINA PRADO - 12.ABC.345/02DE-06'))).toBe('other');
  });
});

import fc from 'fast-check';
import { rounds } from '../../../../test/promises/support/long';

import { numberOf } from './designator';
import { itemsByKind } from './item';
import { matchLines } from './matching';
import type { StatementLine } from './mergeFiles';

/*
 * Clients whose names differ in a closing letter or number only, and what banks make of such names. The payer is one of
 * them, or a stranger with another letter or number.
 */

const BASES = [
  ...['Condomínio Bloco', 'Edifício Torre', 'Loja', 'Café Aurora Filial', 'Colégio Turma'],
  ...['Padaria Estrela', 'Condomínio', 'Clínica Serra Alta', 'Ana Paula', 'Ótica'],
];

const CLOSINGS = [
  'A B C D E F G H I V X'.split(' '),
  '1 2 3 10 11 12 21 101'.split(' '),
  '01 02 03 10 011 12'.split(' '),
  'I II III IV V VI XI'.split(' '),
  'Um Dois Três Quatro Doze'.split(' '),
  'A1 A2 B1 A10 B12'.split(' '),
] as const;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** The texts of banks that write names in full. */
const FULL = [
  (name: string) => `Pix recebido de ${plain(name)}`,
  (name: string) => `Transferência Pix recebida ${name}`,
  (name: string) => `Transferência recebida pelo Pix - ${plain(name)} LTDA - BANCO INTER (0077)`,
];

/** The texts of banks that cut names. */
const CUT = [
  (name: string, width: number) => `PIX TRANSF  ${plain(name).slice(0, width).trim()}16/11`,
  (name: string, width: number) =>
    `TRANSFERENCIA PIX REM: ${plain(name).slice(0, width).trim()} 21/11`,
  (name: string, width: number) =>
    `PIX - RECEBIDO - 13/11 10:22 00002774100000 ${plain(name).slice(0, width).trim()}`,
];

const pick = <T>(from: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...from);

const family = pick(CLOSINGS).chain((closings) =>
  fc.record({
    base: pick(BASES),
    closings: fc.uniqueArray(pick(closings), { minLength: 1, maxLength: 4 }),
    /** Whether there is a client without a closing letter or number as well. */
    hasPlain: fc.boolean(),
    payer: pick(closings),
  }),
);

const named = (base: string, closing: string): string => `${base} ${closing}`.trim();

/** Whether two closings are the same one: 1 and 01. */
const isSame = (a: string, b: string): boolean => {
  const [one, other] = [a, b].map((closing) => plain(closing).toLowerCase());
  return (
    one === other || (numberOf(one ?? '') !== null && numberOf(one ?? '') === numberOf(other ?? ''))
  );
};

/** The clients whose parts of the same amount surely match a line with this text. */
function sureOf(text: string, clients: readonly string[]): string[] {
  const line: StatementLine = {
    day: '2026-11-20',
    cents: 100,
    text,
    uuid: null,
    hash: 'h',
    source: '1/1',
    isCard: false,
  };
  const items = matchLines([line], {
    openParts: clients.map((id) => ({ id, cents: 100, clientId: id, dueOn: null })),
    received: [],
    clients: clients.map((id) => ({ id, names: [id], document: null })),
    stored: [],
  });
  return itemsByKind(items).sure.map(({ part }) => part.id);
}

test('a name in full is surely the client of that name, and no other', () => {
  fc.assert(
    fc.property(family, pick(FULL), ({ base, closings, hasPlain, payer }, write) => {
      const clients = [...closings, ...(hasPlain ? [''] : [])].map((each) => named(base, each));
      const its = closings.filter((each) => isSame(each, payer)).map((each) => named(base, each));
      const sure = sureOf(write(named(base, payer)), clients);
      expect(sure).toEqual(its.length === 1 ? its : []);
    }),
    { numRuns: rounds(500, 5_000) },
  );
});

test('a name that the bank has cut is never surely another client', () => {
  fc.assert(
    fc.property(
      family,
      pick(CUT),
      fc.integer({ min: 10, max: 20 }),
      ({ base, closings, hasPlain, payer }, write, width) => {
        const own = named(base, payer);
        const others = [...closings, ...(hasPlain ? [''] : [])].map((each) => named(base, each));
        const sure = sureOf(write(own, width), [...new Set([...others, own])]);
        expect(sure.filter((id) => id !== own)).toEqual([]);
      },
    ),
    { numRuns: rounds(500, 5_000) },
  );
});

/** The lines of a name that is no client's, as banks write them. */
const OF_OTHERS = [
  ...FULL,
  (name: string) => `PIX RECEBIDO ${plain(name)}`,
  (name: string) => `PIX RECEBIDO ${plain(name)} 26/11 10:22`,
  (name: string) => `PIX RECEBIDO - Cp :60701190-${plain(name)}`,
  (name: string) => `TED RECEBIDA ${plain(name)} BANCO INTER`,
];

describe('who has another generation’s word is another person:', () => {
  const GENERATIONS = 'Filho Neto Sobrinho Segundo Júnior Jr Terceiro Bisneto'.split(' ');
  const person = fc.record({
    first: pick(['João', 'Ana', 'José', 'Wellington', 'Maria', 'Antônio']),
    middle: pick(['', 'Carlos', 'Paula', 'Aparecida']),
    last: pick(['Silva', 'de Souza', 'Ferraz', 'dos Santos']),
  });
  const spelled = (word: string): string => (word === 'Jr' ? 'Júnior' : word);

  test('in full, on either side', () => {
    fc.assert(
      fc.property(
        person,
        pick(['', ...GENERATIONS]),
        pick(['', ...GENERATIONS]),
        pick(OF_OTHERS),
        ({ first, middle, last }, its, payers, write) => {
          const of = (word: string): string => named(`${first} ${middle} ${last}`, word);
          const sure = sureOf(write(of(payers)), [of(its)]);
          expect(sure).toEqual(spelled(its) === spelled(payers) ? [of(its)] : []);
        },
      ),
      { numRuns: rounds(300, 3_000) },
    );
  });

  test('cut by the bank', () => {
    fc.assert(
      fc.property(
        person,
        pick(GENERATIONS),
        fc.boolean(),
        pick(CUT),
        fc.integer({ min: 10, max: 25 }),
        ({ first, last }, word, isPayers, write, width) => {
          const name = `${first} ${last}`;
          const payer = isPayers ? `${name} ${word}` : name;
          const client = isPayers ? name : `${name} ${word}`;
          fc.pre(!isPayers || width > plain(name).length + 1);
          expect(sureOf(write(payer, width), [client])).toEqual([]);
        },
      ),
      { numRuns: rounds(300, 3_000) },
    );
  });

  test.each([
    ['PIX RECEBIDO JOAO CARLOS SILVA FILHO', 'João Carlos Silva'],
    ['Pix recebido de JOAO CARLOS SILVA', 'João Carlos Silva Neto'],
    ['PIX RECEBIDO JOAO SILVA NETO LTDA', 'João Silva'],
    ['PIX RECEBIDO JOAO SILVA FILHO 000123', 'João Silva'],
    ['Pix recebido - JOAO SILVA - FILHO', 'João Silva'],
    ['PIX RECEBIDO JOAO F SILVA', 'João Silva Filho'],
    ['PIX RECEBIDO JOSE CARLOS SANTOS', 'José Carlos dos Santos Lima'],
  ])('%s is not surely %s', (text, client) => {
    expect(sureOf(text, [client])).toEqual([]);
  });
});

describe('a company with a further or another word, or a number, is another:', () => {
  const COMPANIES = [
    ...['Padaria Estrela', 'Prado Tecnologia', 'Café Aurora', 'Livraria Central', 'Studio Vértice'],
    ...['Condomínio Bloco', 'Condomínio Edifício Sol', 'Ana Paula Modas', 'Colégio São José'],
  ];
  const QUALIFIERS = [
    ...['Norte', 'Sul', 'Centro', 'Matriz', 'Azul', 'Solar', 'Brasil', 'Inter', 'Eventos'],
    ...['Torre Sul', 'Edifício Sol', 'Filial Norte', 'Jardim Paulista', 'do Mercado', 'Comércio'],
  ];
  const NUMBERS = ['4', '07', '2024', '1001', '10001', '123456', '20240001', '1234567890'];

  test('whichever side has it', () => {
    fc.assert(
      fc.property(
        pick(COMPANIES),
        pick(['', ...QUALIFIERS, ...NUMBERS]),
        pick(['', ...QUALIFIERS, ...NUMBERS]),
        pick(OF_OTHERS),
        (base, its, payers, write) => {
          // Behind a place word, the bank's own words may be the name of the place.
          fc.pre(base !== 'Condomínio Bloco' || its !== '' || payers !== '');
          const sure = sureOf(write(named(base, payers)), [named(base, its)]);
          expect(sure).toEqual(its === payers ? [named(base, its)] : []);
        },
      ),
      { numRuns: rounds(500, 5_000) },
    );
  });

  test.each([
    ['PIX RECEBIDO PADARIA ESTRELA NORTE', 'Padaria Estrela'],
    ['PIX RECEBIDO PADARIA NOVA ESTRELA', 'Padaria Estrela'],
    ['PIX RECEBIDO NOVA PADARIA ESTRELA', 'Padaria Estrela'],
    ['PIX RECEBIDO CONDOMINIO EDIFICIO SOL', 'Condomínio Torre Sul'],
    ['PIX RECEBIDO CONDOMINIO EDIFICIO SOL', 'Condomínio Edifício Sol Torre Sul'],
    ['PIX TRANSF  CONDOMINIO SOL16/11', 'Condomínio Sol Torre Sul'],
    ['PIX RECEBIDO CONDOMINIO EDIFICIO SOL', 'Condomínio Edifício Solar'],
    ['PIX RECEBIDO CONDOMINIO BLOCO 2024', 'Condomínio Bloco'],
    ['PIX RECEBIDO EDIFICIO SOL APTO 1001', 'Edifício Sol Apto'],
    ['PIX RECEBIDO EDIFICIO SOL APTO 001001', 'Edifício Sol Apto'],
    ['Pix recebido - PADARIA ESTRELA - FILIAL NORTE', 'Padaria Estrela'],
    ['Pix recebido de PADARIA ESTRELA (NORTE)', 'Padaria Estrela'],
    ['PIX RECEBIDO ANA PAULA MODAS', 'Ana Paula'],
    ['Pix recebido de JOANA FERRAZ BOLOS', 'Joana Ferraz'],
    ['Pix - JOANA FERRAZ SILVA - 21.334.870/0001-77', 'Joana Ferraz'],
  ])('%s is not surely %s', (text, client) => {
    expect(sureOf(text, [client])).toEqual([]);
  });

  test.each([
    'PIX RECEBIDO PADARIA ESTRELA 26/11',
    'PIX RECEBIDO PADARIA ESTRELA 26/11/2026 10:22:05',
    'PIX RECEBIDO PADARIA ESTRELA 26-11-2026',
    'PIX RECEBIDO PADARIA ESTRELA 2026-11-26 10h22',
    'PIX RECEBIDO PADARIA ESTRELA 26.11.2026 10:22',
    'PIX RECEBIDO PADARIA ESTRELA 000123',
    'PIX RECEBIDO PADARIA ESTRELA DOC 123456',
    'PIX RECEBIDO PADARIA ESTRELA LTDA DOC. 123456',
    'PIX RECEBIDO PADARIA ESTRELA AG 1234 CC 56789-0',
    'PIX RECEBIDO PADARIA ESTRELA 21.334.870/0001-09',
    'PIX RECEBIDO PADARIA ESTRELA 21334870000109',
    'PIX RECEBIDO PADARIA ESTRELA BANCO INTER',
    'PIX RECEBIDO PADARIA ESTRELA BCO DO BRASIL S.A.',
    'PIX RECEBIDO PADARIA ESTRELA NU PAGAMENTOS IP (0260)',
    'PIX RECEBIDO PADARIA ESTRELA ITAU UNIBANCO',
    'PIX RECEBIDO PADARIA ESTRELA CAIXA ECONOMICA FEDERAL',
    'PIX RECEBIDO PADARIA ESTRELA ME',
    'PIX RECEBIDO PADARIA ESTRELA & CIA LTDA',
    'TRANSFERENCIA PIX REM: PADARIA EST 21/11',
    'PIX TRANSF  PADARIA ESTREL16/11',
  ])('but what is the bank’s own is no word of the name: %s', (text) => {
    expect(sureOf(text, ['Padaria Estrela'])).toEqual(['Padaria Estrela']);
  });

  test('a name that the bank has cut may go on', () => {
    const text = 'PIX TRANSF  PADARIA ES16/11';
    expect(sureOf(text, ['Padaria Estrela do Norte'])).toEqual(['Padaria Estrela do Norte']);
  });
});

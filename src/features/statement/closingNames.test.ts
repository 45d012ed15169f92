import fc from 'fast-check';

import { numberOf } from './designator';
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
  const { sure } = matchLines([line], {
    open: clients.map((id) => ({ id, cents: 100, clientId: id, dueOn: null })),
    received: [],
    clients: clients.map((id) => ({ id, names: [id], document: null })),
    stored: [],
  });
  return sure.map(({ part }) => part.id);
}

test('a name in full is surely the client of that name, and no other', () => {
  fc.assert(
    fc.property(family, pick(FULL), ({ base, closings, hasPlain, payer }, write) => {
      const clients = [...closings, ...(hasPlain ? [''] : [])].map((each) => named(base, each));
      const its = closings.filter((each) => isSame(each, payer)).map((each) => named(base, each));
      const sure = sureOf(write(named(base, payer)), clients);
      expect(sure).toEqual(its.length === 1 ? its : []);
    }),
    { numRuns: 5000 },
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
    { numRuns: 5000 },
  );
});

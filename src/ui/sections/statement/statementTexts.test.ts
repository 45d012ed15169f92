import type { ComparedFiles } from '../../../features/business/statement/compare';
import type { StatementLine } from '../../../features/business/statement/mergeFiles';
import { emptyReview, type Review } from '../../../features/business/statement/review';
import { fileText } from './statementTexts';

const NOTHING = { balance: 0, future: 0, foreign: 0, undone: 0, duplicate: 0, unreadable: 0 };

const line = (hash: string): StatementLine => ({
  ...{ hash, source: '', isCard: false, uuid: null },
  ...{ day: '2026-11-26', cents: 100, text: 'PIX' },
});
const out = { line: line('o'), why: 'investment' } as const;
const registered = { line: line('r'), receipt: null };

const compared = (entries: number, leftOut: Partial<typeof NOTHING>): ComparedFiles => ({
  ...{ kind: 'compared', names: ['extrato.ofx'], entries, lines: 0 },
  leftOut: { ...NOTHING, ...leftOut },
  ...{ from: null, to: null, balance: null, outgoing: [], aside: [] },
  matching: { sure: [], likely: [], differing: [], choose: [], unmatched: [], registered: [] },
});

test.each<[string, number, Partial<typeof NOTHING>, Partial<Review>]>([
  ['1 lançamento lido', 1, {}, { incoming: [line('a')] }],
  ['1 lançamento lido · 1 linha que não deu para ler', 2, { unreadable: 1 }, {}],
  ['0 lançamentos lidos · 2 linhas que não deu para ler', 2, { unreadable: 2 }, {}],
  [
    '6 lançamentos lidos: 2 recebidos, 1 gasto, 1 já registrado, 1 não identificado, 1 de fora',
    6,
    {},
    {
      ...{ received: [line('a'), line('b')], spent: [line('c')], registered: [registered] },
      ...{ incoming: [line('d')], others: [out] },
    },
  ],
  [
    '5 lançamentos lidos: 1 recebido, 4 de fora · 1 linha que não deu para ler',
    6,
    { balance: 1, duplicate: 1, unreadable: 1 },
    { received: [line('a')], others: [out], setAside: [line('p')] },
  ],
])('%s', (said, entries, leftOut, review) => {
  expect(fileText(compared(entries, leftOut), { ...emptyReview(), ...review })).toBe(
    `extrato.ofx · ${said}`,
  );
});

import type { ComparedFiles } from '../../../features/business/statement/compare';
import type { StatementLine } from '../../../features/business/statement/mergeFiles';
import { itemsByKind, type Item } from '../../../features/business/statement/item';
import { fileText } from './statementTexts';

const NOTHING = { balance: 0, future: 0, foreign: 0, undone: 0, duplicate: 0, unreadable: 0 };

const line = (hash: string): StatementLine => ({
  ...{ hash, source: '', isCard: false, uuid: null },
  ...{ day: '2026-11-26', cents: 100, text: 'PIX' },
});
const item = (is: 'incoming' | 'received' | 'spent' | 'setAside' | 'used', hash: string): Item => ({
  is,
  line: line(hash),
});
const out: Item = { is: 'aside', line: line('o'), why: 'investment' };

const compared = (entries: number, leftOut: Partial<typeof NOTHING>): ComparedFiles => ({
  ...{ kind: 'compared', names: ['extrato.ofx'], entries, lines: 0 },
  leftOut: { ...NOTHING, ...leftOut },
  ...{ from: null, to: null, balance: null, items: [] },
});

test.each<[string, number, Partial<typeof NOTHING>, Item[]]>([
  ['1 lançamento lido', 1, {}, [item('incoming', 'a')]],
  ['1 lançamento lido · 1 linha que não deu para ler', 2, { unreadable: 1 }, []],
  ['0 lançamentos lidos · 2 linhas que não deu para ler', 2, { unreadable: 2 }, []],
  [
    '6 lançamentos lidos: 2 recebidos, 1 gasto, 1 já registrado, 1 não identificado, 1 de fora',
    6,
    {},
    [
      ...[item('received', 'a'), item('received', 'b'), item('spent', 'c'), item('used', 'r')],
      ...[item('incoming', 'd'), out],
    ],
  ],
  [
    '5 lançamentos lidos: 1 recebido, 4 de fora · 1 linha que não deu para ler',
    6,
    { balance: 1, duplicate: 1, unreadable: 1 },
    [item('received', 'a'), out, item('setAside', 'p')],
  ],
])('%s', (said, entries, leftOut, items) => {
  expect(fileText(compared(entries, leftOut), itemsByKind(items))).toBe(`extrato.ofx · ${said}`);
});

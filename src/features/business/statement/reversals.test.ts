import { compareFiles, type AccountData, type ComparedFiles } from './compare';
import { itemsByKind, type ItemsByKind } from './item';

const account: AccountData = {
  today: '2026-11-22',
  columns: {},
  openParts: [{ id: 'p-1', cents: 50_000, dueOn: '2026-11-05', clientId: 'c' }],
  received: [],
  clients: [{ id: 'c', names: ['Beatriz Lima'], document: null }],
  stored: [],
  expenses: [],
  owner: { names: ['Marina Prado'], documents: [] },
};

type Entry = readonly [day: number, amount: string, memo: string];

function compared(...entries: Entry[]): ComparedFiles & ItemsByKind {
  const text = `<OFX><STMTRS><CURDEF>BRL<ACCTID>1${entries
    .map(
      ([day, amount, memo]) =>
        `<STMTTRN><TRNTYPE>${amount.startsWith('-') ? 'DEBIT' : 'CREDIT'}<DTPOSTED>202611${day.toString().padStart(2, '0')}<TRNAMT>${amount}<MEMO>${memo}</STMTTRN>`,
    )
    .join('')}</STMTRS></OFX>`;
  const bytes = new TextEncoder().encode(text);
  const result = compareFiles([{ name: 'x.ofx', bytes }], account);
  if (result.kind !== 'compared') throw new Error(result.kind);
  return { ...result, ...itemsByKind(result.items) };
}
const asideOf = ({ aside }: Pick<ItemsByKind, 'aside'>) =>
  aside.map(({ line, why }) => [line.cents, why]).sort();

const CREDIT: Entry = [5, '500.00', 'PIX RECEBIDO BEATRIZ LIMA'];

test.each<Entry>([
  [6, '-500.00', 'ESTORNO PIX RECEBIDO BEATRIZ LIMA'],
  [5, '-500.00', 'ESTORNO PIX RECEBIDO BEATRIZ LIMA'],
  [12, '-500.00', 'ESTORNO - PIX RECEBIDO - BEATRIZ LIMA'],
  [6, '-500.00', 'DEVOLUCAO PIX BEATRIZ LIMA'],
  [6, '-500.00', 'Pix devolvido BEATRIZ LIMA'],
  [6, '-500.00', 'Estorno de Pix recebido de BEATRIZ LIMA'],
  [6, '-500.00', 'PIX RECEBIDO BEATRIZ LIMA ESTORNO'],
  [6, '-500.00', 'REVERSAO PIX RECEBIDO BEATRIZ LIMA'],
  [6, '-500.00', 'CANCELAMENTO PIX RECEBIDO BEATRIZ LIMA'],
])('%s %s %s cancels the payment', (...reversal) => {
  const result = compared(CREDIT, reversal);
  expect([result.sure, result.expense, result.lines]).toEqual([[], [], 2]);
  expect(asideOf(result)).toEqual([
    [-50_000, 'cancelled'],
    [50_000, 'cancelled'],
  ]);
});

test.each<Entry>([
  [6, '-500.00', 'ESTORNO PIX'],
  [6, '-500.00', 'ESTORNO DE CREDITO'],
  [6, '-500.00', 'ESTORNO PIX BEATRIZ SOUZA'],
])('%s %s %s perhaps takes it back: it is not ticked, and no expense is offered', (...reversal) => {
  const { sure, likely, expense, aside } = compared(CREDIT, reversal);
  expect([sure, likely.length, expense]).toEqual([[], 1, []]);
  expect(asideOf({ aside })).toEqual([[-50_000, 'refund']]);
});

test.each<Entry>([
  [6, '-400.00', 'ESTORNO PIX RECEBIDO BEATRIZ LIMA'],
  [4, '-500.00', 'ESTORNO PIX RECEBIDO BEATRIZ LIMA'],
  [6, '-500.00', 'ESTORNO PIX RECEBIDO CARLOS MELO'],
])('%s %s %s takes back another', (...reversal) => {
  const result = compared(CREDIT, reversal);
  expect([result.sure.length, result.expense]).toEqual([1, []]);
  expect(asideOf(result).map(([, why]) => why)).toEqual(['refund']);
});

test('who pays again after a reversal has paid once', () => {
  const result = compared(
    CREDIT,
    [6, '-500.00', 'ESTORNO PIX RECEBIDO BEATRIZ LIMA'],
    [8, '500.00', 'PIX RECEBIDO BEATRIZ LIMA'],
  );
  expect(result.sure.map(({ line }) => line.day)).toEqual(['2026-11-08']);
  expect(asideOf(result)).toHaveLength(2);
});

test('a purchase and its reversal cancel each other, too', () => {
  const result = compared(
    [5, '-80.00', 'COMPRA LOJA SUL'],
    [7, '80.00', 'ESTORNO COMPRA LOJA SUL'],
  );
  expect(result.expense).toEqual([]);
  expect(asideOf(result)).toEqual([
    [-8000, 'cancelled'],
    [8000, 'cancelled'],
  ]);
});

test('what is given back without a payment beside it may be an expense', () => {
  expect(compared([6, '-500.00', 'DEVOLUCAO PIX BEATRIZ LIMA']).expense).toHaveLength(1);
});

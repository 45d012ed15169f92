import { anExpense } from '../../../../test/builders';
import { compareFiles, type AccountData, type ComparedFiles } from './compare';
import type { ItemsByKind } from './item';
import { reviewOf, type CurrentData } from './review';
import { emptyStoredLine } from './statementLinesSlice';
import { lineId, type StoredLine } from './storedLine';

const entry = (day: string, amount: string, memo: string): string =>
  `<STMTTRN><DTPOSTED>202611${day}<TRNAMT>${amount}<FITID>1<MEMO>${memo}</STMTTRN>`;

const file = `<OFX><STMTRS><BANKACCTFROM><BANKID>1<ACCTID>1</BANKACCTFROM>${[
  entry('03', '100.00', 'Pix recebido de JOANA FERRAZ'),
  entry('04', '200.00', 'Pix recebido de RUI PRADO'),
  entry('04', '999.00', 'Pix recebido de NINGUEM'),
  entry('05', '-49.90', 'Pix enviado - PAPELARIA UNIAO'),
  entry('06', '-7.90', 'TARIFA'),
  entry('06', '1.00', 'SALDO DO DIA'),
].join('')}</STMTRS></OFX>`;

const paper = anExpense({ id: 'paper', amount: 49.9, date: '2026-11-06', description: 'Papel' });

const account = (more: Partial<AccountData> = {}): AccountData => ({
  today: '2026-11-22',
  columns: {},
  openParts: [
    { id: 'a-1', cents: 10_000, dueOn: null, clientId: 'joana' },
    { id: 'b-1', cents: 20_000, dueOn: null, clientId: null },
  ],
  received: [],
  clients: [{ id: 'joana', names: ['Joana Ferraz'], document: null }],
  stored: [],
  expenses: [paper],
  owner: { names: [], documents: [] },
  ...more,
});

function compared(more: Partial<AccountData> = {}): ComparedFiles {
  const result = compareFiles(
    [{ name: 'x.ofx', bytes: new TextEncoder().encode(file) }],
    account(more),
  );
  if (result.kind !== 'compared') throw new Error(result.kind);
  return result;
}

const present = (more: Partial<CurrentData> = {}): CurrentData => ({
  stored: [],
  isOpen: () => true,
  isReceived: () => false,
  expenses: { paper },
  ...more,
});

function aRow(of: ComparedFiles, text: string, more: Partial<StoredLine>): StoredLine {
  const line = of.items.map((item) => item.line).find((each) => each.text.includes(text));
  if (!line) throw new Error(text);
  return {
    ...emptyStoredLine,
    id: lineId('user', line.hash),
    createdAt: '',
    updatedAt: '',
    source: line.source,
    day: line.day,
    amount: Math.abs(line.cents) / 100,
    outgoing: line.cents < 0,
    text: line.text,
    ...more,
  };
}

const sizes = (review: ItemsByKind) =>
  Object.fromEntries(
    Object.entries(review).flatMap(([is, { length }]) => (length > 0 ? [[is, length]] : [])),
  );
const total = (review: ItemsByKind): number => Object.values(review).flat().length;

test('as it was read: each line in one list', () => {
  const all = compared();
  expect(sizes(reviewOf(all, present()))).toEqual({
    sure: 1,
    likely: 1,
    incoming: 1,
    same: 1,
    expense: 1,
  });
});

test('a line that is recognised as an expense is linked; declined, it could become another', () => {
  const all = compared();
  const linked = aRow(all, 'PAPELARIA', { expenseId: 'paper' });
  expect(sizes(reviewOf(all, present({ stored: [linked] })))).toMatchObject({ linked: 1 });
  const declined = aRow(all, 'PAPELARIA', { declinedIds: 'paper' });
  expect(sizes(reviewOf(all, present({ stored: [declined] })))).toMatchObject({ expense: 2 });
});

test('what was declined or linked is remembered when the file is read again, and can be taken back', () => {
  const declined = aRow(compared(), 'PAPELARIA', { declinedIds: 'paper' });
  const again = compared({ stored: [declined] });
  expect(sizes(reviewOf(again, present({ stored: [declined] })))).toMatchObject({ expense: 2 });

  const linked = aRow(compared(), 'PAPELARIA', { expenseId: 'paper' });
  const later = compared({ stored: [linked] });
  expect(sizes(reviewOf(later, present({ stored: [linked] })))).toMatchObject({ linked: 1 });
  expect(sizes(reviewOf(later, present({ stored: [] })))).toMatchObject({ same: 1, expense: 1 });
});

test('no line is lost, whatever was said about it before or since', () => {
  const texts = ['JOANA', 'RUI', 'NINGUEM', 'PAPELARIA', 'TARIFA'];
  const changes: Partial<StoredLine>[] = [
    { setAside: true },
    { declinedIds: 'a-1 b-1 paper' },
    { partIds: 'a-1' },
    { partIds: 'gone-1' },
    { expenseId: 'paper' },
    { expenseId: 'gone' },
    {},
  ];
  for (const text of texts) {
    for (const before of changes) {
      const row = aRow(compared(), text, before);
      const all = compared({ stored: [row] });
      for (const since of [...changes, null]) {
        const stored = since ? [{ ...row, ...emptied, ...since }] : [];
        const review = reviewOf(
          all,
          present({ stored, isOpen: (id) => id !== 'a-1', isReceived: (id) => id === 'a-1' }),
        );
        expect([text, before, since, total(review)]).toEqual([text, before, since, 5]);
      }
    }
  }
});

const emptied = { partIds: null, expenseId: null, setAside: false, declinedIds: null };

test('a part of a payment that was deleted did not come in', () => {
  const row = aRow(compared(), 'JOANA', { partIds: 'gone-1' });
  const review = reviewOf(compared({ stored: [row] }), present({ stored: [row] }));
  expect(sizes(review)).toMatchObject({ sure: 1 });
});

import { mergeFiles } from './mergeFiles';
import type { AccountReading, RawLine } from './statementLine';
import { emptyStoredLine } from './statementLinesSlice';
import { expenseIdOf, lineId, type StoredLine } from './storedLine';

const raw = (day: string, cents: number, text: string, uuid: string | null = null): RawLine => ({
  day: `2026-11-${day}`,
  cents,
  text,
  uuid,
});
const reading = (lines: RawLine[], more: Partial<AccountReading> = {}): AccountReading => ({
  bank: '77',
  account: '1234',
  isCard: false,
  lines,
  ...more,
});
const texts = (readings: AccountReading[], stored: StoredLine[] = []) =>
  mergeFiles(readings, stored).lines.map(({ text }) => text);

const three = [
  raw('03', 100, 'Pix de ANA'),
  raw('04', 200, 'Pix de RUI'),
  raw('05', 300, 'Pix de LIA'),
];

test('the same file twice brings no line twice, and says so', () => {
  const { lines, leftOut } = mergeFiles([reading(three), reading(three)], []);
  expect(lines).toHaveLength(3);
  expect(leftOut.map(({ reason }) => reason)).toEqual(['duplicate', 'duplicate', 'duplicate']);
});

test('twins of one day survive, in one file and over two', () => {
  const twins = [raw('03', 100, 'Pix de ANA'), raw('03', 100, 'Pix de ANA')];
  expect(texts([reading(twins)])).toHaveLength(2);
  expect(texts([reading(twins.slice(1)), reading(twins)])).toHaveLength(2);
  expect(new Set(mergeFiles([reading(twins)], []).lines.map(({ hash }) => hash)).size).toBe(2);
});

test('overlapping files are one statement', () => {
  const more = [...three.slice(1), raw('06', 400, 'Pix de EVA')];
  expect(texts([reading(three), reading(more)]).sort()).toEqual([
    'Pix de ANA',
    'Pix de EVA',
    'Pix de LIA',
    'Pix de RUI',
  ]);
});

test('one account once as OFX and once as CSV that does not name it', () => {
  const csv = three.map((line) => ({ ...line, text: `Transferência: ${line.text.slice(7)}` }));
  expect(texts([reading(three), reading(csv, { bank: 'csv x', account: '' })])).toHaveLength(3);
});

test('two accounts that have something alike stay two', () => {
  const other = [raw('03', 100, 'Pix de ANA'), raw('04', 900, 'x'), raw('05', 901, 'y')];
  expect(texts([reading(three), reading(other, { account: '99' })])).toHaveLength(6);
  expect(texts([reading(three), reading(other, { account: '' })])).toHaveLength(6);
});

test('the same UUID is the same line, whatever else differs', () => {
  const id = '673e1d2c-0c5b-4f6d-9d56-aaaaaaaaaaaa';
  const a = reading([raw('03', 100, 'a', id)], { bank: '260' });
  const b = reading([raw('04', 100, 'b', id), raw('03', 100, 'a', id.replace('673', '674'))], {
    bank: '260',
    account: '',
  });
  expect(texts([a, b]).sort()).toEqual(['a', 'a']);
});

test('what is stored is known again, also by its text among lines that are alike', () => {
  const first = mergeFiles([reading([raw('03', 100, 'Pix de ANA')])], []).lines[0];
  if (!first) throw new Error('no line');
  const stored: StoredLine = {
    ...emptyStoredLine,
    id: lineId('673e1d2c-0c5b-4f6d-9d56-aaaaaaaaaaaa', first.hash),
    createdAt: '',
    updatedAt: '',
    source: first.source,
    day: first.day,
    amount: 1,
    text: first.text,
    setAside: true,
  };
  // A later file of the same day has a further line before it.
  const later = mergeFiles(
    [reading([raw('03', 100, 'Pix de RUI'), raw('03', 100, 'Pix de ANA')])],
    [stored],
  );
  const byText = Object.fromEntries(later.lines.map(({ text, hash }) => [text, hash]));
  expect(byText['Pix de ANA']).toBe(first.hash);
  expect(byText['Pix de RUI']).not.toBe(first.hash);
});

test('an id under which a file has several things is none: a purchase and its refund survive', () => {
  const id = '673e1d2c-0c5b-4f6d-9d56-aaaaaaaaaaaa';
  const both = [raw('03', -4990, 'Compra', id), raw('03', 4990, 'Estorno', id)];
  expect(texts([reading(both), reading(both)])).toEqual(['Compra', 'Estorno']);
  const zeros = '00000000-0000-0000-0000-000000000000';
  const all = three.map((line) => ({ ...line, uuid: zeros }));
  expect(texts([reading(all), reading(all)])).toHaveLength(3);
  // The refund is not in the first file.
  const [purchase] = both;
  if (purchase) expect(texts([reading([purchase]), reading(both)])).toHaveLength(2);
});

test('the same file twice, without a number of the account and without a name in its one line', () => {
  const one = reading([raw('03', 100, 'PIX RECEBIDO')], { account: '' });
  expect(texts([one, one])).toHaveLength(1);
});

test('two files of two lines that all are alike are one account, although one tells no names', () => {
  const ofx = [raw('03', 100, 'CRED PIX'), raw('04', 200, 'CRED PIX')];
  const csv = [raw('03', 100, 'ANA'), raw('04', 200, 'RUI')];
  const nameless = { bank: 'csv x', account: '' };
  expect(texts([reading(ofx), reading(csv, nameless)])).toHaveLength(2);
  // One line in each file is too little, and so is a further line on the days that both files cover.
  expect(texts([reading(ofx.slice(1)), reading(csv.slice(1), nameless)])).toHaveLength(2);
  const more = [...csv, raw('04', 900, 'LIA')];
  expect(texts([reading(ofx), reading(more, nameless)])).toHaveLength(5);
});

test('a card and an account of one bank that have something alike stay two', () => {
  const nameless = { bank: '260', account: '' };
  const card = reading(three, { ...nameless, isCard: true });
  expect(texts([reading(three, nameless), card])).toHaveLength(6);
});

test('a stored line of an account without a number is known by its text, whatever else is stored', () => {
  const nameless = { bank: 'csv x', account: '' };
  const a = raw('10', 50_000, 'Pix de MARIA SOUZA');
  const stored = mergeFiles(
    [
      reading(
        [a, raw('10', 100, 'Pix de CARLA'), raw('11', 200, 'TED'), raw('12', 300, 'DEP')],
        nameless,
      ),
    ],
    [],
  ).lines.map((line): StoredLine => ({
    ...emptyStoredLine,
    id: lineId('673e1d2c-0c5b-4f6d-9d56-aaaaaaaaaaaa', line.hash),
    createdAt: '',
    updatedAt: '',
    source: line.source,
    day: line.day,
    amount: line.cents / 100,
    text: line.text,
    partIds: 'p-1',
  }));
  const known = new Set(stored.map(({ id }) => id.slice(-14)));
  const [again] = mergeFiles([reading([a], nameless)], stored).lines;
  expect(known.has(again?.hash ?? '')).toBe(true);
  const [other] = mergeFiles([reading([{ ...a, text: 'Pix de RUI' }], nameless)], stored).lines;
  expect(known.has(other?.hash ?? '')).toBe(false);
});

test('the id of the expense that a line becomes is a UUID of its own', () => {
  const [line] = mergeFiles([reading(three)], []).lines;
  const user = '673e1d2c-0c5b-4f6d-9d56-aaaaaaaaaaaa';
  const id = expenseIdOf(user, line?.hash ?? '');
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/);
  expect(id).not.toBe(user);
});

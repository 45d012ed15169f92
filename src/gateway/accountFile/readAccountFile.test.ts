import {
  aClient,
  aClientDetails,
  aMeiAdjustment,
  aSeriesRow,
  aStoredLine,
  anExpense,
  anExpenseProject,
  anItem,
  aPart,
  aPayment,
  aProfile,
  aProject,
  aQuote,
  aQuoteDetails,
  aQuoteVersion,
} from '../../../test/builders';
import { ACCOUNT_FORMAT, FIRST_VERSION_WITH_FIELD } from '../../features/app/ownData/accountFormat';
import {
  ACCOUNT_TABLES,
  perTable,
  type AccountTable,
} from '../../features/app/ownData/accountTables';
import { emptySeriesRow } from '../../features/business/series/seriesRow';
import { FileRefused, readAccountFile } from './readAccountFile';

const client = aClient();
const quote = aQuote({ clientId: client.id });
const project = aProject({ clientId: client.id, quoteId: quote.id });
const payment = aPayment({ receivedAmount: 100 / 3 });
const expense = anExpense();
const line = aStoredLine({ partIds: `${payment.id}-2` });
const adjustment = aMeiAdjustment({ servicesWith: 10.5, note: 'Nota' });

const whole = {
  ...ACCOUNT_FORMAT,
  exportedOn: '2026-11-20',
  account: { email: 'marina@prado.art.br', fullName: 'Marina Prado' },
  ...perTable(() => [] as object[]),
  clients: [client],
  quotes: [quote],
  projects: [project],
  payments: [payment],
  expenses: [expense],
  profiles: [aProfile()],
  clientDetails: [aClientDetails({ id: client.id })],
  quoteDetails: [aQuoteDetails({ id: quote.id, number: '2026-001' })],
  quoteVersions: [aQuoteVersion({ id: `${quote.id}-1` })],
  expenseProjects: [anExpenseProject({ id: expense.id, projectId: project.id })],
  paymentParts: [aPart({ id: `${payment.id}-2` })],
  meiAdjustments: [adjustment],
  statementLines: [line],
  series: [aSeriesRow({ project: project.id })],
};

const problemOf = (text: string): unknown => {
  try {
    readAccountFile(text);
    return null;
  } catch (error) {
    if (error instanceof FileRefused) return error.problem;
    throw error;
  }
};

const changed = (changes: object): string => JSON.stringify({ ...whole, ...changes });

test('what an earlier version did not keep is read as it was then', () => {
  const { pixIdentifier: _pix, ...profile } = aProfile();
  const details = aQuoteDetails({ id: quote.id, number: '2026-001' });
  const { sentAs: _sent, answeredHow: _how, ...earlier } = details;
  const file = changed({ version: 2, profiles: [profile], quoteDetails: [earlier] });
  const { rows } = readAccountFile(file);
  expect(rows.profiles).toEqual([{ ...profile, pixIdentifier: false }]);
  expect(rows.quoteDetails).toEqual([details]);
});

test('a whole file is read as it was written', () => {
  const { format: _format, version: _version, exportedOn, account, ...rows } = whole;
  expect(readAccountFile(JSON.stringify(whole))).toEqual({
    email: account.email,
    exportedOn,
    rows,
  });
});

test('of an earlier version what came later has no rows', () => {
  const earlier = { version: 1, expenseProjects: undefined, meiAdjustments: undefined };
  expect(readAccountFile(changed(earlier)).rows).toMatchObject({
    expenses: [expense],
    expenseProjects: [],
    meiAdjustments: [],
  });
  expect(readAccountFile(changed({ version: 6, quoteVersions: undefined })).rows).toMatchObject({
    quoteDetails: whole.quoteDetails,
    quoteVersions: [],
  });
  const { wayOfWorking, meiCapFrom, dasDone, reportDone, dasnDone, ...profile } = aProfile({
    id: whole.profiles[0]?.id ?? '',
    mei: true,
    meiCap: 90_000,
  });
  const later = { wayOfWorking, meiCapFrom, dasDone, reportDone, dasnDone };
  expect(readAccountFile(changed({ version: 8, profiles: [profile] })).rows.profiles).toEqual([
    { ...profile, ...later },
  ]);
  const { expenseProjects } = readAccountFile(changed({ version: 1 })).rows;
  expect(expenseProjects).toEqual(whole.expenseProjects);
});

test.each([
  ['', 'notJson'],
  [JSON.stringify(whole).slice(0, -2), 'notJson'],
  ['['.repeat(100_000), 'notJson'],
  ['null', 'otherFormat'],
  ['[]', 'otherFormat'],
  ['{}', 'otherFormat'],
  [changed({ format: 'outro' }), 'otherFormat'],
  [changed({ version: undefined }), 'otherVersion'],
  [changed({ version: '1' }), 'otherVersion'],
  [changed({ version: 0 }), 'otherVersion'],
  [changed({ version: 99 }), 'otherVersion'],
  [changed({ expenseProjects: undefined }), 'noTable'],
  [changed({ version: 1, paymentParts: undefined }), 'noTable'],
  [changed({ clients: {} }), 'noTable'],
  [
    JSON.stringify({
      ...Object.fromEntries(Object.keys(whole).map((key) => [key, []])),
      format: 'oficio',
      version: 1,
    }),
    'empty',
  ],
])('%.40j is refused as %s', (text, code) => {
  expect(problemOf(text)).toMatchObject({ code });
});

const other = '11111111-1111-4111-8111-111111111111';

const wrong: [table: AccountTable, field: string, problem: string, rows: object[]][] = [
  ['clients', '', 'shape', [client, [] as object]],
  ['clients', 'name', 'shape', [client, { ...aClient(), name: 7 }]],
  ['clients', 'createdAt', 'shape', [client, { ...aClient(), createdAt: undefined }]],
  ['clients', 'name', 'limit', [client, { ...aClient(), name: ' \n' }]],
  ['clients', 'id', 'limit', [client, aClient({ id: 'c1' })]],
  ['clients', 'createdAt', 'limit', [client, aClient({ createdAt: '2026-02-30T10:00:00+00:00' })]],
  ['clients', 'createdAt', 'limit', [client, aClient({ createdAt: 'infinity' })]],
  ['clients', 'phone', 'limit', [client, aClient({ phone: '1'.repeat(100_001) })]],
  ['clients', 'name', 'limit', [client, aClient({ name: '\u0000' })]],
  ['clients', 'cnpj', 'unknown', [client, { ...aClient(), cnpj: '1' }]],
  ['clients', 'id', 'duplicate', [client, aClient({ id: client.id })]],
  [
    'quotes',
    'items.0.price',
    'shape',
    [quote, { ...aQuote(), items: [{ ...anItem(), price: '1' }] }],
  ],
  ['quotes', 'items', 'unknown', [quote, { ...aQuote(), items: [{ ...anItem(), tax: 1 }] }]],
  ['quotes', 'totalValue', 'limit', [quote, aQuote({ totalValue: -0.01 })]],
  ['quotes', 'totalValue', 'limit', [quote, aQuote({ totalValue: 1e12 })]],
  ['quotes', 'status', 'shape', [quote, { ...aQuote(), status: 'maybe' }]],
  ['quotes', 'clientId', 'dangling', [quote, aQuote({ clientId: other })]],
  ['projects', 'quoteId', 'dangling', [project, aProject({ quoteId: other })]],
  ['projects', 'deadline', 'shape', [project, aProject({ deadline: '2026-02-30' })]],
  ['payments', 'projectId', 'dangling', [payment, aPayment({ projectId: other })]],
  ['expenses', 'category', 'shape', [expense, { ...anExpense(), category: 'Festa' }]],
  ['profiles', 'id', 'duplicate', [aProfile(), aProfile()]],
  ['clientDetails', 'id', 'dangling', [...whole.clientDetails, aClientDetails({ id: other })]],
  [
    'quoteDetails',
    'number',
    'limit',
    [...whole.quoteDetails, aQuoteDetails({ id: quote.id, number: '26-1' })],
  ],
  ['paymentParts', 'id', 'dangling', [...whole.paymentParts, aPart({ id: `${other}-2` })]],
  [
    'quoteVersions',
    'id',
    'dangling',
    [...whole.quoteVersions, aQuoteVersion({ id: `${other}-1` })],
  ],
  ...['0', '01', '100001', '-1'].map((version): (typeof wrong)[number] => [
    'quoteVersions',
    'id',
    'limit',
    [...whole.quoteVersions, aQuoteVersion({ id: `${quote.id}-${version}` })],
  ]),
  [
    'quoteVersions',
    'snapshot',
    'limit',
    [...whole.quoteVersions, aQuoteVersion({ id: `${quote.id}-2`, snapshot: 'x' })],
  ],
  ...['0', '01', '10000'].map((number): (typeof wrong)[number] => [
    'series',
    'id',
    'limit',
    [aSeriesRow(), aSeriesRow({ id: `${other}-${number}` })],
  ]),
  ['series', 'anchorDay', 'limit', [aSeriesRow(), aSeriesRow({ anchorDay: 32 })]],
  ['series', 'every', 'limit', [aSeriesRow(), aSeriesRow({ every: 0 })]],
  ['series', 'project', 'limit', [aSeriesRow(), aSeriesRow({ project: 'x' })]],
  ['series', 'startsOn', 'limit', [aSeriesRow(), aSeriesRow({ startsOn: null })]],
  ['series', 'name', 'limit', [aSeriesRow(), aSeriesRow({ kind: 'expense', name: ' ' })]],
  [
    'series',
    'amount',
    'limit',
    [aSeriesRow(), { ...aSeriesRow(), ...emptySeriesRow, outcome: 'made', amount: 1 }],
  ],
  ['meiAdjustments', 'id', 'duplicate', [adjustment, adjustment]],
  ['statementLines', 'amount', 'limit', [line, aStoredLine({ amount: 1e12 })]],
  [
    'meiAdjustments',
    'tradeWith',
    'limit',
    [adjustment, aMeiAdjustment({ id: `${other}-202601`, tradeWith: -1 })],
  ],
  ['meiAdjustments', 'id', 'limit', [adjustment, aMeiAdjustment({ id: `${other}-202613` })]],
  ['paymentParts', 'id', 'limit', [...whole.paymentParts, aPart({ id: `${payment.id}-0` })]],
];

test.each(wrong)('%s with a bad %j: %s, and where', (table, field, problem, rows) => {
  expect(problemOf(changed({ [table]: rows }))).toEqual({
    code: 'badRow',
    table,
    row: 2,
    field,
    problem,
  });
});

test('a number is given once', () => {
  const [first, second] = [aQuote(), aQuote()];
  const quoteDetails = [first, second].map(({ id }) => aQuoteDetails({ id, number: '2026-002' }));
  const projects: object[] = [];
  expect(problemOf(changed({ quotes: [first, second], projects, quoteDetails }))).toMatchObject({
    row: 2,
    field: 'number',
    problem: 'duplicate',
  });
});

test('a key without its type, and lists that are too large or too deep, are beyond what is stored', () => {
  expect(problemOf(changed({ profiles: [aProfile({ pixKey: 'a@b.br' })] }))).toMatchObject({
    field: 'pixKey',
    problem: 'limit',
  });
  const deep: unknown = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`);
  for (const attachments of [[deep], ['a'.repeat(1_100_000)]]) {
    expect(problemOf(changed({ projects: [aProject({ attachments })] }))).toMatchObject({
      field: 'attachments',
      problem: 'limit',
    });
  }
});

test('control characters and halves of characters are dropped, in every text of a row', () => {
  const dirty = {
    clients: [
      { ...client, company: 'Pa\u0000da\ud800ria\u007f', observations: 'um\tdois\r\ntrês\u0007' },
    ],
    quotes: [{ ...quote, items: [anItem({ name: 'Logo\u0000', description: '\u0080de linha' })] }],
    statementLines: [{ ...line, text: 'PIX ANA\u0000\u0000' }],
  };
  expect(readAccountFile(changed(dirty)).rows).toMatchObject({
    clients: [{ company: 'Padaria', observations: 'um\tdois\r\ntrês' }],
    quotes: [{ items: [{ name: 'Logo', description: 'de linha' }] }],
    statementLines: [{ text: 'PIX ANA' }],
  });
  const emoji = { clients: [{ ...client, company: '🧵 "aspas" \\u0000' }] };
  expect(readAccountFile(changed(emoji)).rows.clients).toEqual(emoji.clients);
});

const fields = ACCOUNT_TABLES.flatMap((table) =>
  Object.keys(whole[table][0] ?? {}).map((field) => [table, field] as const),
);

test.each(fields)(
  'a row of %s without its %s is refused, never completed in silence',
  (table, field) => {
    const [row = {}] = whole[table];
    const problem = problemOf(changed({ [table]: [{ ...row, [field]: undefined }] }));
    expect(problem).toMatchObject({ code: 'badRow', table, row: 1, field });
    const { version } = ACCOUNT_FORMAT;
    const first = FIRST_VERSION_WITH_FIELD[table]?.[field] ?? 1;
    for (let earlier = 1; earlier <= version; earlier += 1) {
      const read = problemOf(
        changed({ version: earlier, [table]: [{ ...row, [field]: undefined }] }),
      );
      if (earlier < first) expect(read).toBeNull();
      else expect(read).toEqual(problem);
    }
  },
);

test.each<[unknown, number | null]>([
  [undefined, null],
  [null, null],
  ['1', null],
  [[], null],
  [[5], null],
  [{}, null],
  // Such an object cannot even be turned into a text.
  [{ toString: 1, valueOf: 1 }, null],
  [true, null],
  [1.5, null],
  [1e300, null],
  [0, 0],
  [-1, -1],
  [99, 99],
])('the version %j is told in words', (version, told) => {
  expect(problemOf(changed({ version }))).toEqual({ code: 'otherVersion', version: told });
});

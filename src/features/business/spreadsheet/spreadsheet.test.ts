import { checkSheet, type StoredRows } from './checkSheet';
import { guessUses, type SheetEntity } from './fields';
import { readPasted, readSheetFile, type Sheet, type SheetReading } from './readSheet';
import { mendedCells, type SheetChoices } from './values';

const nobody: StoredRows = { today: '2026-11-20', clients: [], expenses: [], projects: [] };

const noChoices = ({ guess }: Sheet): SheetChoices => ({
  uses: guess,
  order: null,
  year: null,
  takesNegatives: false,
  words: {},
  cells: {},
  left: [],
  newPeople: [],
});

function sheetOf(reading: SheetReading): Sheet {
  if (reading.kind !== 'sheet') throw new Error(reading.problem);
  return reading;
}

/** Checks a pasted sheet, whose cells are separated by `|` and which has a row a line. */
function check(
  entity: SheetEntity,
  text: string,
  choices: Partial<SheetChoices> = {},
  stored: Partial<StoredRows> = {},
) {
  const sheet = sheetOf(readPasted(entity, text));
  const made = { ...noChoices(sheet), ...choices };
  return checkSheet(entity, sheet, made, { ...nobody, ...stored });
}

/** What a check says, in short: the new names, the counts that are not zero, and the problems. */
function told(checked: ReturnType<typeof check>) {
  const { fresh, counts, groups } = checked;
  const names = fresh.map((row) =>
    row.entity === 'clients'
      ? row.draft.name
      : `${row.draft.date} ${row.draft.description} ${row.draft.amount.toFixed(2)}`,
  );
  const { new: _names, problem: _groups, ...others } = counts;
  const rest = Object.entries(others).filter(([, count]) => count > 0);
  return {
    names,
    ...(rest.length > 0 && { rest: Object.fromEntries(rest) }),
    ...(groups.length > 0 && {
      problems: groups.map(({ kind, field, text, rows }) =>
        [kind, field, text, rows.map(({ line }) => line)].filter((part) => part !== '').join(' '),
      ),
    }),
  };
}

const CLIENTS: readonly [name: string, sheet: string, expected: ReturnType<typeof told>][] = [
  ['tabs, as from the clipboard', 'Nome\tEmail\nAna\tana@a.com\nBia\t', { names: ['Ana', 'Bia'] }],
  ['semicolons', 'Nome;Email\r\nAna;ana@a.com\r\n', { names: ['Ana'] }],
  ['commas', 'name,email\nAna,ana@a.com', { names: ['Ana'] }],
  [
    'a separator that is named',
    'sep=;\nNome;Email\nAna, a mais velha;',
    { names: ['Ana, a mais velha'] },
  ],
  ['a byte order mark', '\uFEFFNome;Email\nAna;', { names: ['Ana'] }],
  ['U+0000 between the letters', 'N\0ome;Email\nA\0na;', { names: ['Ana'] }],
  ['only names', 'Cliente\nAna\nBia', { names: ['Ana', 'Bia'] }],
  [
    'no head',
    'Ana\tana@a.com\t11 98123-4501\nBia\tbia@b.com\t11 98123-4502',
    { names: ['Ana', 'Bia'] },
  ],
  [
    'a title above the head',
    'CLIENTES 2026\n\nNome;Telefone\nAna;11 98123-4501',
    { names: ['Ana'] },
  ],
  [
    'a head that is merged over two rows',
    'Nome;Contato;;Endereço\n;Telefone;Email;\nAna;11 98123-4501;ana@a.com;Rua A',
    { names: ['Ana'] },
  ],
  ['the head again further down', 'Nome;Email\nAna;\nNome;Email\nBia;', { names: ['Ana', 'Bia'] }],
  ['a second table below', 'Nome;Email\nAna;\n;\nEmail;Nome\n', { names: ['Ana'] }],
  ['blank rows', 'Nome;Email\n;\nAna;\n  ;\n\n\nBia;\n;;;\n', { names: ['Ana', 'Bia'] }],
  ['a total', 'Nome;Email\nAna;\nTotal: 1;', { names: ['Ana'], rest: { total: 1 } }],
  [
    'a total in another column',
    'Nome;Email;Obs\nAna;;\n;;Total geral',
    { names: ['Ana'], rest: { total: 1 } },
  ],
  [
    'a client who is called like a total',
    'Nome;Email\nTotal Express Ltda;',
    { names: ['Total Express Ltda'] },
  ],
  [
    'a remark at the end',
    'Nome;Email;Obs\nAna;;\nGerado em 20/11/2026;;',
    { names: ['Ana'], rest: { remark: 1 } },
  ],
  [
    'quotes and line breaks',
    'Nome;Obs\n"Bar ""do Zé""";"liga\ndepois; das 9"\nBia;',
    { names: ['Bar "do Zé"', 'Bia'] },
  ],
  [
    'a stray quote',
    'Nome;Email\n"Bar do Zé" Ltda;ze@a.com\nBia;',
    { names: ['"Bar do Zé" Ltda', 'Bia'] },
  ],
  [
    'first and last names',
    'First Name,Last Name,E-mail Address\nAna,Sá,ana@a.com',
    { names: ['Ana Sá'] },
  ],
  ['companies only', 'Razão Social;CNPJ\nAurora ME;11.222.333/0001-81', { names: ['Aurora ME'] }],
  ['a name twice', 'Nome;Email\nAna;\nana ;\nANA;', { names: ['Ana'], rest: { twice: 2 } }],
  [
    'a name twice with another phone',
    'Nome;Telefone\nAna;11 98123-4501\nAna;11 98123-4502',
    { names: ['Ana'], problems: ['same name 3'] },
  ],
  [
    'a phone twice in other words',
    'Nome;Whats\nAna;(11) 98123-4501\nAna Sá;+55 11 98123 4501\nAna S;011981234501\nJoe;+44 20 7946 0958',
    { names: ['Ana', 'Joe'], rest: { twice: 2 } },
  ],
  [
    'a phone that an office shares',
    'Nome;Telefone\nMaria;11 98123-4501\nJoão;11 98123-4501\nMaria Sá;11 98123-4501',
    { names: ['Maria'], rest: { twice: 1 }, problems: ['same name 3'] },
  ],
  [
    'a shared e-mail with other documents',
    'Nome;Email;CPF\nAna;a@a.com;529.982.247-25\nBia;a@a.com;111.444.777-35',
    { names: ['Ana'], problems: ['same name 3'] },
  ],
  [
    'what the form refuses',
    'Nome;Email;CPF\n;a@a.com;\nAna;a@@a.com;\nBia;;529.982.247-26',
    {
      names: [],
      problems: [
        'form name Nome é obrigatório 2',
        'form email Email inválido 3',
        'form document CPF ou CNPJ inválido 4',
      ],
    },
  ],
  [
    'a document without its zeros',
    'Nome;CPF\nAna;1234567890\nBia;1234567891',
    { names: ['Ana'], problems: ['form document CPF ou CNPJ inválido 3'] },
  ],
  [
    'a state in words',
    'Nome;UF;Email\nAna;São Paulo;\nBia;sp;\nCao;Lisboa;',
    { names: ['Ana', 'Bia'], problems: ['word state Lisboa 4'] },
  ],
  [
    'a formula',
    'Nome;Telefone\n=A2&B2;1\nAna;5,51199E+12',
    { names: [], problems: ['formula name 2', 'formula phone 3'] },
  ],
  ['what a spreadsheet writes for nothing', 'Nome;Email;Telefone\nAna;-;#N/D', { names: ['Ana'] }],
  ['longer and shorter rows', 'Nome;Email;Obs\nAna\nBia;b@b.com;x;y;z', { names: ['Ana', 'Bia'] }],
];

test.each(CLIENTS)('clients: %s', (_name, sheet, expected) => {
  expect(told(check('clients', sheet))).toEqual(expected);
});

const HEAD = 'Data;Descrição;Categoria;Valor\n';

const EXPENSES: readonly [
  name: string,
  sheet: string,
  expected: ReturnType<typeof told>,
  choices?: Partial<SheetChoices>,
][] = [
  [
    'a comma for cents',
    `${HEAD}20/01/2026;Luz;Outros;1.234,56`,
    { names: ['2026-01-20 Luz 1234.56'] },
  ],
  [
    'a dot for cents',
    `${HEAD}20/01/2026;Luz;Outros;1,234.56\n20/01/2026;Gás;Outros;7.5`,
    { names: ['2026-01-20 Luz 1234.56', '2026-01-20 Gás 7.50'] },
  ],
  [
    'thousands without cents',
    `${HEAD}20/01/2026;Luz;Outros;1.500`,
    { names: ['2026-01-20 Luz 1500.00'] },
  ],
  [
    'the sign of the currency',
    `${HEAD}20/01/2026;Luz;Outros;R$ 12,00`,
    { names: ['2026-01-20 Luz 12.00'] },
  ],
  [
    'another currency',
    `${HEAD}20/01/2026;Luz;Outros;US$ 12,00`,
    { names: [], problems: ['currency amount 2'] },
  ],
  [
    'days with the month in words',
    `${HEAD}20/jan/26;Luz;Outros;1,00\n5 de maio de 2026;Gás;Outros;1,00`,
    { names: ['2026-01-20 Luz 1.00', '2026-05-05 Gás 1.00'] },
  ],
  ['days as numbers', `${HEAD}46042;Luz;Outros;1,00`, { names: ['2026-01-20 Luz 1.00'] }],
  [
    'days that only one order can read',
    `${HEAD}20/01/2026;Luz;Outros;1,00\n05/01/2026;Gás;Outros;1,00`,
    { names: ['2026-01-20 Luz 1.00', '2026-01-05 Gás 1.00'] },
  ],
  [
    'the month in front',
    `${HEAD}01/20/2026;Luz;Outros;1,00\n01/05/2026;Gás;Outros;1,00`,
    { names: ['2026-01-20 Luz 1.00', '2026-01-05 Gás 1.00'] },
  ],
  [
    'days that both orders can read',
    `${HEAD}05/01/2026;Luz;Outros;1,00\n06/02/2026;Gás;Outros;1,00\n03/03/2026;Pão;Outros;1,00`,
    { names: ['2026-03-03 Pão 1.00'], problems: ['order date 2,3'] },
  ],
  [
    'days that both orders can read, answered',
    `${HEAD}05/01/2026;Luz;Outros;1,00`,
    { names: ['2026-05-01 Luz 1.00'] },
    { order: 'monthFirst' },
  ],
  [
    'mixed days',
    `${HEAD}2026-01-20;A;Outros;1\n20/01/2026;B;Outros;1\n01/21/2026;C;Outros;1\n05/06/2026;D;Outros;1`,
    {
      names: ['2026-01-20 A 1.00', '2026-01-20 B 1.00', '2026-01-21 C 1.00'],
      problems: ['order date 5'],
    },
  ],
  [
    'days without a year',
    `${HEAD}20/01;Luz;Outros;1,00\n21/jan;Gás;Outros;1,00\n22/01/2025;Pão;Outros;1`,
    { names: ['2025-01-22 Pão 1.00'], problems: ['year date 2,3'] },
  ],
  [
    'days without a year, answered',
    `${HEAD}20/01;Luz;Outros;1,00\n21/jan;Gás;Outros;1,00`,
    { names: ['2026-01-20 Luz 1.00', '2026-01-21 Gás 1.00'] },
    { year: 2026 },
  ],
  [
    'days that are none',
    `${HEAD}31/02/2026;Luz;Outros;1,00\nontem;Gás;Outros;1`,
    { names: [], problems: ['form date Data inválida 2,3'] },
  ],
  [
    'unknown categories',
    `${HEAD}20/01/2026;Luz;Casa;1,00\n20/01/2026;Gás;casa;1\n20/01/2026;Pão;;1\n20/01/2026;Táxi;TRANSPORTE;1`,
    { names: ['2026-01-20 Táxi 1.00'], problems: ['word category Casa 2,3', 'word category 4'] },
  ],
  [
    'unknown categories, answered',
    `${HEAD}20/01/2026;Luz;Casa;1,00`,
    { names: ['2026-01-20 Luz 1.00'] },
    { words: { 'category:casa': 'Outros' } },
  ],
  [
    'amounts with a minus',
    `${HEAD}20/01/2026;Luz;Outros;-1,00\n20/01/2026;Gás;Outros;(2,00)`,
    { names: [], problems: ['negative amount 2,3'] },
  ],
  [
    'amounts with a minus, answered',
    `${HEAD}20/01/2026;Luz;Outros;−1,00`,
    { names: ['2026-01-20 Luz 1.00'] },
    { takesNegatives: true },
  ],
  [
    'months as headings, and totals',
    `${HEAD};JANEIRO;;\n20/01/2026;Luz;Outros;1,00\n;Total Janeiro;;1,00\nTOTAL;;;1,00`,
    {
      names: ['2026-01-20 Luz 1.00'],
      rest: { total: 2, remark: 1 },
    },
  ],
  [
    'two equal lines',
    `${HEAD}20/01/2026;Café;Outros;5,00\n20/01/2026;Café;Outros;5,00`,
    { names: ['2026-01-20 Café 5.00', '2026-01-20 Café 5.00'] },
  ],
  [
    'an amount of zero, and none',
    `${HEAD}20/01/2026;Café;Outros;0\n20/01/2026;Chá;Outros;`,
    { names: ['2026-01-20 Café 0.00'], problems: ['form amount Valor é obrigatório 3'] },
  ],
  [
    'sums as formulas',
    `${HEAD}20/01/2026;Café;Outros;=2+3\n20/01/2026;Chá;Outros;#REF!`,
    { names: [], problems: ['formula amount 2,3'] },
  ],
];

test.each(EXPENSES)('expenses: %s', (...[, sheet, expected, choices]) => {
  expect(told(check('expenses', sheet, choices))).toEqual(expected);
});

const people = [
  { name: 'Ana Sá', email: 'ana@a.com', phone: '(11) 98123-4501', document: '52998224725' },
  { name: 'Beto', email: null, phone: null, document: null },
];

test.each([
  ['by document', 'Outra;x@x.com;11 3333-4444;529.982.247-25', 'there'],
  ['by e-mail', 'Ana;ANA@a.com;;', 'there'],
  ['by phone', 'Ana de Sá Lima;;+55 (11) 98123-4501;', 'there'],
  ['by phone, the name cut short', 'Ana S.;;+55 (11) 98123-4501;', 'there'],
  ['another name with the mail', 'Outra;ANA@a.com;;', 'problem'],
  ['another name with the phone', 'João;;+55 (11) 98123-4501;', 'problem'],
  ['a longer first name with the phone', 'Anabela Sá;;+55 (11) 98123-4501;', 'problem'],
  ['another of the family with the phone', 'João Sá;;+55 (11) 98123-4501;', 'problem'],
  ['by name', 'ana  sa;;;', 'there'],
  ['by name, beside a mail that nobody had', 'Beto;beto@b.com;;', 'there'],
  ['the name with another mail', 'Ana Sá;outra@a.com;;', 'problem'],
  ['the name with another document', 'Ana Sá;;;111.444.777-35', 'problem'],
  ['the mail with another document', 'Ana;ana@a.com;;111.444.777-35', 'problem'],
  ['nobody', 'Caio;;;', 'new'],
])('a client is there already: %s', (_name, row, state) => {
  const { states } = check('clients', `Nome;Email;Telefone;CPF\n${row}`, {}, { clients: people });
  expect(states.get(2)).toBe(state);
});

test('somebody else with the same name is imported, and a problem is left out, only by the user’s word', () => {
  const sheet = 'Nome;Email\nBeto;b@b.com\nAna Sá;outra@a.com\nCaio;x';
  const stored = { clients: people };
  expect(check('clients', sheet, {}, stored).counts).toMatchObject({
    new: 0,
    there: 1,
    problem: 2,
  });
  const { fresh, counts, groups } = check(
    'clients',
    sheet,
    { newPeople: [3], left: ['form:email:email invalido'] },
    stored,
  );
  expect(fresh.map(({ line }) => line)).toEqual([3]);
  expect(counts).toMatchObject({ new: 1, left: 1, problem: 0 });
  expect(groups).toEqual([]);
});

test('a mended cell is read as if it had been in the sheet', () => {
  const cells = { '2:email': 'ana@a.com', '3:name': 'Bia' };
  const { fresh } = check('clients', 'Nome;Email\nAna;ana@@a.com\n;bia@b.com', { cells });
  expect(fresh).toMatchObject([
    { draft: { name: 'Ana', email: 'ana@a.com' } },
    { draft: { name: 'Bia', email: 'bia@b.com' } },
  ]);
});

test.each<[string, string[], SheetChoices['uses'], SheetChoices['cells'], string[]]>([
  ['nothing', ['Ana', 'a@@a'], ['name', 'email'], {}, ['Ana', 'a@@a']],
  ['of its line', ['Ana', 'a@@a'], ['name', 'email'], { '2:email': 'a@a' }, ['Ana', 'a@a']],
  ['of another line', ['Ana', 'a@@a'], ['name', 'email'], { '3:email': 'a@a' }, ['Ana', 'a@@a']],
  ['emptied', ['Ana', 'a@@a'], ['name', 'email'], { '2:email': '' }, ['Ana', '']],
  ['a missing cell', ['Ana'], ['name', 'email'], { '2:email': 'a@a' }, ['Ana', 'a@a']],
  ['of two columns', ['x', 'y'], ['address', 'address'], { '2:address': 'Rua A' }, ['Rua A', '']],
  ['without a column', ['a@a'], ['email'], { '2:name': 'Ana' }, ['a@a']],
])('the cells with what was mended: %s', (_what, cells, uses, mended, shown) => {
  expect(mendedCells({ line: 2, cells }, { uses, cells: mended })).toEqual(shown);
});

test('of two equal expenses one is stored, so one is new', () => {
  const sheet = `${HEAD}20/01/2026;Café ;Outros;5,00\n20/01/2026;café;Outros;5,00`;
  const stored = { expenses: [{ date: '2026-01-20', amount: 5, description: 'Café' }] };
  expect(check('expenses', sheet, {}, stored).counts).toMatchObject({ there: 1, new: 1 });
});

test('the side row comes with its client, and empty fields are null', () => {
  const sheet =
    'Nome;Empresa;CNPJ;Rua;Bairro;Cidade;Estado;Obs\nAna;;11222333000181;Rua A, 1;Sé;São Paulo;sp;\nBia;;;;;;;';
  expect(check('clients', sheet).fresh).toMatchObject([
    {
      draft: { name: 'Ana', company: null, phone: null, email: null, observations: null },
      details: {
        document: '11222333000181',
        address: 'Rua A, 1, Sé',
        city: 'São Paulo',
        state: 'SP',
      },
    },
    { draft: { name: 'Bia' }, details: null },
  ]);
});

test.each(['clients', 'expenses'] as const)(
  'the same %s again are there already, all of them',
  (entity) => {
    for (const [, sheet, , choices] of entity === 'clients' ? CLIENTS : EXPENSES) {
      const { fresh } = check(entity, sheet, choices);
      const again = check(entity, sheet, choices, {
        clients: fresh.flatMap((row) =>
          row.entity === 'clients' ? { ...row.draft, document: row.details?.document ?? null } : [],
        ),
        expenses: fresh.flatMap((row) => (row.entity === 'expenses' ? row.draft : [])),
      });
      expect(again.fresh).toEqual([]);
      expect(again.counts.there).toBeGreaterThanOrEqual(fresh.length);
    }
  },
);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer);

test.each<[name: string, bytes: Uint8Array, problem: string]>([
  ['an empty file', bytesOf(''), 'empty'],
  ['an empty sheet', bytesOf('\uFEFF;;;\n;;;\n'), 'empty'],
  ['only a head', bytesOf('Nome;Email\n'), 'onlyHead'],
  ['a page named .csv', bytesOf('<!DOCTYPE html><html><table><tr><td>Nome'), 'html'],
  ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'excel'],
  ['a workbook with a password', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), 'oldExcel'],
  ['a packed file', Uint8Array.of(0x1f, 0x8b, 8, 0), 'archive'],
  ['a document', bytesOf('%PDF-1.7'), 'pdf'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'image'],
  ['noise', Uint8Array.from({ length: 999 }, (_, at) => 1 + (at % 8)), 'binary'],
  ['200,000 rows', bytesOf(`Nome\n${'Ana\n'.repeat(200_000)}`), 'tooMany'],
])('a file is refused: %s', (_name, bytes, problem) => {
  expect(readSheetFile('clients', bytes)).toEqual({ kind: 'refused', problem });
});

test.each<[name: string, bytes: Uint8Array]>([
  ['UTF-8', bytesOf('Nome;Observações\nJoão;é')],
  ['UTF-16', utf16('Nome\tObservações\nJoão\té')],
  ['windows-1252', Uint8Array.from('Nome;Observações\nJoão;é', (letter) => letter.charCodeAt(0))],
])('a file is read in %s', (_name, bytes) => {
  const { titles, rows } = sheetOf(readSheetFile('clients', bytes));
  expect([titles, rows]).toEqual([['Nome', 'Observações'], [{ line: 2, cells: ['João', 'é'] }]]);
});

test.each<[entity: SheetEntity, titles: string[], cells: string[], uses: (string | null)[]]>([
  [
    'clients',
    ['Contato', 'Whats', 'Obs'],
    ['Ana', '11 98123-4501', ''],
    ['name', 'phone', 'observations'],
  ],
  ['clients', ['Contato', 'Cliente'], ['11 98123-4501', 'Ana'], ['phone', 'name']],
  ['clients', ['', '', ''], ['Ana', 'a@a.com', 'x'], ['name', 'email', null]],
  ['clients', ['Nome', 'Telefone', 'Celular'], ['Ana', '1', '2'], ['name', 'phone', null]],
  [
    'expenses',
    ['Dia', 'O que', 'Quanto', 'Pago com'],
    ['1/5', 'Luz', '5,00', 'pix'],
    ['date', 'description', 'amount', 'paymentMethod'],
  ],
])('columns of %s %j are recognised', (entity, titles, cells, uses) => {
  expect(guessUses(entity, titles, [cells])).toEqual(uses);
});

import { compareFiles, type AccountData, type ComparedFiles } from './compare';
import { itemsByKind, type ItemsByKind } from './item';
import { readStatement } from './readStatement';
import type { ColumnUse, FileReading } from './statementLine';

/*
 * The differences between files that say the same: how a currency, a direction and a day are written, and what spoils
 * a text. A file is written with its entries alone, so that each table shows only what differs.
 */

const TODAY = '2026-11-22';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const lf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** Reads a file; columns of an unknown bank are read as they are guessed, or as they are given. */
function read(text: string, uses?: readonly ColumnUse[]): FileReading {
  let result = readStatement(utf8(text), TODAY, {});
  if (result.kind === 'columns') {
    result = readStatement(utf8(text), TODAY, { [result.head]: uses ?? result.guess });
  }
  if (result.kind !== 'read') throw new Error(JSON.stringify(result));
  const lines = result.accounts.flatMap((account) => account.lines);
  expect(lines.length + result.leftOut.length).toBe(result.entries);
  return result;
}

const linesOf = (file: FileReading) => file.accounts.flatMap(({ lines }) => lines);
const reasonsOf = ({ leftOut }: FileReading) => leftOut.map(({ reason }) => reason);
/** The amounts of the lines in cents; `?` behind an amount whose direction contradicts itself. */
const told = (file: FileReading): string[] =>
  linesOf(file).map(({ cents, isUnclear }) => `${cents.toString()}${isUnclear ? '?' : ''}`);

const csv = (...lines: string[]): string => lf(lines);

const ofx = (entries: readonly string[], { isCard = false, currency = 'BRL' } = {}): string => {
  const name = isCard ? 'CCSTMTRS' : 'STMTRS';
  return `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><${name}><CURDEF>${currency}<ACCTID>1<BANKTRANLIST>${entries.join('')}</BANKTRANLIST></${name}></OFX>\n`;
};
const entry = (type: string, amount: string, memo = 'X', rest = ''): string =>
  `<STMTTRN><TRNTYPE>${type}<DTPOSTED>20261105<TRNAMT>${amount}${rest}<MEMO>${memo}</STMTTRN>\n`;

describe('the currency', () => {
  test.each([
    ['BRL', 1],
    ['brl', 1],
    ['R$', 1],
    ['Real', 1],
    ['Reais', 1],
    ['Real brasileiro', 1],
    ['BRL (R$)', 1],
    ['986', 1],
    ['', 1],
    ['-', 1],
    ['USD', 0],
    ['US$', 0],
    ['Dólar', 0],
    ['Dólar americano', 0],
    ['EUR', 0],
    ['€', 0],
    ['$', 0],
    ['Peso', 0],
    ['840', 0],
  ])('a column with %j', (cell, lines) => {
    for (const title of ['Moeda', 'Currency', 'Código da moeda', 'Currency code', 'Divisa']) {
      const file = read(csv(`Data;Descrição;${title};Valor`, `05/11/2026;ACME;${cell};477,70`));
      expect([title, linesOf(file).length, reasonsOf(file)]).toEqual([
        title,
        lines,
        lines === 1 ? [] : ['foreign'],
      ]);
    }
  });

  test.each([
    ['PayPal', 'Data,Nome,Tipo,Status,Moeda,Bruto,Tarifa,Líquido'],
    ['PayPal in English', 'Date,Name,Type,Status,Currency,Gross,Fee,Net'],
  ])('%s: each row has its own', (_name, head) => {
    const file = read(
      csv(
        head,
        '05/11/2026,ACME INC,Pagamento,Concluído,USD,"500,00","-22,30","477,70"',
        '06/11/2026,LOJA,Pagamento,Concluído,BRL,"500,00","-22,30","477,70"',
        '07/11/2026,LUZ,Pagamento,Concluído,BRL,"-5,00","0,00","-5,00"',
      ),
    );
    expect(told(file)).toEqual(['47770', '-500']);
    expect(reasonsOf(file)).toEqual(['foreign']);
  });

  test.each([
    ['Valor (US$)', ['day', 'text', 'amount'], 0],
    ['Amount (USD)', ['day', 'text', 'amount'], 0],
    ['Valor em dólares', ['day', 'text', 'amount'], 0],
    ['Amount (€)', ['day', 'text', 'amount'], 0],
    ['Amount ($)', ['day', 'text', 'amount'], 0],
    ['Valor (R$)', ['day', 'text', 'amount'], 1],
    ['Valor em reais', ['day', 'text', 'amount'], 1],
    ['Amount (BRL)', ['day', 'text', 'amount'], 1],
    ['Valor', ['day', 'text', 'amount'], 1],
  ] as const)('the title %j', (title, uses, lines) => {
    const file = read(csv(`Data;Descrição;${title}`, '05/11/2026;ACME;477,70'), uses);
    expect(linesOf(file)).toHaveLength(lines);
    expect(reasonsOf(file)).toEqual(lines === 1 ? [] : ['foreign']);
  });

  test.each(['US$ 477,70', '$477.70', 'USD 477,70', '477,70 EUR', '€ 477,70', '-US$ 477,70'])(
    'the amount %j',
    (amount) => {
      const file = read(
        csv(
          'Data;Descrição;Valor',
          `05/11/2026;ACME;${amount}`,
          '06/11/2026;PIX RECEBIDO LOJA;R$ 1,00',
        ),
      );
      expect(told(file)).toEqual(['100']);
      expect(reasonsOf(file)).toEqual(['foreign']);
    },
  );

  test('the currency of a purchase is not that of the amount in reais', () => {
    const rows = ['05/11/2026;PIX RECEBIDO ADOBE;USD;10,00;55,00'];
    const uses = ['day', 'text', 'unused', 'unused', 'amount'] as const;
    for (const head of [
      'Data;Descrição;Moeda original;Valor original;Valor',
      'Data;Descrição;Moeda;Valor na moeda;Valor (R$)',
    ]) {
      expect(told(read(csv(head, ...rows), uses))).toEqual(['5500']);
    }
  });

  test.each<[string, string[], string[]]>([
    ['reais alone', ['BRL', ''], ['100', '200']],
    ['nothing', ['', ''], ['100', '200']],
    ['dollars and reais', ['BRL', '', 'USD'], ['100', '200?']],
    ['dollars alone', ['USD', ''], ['200?']],
    ['dollars and a dash', ['BRL', '-', 'USD'], ['100', '200?']],
  ])('a blank cell of a column that names %s', (_name, cells, expected) => {
    const rows = cells.map(
      (cell, index) => `05/11/2026;PIX RECEBIDO ACME;${cell};${(index + 1).toString()},00`,
    );
    const file = read(csv('Data;Descrição;Moeda;Valor', ...rows));
    expect(told(file)).toEqual(expected);
  });

  test('OFX: an entry without a currency beside one in dollars', () => {
    const dollars = entry('CREDIT', '1.00', 'A', '<CURRENCY><CURSYM>USD</CURRENCY>');
    const rest = entry('CREDIT', '2.00', 'B');
    expect(told(read(ofx([dollars, rest], { currency: '' })))).toEqual(['200?']);
    expect(told(read(ofx([rest], { currency: '' })))).toEqual(['200']);
  });

  test('of two columns with currencies, the one of the chosen amount counts', () => {
    const file = read(
      csv(
        'Date;Name;Source currency;Source amount;Target currency;Target amount',
        '05/11/2026;PIX RECEBIDO ACME;USD;100,00;BRL;510,00',
      ),
      ['day', 'text', 'unused', 'unused', 'unused', 'amount'],
    );
    expect(told(file)).toEqual(['51000']);
  });

  test('a column of codes without a title that names it', () => {
    const file = read(
      csv(
        'Data;Descrição;Cur.;Valor',
        '05/11/2026;ACME;USD;477,70',
        '06/11/2026;PIX RECEBIDO LOJA;BRL;1,00',
      ),
    );
    expect(told(file)).toEqual(['100']);
  });

  test.each([
    ['the entry has another', 'BRL', '<CURRENCY><CURRATE>5.10<CURSYM>USD</CURRENCY>', 0],
    [
      'the same, closed tags',
      'BRL',
      '<CURRENCY><CURRATE>5</CURRATE><CURSYM>USD</CURSYM></CURRENCY>',
      0,
    ],
    ['the same, only a value', 'BRL', '<CURRENCY>USD', 0],
    ['the entry is in reais', 'USD', '<CURRENCY><CURRATE>5.10<CURSYM>BRL</CURRENCY>', 1],
    [
      'it was converted to reais',
      'BRL',
      '<ORIGCURRENCY><CURRATE>5.10<CURSYM>USD</ORIGCURRENCY>',
      1,
    ],
    [
      'it was converted to dollars',
      'USD',
      '<ORIGCURRENCY><CURRATE>5.10<CURSYM>BRL</ORIGCURRENCY>',
      0,
    ],
    ['the account has another', 'USD', '', 0],
    ['the account is in reais', 'R$', '<CURRENCY><CURSYM>BRL</CURRENCY>', 1],
  ])('OFX: %s', (_name, currency, rest, lines) => {
    const file = read(ofx([entry('CREDIT', '477.70', 'ACME', rest)], { currency }));
    expect(linesOf(file)).toHaveLength(lines);
    expect(reasonsOf(file)).toEqual(lines === 1 ? [] : ['foreign']);
  });

  test('OFX: the currency of one entry says nothing of the next', () => {
    const file = read(
      ofx([
        entry('CREDIT', '1.00', 'A', '<CURRENCY><CURSYM>USD</CURRENCY>'),
        entry('CREDIT', '2.00', 'B'),
      ]),
    );
    expect(told(file)).toEqual(['200']);
  });
});

describe('the direction, OFX', () => {
  const OUT = [
    'DEBIT',
    'PAYMENT',
    'CHECK',
    'FEE',
    'SRVCHG',
    'ATM',
    'POS',
    'CASH',
    'DIRECTDEBIT',
    'REPEATPMT',
  ];

  test.each(OUT)('without signs, %s goes out', (type) => {
    expect(told(read(ofx([entry('CREDIT', '500.00'), entry(type, '200.00')])))).toEqual([
      '50000',
      '-20000',
    ]);
    expect(told(read(ofx([entry(type, '200.00')])))).toEqual(['-20000']);
  });

  test.each<[string, boolean, [string, string, string?][], string[]]>([
    [
      'a card with inverted signs',
      true,
      [
        ['DEBIT', '150.00'],
        ['CREDIT', '-979.83'],
      ],
      ['-15000', '97983'],
    ],
    [
      'a card with inverted signs and one row against them',
      true,
      [
        ['DEBIT', '150.00'],
        ['DEBIT', '30.00'],
        ['CREDIT', '-979.83'],
        ['DEBIT', '-5.00'],
      ],
      ['-15000', '-3000', '97983', '-500?'],
    ],
    [
      'a card with inverted signs, whose bill is paid by a PAYMENT',
      true,
      [
        ['DEBIT', '150.00'],
        ['PAYMENT', '-979.83'],
      ],
      ['-15000', '97983'],
    ],
    [
      'a card with signs, whose bill is paid by a PAYMENT',
      true,
      [
        ['DEBIT', '-150.00'],
        ['PAYMENT', '979.83'],
      ],
      ['-15000', '97983'],
    ],
    ['a card with one purchase', true, [['DEBIT', '150.00']], ['-15000']],
    [
      'no signs, but one amount has one',
      false,
      [
        ['CREDIT', '500.00'],
        ['DEBIT', '150.00'],
        ['POS', '20.00'],
        ['DEBIT', '-5.00'],
      ],
      ['50000', '-15000', '-2000', '-500?'],
    ],
    [
      'no signs, but a credit has one',
      false,
      [
        ['CREDIT', '500.00'],
        ['DEBIT', '150.00'],
        ['CREDIT', '-5.00'],
      ],
      ['50000', '-15000', '500?'],
    ],
    [
      'signs, but one debit has none',
      false,
      [
        ['CREDIT', '500.00'],
        ['DEBIT', '-150.00'],
        ['PAYMENT', '-20.00'],
        ['DEBIT', '80.00'],
      ],
      ['50000', '-15000', '-2000', '8000?'],
    ],
    [
      'signs: money paid in at a machine, and a refund at a shop',
      false,
      [
        ['ATM', '-200.00'],
        ['DEBIT', '-1.00'],
        ['ATM', '300.00'],
        ['POS', '50.00'],
      ],
      ['-20000', '-100', '30000', '5000'],
    ],
    [
      'as many with as without: nothing comes in that may have gone out',
      false,
      [
        ['DEBIT', '150.00'],
        ['DEBIT', '-150.00'],
      ],
      ['-15000', '-15000?'],
    ],
    [
      'no signs, and a type that does not say the direction',
      false,
      [
        ['DEBIT', '150.00'],
        ['XFER', '80.00', 'PIX ENVIADO ANA'],
        ['OTHER', '90.00', 'PIX RECEBIDO ANA'],
        ['XFER', '70.00', 'ANA'],
      ],
      ['-15000', '-8000', '9000', '7000?'],
    ],
    [
      'signs, and one type for all',
      false,
      [
        ['CREDIT', '500.00'],
        ['CREDIT', '-35.90'],
      ],
      ['50000', '-3590'],
    ],
    [
      'signs, and no type',
      false,
      [
        ['OTHER', '500.00'],
        ['OTHER', '-35.90'],
      ],
      ['50000', '-3590'],
    ],
  ])('%s', (_name, isCard, entries, expected) => {
    const file = read(
      ofx(
        entries.map(([type, amount, memo]) => entry(type, amount, memo)),
        { isCard },
      ),
    );
    expect(told(file)).toEqual(expected);
  });
});

describe('the direction, CSV', () => {
  const rows = (cells: readonly (readonly [text: string, amount: string, way: string])[]): string =>
    csv(
      'Data;Histórico;Valor;Deb_Cred',
      ...cells.map(([text, amount, way]) => `05/11/2026;${text};${amount};${way}`),
    );

  test.each([
    ['C', 'D'],
    ['c', 'd'],
    ['CR', 'DB'],
    ['CRED', 'DEB'],
    ['Crédito', 'Débito'],
    ['CRÉDITO', 'DÉBITO'],
    ['Entrada', 'Saída'],
    ['Entradas', 'Saídas'],
    ['Credit', 'Debit'],
    ['Receita', 'Despesa'],
    ['Recebido', 'Enviado'],
    ['C - Crédito', 'D - Débito'],
    ['(C)', '(D)'],
    ['+', '-'],
    ['(+)', '(-)'],
  ])('%s and %s', (incoming, outgoing) => {
    const entries = [
      ['PIX', '500,00', incoming],
      ['LUZ', '150,00', outgoing],
    ] as const;
    expect(told(read(rows(entries)))).toEqual(['50000', '-15000']);
    const signed = [entries[0], ['LUZ', '-150,00', outgoing]] as const;
    expect(told(read(rows(signed)))).toEqual(['50000', '-15000']);
  });

  test.each<[string, [string, string, string][], string[]]>([
    [
      'one negative amount',
      [
        ['PIX', '500,00', 'C'],
        ['LUZ', '150,00', 'D'],
        ['ESTORNO TARIFA', '-5,00', 'D'],
      ],
      ['50000', '-15000', '-500?'],
    ],
    [
      'one negative credit',
      [
        ['PIX', '500,00', 'C'],
        ['LUZ', '150,00', 'D'],
        ['ESTORNO', '-5,00', 'C'],
      ],
      ['50000', '-15000', '500?'],
    ],
    [
      'one blank cell, and the text says nothing',
      [
        ['PIX', '500,00', 'C'],
        ['LUZ', '150,00', 'D'],
        ['ANA', '80,00', ''],
      ],
      ['50000', '-15000', '8000?'],
    ],
    [
      'one blank cell, and the text says where the money went',
      [
        ['PIX', '500,00', 'C'],
        ['LUZ', '150,00', 'D'],
        ['PIX ENVIADO ANA', '80,00', ''],
        ['PIX RECEBIDO ANA', '9,00', ''],
      ],
      ['50000', '-15000', '-8000', '900'],
    ],
    [
      'one unknown word',
      [
        ['PIX', '500,00', 'C'],
        ['LUZ', '150,00', 'D'],
        ['ANA', '80,00', 'B'],
      ],
      ['50000', '-15000', '8000?'],
    ],
    [
      'a dash instead of a letter',
      [
        ['PIX', '500,00', 'C'],
        ['LUZ', '150,00', 'D'],
        ['ANA', '80,00', '-'],
      ],
      ['50000', '-15000', '8000?'],
    ],
    ['one debit alone', [['LUZ', '150,00', 'D']], ['-15000']],
    [
      'one debit and one blank cell',
      [
        ['LUZ', '150,00', 'D'],
        ['ANA', '1,00', ''],
      ],
      ['-15000', '100?'],
    ],
    [
      'signs, and one word against them',
      [
        ['PIX', '500,00', 'C'],
        ['LUZ', '-150,00', 'D'],
        ['GÁS', '-20,00', 'D'],
        ['ANA', '80,00', 'D'],
      ],
      ['50000', '-15000', '-2000', '8000?'],
    ],
    [
      'signs, and a column of dashes',
      [
        ['PIX', '500,00', '-'],
        ['LUZ', '-150,00', '-'],
      ],
      ['50000', '-15000'],
    ],
    [
      'no signs, and a column of dashes',
      [
        ['PIX RECEBIDO', '500,00', '-'],
        ['PIX ANA', '1,00', '-'],
      ],
      ['50000', '100?'],
    ],
  ])('%s', (_name, cells, expected) => {
    expect(told(read(rows(cells)))).toEqual(expected);
  });

  test.each<[string, [string, string, string][], string[]]>([
    [
      'a column of sentences, no signs',
      [
        ['ANA', '500,00', 'Pix recebido'],
        ['ANA', '150,00', 'Pix enviado'],
        ['ZÉ', '8,00', 'Saque'],
      ],
      ['50000', '-15000', '-800'],
    ],
    [
      'credit and debit with more words, no signs',
      [
        ['ANA', '500,00', 'Crédito em conta'],
        ['ANA', '150,00', 'Débito automático'],
      ],
      ['50000', '-15000'],
    ],
    [
      'a column of sentences, signs',
      [
        ['ANA', '500,00', 'Pix recebido'],
        ['ANA', '-150,00', 'Pix enviado'],
        ['ZÉ', '8,00', 'Compra'],
      ],
      ['50000', '-15000', '800'],
    ],
    [
      'texts that say it, no signs',
      [
        ['PIX RECEBIDO ANA', '500,00', ''],
        ['PIX ENVIADO ANA', '150,00', ''],
        ['ESTORNO DE COMPRA', '8,00', ''],
      ],
      ['50000', '-15000', '800?'],
    ],
    [
      'one text that says it, no signs',
      [
        ['ANA', '500,00', ''],
        ['ZÉ', '5,00', ''],
        ['PIX ENVIADO ANA', '150,00', ''],
      ],
      ['50000?', '500?', '-15000'],
    ],
  ])('%s', (_name, cells, expected) => {
    expect(told(read(rows(cells)))).toEqual(expected);
  });

  test.each([
    ['(-) 150,00', '-15000'],
    ['(+) 150,00', '15000'],
    ['150,00-', '-15000'],
    ['150,00+', '15000'],
    ['(150,00)', '-15000'],
    ['150,00 (D)', '-15000'],
    ['150,00 (C)', '15000'],
    ['R$ 150,00 D', '-15000'],
    ['−150,00', '-15000'],
  ])('the amount %s', (amount, cents) => {
    expect(told(read(csv('Data;Histórico;Valor', `05/11/2026;ANA;${amount}`)))).toEqual([cents]);
  });

  test.each<[string, string[], string[]]>([
    ['a letter behind each amount', ['1.450,00C', '200,50D'], ['145000', '-20050']],
    ['a letter is missing', ['1.450,00 C', '200,50 D', '80,00'], ['145000', '-20050', '8000?']],
    [
      'a sign too much',
      ['1.450,00 C', '200,50 D', '9,00 D', '-80,00 D'],
      ['145000', '-20050', '-900', '-8000?'],
    ],
    ['signs and letters', ['1.450,00 C', '-200,50 D'], ['145000', '-20050']],
  ])('behind the amount: %s', (_name, amounts, expected) => {
    const file = read(
      csv('Data;Histórico;Valor', ...amounts.map((amount) => `05/11/2026;ANA;${amount}`)),
    );
    expect(told(file)).toEqual(expected);
  });

  test.each<[string, string[], string[]]>([
    ['no signs', ['500,00;', ';150,00'], ['50000', '-15000']],
    ['signs', ['500,00;', ';-150,00'], ['50000', '-15000']],
    [
      'one debit with a sign',
      ['500,00;', ';150,00', ';20,00', ';-5,00'],
      ['50000', '-15000', '-2000', '-500?'],
    ],
    ['one credit with a sign', ['500,00;', ';150,00', '-5,00;'], ['50000', '-15000', '500?']],
    ['both filled', ['500,00;0,00', '0,00;150,00', '30,00;10,00'], ['50000', '-15000', '2000?']],
  ])('columns of their own: %s', (_name, cells, expected) => {
    const file = read(
      csv('Data;Histórico;Crédito;Débito', ...cells.map((cell) => `05/11/2026;ANA;${cell}`)),
    );
    expect(told(file)).toEqual(expected);
  });
});

describe('who says it counts', () => {
  const dc = (...cells: [text: string, amount: string, way: string][]): string =>
    csv(
      'Data;Histórico;Valor;D/C',
      ...cells.map(([text, amount, way]) => `05/11/2026;${text};${amount};${way}`),
    );

  test.each<[string, [string, string, string][], string[]]>([
    [
      'a refund does not turn the file',
      [
        ['CREDIT', '-300.00', 'PIX ENVIADO ANA SOUZA'],
        ['CREDIT', '-50.00', 'PAGTO LUZ'],
        ['DEBIT', '20.00', 'ESTORNO TARIFA'],
      ],
      ['-30000', '-5000', '2000'],
    ],
    [
      'the signs of an account are never turned',
      [
        ['CREDIT', '-300.00', 'PIX ENVIADO ANA SOUZA'],
        ['CREDIT', '-50.00', 'PAGTO LUZ'],
        ['FEE', '20.00', 'TARIFA'],
        ['CREDIT', '99.00', 'PIX RECEBIDO BIA'],
      ],
      ['-30000?', '-5000?', '-2000', '9900'],
    ],
    [
      'credits that were reversed',
      [
        ['CREDIT', '-300.00', 'DEVOL PIX RECEBIDO ANA'],
        ['CREDIT', '-50.00', 'CANC PIX RECEBIDO BIA'],
        ['DEBIT', '20.00', 'LUZ'],
        ['CREDIT', '11.00', 'PIX CID'],
      ],
      ['30000?', '5000?', '-2000', '1100'],
    ],
    [
      'a sign against what the text says beyond doubt',
      [
        ['DEBIT', '-20.00', 'LUZ'],
        ['CREDIT', '300.00', 'PIX ENVIADO ANA SOUZA'],
        ['OTHER', '-30.00', 'PIX RECEBIDO ANA SOUZA'],
      ],
      ['-2000', '30000?', '-3000?'],
    ],
    [
      'cash that is paid in, without signs',
      [
        ['CASH', '30.00', 'DEPOSITO EM DINHEIRO'],
        ['CASH', '40.00', 'SAQUE 24H'],
      ],
      ['-3000?', '-4000'],
    ],
    [
      'neither signs nor types, but payments',
      [
        ['OTHER', '150.00', 'PAGAMENTO DE BOLETO ENERGIA'],
        ['OTHER', '10.00', 'Boleto pago'],
        ['OTHER', '50.00', 'Pgto fatura cartao'],
        ['OTHER', '70.00', 'PIX TRANSF ANA'],
        ['OTHER', '80.00', 'PIX RECEBIDO ANA'],
      ],
      ['-15000', '1000?', '-5000', '7000?', '8000'],
    ],
    [
      'texts that say that amounts without a sign went out, and one minus',
      [
        ['OTHER', '150.00', 'PIX ENVIADO ANA'],
        ['OTHER', '20.00', 'SAQUE 24H'],
        ['OTHER', '300.00', 'BIA ROCHA'],
        ['OTHER', '-5.00', 'X'],
      ],
      ['-15000', '-2000', '30000?', '-500'],
    ],
    [
      'signs, and one text against them',
      [
        ['OTHER', '-150.00', 'PIX ENVIADO ANA'],
        ['OTHER', '20.00', 'SAQUE 24H'],
        ['OTHER', '300.00', 'BIA ROCHA'],
      ],
      ['-15000', '2000?', '30000'],
    ],
  ])('OFX: %s', (_name, entries, expected) => {
    const file = read(ofx(entries.map(([type, amount, memo]) => entry(type, amount, memo))));
    expect(told(file)).toEqual(expected);
  });

  test.each<[string, [string, string, string][], string[]]>([
    [
      'reversed credits of an account without signs',
      [
        ['CRED PIX', '500,00', 'C'],
        ['PAG', '150,00', 'D'],
        ['DEV CRED', '-300,00', 'C'],
        ['DEV CRED', '-20,00', 'C'],
      ],
      ['50000', '-15000', '30000?', '2000?'],
    ],
    [
      'as many refunds as purchases',
      [
        ['ANA SOUZA', '300,00', 'C'],
        ['MERCADO', '-50,00', 'D'],
        ['ESTORNO MERCADO', '50,00', 'D'],
      ],
      ['30000', '-5000', '5000'],
    ],
    [
      'more refunds than purchases',
      [
        ['MERCADO', '-50,00', 'D'],
        ['ESTORNO MERCADO', '50,00', 'D'],
        ['REEMB LOJA', '50,00', 'D'],
      ],
      ['-5000', '5000', '5000'],
    ],
    [
      'refunds without signs',
      [
        ['ANA SOUZA', '300,00', 'C'],
        ['MERCADO', '50,00', 'D'],
        ['ESTORNO MERCADO', '50,00', 'D'],
        ['ESTORNO LOJA', '9,00', 'C'],
      ],
      ['30000', '-5000', '-5000?', '900'],
    ],
    [
      'the column itself speaks of a refund',
      [
        ['CLIENTE ANA', '100,00', 'Crédito'],
        ['ALUGUEL', '50,00', 'Débito'],
        ['TARIFA X', '50,00', 'Estorno de débito'],
      ],
      ['10000', '-5000', '5000?'],
    ],
    [
      'one-letter texts are no column of letters',
      [
        ['C', '100,00', ''],
        ['D', '-50,00', ''],
        ['D', '20,00', ''],
      ],
      ['10000', '-5000', '2000'],
    ],
  ])('CSV: %s', (_name, cells, expected) => {
    expect(told(read(dc(...cells)))).toEqual(expected);
  });

  test.each([
    ['ENVIO EXPRESS LTDA', '10000?'],
    ['PIX COMPRA CERTA LTDA', '10000?'],
    ['COMPRA CERTA LTDA', '10000?'],
    ['DEPOSITO SAO JOSE LTDA', '10000?'],
    ['CREDITO E COBRANCA LTDA', '10000?'],
    ['NETFLIX', '10000?'],
    ['Boleto pago', '10000?'],
    ['PAGAMENTO ANA SOUZA', '10000?'],
    ['Estorno de compra', '10000?'],
    ['PIX ANA SOUZA', '10000?'],
    ['PIX TRANSF ANA', '10000?'],
    ['TED 237 ANA', '10000?'],
    ['TRANSFERENCIA PIX REM: ANA 21/11', '10000'],
    ['TRANSFERENCIA PIX DES: ANA 21/11', '-10000'],
    ['PIX - RECEBIDO - 12/11 10:22 ANA', '10000'],
    ['Transferência recebida pelo Pix - ANA', '10000'],
    ['TED RECEBIDA ANA', '10000'],
    ['RECEBIMENTO PIX ANA', '10000'],
    ['CRED PIX', '10000'],
    ['DEPOSITO EM DINHEIRO', '10000'],
    ['PIX ENVIADO ANA', '-10000'],
    ['PIX EMIT.OUTRA IF', '-10000'],
    ['Transferência enviada pelo Pix - ANA', '-10000'],
    ['SAQUE 24H', '-10000'],
    ['COMPRA CARTAO MERCADO', '-10000'],
    ['Compra no débito - Mercado', '-10000'],
    ['PAGAMENTO BOLETO ENERGIA', '-10000'],
    ['PAGTO DE CONTA', '-10000'],
    ['Pgto fatura cartao', '-10000'],
    ['DEBITO AUTOMATICO CLARO', '-10000'],
    ['TARIFA PACOTE', '-10000'],
  ])('no sign and no word: %s', (text, expected) => {
    expect(told(read(csv('Data;Histórico;Valor', `05/11/2026;${text};100,00`)))).toEqual([
      expected,
    ]);
  });

  test.each<[string, [string, string, string][], string[]]>([
    [
      'inverted, without types',
      [
        ['', '150.00', 'X'],
        ['', '-700.00', 'PAGAMENTO RECEBIDO'],
        ['', '-5.00', 'ESTORNO X'],
      ],
      ['-15000', '70000', '500'],
    ],
    [
      'signs, without types',
      [
        ['', '-150.00', 'X'],
        ['', '-50.00', 'PAGAMENTO DE CONTA'],
        ['', '700.00', 'PAGAMENTO RECEBIDO'],
      ],
      ['-15000', '-5000', '70000'],
    ],
    [
      'signs, one type for all',
      [
        ['CREDIT', '-150.00', 'X'],
        ['CREDIT', '-20.00', 'Y'],
        ['CREDIT', '700.00', 'PAGAMENTO RECEBIDO'],
      ],
      ['-15000', '-2000', '70000'],
    ],
    ['neither signs nor types', [['', '150.00', 'X']], ['-15000?']],
    [
      'inverted, a purchase that is given back',
      [
        ['DEBIT', '150.00', 'X'],
        ['DEBIT', '-5.00', 'ESTORNO X'],
        ['CREDIT', '-700.00', 'PAGAMENTO'],
      ],
      ['-15000', '500', '70000'],
    ],
  ])('a card: %s', (_name, entries, expected) => {
    const all = entries.map(([type, amount, memo]) => entry(type, amount, memo));
    expect(told(read(ofx(all, { isCard: true })))).toEqual(expected);
  });

  test('a card whose bank is known, with the signs the other way round', () => {
    const file = read(
      csv(
        'date,title,amount',
        '2026-11-05,Mercado,-100.00',
        '2026-11-06,Pagamento recebido,100.00',
      ),
    );
    expect(told(file)).toEqual(['-10000', '10000']);
  });

  test('a bank that is known to write signs writes them, even if a text says otherwise', () => {
    const file = read(
      csv(
        'Data Lançamento;Descrição;Valor;Saldo',
        '05/11/2026;PIX ENVIADO ANA;150,00;1,00',
        '06/11/2026;BIA ROCHA;300,00;1,00',
      ),
    );
    expect(told(file)).toEqual(['15000?', '30000']);
  });

  test('a sum with a plus in front has a sign', () => {
    const file = read(csv('Data;Histórico;Valor', '05/11/2026;NETFLIX;+1,00'));
    expect(told(file)).toEqual(['100']);
  });
});

describe('one odd row turns no other', () => {
  const SIZE = 9;
  /** For each convention, the entry of a row that comes in or goes out, and odd entries. */
  const dialects = {
    'OFX without signs': {
      write: (way: string, sign: string) => entry(way === 'C' ? 'CREDIT' : 'POS', `${sign}10.00`),
      file: (rows: string[]) => ofx(rows),
      usual: ['', ''],
    },
    'OFX with signs': {
      write: (way: string, sign: string) => entry(way === 'C' ? 'CREDIT' : 'DEBIT', `${sign}10.00`),
      file: (rows: string[]) => ofx(rows),
      usual: ['', '-'],
    },
    'the OFX of a card, inverted': {
      write: (way: string, sign: string) => entry(way === 'C' ? 'CREDIT' : 'DEBIT', `${sign}10.00`),
      file: (rows: string[]) => ofx(rows, { isCard: true }),
      usual: ['-', ''],
    },
    'CSV with letters': {
      write: (way: string, sign: string) => `05/11/2026;ANA;${sign}10,00;${way}`,
      file: (rows: string[]) => csv('Data;Histórico;Valor;D/C', ...rows),
      usual: ['', ''],
    },
    'CSV with letters and signs': {
      write: (way: string, sign: string) => `05/11/2026;ANA;${sign}10,00;${way}`,
      file: (rows: string[]) => csv('Data;Histórico;Valor;D/C', ...rows),
      usual: ['', '-'],
    },
    'CSV with a letter behind the amount': {
      write: (way: string, sign: string) => `05/11/2026;ANA;${sign}10,00 ${way}`,
      file: (rows: string[]) => csv('Data;Histórico;Valor', ...rows),
      usual: ['', ''],
    },
  } as const;

  test.each(Object.entries(dialects))('%s', (_name, { write, file, usual: [plus, minus] }) => {
    const ways = Array.from({ length: SIZE }, (_, index) => (index % 3 === 0 ? 'C' : 'D'));
    const usual = ways.map((way) => write(way, way === 'C' ? plus : minus));
    const expected = ways.map((way) => (way === 'C' ? '1000' : '-1000'));
    expect(told(read(file(usual)))).toEqual(expected);
    for (let at = 0; at < SIZE; at += 1) {
      for (const sign of ['', '-']) {
        for (const way of ['C', 'D', '', 'X']) {
          const rows = usual.map((row, index) => (index === at ? write(way, sign) : row));
          const all = told(read(file(rows)));
          // An odd letter may make the amount unreadable.
          const others = all.length < SIZE ? all : all.filter((_, index) => index !== at);
          expect([at, sign, way, others]).toEqual([
            at,
            sign,
            way,
            expected.filter((_, index) => index !== at),
          ]);
        }
      }
    }
  });
});

describe('compared with what is open', () => {
  const account: AccountData = {
    today: TODAY,
    columns: {},
    openParts: [{ id: 'p-1', cents: 47_770, dueOn: '2026-11-05', clientId: 'c' }],
    received: [],
    clients: [{ id: 'c', names: ['Ana Souza Lima'], document: null }],
    stored: [],
    expenses: [],
    owner: { names: [], documents: [] },
  };
  const compared = (text: string): ComparedFiles & ItemsByKind => {
    let result = compareFiles([{ name: 'x', bytes: utf8(text) }], account);
    if (result.kind === 'columns') {
      const columns = { [result.head]: result.guess };
      result = compareFiles([{ name: 'x', bytes: utf8(text) }], { ...account, columns });
    }
    if (result.kind !== 'compared') throw new Error(result.kind);
    return { ...result, ...itemsByKind(result.items) };
  };
  const HEAD = 'Data;Histórico;Moeda;Valor;D/C';

  test('dollars are no reais, and what does not say its direction is ticked by nobody', () => {
    const pix = 'PIX RECEBIDO ANA SOUZA LIMA';
    expect(compared(csv(HEAD, `05/11/2026;${pix};BRL;477,70;C`)).sure).toHaveLength(1);
    const dollars = compared(csv(HEAD, `05/11/2026;${pix};USD;477,70;C`));
    expect([dollars.sure, dollars.lines, dollars.leftOut.foreign]).toEqual([[], 0, 1]);
    const unclear = compared(
      csv(HEAD, '05/11/2026;ANA SOUZA LIMA;BRL;477,70;', '06/11/2026;LUZ;BRL;1,00;D'),
    );
    expect(unclear.sure).toEqual([]);
    expect(unclear.aside).toMatchObject([{ why: 'unclear', line: { cents: 47_770 } }]);
    expect(unclear.lines).toBe(2);
  });

  test.each([
    'DEVOL PIX ENVIADO ANA SOUZA LIMA',
    'DEV PIX ANA SOUZA LIMA',
    'DEV ANA SOUZA LIMA',
    'DEVOLUCAO PIX ANA SOUZA LIMA',
    'PIX DEVOLVIDO ANA SOUZA LIMA',
    'TED DEVOLVIDA ANA SOUZA LIMA',
    'CANC PIX ENVIADO ANA SOUZA LIMA',
    'PIX CANCELADO ANA SOUZA LIMA',
    'CANCELAMENTO PIX ANA SOUZA LIMA',
    'REEMB ANA SOUZA LIMA',
    'REEMBOLSO PIX ANA SOUZA LIMA',
    'ESTORNO PIX ANA SOUZA LIMA',
  ])('what is given back is offered for no client: %s', (text) => {
    const { sure, likely, choose, aside } = compared(
      ofx([entry('CREDIT', '477.70', text), entry('DEBIT', '-20.00', 'LUZ')]),
    );
    expect([sure, likely, choose]).toEqual([[], [], []]);
    expect(aside).toMatchObject([{ why: 'refund', line: { cents: 47_770 } }]);
  });

  test.each([
    ['Dev Studio', 'PIX RECEBIDO DEV STUDIO'],
    ['Dev Solutions', 'DEV SOLUTIONS LTDA'],
    ['Dev Solutions', 'DEV SOLUTIONS LTDA 26/11'],
    ['Dev Pagamentos', 'DEV PAGAMENTOS LTDA'],
    ['Dev Patel', 'DEV PATEL'],
  ])('a client may be called like a refund: %s, %s', (name, text) => {
    const named = { ...account, clients: [{ id: 'c', names: [name], document: null }] };
    const file = ofx([entry('CREDIT', '477.70', text)]);
    const result = compareFiles([{ name: 'x', bytes: utf8(file) }], named);
    if (result.kind !== 'compared') throw new Error(result.kind);
    expect(result.items).toMatchObject([{ is: 'sure' }]);
  });

  test('money that was sent is never ticked, whatever its sign', () => {
    const { sure, likely, choose, aside } = compared(
      ofx([
        entry('CREDIT', '477.70', 'PIX ENVIADO ANA SOUZA LIMA'),
        entry('DEBIT', '-20.00', 'LUZ'),
      ]),
    );
    expect([sure, likely, choose]).toEqual([[], [], []]);
    expect(aside).toMatchObject([{ why: 'unclear' }]);
  });
});

test('a card’s bill of an unknown bank on which purchases have no minus, as the user says', () => {
  const rows = ['05/11/2026;MERCADO;150,00', '06/11/2026;ESTORNO LOJA;-20,00'];
  const file = read(csv('Data;Histórico;Valor', ...rows, '10/11/2026;PAGAMENTO RECEBIDO;-700,00'), [
    'day',
    'text',
    'card',
  ]);
  expect(told(file)).toEqual(['-15000', '2000', '70000']);
  expect(file.accounts.map(({ isCard }) => isCard)).toEqual([true]);
});

describe('quotes that are not doubled', () => {
  const HEAD = '"Data","Lançamento","Detalhes","Nº documento","Valor","Tipo Lançamento"';
  const GOOD = '"04/11/2026","Pix - Recebido","ANA SOUZA","1","1.250,75","Entrada"';

  test.each([
    ['around a word', '"LOJA "BOM PRECO" LTDA"', 'LOJA "BOM PRECO" LTDA'],
    ['at the end', '"LOJA "BOM PRECO""', 'LOJA "BOM PRECO"'],
    ['at the start', '""BOM PRECO" LTDA"', '"BOM PRECO" LTDA'],
    ['only one', '"LOJA 5" LTDA"', 'LOJA 5" LTDA'],
    ['before a comma', '"LOJA "BOM", MERCADO"', 'LOJA "BOM", MERCADO'],
    ['beside a comma', '"LOJA BOM", PRECO"', 'LOJA BOM", PRECO'],
    ['behind a comma', '"LOJA BOM," PRECO"', 'LOJA BOM," PRECO'],
    ['doubled beside a comma', '"LOJA BOM"", PRECO"', 'LOJA BOM", PRECO'],
    ['one doubled, one not', '"LOJA ""BOM"" e "MAU""', 'LOJA "BOM" e "MAU"'],
  ])('%s', (_name, cell, text) => {
    const file = read(
      csv(HEAD, GOOD, `"05/11/2026","Pagamento de Boleto",${cell},"2","-99,90","Saída"`, GOOD),
    );
    expect(linesOf(file).map((line) => [line.cents, line.text])).toEqual([
      [125_075, 'Pix - Recebido - ANA SOUZA'],
      [-9990, `Pagamento de Boleto - ${text}`],
      [125_075, 'Pix - Recebido - ANA SOUZA'],
    ]);
  });

  test('a cell that is opened and never closed ends with its line', () => {
    const file = read(
      csv(
        'Data;Histórico;Valor',
        '04/11/2026;"ANA;1.250,75',
        '05/11/2026;"LOJA; "BOM";-99,90',
        '06/11/2026;"LUZ";-1,00',
        '07/11/2026;"ZÉ;2,00',
      ),
    );
    expect(linesOf(file).map(({ cents, text }) => [cents, text])).toEqual([
      [125_075, '"ANA'],
      [-9990, 'LOJA; "BOM'],
      [-100, 'LUZ'],
      [200, '"ZÉ'],
    ]);
  });

  test('two odd quotes do not join the rows between them', () => {
    const file = read(
      csv(
        'Data;Histórico;Valor',
        '04/11/2026;"PIX RECEBIDO ANA;1,00',
        '05/11/2026;PIX RECEBIDO LOJA BOM";2,00',
        '06/11/2026;PIX RECEBIDO ZÉ;3,00',
      ),
    );
    expect(told(file)).toEqual(['100', '200', '300']);
  });

  test('a line end within quotes is still one row', () => {
    const file = read(
      csv(
        'Data,Histórico,Valor',
        '04/11/2026,"Pix',
        'para ""Zé"", o pintor",-1.00',
        '05/11/2026,"LOJA "BOM" LTDA",-2.00',
      ),
    );
    expect(linesOf(file).map(({ text }) => text)).toEqual([
      'Pix para "Zé", o pintor',
      'LOJA "BOM" LTDA',
    ]);
  });
});

describe('what spoils a text', () => {
  test.each([
    ['NUL at the end', 'ANA SOUZA\0\0\0', 'ANA SOUZA'],
    ['NUL within', 'ANA\0 SOUZA', 'ANA SOUZA'],
    ['other control characters', 'ANA\u0007 \u001bSOUZA\u007f\u0085', 'ANA SOUZA'],
    ['a tab and a line end', 'ANA\tSOUZA\nLIMA', 'ANA SOUZA LIMA'],
    ['<BR/>', 'PIX<BR/>ANA', 'PIX ANA'],
    ['<br>', 'PIX <br> ANA', 'PIX ANA'],
    ['<br />', 'PIX<br />ANA', 'PIX ANA'],
    ['<b>', 'PIX <b>ANA</b> SOUZA', 'PIX ANA SOUZA'],
    ['<span>', 'PIX <span class="x">ANA</span>', 'PIX ANA'],
  ])('%s', (_name, written, text) => {
    const files = [
      ofx([entry('CREDIT', '1.00', written)]),
      csv('Data;Histórico;Valor', `05/11/2026;"${written}";1,00`),
    ];
    // A tag with quotes of its own is tried in OFX alone, because they would have to be doubled in a CSV file.
    for (const file of written.includes('"') ? files.slice(0, 1) : files) {
      expect(linesOf(read(file)).map((line) => line.text)).toEqual([text]);
    }
  });

  test.each([
    ['&lt;BR/&gt;', 'PIX&lt;BR/&gt;ANA', 'PIX ANA'],
    ['&#0; and &#7;', 'A&#0;NA&#x7;', 'A NA'],
    ['half of a pair', 'ANA&#xD83D; SOUZA', 'ANA SOUZA'],
    ['<BR/> within CDATA', '<![CDATA[PIX<BR/>ANA]]>', 'PIX ANA'],
    ['CDATA behind a text', 'PIX <![CDATA[ANA & <B> LTDA]]>', 'PIX ANA & <B> LTDA'],
    ['CDATA that is never closed', 'PIX <![CDATA[ANA', 'PIX <![CDATA[ANA'],
    ['a memo that ends with it', 'PIX ANA<BR>', 'PIX ANA'],
  ])('OFX: %s', (_name, written, text) => {
    expect(linesOf(read(ofx([entry('CREDIT', '1.00', written)])))[0]?.text).toBe(text);
  });

  test.each([
    ['<Maria> Souza', '<Maria> Souza'],
    ['PIX <MARIA> SOUZA', 'PIX <MARIA> SOUZA'],
    ['x </y> z', 'x </y> z'],
    ['x <H1>Z</H1>', 'x Z'],
    ['x <img src=a> z', 'x z'],
    ['x <tbody><tr><td>z</td></tr></tbody>', 'x z'],
    ['x <!-- y --> z', 'x z'],
    ['x <!-- <b>y</b> --> z', 'x z'],
  ])('what looks like a tag: %s', (written, text) => {
    for (const file of [
      ofx([entry('CREDIT', '1.00', written)]),
      ofx([entry('CREDIT', '1.00', `${written}</MEMO><FITID>1`)]),
      csv('Data;Histórico;Valor', `05/11/2026;${written};1,00`),
    ]) {
      expect(linesOf(read(file)).map((line) => line.text)).toEqual([text]);
    }
  });

  test('OFX: a tag that a bank has made up ends a text where it begins a line or is closed', () => {
    const file = read(
      ofx([
        entry('CREDIT', '1.00', 'PIX ANA\n<MYTAG>5'),
        entry('CREDIT', '1.00', 'PIX BIA</MEMO><MYTAG>5</MYTAG>'),
      ]),
    );
    expect(linesOf(file).map(({ text }) => text)).toEqual(['PIX ANA', 'PIX BIA']);
  });

  test('a short file that is filled up with NUL', () => {
    const filled = `ANA${'\0'.repeat(400)}`;
    expect(
      linesOf(read(csv('Data;Histórico;Valor', `05/11/2026;${filled};1,00`))).map(
        ({ text }) => text,
      ),
    ).toEqual(['ANA']);
  });

  test('a file of other bytes is still refused', () => {
    const bytes = Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919) % 256);
    expect(readStatement(bytes, TODAY, {})).toEqual({ kind: 'refused', problem: 'unknown' });
  });
});

describe('amounts', () => {
  const amountsOf = (amounts: string[], rest: string[] = []): [string[], number] => {
    const all = [...rest, ...amounts].map(
      (amount) => `05/11/2026;PIX ${amount.startsWith('-') ? 'ENVIADO' : 'RECEBIDO'} ANA;${amount}`,
    );
    const file = read(csv('Data;Histórico;Valor', ...all), ['day', 'text', 'amount']);
    return [told(file).slice(rest.length), file.leftOut.length];
  };
  const SETTLED = ['99,90', '-12,34'];

  test.each([
    '1500.000',
    '1500,000',
    '-20,500',
    '1.,5',
    '12.34,5',
    '12.34.56',
    '1,2,3',
    '1.23,456',
    '1,00,000.00',
    '1.2345,00',
    '.123,45',
    '..5',
    '1..000,00',
    '1 50,00',
    "12'34,50",
    '0.001.000,00',
  ])('%s is none', (amount) => {
    expect(amountsOf([amount])).toEqual([[], 1]);
  });

  test.each<[string, string]>([
    ['150,5', '15050'],
    ['1.500', '150000'],
    ['-2.500', '-250000'],
    ['1.234,56', '123456'],
    ['1,234.56', '123456'],
    ['12.345.678', '1234567800'],
    ['1 234,56', '123456'],
    ["1'234.56", '123456'],
    ['1500', '150000'],
    ['0,10', '10'],
  ])('%s is one', (amount, cents) => {
    expect(amountsOf([amount])).toEqual([[cents], 0]);
  });

  test.each<[string, string[], string]>([
    ['1500,000', SETTLED, '150000'],
    ['20,500', SETTLED, '2050'],
    ['1.500', SETTLED, '150000'],
    ['20,500', ['99.90', '-12.34'], '2050000'],
  ])('%s among others that settle it', (amount, others, cents) => {
    expect(amountsOf([amount], others)).toEqual([[cents], 0]);
  });

  test('OFX: three decimals alone are ambiguous', () => {
    const amounts = ['150.000', '-20.500', '1500,000', '-20,500'];
    for (const amount of amounts) {
      expect(reasonsOf(read(ofx([entry('CREDIT', amount)])))).toEqual(['unreadable']);
    }
    const settled = read(ofx([entry('CREDIT', '150.000'), entry('CREDIT', '9.90')]));
    expect(told(settled)).toEqual(['15000', '990']);
  });
});

describe('days', () => {
  const dayOf = (written: string): string | undefined =>
    linesOf(read(csv('Data;Histórico;Valor', `"${written}";ANA;1,00`)))[0]?.day;

  test.each([
    '2026/11/05',
    '2026.11.05',
    '2026-11-05 10:22:00',
    '2026-11-05T10:22:00Z',
    '20261105',
    '05/11/2026',
    '5/11/26',
    '05.11.2026',
    '05-11-2026 10:22',
    '05112026',
    '05 nov 2026',
    '05/nov/2026',
    '05-Nov-26',
    '5 de novembro de 2026',
    '5 de nov. de 2026',
    'Nov 5, 2026',
    'November 5, 2026',
    'Nov. 5th, 2026',
    '5 November 2026',
    '2026-nov-05',
    'quinta-feira, 5 de novembro de 2026',
    'qui., 5 nov. 2026',
    'Thu, 5 Nov 2026',
    'Thursday, November 5, 2026 10:22',
  ])('%s', (written) => {
    expect(dayOf(written)).toBe('2026-11-05');
  });

  test.each([
    ['Jan', '01'],
    ['Fev', '02'],
    ['Feb', '02'],
    ['Mar', '03'],
    ['Abr', '04'],
    ['Apr', '04'],
    ['Mai', '05'],
    ['May', '05'],
    ['Jun', '06'],
    ['Jul', '07'],
    ['Ago', '08'],
    ['Aug', '08'],
    ['Set', '09'],
    ['Sep', '09'],
    ['Out', '10'],
    ['Oct', '10'],
    ['Nov', '11'],
    ['Dez', '12'],
    ['Dec', '12'],
  ])('%s', (month, number) => {
    expect(dayOf(`5 ${month} 2025`)).toBe(`2025-${number}-05`);
  });

  test('1º de março de 2026', () => {
    expect(dayOf('1º de março de 2026')).toBe('2026-03-01');
  });

  test.each([
    '5 nov',
    '31/02/2026',
    '2026/13/05',
    '5 abc 2026',
    '3 margem 2026',
    'Marta 3, 2026',
    '2026-junta-3',
    'Segundo 5 nov 2026',
    'nov 5 10:30',
    '',
    '12345',
  ])('%j is no day', (written) => {
    const file = read(
      csv('Data;Histórico;Valor', '05/11/2026;PIX RECEBIDO ZÉ;2,00', `"${written}";ANA;1,00`),
    );
    expect(told(file)).toEqual(['200']);
    expect(reasonsOf(file)).toEqual(['unreadable']);
  });

  const days = (...written: string[]) => {
    const file = read(csv('Data;Histórico;Valor', ...written.map((day) => `${day};ANA;1,00`)));
    return [linesOf(file).map(({ day }) => day), reasonsOf(file)];
  };

  test('a second place above 12 decides for the whole file', () => {
    expect(days('11/05/2026', '11/13/2026', '10/12/2026 10:00')).toEqual([
      ['2026-11-05', '2026-11-13', '2026-10-12'],
      [],
    ]);
    expect(days('05/11/2026', '13/11/2026')).toEqual([['2026-11-05', '2026-11-13'], []]);
    expect(days('05/11/2026', '13/11/2026', '14/11/2026', '11/15/2026')).toEqual([
      ['2026-11-05', '2026-11-13', '2026-11-14'],
      ['unreadable'],
    ]);
  });

  test.each<[string, string[], string[]]>([
    ['a place that is no year yet', ['26/11/24', '26/10/31'], ['2026-11-24', '2026-10-31']],
    ['dashes', ['26-11-05', '26-10-30'], ['2026-11-05', '2026-10-30']],
    [
      'one year and several days',
      ['26/11/05', '26/11/06', '26/11/19'],
      ['2026-11-05', '2026-11-06', '2026-11-19'],
    ],
    ['the year at the end', ['24/11/26'], ['2026-11-24']],
    [
      'the year at the end, long ago',
      ['24/11/24', '25/11/24', '05/11/24'],
      ['2024-11-24', '2024-11-25', '2024-11-05'],
    ],
    ['the same either way', ['26/11/26'], []],
  ])('years of two digits: %s', (_name, written, expected) => {
    const file = readStatement(
      utf8(csv('Data;Histórico;Valor', ...written.map((day) => `${day};ANA;1,00`))),
      '2026-11-25',
      { 'data|historico|valor': ['day', 'text', 'amount'] },
    );
    if (file.kind !== 'read') throw new Error(file.kind);
    expect(linesOf(file).map(({ day }) => day)).toEqual(expected);
  });

  test.each([[['26/11/24']], [['26-11-05']], [['26/10/23', '26/01/24']]])(
    'years of two digits that may stand at either end are not read: %j',
    (written) => {
      expect(days(...written)).toEqual([[], written.map(() => 'unreadable')]);
      const posted = written.map((day) => entry('CREDIT', '1.00').replace('20261105', day));
      expect(reasonsOf(read(ofx(posted)))).toEqual(written.map(() => 'unreadable'));
    },
  );

  test('it decides late in the file, in OFX, and for the head of a known bank', () => {
    const many = Array.from({ length: 8000 }, () => '11/05/2026');
    expect(days(...many, '11/13/2026')[0]?.[0]).toBe('2026-11-05');
    const bank = read(csv('date,title,amount', '11/05/2026,A,1.00', '11/13/2026,B,1.00'));
    expect(linesOf(bank).map(({ day }) => day)).toEqual(['2026-11-05', '2026-11-13']);
    const posted = (day: string) => entry('CREDIT', '1.00').replace('20261105', day);
    expect(
      linesOf(read(ofx([posted('11/05/2026'), posted('11/13/2026')]))).map(({ day }) => day),
    ).toEqual(['2026-11-05', '2026-11-13']);
  });

  test('where nothing decides, the columns are asked for, and the answer is kept', () => {
    const text = csv('Data;Histórico;Valor', '05/11/2026;ANA;1,00');
    expect(linesOf(read(text))[0]?.day).toBe('2026-11-05');
    expect(linesOf(read(text, ['monthFirst', 'text', 'amount']))[0]?.day).toBe('2026-05-11');
    // The guess says what the file has decided, so that the next file of this bank is read in the same way.
    const american = csv('Data;Histórico;Valor', '11/13/2026;ANA;1,00');
    expect(readStatement(utf8(american), TODAY, {})).toMatchObject({
      guess: ['monthFirst', 'text', 'amount'],
    });
    // A file that decides is read as it decides, whatever was said of an earlier one.
    expect(
      linesOf(
        read(csv('Data;Histórico;Valor', '20/11/2026;ANA;1,00'), ['monthFirst', 'text', 'amount']),
      )[0]?.day,
    ).toBe('2026-11-20');
  });

  test.each([
    '20261105020000[0:GMT]',
    '20261105235959[-3:BRT]',
    '20261105000000[-03:EST]',
    '20261105',
  ])('OFX: %s is the day as written', (posted) => {
    const file = read(ofx([entry('CREDIT', '1.00').replace('20261105', posted)]));
    expect(linesOf(file)[0]?.day).toBe('2026-11-05');
  });
});

describe('the columns of an unknown bank', () => {
  test('a text without a title that names it', () => {
    const file = read(
      csv('Data;Quem;Situação;Valor', '05/11/2026;ANA SOUZA;OK;1,00', '06/11/2026;ZÉ LIMA;OK;2,00'),
    );
    expect(linesOf(file).map(({ text }) => text)).toEqual(['ANA SOUZA', 'ZÉ LIMA']);
  });
});

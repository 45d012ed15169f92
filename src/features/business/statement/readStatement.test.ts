import { compareFiles, type AccountData } from './compare';
import { readStatement } from './readStatement';
import type { FileReading, ReadingResult } from './statementLine';
import { emptyStoredLine } from './statementLinesSlice';
import { processorTime } from '../../../../test/processorTime';
import { statedBalance } from './statementLine';

const TODAY = '2026-11-22';

const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const reading = (bytes: Uint8Array, known = {}): ReadingResult =>
  readStatement(bytes, TODAY, known);

const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Counts entries without the readers: transactions of an OFX file, or rows of a CSV file that begin with a day. */
function expectNoneMissed(bytes: Uint8Array, entries: number): void {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  if (/<OFX[\s>]/i.test(text)) {
    if (!text.includes('<![CDATA[')) expect(entries).toBe(countOf(text, /<STMTTRN>/gi));
  } else if (!text.includes('"')) {
    expect(entries).toBeGreaterThanOrEqual(countOf(text, /^\s*\d{2}[/-]\d{2}[/-]\d{4}[;,][^;,]/gm));
  }
}

function read(bytes: Uint8Array, known = {}): FileReading {
  const result = reading(bytes, known);
  if (result.kind !== 'read') throw new Error(JSON.stringify(result));
  const count = result.accounts.reduce((sum, { lines }) => sum + lines.length, 0);
  // Every entry is a line or was left out with a reason.
  expect(count + result.leftOut.length).toBe(result.entries);
  expectNoneMissed(bytes, result.entries);
  return result;
}

const linesOf = (file: FileReading) =>
  file.accounts.flatMap(({ lines }) => lines.map(({ day, cents, text }) => [day, cents, text]));

const sgml = (
  body: string,
  head = 'OFXHEADER:100\r\nDATA:OFXSGML\r\nENCODING:USASCII\r\n',
): string =>
  `${head}\r\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL${body}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const entry = (day: string, amount: string, rest: string): string =>
  `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${day}<TRNAMT>${amount}${rest}</STMTTRN>`;

const account = (bank: string, number: string): string =>
  `<BANKACCTFROM><BANKID>${bank}<ACCTID>${number}<ACCTTYPE>CHECKING</BANKACCTFROM>`;

describe('the balance that an OFX file states', () => {
  const line = entry('20261120', '1.00', '<FITID>1<MEMO>Pix');
  const stated = (...bodies: string[]) =>
    statedBalance(bodies.flatMap((body) => read(utf8(sgml(body))).accounts));

  test.each([
    ['<LEDGERBAL><BALAMT>4029<DTASOF>20261121100000[-3:BRT]</LEDGERBAL>', 402_900, '2026-11-21'],
    ['<LEDGERBAL><BALAMT>-1240.50</BALAMT><DTASOF>20261121</DTASOF></LEDGERBAL>', -124_050],
    ['<LEDGERBAL><BALAMT>1.240,50<DTASOF>20261121</LEDGERBAL>', 124_050],
    ['<LEDGERBAL><BALAMT>12,50 D<DTASOF>20261121</LEDGERBAL>', -1250],
    // What is available counts a limit, too, wherever it stands.
    ['<LEDGERBAL><BALAMT>10.00<DTASOF>20261121<AVAILBAL><BALAMT>99.00<DTASOF>20261122', 1000],
    [
      '<AVAILBAL><BALAMT>99.00<DTASOF>20261122</AVAILBAL><LEDGERBAL><BALAMT>10.00<DTASOF>20261121',
      1000,
    ],
    // The end of a period that is to come.
    ['<LEDGERBAL><BALAMT>10.00<DTASOF>20261130</LEDGERBAL>', 1000, TODAY],
  ])('%s', (body, cents, day = '2026-11-21') => {
    expect(stated(`${account('341', '7')}${line}${body}`)).toEqual({ cents, day });
  });

  test.each([
    ['no balance', account('341', '7') + line],
    ['no amount', `${account('341', '7')}${line}<LEDGERBAL><BALAMT>x<DTASOF>20261121</LEDGERBAL>`],
    ['no day', `${account('341', '7')}${line}<LEDGERBAL><BALAMT>1.00<DTASOF>0</LEDGERBAL>`],
    ['dollars', `<CURDEF>USD${line}<LEDGERBAL><BALAMT>1.00<DTASOF>20261121</LEDGERBAL>`],
    [
      "a card's debt",
      `</STMTRS><CCSTMTRS>${line}<LEDGERBAL><BALAMT>-9.00<DTASOF>20261121</LEDGERBAL></CCSTMTRS><STMTRS>`,
    ],
  ])('%s: none', (_what, body) => {
    expect(stated(body)).toBeNull();
  });

  test('of several files of one account the newest counts, of several accounts none', () => {
    const file = (number: string, day: string, amount: string) =>
      `${account('341', number)}${line}<LEDGERBAL><BALAMT>${amount}<DTASOF>${day}</LEDGERBAL>`;
    const newer = file('7', '20261121', '2.00');
    expect(stated(newer, file('7', '20261031', '1.00'))?.cents).toBe(200);
    expect(stated(newer, file('8', '20261031', '1.00'))).toBeNull();
  });
});

describe('OFX, by bank', () => {
  test('Nubank: a UUID as the id, a masked document in the text', () => {
    const memo =
      'Transferência recebida pelo Pix - JOANA FERRAZ - •••.905.336-•• - NU PAGAMENTOS - IP';
    const file = read(
      utf8(
        sgml(
          `${account('0260', '1234567-8')}<BANKTRANLIST><DTSTART>20261101<STMTTRN><TRNTYPE>CREDIT</TRNTYPE>` +
            `<DTPOSTED>20261120000000[-3:BRT]</DTPOSTED><TRNAMT>1006.66</TRNAMT>` +
            `<FITID>673E1D2C-0c5b-4f6d-9d56-aaaaaaaaaaaa</FITID><MEMO>${memo}</MEMO></STMTTRN></BANKTRANLIST>`,
        ),
      ),
    );
    expect(linesOf(file)).toEqual([['2026-11-20', 100_666, memo]]);
    expect(file.accounts[0]).toMatchObject({ bank: '260', account: '12345678', isCard: false });
    expect(file.accounts[0]?.lines[0]?.uuid).toBe('673e1d2c-0c5b-4f6d-9d56-aaaaaaaaaaaa');
  });

  test('Inter: the memo cut, the name whole', () => {
    const file = read(
      latin1(
        sgml(
          account('077', '99') +
            entry(
              '20261119',
              '4600.00',
              '<FITID>1<MEMO>PIX RECEBIDO - Cp :60701190-CAFE SE<NAME>PIX RECEBIDO - Cp :60701190-CAFE SERRA ALTA LTDA',
            ),
        ),
      ),
    );
    expect(linesOf(file)).toEqual([
      ['2026-11-19', 460_000, 'PIX RECEBIDO - Cp :60701190-CAFE SERRA ALTA LTDA'],
    ]);
  });

  test('Banco do Brasil: trailing spaces, balances without an id, ids that repeat', () => {
    const file = read(
      latin1(
        sgml(
          account('1', '12345-X') +
            entry(
              '20261113120000[-3:BRT]',
              '1925.00',
              '<FITID>77<MEMO>PIX - RECEBIDO - 13/11 10:22 00002774100000 CAMILA ROCH        ',
            ) +
            entry(
              '20261113',
              '10.5',
              '<FITID>77<MEMO>PIX - RECEBIDO - 13/11 11:00 00002774100000 CAMILA ROCH   ',
            ) +
            entry('20261113', '1925.00', '<FITID><MEMO>Saldo Anterior'),
        ),
      ),
    );
    expect(linesOf(file).map(([, cents]) => cents)).toEqual([192_500, 1050]);
    expect(file.leftOut).toEqual([{ reason: 'balance', text: 'Saldo Anterior' }]);
  });

  test('Bradesco: a blank first line, commas, and zeros for the server', () => {
    const file = read(
      latin1(
        `\r\n${sgml(
          `<DTSERVER>00000000000000${account('0237', '1-2')}<DTSTART>20261122<DTEND>20261122` +
            entry(
              '20261121',
              '1.810,00',
              '<FITID>N1<MEMO>TRANSFERENCIA PIX REM: HELENA DUAR 21/11',
            ) +
            entry('20261121', '-7,9', '<FITID>N2<MEMO>TARIFA'),
        )}`,
      ),
    );
    expect(linesOf(file).map(([, cents]) => cents)).toEqual([181_000, -790]);
  });

  test('Santander: days without padding', () => {
    const file = read(
      latin1(
        sgml(
          `<CURDEF>BRC${account('033', '130')}` +
            entry('2026111815', '2387,00', '<FITID>000000<MEMO>PIX RECEBIDO 07118452000160') +
            entry('2024051315034', '1,00', '<FITID>000000<MEMO>PIX RECEBIDO 07118452000160'),
        ),
      ),
    );
    expect(linesOf(file).map(([day]) => day)).toEqual(['2026-11-18', '2024-05-13']);
  });

  test('Itaú: balances among the entries, and charges that only name one', () => {
    const file = read(
      latin1(
        sgml(
          account('0341', '7') +
            entry('20261116100000[-03:EST]', '840.00', '<FITID>1<MEMO>PIX TRANSF  POUSADA16/11') +
            entry('20261116', '157153.00', '<FITID>2<MEMO>SALDO TOTAL DISPON\xcdVEL DIA') +
            entry('20261117', '-12.00', '<FITID>3<MEMO>JUROS SALDO UTILIZ ATE LIMITE') +
            '<LEDGERBAL><BALAMT>4029<DTASOF>20261122</LEDGERBAL>',
        ),
      ),
    );
    expect(linesOf(file)).toEqual([
      ['2026-11-16', 84_000, 'PIX TRANSF POUSADA16/11'],
      ['2026-11-17', -1200, 'JUROS SALDO UTILIZ ATE LIMITE'],
    ]);
    expect(file.leftOut).toEqual([{ reason: 'balance', text: 'SALDO TOTAL DISPONÍVEL DIA' }]);
  });

  test('C6: an odd head, no balance, a bare ampersand', () => {
    const file = read(
      utf8(
        sgml(
          account('336', '1') +
            entry('20261118', '50.00', '<FITID>1<MEMO>Pix recebido de A&B Comércio &amp; Cia'),
          'OFXHEADER:100\nENCODING: UTF - 8\n',
        ),
      ),
    );
    expect(linesOf(file)).toEqual([['2026-11-18', 5000, 'Pix recebido de A&B Comércio & Cia']]);
  });

  test('Caixa: one id for all that one bank sends', () => {
    const ten = Array.from({ length: 10 }, (_, index) =>
      entry(`202611${String(index + 1).padStart(2, '0')}`, '10.00', '<FITID>104<MEMO>CRED PIX'),
    );
    expect(linesOf(read(latin1(sgml(account('104', '1') + ten.join('')))))).toHaveLength(10);
  });

  test('Sicoob: ISO days, nobody named', () => {
    const file = read(
      latin1(
        sgml(
          account('756', '1') +
            entry('2026-11-10T00:00:00', '1450.00', '<FITID>1<MEMO>PIX RECEBIDO - OUTRA IF'),
        ),
      ),
    );
    expect(linesOf(file)).toEqual([['2026-11-10', 145_000, 'PIX RECEBIDO - OUTRA IF']]);
  });

  test('OFX 2, with CDATA, other encodings side by side, and more than one account', () => {
    const xml =
      '<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?><OFX>' +
      `<STMTRS><BANKACCTFROM><BANKID>260</BANKID><ACCTID>1</ACCTID></BANKACCTFROM><STMTTRN><DTPOSTED>20261101</DTPOSTED>` +
      '<TRNAMT>1.00</TRNAMT><MEMO><![CDATA[Caf\xe9 <b> & cia]]></MEMO></STMTTRN></STMTRS>' +
      '<CCSTMTRS><CCACCTFROM><ACCTID>9</ACCTID></CCACCTFROM><STMTTRN><DTPOSTED>20261102</DTPOSTED>' +
      '<TRNAMT>-2.00</TRNAMT><MEMO>Caf\xc3\xa9</MEMO></STMTTRN></CCSTMTRS></OFX>';
    const file = read(latin1(xml));
    expect(linesOf(file).map(([, , text]) => text)).toEqual(['Café <b> & cia', 'Café']);
    expect(file.accounts.map(({ account: number, isCard }) => [number, isCard])).toEqual([
      ['1', false],
      ['9', true],
    ]);
  });

  test('another currency than reais is left out', () => {
    const usd = sgml(account('1', '1') + entry('20261101', '333.33', '<MEMO>JOAO')).replace(
      'BRL',
      'USD',
    );
    expect(read(latin1(usd)).leftOut).toEqual([{ reason: 'foreign', text: 'JOAO' }]);
  });

  test('a text with a bare < before a tag, and a memo that only speaks of a balance', () => {
    const file = read(
      latin1(
        sgml(
          account('1', '1') +
            entry('20261101', '1.00', '<NAME>A<B COMERCIO') +
            entry('20261102', '500.00', '<NAME>Pix recebido MARIA<MEMO>Saldo do projeto site'),
        ),
      ),
    );
    expect(linesOf(file).map(([, , text]) => text)).toEqual([
      'A<B COMERCIO',
      'Saldo do projeto site - Pix recebido MARIA',
    ]);
  });

  test('the way behind the amount and in the type is taken once', () => {
    const debit = '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261101<TRNAMT>500,00 D<MEMO>x</STMTTRN>';
    expect(linesOf(read(latin1(sgml(debit)))).map(([, cents]) => cents)).toEqual([-50_000]);
  });

  test('what is not closed, is empty or lies ahead', () => {
    const file = read(
      latin1(
        sgml(
          `${account('1', '1')}<STMTTRN><DTPOSTED>20261101<TRNAMT>1.00<FITID>1<MEMO>` +
            `<STMTTRN><DTPOSTED>20261301<TRNAMT>1.00<MEMO>No such day<STMTTRN><DTPOSTED>20261201<TRNAMT>9.00<MEMO>Agendado`,
        ),
      ),
    );
    expect(linesOf(file)).toEqual([['2026-11-01', 100, '']]);
    expect(file.leftOut.map(({ reason }) => reason)).toEqual(['unreadable', 'future']);
  });
});

describe('CSV, by bank', () => {
  test('Nubank, the account', () => {
    const file = read(
      utf8(
        'Data,Valor,Identificador,Descrição\n' +
          '20/11/2026,1006.66,673e1d2c-0c5b-4f6d-9d56-aaaaaaaaaaaa,"Transferência recebida pelo Pix - JOANA, FERRAZ"\n' +
          '21/11/2026,-49.90,673e1d2c-0c5b-4f6d-9d56-bbbbbbbbbbbb,Compra no débito - Papelaria\n',
      ),
    );
    expect(linesOf(file)).toEqual([
      ['2026-11-20', 100_666, 'Transferência recebida pelo Pix - JOANA, FERRAZ'],
      ['2026-11-21', -4990, 'Compra no débito - Papelaria'],
    ]);
    expect(file.accounts[0]?.bank).toBe('260');
  });

  test('Nubank, the card: what was bought is positive', () => {
    const file = read(
      utf8('date,title,amount\n2026-11-03,Adobe,224.00\n2026-11-05,Pagamento recebido,-1500.00\n'),
    );
    expect(linesOf(file).map(([, cents]) => cents)).toEqual([-22_400, 150_000]);
    expect(file.accounts[0]?.isCard).toBe(true);
  });

  test.each([
    'Data Lançamento;Histórico;Descrição;Valor;Saldo',
    'Data Lançamento;Descrição;Valor;Saldo',
  ])('Inter: lines above the head, stray quotes; %s', (head) => {
    const history = head.includes('Histórico') ? 'Pix recebido;' : '';
    const file = read(
      latin1(
        ' Extrato Conta Corrente \nConta ;1234567-8\nPer\xedodo ;01/11/2026 a 22/11/2026\nSaldo: ;100,00\n\n' +
          `${head.replace('ç', '\xe7').replace('ó', '\xf3').replace('çã', '\xe7\xe3').replace('ã', '\xe3').replace('ç', '\xe7')}\n` +
          `19/11/2026;${history}Pix recebido: "Cp :60701190-CAFE SERRA ALTA";4.600,00;4.700,00\n` +
          `18/11/2026;${history}"Cp :60701190-X" Y;-1.234,5;100,00\n`,
      ),
    );
    expect(linesOf(file).map(([day, cents]) => [day, cents])).toEqual([
      ['2026-11-19', 460_000],
      ['2026-11-18', -123_450],
    ]);
    expect(file.accounts[0]).toMatchObject({ bank: '77', account: '12345678' });
  });

  test('C6: money in and out in columns of their own', () => {
    const file = read(
      utf8(
        'EXTRATO DE CONTA CORRENTE C6 BANK\n\nAgência: 1 / Conta: 123456\nExtrato gerado em 22/11/2026\n\n' +
          'Data Lançamento,Data Contábil,Título,Descrição,Entrada(R$),Saída(R$),Saldo do Dia(R$)\n' +
          '18/11/2026,18/11/2026,Pix recebido de LIGIA M TELES,TRANSF RECEBIDA PIX,3020.00,0.00,3100.00\n' +
          '19/11/2026,19/11/2026,Adobe,DEBITO,0.00,224.00,2876.00\n',
      ),
    );
    expect(linesOf(file)).toEqual([
      ['2026-11-18', 302_000, 'Pix recebido de LIGIA M TELES - TRANSF RECEBIDA PIX'],
      ['2026-11-19', -22_400, 'Adobe - DEBITO'],
    ]);
    expect(file.accounts[0]?.account).toBe('123456');
  });

  test('Mercado Pago: two sections', () => {
    const file = read(
      utf8(
        'INITIAL_BALANCE;CREDITS;DEBITS;FINAL_BALANCE\n100,00;1.890,00;-10,00;1.980,00\n\n' +
          'RELEASE_DATE;TRANSACTION_TYPE;REFERENCE_ID;TRANSACTION_NET_AMOUNT;PARTIAL_BALANCE\n' +
          '04-11-2026;Transferência Pix recebida Tiago Menezes;123;1.890,00;1.990,00\n' +
          '05-11-2026;Pagamento Loja;124;-10,00;1.980,00\n',
      ),
    );
    expect(linesOf(file)).toEqual([
      ['2026-11-04', 189_000, 'Transferência Pix recebida Tiago Menezes'],
      ['2026-11-05', -1000, 'Pagamento Loja'],
    ]);
  });

  test('any other: its columns are asked for once, and remembered', () => {
    const bytes = utf8(
      'Dt. mov.;Hist.;Entrada;Saída;Saldo\n19/11/2026;PIX REC CAFE;4.600,00;;1\n20/11/2026;TAR;;7,90;1\n;SALDO FINAL;;;1\n',
    );
    const asked = reading(bytes);
    if (asked.kind !== 'columns') throw new Error(asked.kind);
    expect(asked).toMatchObject({ count: 3, guess: ['day', 'text', 'in', 'out', 'unused'] });
    const file = read(bytes, { [asked.head]: ['day', 'text', 'in', 'out', 'unused'] });
    expect(linesOf(file).map(([, cents]) => cents)).toEqual([460_000, -790]);
    expect(file.leftOut).toEqual([{ reason: 'balance', text: 'SALDO FINAL' }]);
  });
});

test('a head without titles is remembered by its own file alone', () => {
  const bytes = (day: string) => utf8(`${day};PIX;1,00\n${day};TED;2,00\n`);
  const asked = reading(bytes('10/11/2026'));
  if (asked.kind !== 'columns') throw new Error(asked.kind);
  const known = { [asked.head]: asked.guess };
  expect(reading(bytes('11/11/2026'), known).kind).toBe('read');
  expect(reading(utf8('PIX;10/11/2026;1,00\nTED;11/11/2026;2,00\n'), known).kind).toBe('columns');
});

test('an amount with a third decimal is not rounded, it cannot be read', () => {
  const file = read(
    utf8(
      'date,title,amount\n2026-11-03,A,1.234\n2026-11-04,B,10.005\n2026-11-05,C,20.500\n2026-11-06,D,1.00\n',
    ),
  );
  expect(linesOf(file).map(([, cents]) => cents)).toEqual([-2050, -100]);
  expect(file.leftOut.map(({ reason }) => reason)).toEqual(['unreadable', 'unreadable']);
});

test.each([
  ['little', false],
  ['big', true],
])('a file in UTF-16, the %s end first', (_end, isBig) => {
  const text = '\ufeffData Lançamento;Descrição;Valor;Saldo\n10/11/2026;Pix Zé;1,00;2,00\n';
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  const result = reading(bytes);
  if (result.kind !== 'read') throw new Error(result.kind);
  expect(linesOf(result)).toEqual([['2026-11-10', 100, 'Pix Zé']]);
});

test('the period of a statement is no number of an account', () => {
  const bytes = utf8(
    'Extrato Conta Corrente Período: 01/11/2026 a 15/11/2026\nData Lançamento;Descrição;Valor;Saldo\n10/11/2026;Pix;1,00;2,00\n',
  );
  expect(read(bytes).accounts[0]?.account).toBe('');
});

describe('what is no statement is refused by its own name', () => {
  test.each([
    ['empty', utf8('')],
    ['empty', utf8(' \r\n ')],
    ['pdf', utf8('%PDF-1.7 …')],
    ['image', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10)],
    ['image', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
    ['image', latin1('RIFF\x24\x06\0\0WEBPVP8 ')],
    ['image', latin1('\0\0\0\x24ftypheic\0\0\0\0mif1')],
    ['image', latin1('\0\0\0\x18ftypmif1\0\0\0\0mif1heic')],
    ['archive', Uint8Array.of(0x50, 0x4b, 3, 4)],
    ['html', utf8('<!DOCTYPE html><html><body>Sessão expirada</body></html>')],
    ['cut', utf8(sgml(entry('20261101', '1.00', '<MEMO>x')).slice(0, -40))],
    ['cut', utf8('OFXHEADER:100\nDATA:OFXSGML\n')],
    ['cut', utf8('date,title,amount\n2026-11-01,A,1.00\n2026-11-02,B,2.00\n2026-11-03,C,15')],
    ['unknown', utf8('Bom dia')],
    ['tooLarge', new Uint8Array(20 * 1024 * 1024 + 1)],
  ])('%s', (problem, bytes) => {
    expect(reading(bytes)).toEqual({ kind: 'refused', problem });
  });
});

/** An example of everything that lines are compared with. */
const aBusiness = (): AccountData => ({
  today: TODAY,
  columns: {},
  openParts: [
    { id: 'p-1', cents: 100, dueOn: '2026-11-04', clientId: 'c' },
    { id: 'p-2', cents: 100_666, dueOn: null, clientId: 'c' },
    { id: 'p-3', cents: 460_000, dueOn: '2026-11-19', clientId: null },
  ],
  received: [{ id: 'p-4', cents: 100, on: '2026-11-20', clientId: 'c' }],
  clients: [{ id: 'c', names: ['Ana Café', ''], document: '52998224725' }],
  stored: [
    {
      ...emptyStoredLine,
      id: 'user-0123456789abcd',
      createdAt: '',
      updatedAt: '',
      source: '77/',
      day: '2026-11-19',
      amount: 4600,
      text: 'Cp :1-A',
      partIds: 'p-4 p-9',
    },
  ],
  expenses: [{ id: 'e', description: 'A', category: 'Tecnologia', amount: 1, date: '2026-11-19' }],
  owner: { names: ['Ana Prado'], documents: ['52998224725'] },
});

test('a file that is too large is refused without having been read', () => {
  const refused = { kind: 'refused', name: 'x', problem: 'tooLarge' };
  expect(compareFiles([{ name: 'x', bytes: null }], aBusiness())).toEqual(refused);
});

test('500 mutated files: each is read or refused, none throws, and no entry is dropped', () => {
  const sources = [
    latin1(sgml(account('1', '1') + entry('20261101', '1.00', '<MEMO>Caf\xe9 &amp; <FITID>1'))),
    utf8(
      'Data,Valor,Identificador,Descrição\n20/11/2026,1006.66,673e1d2c-0c5b-4f6d-9d56-aaaaaaaaaaaa,"Pix ""A"""\n20/11/2026,1,x,y\n',
    ),
    utf8('x\n\nData Lançamento;Descrição;Valor;Saldo\n19/11/2026;"Cp :1-A";4.600,00;4.700,00\n'),
    utf8(
      'a;b\n1;2\n\nRELEASE_DATE;TRANSACTION_TYPE;REFERENCE_ID;TRANSACTION_NET_AMOUNT\n04-11-2026;Pix;1;1,00\n',
    ),
  ];
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 500; round += 1) {
    const bytes = [...(sources[round % sources.length] ?? [])];
    for (let times = random(12) + 1; times > 0; times -= 1) {
      const at = random(bytes.length);
      if (random(3) === 0) bytes.splice(at, random(20));
      else if (random(2) === 0) bytes.splice(at, 0, ...bytes.slice(at, at + random(60)));
      else bytes[at] = random(256);
    }
    const result = reading(Uint8Array.from(bytes));
    if (result.kind === 'read') read(Uint8Array.from(bytes));
    const business = aBusiness();
    const compared = compareFiles([{ name: 'x', bytes: Uint8Array.from(bytes) }], business);
    expect(compared.kind).toBe(result.kind === 'read' ? 'compared' : result.kind);
    // Reading changes none of the user's data.
    expect(business).toEqual(aBusiness());
  }
});

test('hostile files take no longer than others', () => {
  const start = processorTime();
  reading(utf8(`<OFX>${'<a'.repeat(400_000)}`));
  reading(utf8(`<OFX>${'<![CDATA['.repeat(100_000)}`));
  reading(utf8(`<OFX><MEMO>${'<'.repeat(400_000)}`));
  reading(utf8(`Data;Valor;Histórico\n${'"'.repeat(400_000)}`));
  expect(processorTime() - start).toBeLessThan(5_000);
});

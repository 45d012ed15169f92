import type { ColumnUse, LeftOutReason } from '../src/features/business/statement/statementLine';

/*
 * Files as banks export them, with all their oddities at once. Their content is known: the number of lines, the
 * sum, the days, and why the other entries are no lines.
 */

/** Encodes a text in Windows-1252, as far as these files need it. */
const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const withBom = (text: string): Uint8Array => utf8(`\ufeff${text}`);
const crlf = (...lines: string[]): string => lines.map((line) => `${line}\r\n`).join('');
const lf = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('');

const DAY = 'day';
const TEXT = 'text';
const AMOUNT = 'amount';
const UNUSED = 'unused';

export interface BankFile {
  bank: string;
  bytes: Uint8Array;
  /** The guessed uses of the columns, if the file's bank is unknown. */
  uses?: readonly ColumnUse[];
  cents: number[];
  days: [first: string, last: string];
  leftOut?: LeftOutReason[];
  texts?: Record<number, string>;
}

const ofx = (body: string, head: string): string =>
  `${head}\r\n<OFX>\r\n<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><LANGUAGE>POR</SONRS></SIGNONMSGSRSV1>\r\n<BANKMSGSRSV1><STMTTRNRS><TRNUID>1001<STMTRS><CURDEF>BRL\r\n${body}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\r\n`;

const SGML = 'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nENCODING:USASCII\r\nCHARSET:1252\r\n';

export const bankFiles: readonly BankFile[] = [
  {
    bank: 'Itaú, OFX: ids that repeat, a balance among the entries, a balance without a day',
    bytes: latin1(
      ofx(
        '<BANKACCTFROM><BANKID>0341<ACCTID>1234567890<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>' +
          '<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261103100000[-03:EST]</DTPOSTED><TRNAMT>1250.00</TRNAMT><FITID>20261103001</FITID><CHECKNUM>001</CHECKNUM><MEMO>PIX TRANSF  HELENA 03/11</MEMO></STMTTRN>' +
          '<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261103100000[-03:EST]</DTPOSTED><TRNAMT>1250.00</TRNAMT><FITID>20261103001</FITID><MEMO>PIX TRANSF  HELENA 03/11</MEMO></STMTTRN>' +
          '<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261104100000[-03:EST]</DTPOSTED><TRNAMT>-35.9</TRNAMT><FITID>20261104001</FITID><MEMO>TAR PLANO ITA\xda</MEMO></STMTTRN>' +
          '<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261104100000[-03:EST]</DTPOSTED><TRNAMT>4321.00</TRNAMT><FITID>x</FITID><MEMO>SDO CTA/APL AUTOMATICAS</MEMO></STMTTRN>' +
          '</BANKTRANLIST><LEDGERBAL><BALAMT>4029</LEDGERBAL>',
        SGML,
      ),
    ),
    cents: [125_000, 125_000, -3590],
    days: ['2026-11-03', '2026-11-04'],
    leftOut: ['balance'],
    texts: { 2: 'TAR PLANO ITAÚ' },
  },
  {
    bank: 'Itaú, CSV',
    bytes: latin1(
      crlf(
        'Nome:;MARINA PRADO',
        'Ag\xeancia/Conta:;1234 / 56789-0',
        '',
        'data;lan\xe7amento;ag./origem;valor (R$);saldos (R$)',
        '01/11/2026;SALDO ANTERIOR;;;1.000,00',
        '03/11/2026;PIX TRANSF HELENA 03/11;1234;1.250,00;',
        '04/11/2026;TAR PLANO;;-35,90;',
        '04/11/2026;SALDO TOTAL DISPON\xcdVEL DIA;;;2.214,10',
        'lan\xe7amentos futuros;;;;',
        '20/11/2026;PIX AGENDADO;;-100,00;',
        '30/11/2026;PIX AGENDADO;;-200,00;',
      ),
    ),
    cents: [125_000, -3590],
    days: ['2026-11-03', '2026-11-04'],
    leftOut: ['balance', 'balance', 'unreadable', 'future', 'future'],
  },
  {
    bank: 'Bradesco, OFX: a blank first line, commas, zeros for the server',
    bytes: latin1(
      `\r\n${ofx(
        '<DTSERVER>00000000000000<BANKACCTFROM><BANKID>0237<ACCTID>123/45678</BANKACCTFROM><BANKTRANLIST><DTSTART>20261122<DTEND>20261122\r\n' +
          '<STMTTRN>\r\n<TRNTYPE>CREDIT\r\n<DTPOSTED>20261105\r\n<TRNAMT>1386,80\r\n<FITID>N10018:05/11/26:1386,8:12\r\n<MEMO>TRANSFERENCIA PIX REM: CAFE SERRA ALTA  05/11\r\n</STMTTRN>\r\n' +
          '<STMTTRN>\r\n<TRNTYPE>DEBIT\r\n<DTPOSTED>20261106\r\n<TRNAMT>-1.200,00\r\n<FITID>N10019\r\n<MEMO>PAGTO ELETRON COBRANCA\r\n</STMTTRN>\r\n' +
          '</BANKTRANLIST><LEDGERBAL><BALAMT>386,80<DTASOF>00000000</LEDGERBAL>',
        SGML,
      )}`,
    ),
    cents: [138_680, -120_000],
    days: ['2026-11-05', '2026-11-06'],
  },
  {
    bank: 'Bradesco, CSV: two-digit years, a text that goes on in the next row, a total',
    bytes: latin1(
      crlf(
        '"Extrato de: Ag: 1234 | Conta: 12345-6 | Entre 01/11/2026 e 22/11/2026";',
        'Data;Hist\xf3rico;Docto.;Cr\xe9dito (R$);D\xe9bito (R$);Saldo (R$);',
        '31/10/26;SALDO ANTERIOR;;;;1.000,00;',
        '05/11/26;TRANSFERENCIA PIX;1234567;1.386,80;;2.386,80;',
        ';REM: CAFE SERRA ALTA  05/11;;;;;',
        '06/11/26;PAGTO ELETRON COBRANCA;7654321;;-1.200,00;1.186,80;',
        ';;Total;1.386,80;-1.200,00;1.186,80;',
      ),
    ),
    uses: [DAY, TEXT, UNUSED, 'in', 'out', UNUSED, UNUSED],
    cents: [138_680, -120_000],
    days: ['2026-11-05', '2026-11-06'],
    leftOut: ['balance', 'balance'],
    texts: { 0: 'TRANSFERENCIA PIX REM: CAFE SERRA ALTA 05/11' },
  },
  {
    bank: 'Santander, OFX: commas, a currency of its own, days without padding, ids of zeros',
    bytes: latin1(
      ofx(
        '<CURDEF>BRC<BANKACCTFROM><BANKID>033<ACCTID>0130012345678</BANKACCTFROM><BANKTRANLIST>' +
          '<STMTTRN><TRNTYPE>OTHER<DTPOSTED>2026110993015[-3:GMT]<TRNAMT>2387,00<FITID>00000000<CHECKNUM>00000000<MEMO>PIX RECEBIDO                  07118452000160</STMTTRN>' +
          '<STMTTRN><TRNTYPE>OTHER<DTPOSTED>2026110993015[-3:GMT]<TRNAMT>2387,00<FITID>00000000<MEMO>PIX RECEBIDO                  07118452000160</STMTTRN>' +
          '<STMTTRN><TRNTYPE>OTHER<DTPOSTED>2026111093015[-3:GMT]<TRNAMT>-9,5<FITID>00000000<MEMO>TARIFA</STMTTRN></BANKTRANLIST>',
        SGML,
      ),
    ),
    cents: [238_700, 238_700, -950],
    days: ['2026-11-09', '2026-11-10'],
  },
  {
    bank: 'Santander, CSV: the sign in front of the currency',
    bytes: latin1(
      crlf(
        'AGENCIA;1234;CONTA;013001234567',
        'Data;Descri\xe7\xe3o;Docto;Situa\xe7\xe3o;Cr\xe9dito (R$);D\xe9bito (R$);Saldo (R$)',
        '09/11/2026;PIX RECEBIDO 07118452000160;000000;;R$ 2.387,00;;R$ 2.400,00',
        '10/11/2026;TARIFA;000000;;;-R$ 9,50;R$ 2.390,50',
        'SALDO;;;;;;R$ 2.390,50',
      ),
    ),
    uses: [DAY, TEXT, UNUSED, UNUSED, 'in', 'out', UNUSED],
    cents: [238_700, -950],
    days: ['2026-11-09', '2026-11-10'],
    leftOut: ['balance'],
  },
  {
    bank: 'Banco do Brasil, OFX: balances without an id, trailing spaces',
    bytes: latin1(
      ofx(
        '<BANKACCTFROM><BANKID>1<BRANCHID>1234-5<ACCTID>67890-X</BANKACCTFROM><BANKTRANLIST>' +
          '<STMTTRN><TRNTYPE>OTHER</TRNTYPE><DTPOSTED>20261101120000[-3:BRT]</DTPOSTED><TRNAMT>500.00</TRNAMT><FITID></FITID><MEMO>Saldo Anterior                </MEMO></STMTTRN>' +
          '<STMTTRN><TRNTYPE>XFER</TRNTYPE><DTPOSTED>20261112120000[-3:BRT]</DTPOSTED><TRNAMT>1925.00</TRNAMT><FITID>20261112119250</FITID><MEMO>PIX - RECEBIDO - 12/11 10:22 00002774100000 CAMILA ROCH   </MEMO></STMTTRN>' +
          '<STMTTRN><TRNTYPE>XFER</TRNTYPE><DTPOSTED>20261112120000[-3:BRT]</DTPOSTED><TRNAMT>-1925.00</TRNAMT><FITID>20261112119250</FITID><MEMO>BB Rende F\xe1cil   </MEMO></STMTTRN>' +
          '<STMTTRN><TRNTYPE>OTHER</TRNTYPE><DTPOSTED>20261112120000[-3:BRT]</DTPOSTED><TRNAMT>500.00</TRNAMT><FITID></FITID><MEMO>S A L D O</MEMO></STMTTRN></BANKTRANLIST>',
        SGML,
      ),
    ),
    cents: [192_500, -192_500],
    days: ['2026-11-12', '2026-11-12'],
    leftOut: ['balance', 'balance'],
  },
  {
    bank: 'Banco do Brasil, CSV: all in quotes, no day for the last balance',
    bytes: latin1(
      crlf(
        '"Data","Lan\xe7amento","Detalhes","N\xba documento","Valor","Tipo Lan\xe7amento"',
        '"30/10/2026","Saldo Anterior","","","500,00",""',
        '"12/11/2026","Pix - Recebido","12/11 10:22 CAMILA ROCHA","1","1.925,00","Entrada"',
        '"12/11/2026","BB Rende F\xe1cil","Rende Facil","2","-1.925,00","Sa\xedda"',
        '"00/00/0000","S A L D O","","","500,00",""',
      ),
    ),
    uses: [DAY, TEXT, TEXT, UNUSED, AMOUNT, UNUSED],
    cents: [192_500, -192_500],
    days: ['2026-11-12', '2026-11-12'],
    leftOut: ['balance', 'balance'],
  },
  {
    bank: 'Caixa, OFX: one id for all, no type of account',
    bytes: latin1(
      ofx(
        '<BANKACCTFROM><BANKID>0104<ACCTID>1234001000123456</BANKACCTFROM><BANKTRANLIST>' +
          Array.from(
            { length: 6 },
            (_, index) =>
              `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>2026110${String(index + 1)}<TRNAMT>+100.00<FITID>18236120<CHECKNUM>18236120<MEMO>CRED PIX</STMTTRN>`,
          ).join('') +
          '</BANKTRANLIST>',
        SGML,
      ),
    ),
    cents: [10_000, 10_000, 10_000, 10_000, 10_000, 10_000],
    days: ['2026-11-01', '2026-11-06'],
  },
  {
    bank: 'Caixa, CSV: amounts without a sign, the way in a column of its own',
    bytes: latin1(
      crlf(
        '"Conta";"Data_Mov";"Nr_Doc";"Historico";"Valor";"Deb_Cred"',
        '"1234001000123456";"20261103";"000001";"CRED PIX";"100.00";"C"',
        '"1234001000123456";"20261104";"000002";"DEB AUTOR";"1234.56";"D"',
        '"1234001000123456";"20261105";"000003";"CRED TED";"2000.00";"C"',
      ),
    ),
    uses: [UNUSED, DAY, UNUSED, TEXT, AMOUNT, UNUSED],
    cents: [10_000, -123_456, 200_000],
    days: ['2026-11-03', '2026-11-05'],
  },
  {
    bank: 'Nubank, the account, CSV: a purchase and its refund under one id, a quoted line end',
    bytes: withBom(
      lf(
        'Data,Valor,Identificador,Descrição',
        '03/11/2026,1006.67,673e1d2c-0c5b-4f6d-9d56-aaaaaaaaaaaa,Transferência recebida pelo Pix - JOANA FERRAZ - •••.905.336-•• - NU PAGAMENTOS - IP (0260) Agência: 1 Conta: 123-4',
        '04/11/2026,-49.90,673e1d2c-0c5b-4f6d-9d56-bbbbbbbbbbbb,Compra no débito - Papelaria',
        '04/11/2026,49.90,673e1d2c-0c5b-4f6d-9d56-bbbbbbbbbbbb,Estorno - Compra no débito - Papelaria',
        '05/11/2026,-1.00,673e1d2c-0c5b-4f6d-9d56-cccccccccccc,"Pix enviado',
        'para ""Zé"", o pintor"',
      ),
    ),
    cents: [100_667, -4990, 4990, -100],
    days: ['2026-11-03', '2026-11-05'],
    texts: { 3: 'Pix enviado para "Zé", o pintor' },
  },
  {
    bank: 'Nubank, the card, OFX 2',
    bytes: utf8(
      '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE"?>\n<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>BRL</CURDEF><CCACCTFROM><ACCTID>a1b2</ACCTID></CCACCTFROM><BANKTRANLIST>' +
        '<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261102000000[-3:GMT]</DTPOSTED><TRNAMT>-224.00</TRNAMT><FITID>673e1d2c-0c5b-4f6d-9d56-aaaaaaaaaaa1</FITID><MEMO>Adobe - Parcela 1/3</MEMO></STMTTRN>' +
        '<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261110000000[-3:GMT]</DTPOSTED><TRNAMT>1500.00</TRNAMT><FITID>673e1d2c-0c5b-4f6d-9d56-aaaaaaaaaaa2</FITID><MEMO>Pagamento recebido</MEMO></STMTTRN>' +
        '</BANKTRANLIST><LEDGERBAL><BALAMT>-1</BALAMT></LEDGERBAL></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>',
    ),
    cents: [-22_400, 150_000],
    days: ['2026-11-02', '2026-11-10'],
  },
  {
    bank: 'Inter, CSV: UTF-8 with a mark, line ends of two kinds, a balance in the preamble',
    bytes: withBom(
      'Extrato Conta Corrente\nConta ;1234567-8\nPeríodo ;01/11/2026 a 22/11/2026\nSaldo ;R$ 4.700,00\n\n' +
        crlf(
          'Data Lançamento;Histórico;Descrição;Valor;Saldo',
          '19/11/2026;Pix recebido;"Cp :60701190-CAFE SERRA ALTA LTDA";4.600,00;4.700,00',
          '18/11/2026;Pix enviado;"Cp :00000000-PAPELARIA ""UNIAO""";-49,90;100,00',
          '17/11/2026;Compra no débito;"No estabelecimento MERCADO";-1,00;149,90',
        ),
    ),
    cents: [460_000, -4990, -100],
    days: ['2026-11-17', '2026-11-19'],
  },
  {
    bank: 'Inter, the card, CSV: what was bought is positive',
    bytes: withBom(
      lf(
        '"Data","Lançamento","Categoria","Tipo","Valor"',
        '"02/11/2026","ADOBE CREATIVE","SERVICOS","Compra à vista","R$ 224,00"',
        '"10/11/2026","PAGAMENTO ON LINE","OUTROS","Pagamento","-R$ 1.500,00"',
      ),
    ),
    cents: [-22_400, 150_000],
    days: ['2026-11-02', '2026-11-10'],
  },
  {
    bank: 'C6, CSV: windows-1252 although its first bytes are a mark of UTF-8',
    bytes: latin1(
      '\xef\xbb\xbf' +
        crlf(
          'EXTRATO DE CONTA CORRENTE C6 BANK',
          '',
          'Ag\xeancia: 1 / Conta: 123456789',
          'Extrato gerado em 22/11/2026 - as transa\xe7\xf5es abaixo s\xe3o do per\xedodo de 01/11/2026 a 22/11/2026',
          '',
          'Data Lan\xe7amento,Data Cont\xe1bil,T\xedtulo,Descri\xe7\xe3o,Entrada(R$),Sa\xedda(R$),Saldo do Dia(R$)',
          '18/11/2026,19/11/2026,Pix recebido de LIGIA M TELES,TRANSF ENVIADA PIX,3020.00,0.00,3100.00',
          '19/11/2026,19/11/2026,ADOBE,DEBITO DE CART\xc3O,0.00,224.00,2876.00',
        ),
    ),
    cents: [302_000, -22_400],
    days: ['2026-11-18', '2026-11-19'],
    texts: { 1: 'ADOBE - DEBITO DE CARTÃO' },
  },
  {
    bank: 'C6, the card, CSV: foreign currency in a column before the amount',
    bytes: utf8(
      lf(
        'Data de Compra;Nome no Cartão;Final do Cartão;Categoria;Descrição;Parcela;Valor (em US$);Cotação (em R$);Valor (em R$)',
        '02/11/2026;MARINA PRADO;1234;Serviços;ADOBE;Única;0;0;224.00',
        '10/11/2026;MARINA PRADO;1234;-;Inclusao de Pagamento;Única;0;0;-1500.00',
      ),
    ),
    cents: [-22_400, 150_000],
    days: ['2026-11-02', '2026-11-10'],
  },
  {
    bank: 'Mercado Pago, CSV: two sections, no line end after the last row',
    bytes: withBom(
      crlf(
        'INITIAL_BALANCE;CREDITS;DEBITS;FINAL_BALANCE',
        '1.000,00;1.890,00;-10,00;2.880,00',
        '',
        'RELEASE_DATE;TRANSACTION_TYPE;REFERENCE_ID;TRANSACTION_NET_AMOUNT;PARTIAL_BALANCE',
        '04-11-2026;Transferência Pix recebida Tiago Menezes ;123456789;1.890,00;2.890,00',
        '05-11-2026;Pagamento com QR Pix Loja ;123456790;-10,00;2.880,00',
      ).trimEnd(),
    ),
    cents: [189_000, -1000],
    days: ['2026-11-04', '2026-11-05'],
  },
  {
    bank: 'Sicoob, OFX: ISO days, a future entry, no memo',
    bytes: utf8(
      ofx(
        '<BANKACCTFROM><BANKID>756<ACCTID>12345-6</BANKACCTFROM><BANKTRANLIST>' +
          '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>2026-11-10T00:00:00.000-03:00<TRNAMT>1450.00<FITID>1<MEMO>PIX RECEBIDO - OUTRA IF</STMTTRN>' +
          '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>2026-11-11<TRNAMT>20.00<FITID>2<NAME>RECEBIMENTO</STMTTRN>' +
          '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>2026-11-30<TRNAMT>-80.00<FITID>3<MEMO>AGENDADO</STMTTRN></BANKTRANLIST>',
        SGML,
      ),
    ),
    cents: [145_000, 2000],
    days: ['2026-11-10', '2026-11-11'],
    leftOut: ['future'],
  },
  {
    bank: 'Sicoob, CSV: the way behind the amount',
    bytes: latin1(
      crlf(
        'SICOOB - SISTEMA DE COOPERATIVAS DE CR\xc9DITO DO BRASIL;;;',
        'COOPERATIVA: 1234-5 / CONTA: 12.345-6;;;',
        'DATA;DOCUMENTO;HIST\xd3RICO;VALOR',
        '09/11/2026;;SALDO ANTERIOR;1.000,00C',
        '10/11/2026;Pix;PIX RECEB.OUTRA IF;1.450,00C',
        '10/11/2026;Pix;PIX EMIT.OUTRA IF;200,50D',
        '10/11/2026;;SALDO DO DIA =====>;2.249,50C',
      ),
    ),
    uses: [DAY, UNUSED, TEXT, AMOUNT],
    cents: [145_000, -20_050],
    days: ['2026-11-10', '2026-11-10'],
    leftOut: ['balance', 'balance'],
  },
  {
    bank: 'PagBank, CSV with tabs: the minus at the end, a total without a line end',
    bytes: utf8(
      lf(
        'CODIGO DA TRANSACAO\tDATA\tTIPO\tDESCRICAO\tVALOR',
        'A1\t10/11/2026 09:15\tPix recebido\tHELENA DUARTE\t1.810,00',
        'A2\t11/11/2026 18:00\tPagamento\tCONTA DE LUZ\t210,40-',
        'Total:\t1.599,60',
      ).trimEnd(),
    ),
    uses: [UNUSED, DAY, UNUSED, TEXT, AMOUNT],
    cents: [181_000, -21_040],
    days: ['2026-11-10', '2026-11-11'],
    leftOut: ['balance'],
  },
  {
    bank: 'Sicredi, CSV: a balance without a day as the first row',
    bytes: utf8(
      crlf(
        'Associado;MARINA PRADO',
        'Cooperativa;0101',
        'Conta;12345-6',
        '',
        'Data;Descrição;Documento;Valor (R$);Saldo (R$)',
        ';SALDO ANTERIOR;;;1.000,00',
        '05/11/2026;RECEBIMENTO PIX HELENA DUARTE;PIX_CRED;1.250,00;2.250,00',
        '06/11/2026;LIQUIDACAO BOLETO;COB000013;-50,00;2.200,00',
      ),
    ),
    uses: [DAY, TEXT, UNUSED, AMOUNT, UNUSED],
    cents: [125_000, -5000],
    days: ['2026-11-05', '2026-11-06'],
    leftOut: ['balance'],
  },
  {
    bank: 'Stone, CSV: no sign, no column of texts, both sides named',
    bytes: utf8(
      crlf(
        'Movimentação;Tipo;Valor;Saldo antes;Saldo depois;Tarifa;Data;Situação;Destino;Destino Documento;Destino Instituição;Origem;Origem Documento;Origem Instituição',
        'Crédito;Pix;1.250,00;0,00;1.250,00;0,00;05/11/2026 10:22;Efetivado;MARINA PRADO;529.982.247-25;Stone;HELENA DUARTE;390.533.447-05;Nubank',
        'Débito;Pix;50,00;1.250,00;1.200,00;0,00;06/11/2026 10:22;Efetivado;PAPELARIA;07.118.452/0001-60;Itaú;MARINA PRADO;529.982.247-25;Stone',
      ),
    ),
    cents: [125_000, -5000],
    days: ['2026-11-05', '2026-11-06'],
    texts: {
      0: 'Pix - HELENA DUARTE - 390.533.447-05',
      1: 'Pix - PAPELARIA - 07.118.452/0001-60',
    },
  },
  {
    bank: 'PayPal, CSV: each row has its own currency',
    bytes: withBom(
      crlf(
        '"Data","Nome","Tipo","Status","Moeda","Bruto","Tarifa","Líquido"',
        '"05/11/2026","ACME INC","Pagamento","Concluído","USD","500,00","-22,30","477,70"',
        '"06/11/2026","LOJA","Pagamento","Concluído","BRL","500,00","-22,30","477,70"',
      ),
    ),
    uses: [DAY, TEXT, UNUSED, UNUSED, UNUSED, UNUSED, UNUSED, AMOUNT],
    cents: [47_770],
    days: ['2026-11-06', '2026-11-06'],
    leftOut: ['foreign'],
  },
  {
    bank: 'any bank, CSV: days with the month in front',
    bytes: utf8(
      lf('Date;Description;Amount', '11/05/2026;PIX HELENA;1810.00', '11/13/2026;LUZ;-210.40'),
    ),
    uses: ['monthFirst', TEXT, AMOUNT],
    cents: [181_000, -21_040],
    days: ['2026-11-05', '2026-11-13'],
  },
  {
    bank: 'any bank, CSV: one column for both ways, months by their names',
    bytes: utf8(
      lf(
        'Dt;Histórico;Crédito/Débito (R$)',
        '10 nov 2026;PIX HELENA;R$ 1.810,00',
        '11/nov/26;LUZ;- R$ 210,40',
        '12 de novembro de 2026;ÁGUA;-R$ 1.000,00',
        '13112026;TAR;(7,90)',
      ),
    ),
    uses: [DAY, TEXT, AMOUNT],
    cents: [181_000, -21_040, -100_000, -790],
    days: ['2026-11-10', '2026-11-13'],
  },
  {
    bank: 'any bank, CSV without a head',
    bytes: utf8(lf('10/11/2026;PIX HELENA;1.810,00', '11/11/2026;LUZ;-210,40')),
    uses: [DAY, TEXT, AMOUNT],
    cents: [181_000, -21_040],
    days: ['2026-11-10', '2026-11-11'],
  },
  {
    bank: 'any bank, CSV: the head stands once more in the middle',
    bytes: utf8(
      lf(
        'Data;Histórico;Valor',
        '10/11/2026;PIX HELENA;1.810,00',
        'Últimos lançamentos',
        'Data;Histórico;Valor',
        '11/11/2026;LUZ;-210,40',
      ),
    ),
    uses: [DAY, TEXT, AMOUNT],
    cents: [181_000, -21_040],
    days: ['2026-11-10', '2026-11-11'],
    leftOut: ['unreadable'],
  },
];

import { compareFiles, type AccountData, type ComparedFiles } from './compare';
import { itemsByKind, type ItemsByKind } from './item';
import { guessColumns } from './csvColumns';
import { statusOf } from './status';

const TODAY = '2026-11-22';
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const account: AccountData = {
  today: TODAY,
  columns: {},
  openParts: [{ id: 'p-1', cents: 70_000, dueOn: '2026-11-05', clientId: 'c' }],
  received: [],
  clients: [{ id: 'c', names: ['João Silva'], document: null }],
  stored: [],
  expenses: [],
  owner: { names: [], documents: [] },
};

/** Compares a file; columns of an unknown bank are read as they are guessed. */
function compared(...lines: string[]): ComparedFiles & ItemsByKind {
  const files = [{ name: 'x', bytes: utf8(lines.map((line) => `${line}\n`).join('')) }];
  let result = compareFiles(files, account);
  if (result.kind === 'columns') {
    result = compareFiles(files, { ...account, columns: { [result.head]: result.guess } });
  }
  if (result.kind !== 'compared') throw new Error(result.kind);
  const left = Object.values(result.leftOut).reduce((sum, count) => sum + count, 0);
  expect(result.lines + left).toBe(result.entries);
  return { ...result, ...itemsByKind(result.items) };
}

const DONE =
  'Concluído;Concluída;Concluido;CONCLUÍDO;Aprovado;Pago;Paga;Pago à vista;Aprovado sem ressalvas;Efetivado;Efetuada;Liquidado;Realizado;Pix realizado;Pagamento aprovado;Processado;Confirmado;Recebido;Completed;Complete;Settled;Posted;Paid;Succeeded;COMPLETED;Cleared'.split(
    ';',
  );
const UNDONE =
  'Recusado;Recusada;Pendente;Cancelado;Cancelada;Negado;Falhou;Falha;Devolvido;Estornado;Em análise;EM ANALISE;Agendado;Expirado;Processando;Em processamento;Aguardando pagamento;Transação recusada;Não concluído;Não autorizada;Não aprovado;Rejeitado;Reembolsado;Bloqueado;Declined;Pending;Cancelled;Canceled;Failed;Refunded;Reversed;Denied;Expired;On hold;ON_HOLD;Processing;Scheduled;Returned;Unpaid;Not completed;Not yet paid;Sem sucesso;Incomplete;A receber;Vencido;Chargeback'.split(
    ';',
  );
const UNKNOWN = [
  'XPTO',
  'Não conciliado',
  'Autorizado',
  '42',
  'Parcialmente devolvido',
  'Partially refunded',
];

test.each<[string, string | null]>([
  ...DONE.map((cell): [string, string] => [cell, 'done']),
  ...UNDONE.map((cell): [string, string] => [cell, 'undone']),
  ...UNKNOWN.map((cell): [string, string] => [cell, 'unknown']),
  ['', null],
  ['-', null],
])('%j is %s', (cell, status) => {
  expect(statusOf(cell)).toBe(status);
});

const rowOf = (status: string): string =>
  `"05/11/2026","PIX RECEBIDO JOAO SILVA","Pagamento","${status}","BRL","700,00"`;
const headOf = (title: string): string => `"Data","Nome","Tipo","${title}","Moeda","Valor"`;

describe('what is ticked', () => {
  const TITLES = [
    'Status',
    'Situação',
    'Estado',
    'Status da transação',
    'Transaction status',
    'SITUACAO',
  ];

  test.each(TITLES)('a column %j', (title) => {
    for (const cell of ['Concluído', 'Aprovado', 'Completed']) {
      expect(compared(headOf(title), rowOf(cell)).sure).toHaveLength(1);
    }
    for (const cell of ['Recusado', 'Pendente', 'Em análise', 'Declined', 'On hold']) {
      const { sure, leftOut, lines } = compared(headOf(title), rowOf(cell));
      expect([cell, sure, lines, leftOut.undone]).toEqual([cell, [], 0, 1]);
    }
    const { sure, aside } = compared(headOf(title), rowOf('Concluído'), rowOf('XPTO'));
    expect(sure).toHaveLength(1);
    expect(aside).toMatchObject([{ why: 'status', line: { isUnclear: true } }]);
  });

  test('a blank cell beside filled ones is not certain; a blank column says nothing', () => {
    const { sure, aside } = compared(headOf('Status'), rowOf(''), rowOf('Recusado'));
    expect(sure).toEqual([]);
    expect(aside).toMatchObject([{ why: 'status' }]);
    expect(compared(headOf('Status'), rowOf('')).sure).toHaveLength(1);
  });

  test.each(['', 'Resultado', 'Andamento'])('a column %j is recognised by its cells', (title) => {
    const { sure, leftOut } = compared(
      headOf(title),
      rowOf('Recusado'),
      rowOf('Pendente'),
      rowOf('Concluído'),
    );
    expect([sure.length, leftOut.undone]).toEqual([1, 2]);
  });

  test('the states of a country are no statuses, and neither is a text', () => {
    expect(compared(headOf('Estado'), rowOf('SP')).sure).toHaveLength(1);
    expect(
      compared('Data;Histórico;Valor', '05/11/2026;PIX RECEBIDO JOAO SILVA;700,00').sure,
    ).toHaveLength(1);
  });

  test('the head of a known bank may have it, too', () => {
    const head = 'Data Lançamento;Descrição;Status;Valor';
    const row = (status: string) => `05/11/2026;PIX RECEBIDO JOAO SILVA;${status};700,00`;
    expect(compared(head, row('Efetivado')).sure).toHaveLength(1);
    expect(compared(head, row('Cancelado'))).toMatchObject({ lines: 0, leftOut: { undone: 1 } });
  });

  test.each([
    ['HOLD', 0],
    ['hold', 0],
    ['CREDIT', 1],
  ])('OFX: an entry of the type %s', (type, count) => {
    const { sure, leftOut } = compared(
      `<OFX><STMTRS><STMTTRN><TRNTYPE>${type}<DTPOSTED>20261105<TRNAMT>700.00<MEMO>PIX RECEBIDO JOAO SILVA</STMTTRN></STMTRS></OFX>`,
    );
    expect([sure.length, leftOut.undone]).toEqual([count, 1 - count]);
  });
});

test.each([
  ['PIX AGENDADO JOAO SILVA', '700.00', 1],
  ['Pix agendado - JOAO SILVA', '700.00', 1],
  ['AGENDAMENTO PIX JOAO SILVA', '700.00', 1],
  ['TRANSFERENCIA PROGRAMADA JOAO SILVA', '700.00', 1],
  ['PIX RECEBIDO LOJA PROGRAMADA', '700.00', 0],
  // What was scheduled and has gone out is paid.
  ['PIX AGENDADO JOAO SILVA', '-700.00', 0],
])('%s of %s is to come: %s', (text, amount, future) => {
  const files = [
    [
      `<OFX><STMTRS><STMTTRN><DTPOSTED>20261105<TRNAMT>${amount}<MEMO>${text}</STMTTRN></STMTRS></OFX>`,
    ],
    ['Data;Histórico;Valor', `05/11/2026;${text};${amount.replace('.', ',')}`],
  ];
  for (const file of files) expect(compared(...file).leftOut.future).toBe(future);
});

test('a column of statuses is no text', () => {
  const rows = [
    ['05/11/2026', 'Recusado', 'ANA', '1,00'],
    ['06/11/2026', 'Concluído', 'ANA', '2,00'],
  ];
  for (const title of ['Status', 'Situação', 'Estado', 'Resultado', '']) {
    const uses = guessColumns(['Data', title, 'Quem', 'Valor'], rows);
    expect([title, uses]).toEqual([title, ['day', 'unused', 'text', 'amount']]);
  }
});

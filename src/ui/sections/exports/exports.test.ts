import { waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';

import {
  aClient,
  anExpense,
  anExpenseProject,
  aPart,
  aPayment,
  aProject,
  aQuote,
  aQuoteDetails,
} from '../../../../test/builders';
import { renderSection } from '../../../../test/renderSection';
import { paymentAmounts } from '../../../features/business/payments/payment';
import { toCents } from '../../../features/shared/money';
import { ENTITIES } from '../../../features/app/entities/entities';
import { csvOf } from './csv';
import { everythingZipped } from './everything';
import { ledgerTable } from './ledger';
import { listTable, partsTable } from './tables';

/** Reads a CSV as a Brazilian spreadsheet does, with another library than the one that wrote it. */
const read = (csv: string): string[][] =>
  Papa.parse<string[]>(csv, { delimiter: ';', skipEmptyLines: true }).data;

const reais = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

test.each([
  [1234.5, '1234,50'],
  [-0.01, '-0,01'],
  [0, '0,00'],
  [100 / 3, '33,33'],
  ['=SOMA(A1:A9)', "'=SOMA(A1:A9)"],
  ['+55 11', "'+55 11"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  [' =1+1', "' =1+1"],
  ['\u00a0\u200b-1', "'\u00a0\u200b-1"],
  ['＝1+1', "'＝1+1"],
  [' ＠x', "' ＠x"],
  ['﹢1', "'﹢1"],
  [' a=1', ' a=1'],
  ['  ', '  '],
  ['a;b', '"a;b"'],
  ['Rua Aurora, 412', '"Rua Aurora, 412"'],
  ['=1,5', `"'=1,5"`],
  ['diz "oi"', '"diz ""oi"""'],
  [null, ''],
])('%j is written %s', (cell, text) => {
  expect(csvOf({ name: 'x', columns: ['c'], rows: [[cell]] })).toBe(`\uFEFFc\r\n${text}\r\n`);
});

test('any text and any amount are read back as they were, to the cent', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }).filter((text) => /^[\p{L}\d"; ]+$/u.test(text.slice(0, 3))),
    fc.integer({ min: -1e12, max: 1e12 }).map((cents) => cents / 100),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const [, ...back] = read(csvOf({ name: 'x', columns: ['a', 'b'], rows }));
      expect(
        back.map((row, index) =>
          row.map((text, column) =>
            typeof rows[index]?.[column] === 'number' ? toCents(reais(text)) : text,
          ),
        ),
      ).toEqual(
        rows.map((row) => row.map((value) => (typeof value === 'number' ? toCents(value) : value))),
      );
    }),
  );
});

const seeded = async () => {
  const { store } = await renderSection(
    () => null,
    ({ tables }, userId) => {
      tables.clients.seed(userId, aClient({ id: 'c1', name: 'Açaí; & Cia.' }));
      tables.quotes.seed(
        userId,
        aQuote({ id: 'q1', clientId: 'c1', totalValue: 1200.5, status: 'approved' }),
      );
      tables.quoteDetails.seed(userId, aQuoteDetails({ id: 'q1', number: '2026-021' }));
      tables.projects.seed(userId, aProject({ id: 'j1', name: 'Catálogo', clientId: 'c1' }));
      tables.payments.seed(
        userId,
        aPayment({
          id: 'p1',
          projectId: 'j1',
          paid: true,
          paymentMethod: 'pix',
          paymentDate: '2026-01-31',
          ...paymentAmounts(100, 'pix', 3),
        }),
        aPayment({ id: 'p2', paid: true, paymentDate: null, receivedAmount: 7 }),
        aPayment({ id: 'p3', paid: true, paymentDate: null, receivedAmount: 0 }),
      );
      tables.paymentParts.seed(
        userId,
        aPart({
          id: 'p1-2',
          receivedOn: '2025-12-31',
          amount: 33.33,
          receiptNumber: '2026-014',
        }),
        aPart({ id: 'p1-1', receiptNumber: '2026-013' }),
        aPart({ id: 'p3-1', receivedOn: '2026-11-22' }),
      );
      tables.expenses.seed(
        userId,
        anExpense({
          id: 'e1',
          description: '=1+1',
          category: 'Outros',
          amount: 20.05,
          date: '2026-01-02',
        }),
        anExpense({
          id: 'e2',
          description: 'Papel',
          category: 'Outros',
          amount: 9.9,
          date: '2026-02-01',
        }),
      );
      tables.expenseProjects.seed(userId, anExpenseProject({ id: 'e2', projectId: 'j1' }));
    },
  );
  await waitFor(() => {
    expect(store.getState().paymentParts.loaded).toBe(true);
    expect(store.getState().expenseProjects.loaded).toBe(true);
    expect(store.getState().quoteDetails.loaded).toBe(true);
  });
  return store.getState();
};

test('a list is written as it is shown', async () => {
  const root = await seeded();
  expect(
    read(csvOf(listTable(root, 'expenses', ['e2', 'e1']))).map((row) => row.slice(0, 6)),
  ).toEqual([
    ['Descrição', 'Categoria', 'Valor', 'Data', 'Forma de pagamento', 'Projeto'],
    ['Papel', 'Outros', '-9,90', '01/02/2026', '', 'Catálogo'],
    ["'=1+1", 'Outros', '-20,05', '02/01/2026', '', ''],
  ]);
  expect(
    read(csvOf(listTable(root, 'quotes', ['q1']))).map((row) => [...row.slice(0, 3), row[4]]),
  ).toEqual([
    ['Cliente', 'Valor', 'Status', 'Número'],
    ['Açaí; & Cia.', '1200,50', 'Aprovado', '2026-021'],
  ]);
});

test('a payment is written with the day that its row shows', async () => {
  const root = await seeded();
  const [head, ...lines] = read(csvOf(listTable(root, 'payments', ['p1', 'p2', 'p3'])));
  expect(head?.at(-1)).toBe('Recebido');
  expect(lines.map((line) => line[7])).toEqual(['31/01/2026', '', '22/11/2026']);
});

test("receipts' numbers stand with their payment and with their part", async () => {
  const root = await seeded();
  const [head = [], ...lines] = read(csvOf(listTable(root, 'payments', ['p1', 'p2'])));
  const column = head.indexOf('Recibos');
  expect(lines.map((line) => line[column])).toEqual(['2026-013, 2026-014', '']);
  const [parts = [], ...rows] = read(csvOf(partsTable(root)));
  const place = parts.indexOf('Recibo');
  expect(rows.flatMap((row) => row[place] || [])).toEqual(['2026-013', '2026-014']);
});

test("a year's ledger has each receipt and each expense on its day", async () => {
  const root = await seeded();
  const [, ...lines] = read(csvOf(ledgerTable(root, 2026)));
  expect(lines.map((line) => [line[0], line[1], line[4], line[7], line[8]])).toEqual([
    ['02/01/2026', 'Gasto', '', '', '20,05'],
    ['31/01/2026', 'Receita', 'Catálogo', '33,33', ''],
    ['01/02/2026', 'Gasto', 'Catálogo', '', '9,90'],
  ]);
});

test('everything in one file: each list whole, the ledger of all years', async () => {
  const root = await seeded();
  const files = unzipSync(everythingZipped(root));
  const rows = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, read(strFromU8(bytes)).length - 1]),
  );
  expect(rows).toEqual({
    // Of a further list, which nothing was seeded into.
    ...Object.fromEntries(ENTITIES.map((entity) => [`${listTable(root, entity, []).name}.csv`, 0])),
    'clientes.csv': 1,
    'orcamentos.csv': 1,
    'projetos.csv': 1,
    'pagamentos.csv': 3,
    'gastos.csv': 2,
    'itens-de-orcamentos.csv': 1,
    'parcelas.csv': 5,
    'livro-caixa.csv': 5,
  });
});

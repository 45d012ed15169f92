import type { ClientDetails } from '../../../features/business/clients/clientDetails';
import { clientDetailsSelectors } from '../../../features/business/clients/clientDetailsSlice';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { expenseProjectsSelectors } from '../../../features/business/expenses/expenseProjectsSlice';
import { selectPartsByPayment } from '../../../features/business/payments/paymentPartsSlice';
import { paymentsSelectors } from '../../../features/business/payments/paymentsSlice';
import { paymentPlan } from '../../../features/business/payments/plan';
import { partLines } from '../../../features/business/payments/received';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { quotesSelectors } from '../../../features/business/quotes/quotesSlice';
import { itemSubtotal } from '../../../features/business/quotes/quote';
import { formatDocument } from '../../../features/shared/brazil';
import { localDay } from '../../../features/shared/days';
import type { Row } from '../../../features/shared/list';
import { normalise } from '../../../features/shared/searchText';
import type { EntityName } from '../../../features/app/entities/entities';
import type { RootState } from '../../../store/hooks';
import { CLIENT_NOT_FOUND } from '../../records/texts/clientName';
import { formatDay, formatInstantDay } from '../../kit/text/format';
import { PROJECT_NOT_FOUND } from '../../records/texts/projectTexts';
import type { CsvValue, ListField, List } from '../../records/list';
import { listWords } from '../../records/nouns';
import { csvOf, type Cell, type CsvTable } from './csv';
import { ofEachList } from './lists';
import { CSV_TYPE, saveFile } from '../../records/saveFile';

const day = (of: string | null): string | null => (of === null ? null : formatDay(of));

/** Functions that return the names of referenced rows, as the lists show them. */
export function namesIn(root: RootState) {
  const client = (id: string | null): string =>
    clientsSelectors.selectById(root, id)?.name ?? CLIENT_NOT_FOUND;
  return {
    client,
    project: (id: string | null): string =>
      projectsSelectors.selectById(root, id)?.name ?? PROJECT_NOT_FOUND,
    clientOfProject: (id: string | null): string =>
      client(projectsSelectors.selectById(root, id)?.clientId ?? null),
  };
}

/** The name of an expense's project; null for none. */
export const projectNamed = (root: RootState, expenseId: string): string | null => {
  const id = expenseProjectsSelectors.selectById(root, expenseId)?.projectId ?? null;
  return id === null ? null : namesIn(root).project(id);
};

interface Exported {
  /** Whether everything that the file contains is loaded. */
  isWhole: (root: RootState) => boolean;
  /** Returns the file's table for the rows with these ids, in this order. Deleted rows are left out. */
  table: (root: RootState, ids: readonly string[]) => CsvTable;
}

/** What the list of clients does not show, but a spreadsheet brings in again. */
const CLIENT_DETAILS: readonly [header: string, of: (details: ClientDetails) => CsvValue][] = [
  ['CPF ou CNPJ', ({ document }) => document && formatDocument(document)],
  ['Endereço', ({ address }) => address],
  ['Cidade', ({ city }) => city],
  ['UF', ({ state }) => state],
];

function exportOf<T extends Row, Context extends object, Key extends string>({
  entity,
  fields,
  selectAll,
  context: selectContext,
  isWhole = () => true,
}: List<T, Context, Key>): Exported {
  const columns = Object.values<ListField<T, Context>>(fields).flatMap(({ header, text, csv }) => {
    if (!csv) return [];
    const options: Exclude<typeof csv, true> = csv === true ? {} : csv;
    return { header: options.header ?? header, of: options.of ?? text };
  });
  const details = entity === 'clients' ? CLIENT_DETAILS : [];
  return {
    isWhole: (root) =>
      isWhole(root) && (details.length === 0 || clientDetailsSelectors.selectIsLoaded(root)),
    table: (root, ids) => {
      const context = selectContext(root, localDay(new Date()));
      const rows = new Map(selectAll(root).map((row) => [row.id, row]));
      return {
        name: normalise(listWords[entity].title),
        columns: [...columns.map(({ header }) => header), ...details.map(([header]) => header)],
        rows: ids.flatMap((id) => {
          const row = rows.get(id);
          const own = clientDetailsSelectors.selectById(root, id);
          if (!row) return [];
          return [
            [
              ...columns.map(({ of }) => of?.(row, context) ?? null),
              ...details.map(([, of]) => (own ? of(own) : null)),
            ],
          ];
        }),
      };
    },
  };
}

const EXPORTS = ofEachList(exportOf);

/** The CSV table of a list for these rows, in this order. */
export const listTable = (root: RootState, entity: EntityName, ids: readonly string[]): CsvTable =>
  EXPORTS[entity].table(root, ids);

/** Whether everything in the CSV file of a list is loaded. */
export const selectIsExportable = (root: RootState, entity: EntityName): boolean =>
  EXPORTS[entity].isWhole(root);

/** Saves these rows of a list, in this order, as a CSV file. */
export function exportRows(root: RootState, entity: EntityName, ids: readonly string[]): void {
  const table = listTable(root, entity, ids);
  saveFile(`${table.name}.csv`, CSV_TYPE, csvOf(table));
}

export const itemsTable = (root: RootState): CsvTable => ({
  name: 'itens-de-orcamentos',
  columns: ['Cliente', 'Data', 'Item', 'Descrição', 'Quantidade', 'Preço', 'Subtotal'],
  rows: quotesSelectors
    .selectAll(root)
    .flatMap((quote) =>
      quote.items.map((item): Cell[] => [
        namesIn(root).client(quote.clientId),
        formatInstantDay(quote.createdAt),
        item.name,
        item.description,
        item.quantity.toString(),
        item.price,
        itemSubtotal(item),
      ]),
    ),
});

export function partsTable(root: RootState): CsvTable {
  const stored = selectPartsByPayment(root);
  return {
    name: 'parcelas',
    columns: [
      ...['Projeto', 'Cliente', 'Parcela', 'Valor', 'Vencimento', 'Recebida em', 'Situação'],
      'Recibo',
    ],
    rows: paymentsSelectors.selectAll(root).flatMap((payment) => {
      const rows = stored[payment.id];
      const plan = paymentPlan(payment, rows);
      return [...plan.parts, ...plan.outside]
        .flatMap(partLines)
        .map((part): Cell[] => [
          namesIn(root).project(payment.projectId),
          namesIn(root).clientOfProject(payment.projectId),
          `${part.of.toString()} de ${plan.parts.length.toString()}`,
          part.amount,
          day(part.dueOn),
          day(part.receivedOn),
          part.received ? 'Recebida' : 'Em aberto',
          rows?.find(({ number }) => number === part.number)?.receiptNumber ?? null,
        ]);
    }),
  };
}

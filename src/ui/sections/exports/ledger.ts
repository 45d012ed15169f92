import { compareText } from '../../../features/shared/listSelectors';
import type { YearRows } from '../../../features/business/year/moneyByYear';
import { selectMoneyByYear } from '../../../features/business/year/yearSelectors';
import type { RootState } from '../../../store/hooks';
import { formatDay } from '../../kit/text/format';
import { paymentMethodLabel } from '../../../features/business/payments/paymentWords';
import type { Cell, CsvTable } from './csv';
import { namesIn, projectNamed } from './tables';

const COLUMNS = [
  ...['Data', 'Tipo', 'Descrição', 'Cliente', 'Projeto', 'Categoria'],
  ...['Forma de pagamento', 'Entrada', 'Saída'],
];

/** Receipts and expenses by day. Receipts without a day are last. */
function entries(root: RootState, { receipts, expenses }: YearRows): Cell[][] {
  const { project, clientOfProject } = namesIn(root);
  const lines = [
    ...receipts.map(({ day, payment, amount }) => ({
      day,
      cells: [
        'Receita',
        project(payment.projectId),
        clientOfProject(payment.projectId),
        project(payment.projectId),
        null,
        payment.paymentMethod && paymentMethodLabel[payment.paymentMethod],
        amount,
        null,
      ],
    })),
    ...expenses.map(({ id, date, description, category, paymentMethod, amount }) => ({
      day: date,
      cells: [
        'Gasto',
        description,
        null,
        projectNamed(root, id),
        category,
        paymentMethod && paymentMethodLabel[paymentMethod],
        null,
        amount,
      ],
    })),
  ];
  return lines
    .sort((a, b) => compareText(a.day ?? '9999', b.day ?? '9999'))
    .map(({ day, cells }) => [day === null ? null : formatDay(day), ...cells]);
}

/** The ledger of one year. Null means all years, and includes receipts without a day. */
export function ledgerTable(root: RootState, year: number | null): CsvTable {
  const { years, undated } = selectMoneyByYear(root);
  const all = [...years.values()];
  const rows: YearRows =
    year === null
      ? {
          receipts: [...all.flatMap(({ receipts }) => receipts), ...undated],
          expenses: all.flatMap(({ expenses }) => expenses),
        }
      : (years.get(year) ?? { receipts: [], expenses: [] });
  return {
    name: year === null ? 'livro-caixa' : `livro-caixa-${year.toString()}`,
    columns: COLUMNS,
    rows: entries(root, rows),
  };
}

/** Makes a file for spreadsheets of the weeks to come. */
import type { Expected, MoneySource } from '../../../features/business/weeks/expected';
import type { Weeks } from '../../../features/business/weeks/weeks';
import { selectBalanceToday, selectWeeks } from '../../../features/business/weeks/weeksSelectors';
import { localDay } from '../../../features/shared/days';
import type { RootState } from '../../../store/hooks';
import { formatDay } from '../../kit/text/format';
import { CSV_TYPE, saveFile } from '../../records/saveFile';
import { csvOf, type Cell, type CsvTable } from '../exports/csv';
import { selectExpectedText } from './weeksText';

const COLUMNS = ['Semana', 'Dia', 'Descrição', 'Detalhe', 'Entrada', 'Saída', 'Saldo'];

/**
 * Everything that is expected, by week. A week ends with what is left then, if the balance is known.
 * @param shown - the weeks with the late entries that the user counts on
 */
export function weeksTable(
  root: RootState,
  today: string,
  shown: Weeks<MoneySource> = selectWeeks(root, today),
): CsvTable {
  const { weeks, late, undated, later } = shown;
  const balance = selectBalanceToday(root, today);
  const textOf = selectExpectedText(root);
  const line =
    (week: string) =>
    (entry: Expected): Cell[] => {
      const { name, detail } = textOf(entry);
      const { day, kind, amount } = entry;
      const amounts = kind === 'in' ? [amount, null] : [null, amount];
      return [week, day === null ? null : formatDay(day), name, detail, ...amounts, null];
    };
  const left = (week: string, day: string, amount: number, text: string): Cell[][] =>
    balance === null ? [] : [[week, formatDay(day), text, null, null, null, amount]];
  return {
    name: 'proximas-semanas',
    columns: COLUMNS,
    rows: [
      ...left(formatDay(weeks[0]?.from ?? today), today, balance ?? 0, 'Na conta hoje'),
      ...weeks.flatMap(({ from, to, entries, end }) => [
        ...entries.map(line(formatDay(from))),
        ...left(formatDay(from), to, end, 'Fica com'),
      ]),
      ...late.map(line('Atrasado')),
      ...later.map(line('Depois')),
      ...undated.map(line('Sem data')),
    ],
  };
}

export function saveWeeks(root: RootState, shown?: Weeks<MoneySource>): void {
  const table = weeksTable(root, localDay(new Date()), shown);
  saveFile(`${table.name}.csv`, CSV_TYPE, csvOf(table));
}

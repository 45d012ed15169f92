import type { Client } from '../clients/client';
import type { ExpenseCategory } from '../../shared/expenseCategories';
import type { Expense } from '../expenses/expense';
import type { Receipt } from '../payments/received';
import type { Project } from '../projects/project';
import type { Quote } from '../quotes/quote';
import { compareText } from '../../shared/listSelectors';
import { subtractMoney, sumMoney, toCents } from '../../shared/money';
import { monthOf, type YearRows } from './moneyByYear';

/** Sums in reais, exact to the cent. `profit` is revenue minus expenses. */
export interface MoneySums {
  revenue: number;
  expenses: number;
  profit: number;
}

export interface YearSums extends MoneySums {
  /** The sums of the months from January to December. */
  months: MoneySums[];
}

const NO_ROWS: YearRows = { receipts: [], expenses: [] };

const inReais = (revenue: number, expenses: number): MoneySums => ({
  revenue: revenue / 100,
  expenses: expenses / 100,
  profit: (revenue - expenses) / 100,
});

/** The sums of a year, by month and in total. */
export function yearSums({ receipts, expenses }: YearRows = NO_ROWS): YearSums {
  const revenue = Array.from({ length: 12 }, () => 0);
  const spent = Array.from({ length: 12 }, () => 0);
  const add = (cents: number[], month: number, amount: number) => {
    cents[month] = (cents[month] ?? 0) + toCents(amount);
  };
  for (const { day, amount } of receipts) if (day !== null) add(revenue, monthOf(day), amount);
  for (const { date, amount } of expenses) add(spent, monthOf(date), amount);
  const sum = (cents: number[]): number => cents.reduce((total, each) => total + each, 0);
  return {
    months: revenue.map((cents, month) => inReais(cents, spent[month] ?? 0)),
    ...inReais(sum(revenue), sum(spent)),
  };
}

/** Adds up the cents of rows by a key. */
function centsBy<T, Key>(
  rows: readonly T[],
  keyOf: (row: T) => Key,
  amountOf: (row: T) => number,
): Map<Key, number> {
  const cents = new Map<Key, number>();
  for (const row of rows) {
    const key = keyOf(row);
    cents.set(key, (cents.get(key) ?? 0) + toCents(amountOf(row)));
  }
  return cents;
}

/** One share of a sum, in reais. */
export interface Share<Of> {
  of: Of;
  amount: number;
}

/** The shares in reais, sorted by amount, greatest first. */
const shares = <Of>(cents: ReadonlyMap<Of, number>, nameOf: (of: Of) => string): Share<Of>[] =>
  [...cents]
    .map(([of, sum]) => ({ of, amount: sum / 100 }))
    .sort((a, b) => b.amount - a.amount || compareText(nameOf(a.of), nameOf(b.of)));

/** The expenses of each category, greatest first. */
export const expensesByCategory = (expenses: readonly Expense[]): Share<ExpenseCategory>[] =>
  shares(
    centsBy(
      expenses,
      ({ category }) => category,
      ({ amount }) => amount,
    ),
    (category) => category,
  );

type ById<T> = Readonly<Record<string, T>>;

const findById = <T>(rows: ById<T>, id: string | null | undefined): T | null =>
  id === null || id === undefined ? null : (rows[id] ?? null);

/**
 * The receipts of each client, greatest first. The client is null for payments whose project or client was
 * deleted.
 */
export function revenueByClient(
  receipts: readonly Receipt[],
  projects: ById<Project>,
  clients: ById<Client>,
): Share<Client | null>[] {
  const clientOf = ({ payment }: Receipt) =>
    findById(clients, findById(projects, payment.projectId)?.clientId);
  return shares(
    centsBy(receipts, clientOf, ({ amount }) => amount),
    (client) => client?.name ?? '',
  );
}

/** The project of each expense, by the expense's id. */
type Named = ById<{ projectId: string | null }>;

/** The money of one project in a year. */
export interface ProjectFigures {
  /** The project; null for payments whose project was deleted. */
  project: Project | null;
  /** The whole value of the quote, independent of the year; null if the quote was deleted. */
  quoted: number | null;
  /** The amount that was received in the year. */
  received: number;
  /** The amount that was spent in the year, by expenses that name the project. */
  spent: number;
}

/** The projects with receipts or expenses in the year, those with the highest receipts first. */
export function projectFigures(
  { receipts, expenses }: YearRows,
  named: Named,
  projects: ById<Project>,
  quotes: ById<Quote>,
): ProjectFigures[] {
  const projectNamed = ({ id }: Expense) => findById(projects, named[id]?.projectId);
  const received = centsBy(
    receipts,
    ({ payment }) => findById(projects, payment.projectId),
    ({ amount }) => amount,
  );
  const spent = centsBy(
    expenses.filter((expense) => projectNamed(expense) !== null),
    projectNamed,
    ({ amount }) => amount,
  );
  return [...new Set([...received.keys(), ...spent.keys()])]
    .map((project) => ({
      project,
      quoted: findById(quotes, project?.quoteId)?.totalValue ?? null,
      received: (received.get(project) ?? 0) / 100,
      spent: (spent.get(project) ?? 0) / 100,
    }))
    .sort(
      (a, b) =>
        b.received - a.received ||
        b.spent - a.spent ||
        compareText(a.project?.name ?? '', b.project?.name ?? ''),
    );
}

/** The sum of the expenses that belong to no project. */
export const spentWithoutProject = (sums: MoneySums, figures: readonly ProjectFigures[]): number =>
  subtractMoney(sums.expenses, sumMoney(figures.map(({ spent }) => spent)));

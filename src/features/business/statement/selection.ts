import { EXPENSE_CATEGORIES, type ExpenseCategory } from '../expenses/expense';
import type { Receivable } from '../payments/receivable';
import { booking } from './booking';
import type { LineConfirmation, LineFacts } from './confirmation';
import type { OpenPart } from './matching';
import type { StatementLine } from './mergeFiles';
import type { PossibleExpense } from './outgoing';
import type { Review } from './review';
import type { LineChoices } from './statementSlice';
import { expenseIdOf, lineId, parseIdList } from './storedLine';

/* What of a compared statement is ticked and chosen, and what a press confirms of it. */

/** An open part that a line may pay. */
export interface ChoosablePart {
  /** The part with the cents that its receipt books. */
  part: OpenPart;
  open: Receivable;
}

export type ChoosableParts<P extends ChoosablePart = ChoosablePart> = ReadonlyMap<string, P>;

/** The parts that were chosen for a line. */
export interface PartsOfLine<P extends ChoosablePart = ChoosablePart> {
  /** Those that are still open. */
  parts: P[];
  /** The sum of these parts. */
  cents: number;
  /** Whether a part is not open any more. Then the line pays something else. */
  isGone: boolean;
  /** The cents that each part takes of the line; null if the line cannot be given to them. */
  booked: number[] | null;
}

/** Returns the parts with these ids, and whether a line can be given to them. */
export function partsOfLine<P extends ChoosablePart>(
  line: StatementLine,
  ids: readonly string[],
  open: ChoosableParts<P>,
): PartsOfLine<P> {
  const parts = ids.flatMap((id) => open.get(id) ?? []);
  const isGone = parts.length < ids.length;
  const bookable = parts.map((each) => ({ number: each.open.part.number, cents: each.part.cents }));
  return {
    parts,
    cents: bookable.reduce((sum, { cents }) => sum + cents, 0),
    isGone,
    booked: isGone ? null : booking(line.cents, bookable),
  };
}

/** A line and the parts that it pays. */
export interface PayingLine {
  line: StatementLine;
  parts: ChoosablePart[];
  /** The cents that each part takes. */
  booked: number[];
}

/** What a press would confirm. */
export interface Selection {
  paying: PayingLine[];
  /** The sum of the paying lines, as the bank says it. */
  payingCents: number;
  /** The hashes of lines whose part was given to another line. */
  refused: ReadonlySet<string>;
  /** The ticked lines that become expenses, each with its category as chosen; null if none is. */
  spending: PossibleExpense[];
  spendingCents: number;
}

/** Whether a line is ticked. `isUsual` says it for a line that the user has not touched. */
export const isTicked = (
  { ticks }: Pick<LineChoices, 'ticks'>,
  { hash }: Pick<StatementLine, 'hash'>,
  isUsual = false,
): boolean => ticks[hash] ?? isUsual;

/** The category of the expense that a line would become: the chosen one, else the usual one. */
export const categoryOf = (
  { categories }: Pick<LineChoices, 'categories'>,
  { line, category }: Pick<PossibleExpense, 'line' | 'category'>,
): ExpenseCategory | null => {
  const chosen = categories[line.hash] ?? category;
  return EXPENSE_CATEGORIES.find((known) => known === chosen) ?? null;
};

const centsOf = (all: readonly { line: StatementLine }[]): number =>
  all.reduce((sum, { line }) => sum + line.cents, 0);

/** Returns what is selected. A part belongs to the first line for which it was ticked or chosen. */
export function selectionOf(
  { sure, likely, choose, incoming, possible }: Review,
  choices: LineChoices,
  open: ChoosableParts,
): Selection {
  const chosen = (line: StatementLine): string[] => parseIdList(choices.parts[line.hash] ?? null);
  const wanted = [
    ...sure.flatMap(({ line, part }) =>
      isTicked(choices, line, true) ? [{ line, ids: [part.id] }] : [],
    ),
    ...likely.flatMap(({ line, part }) =>
      isTicked(choices, line) ? [{ line, ids: [part.id] }] : [],
    ),
    ...choose.map(({ line }) => ({ line, ids: chosen(line) })),
    ...incoming.map((line) => ({ line, ids: chosen(line) })),
  ];
  const paying: PayingLine[] = [];
  const given = new Set<string>();
  const refused = new Set<string>();
  for (const { line, ids } of wanted) {
    const { parts, booked } = partsOfLine(line, ids, open);
    if (booked === null) continue;
    if (ids.some((id) => given.has(id))) {
      refused.add(line.hash);
      continue;
    }
    for (const id of ids) given.add(id);
    paying.push({ line, parts, booked });
  }
  const spending = possible
    .filter(({ line }) => isTicked(choices, line))
    .map((each) => ({ ...each, category: categoryOf(choices, each) }));
  return {
    paying,
    payingCents: centsOf(paying),
    refused,
    spending,
    spendingCents: centsOf(spending),
  };
}

/** A line as it is stored. */
export const factsOf = (userId: string, line: StatementLine): LineFacts => ({
  id: lineId(userId, line.hash),
  source: line.source,
  day: line.day,
  amount: Math.abs(line.cents) / 100,
  outgoing: line.cents < 0,
  text: line.text,
});

/** What a press confirms. A line without a category becomes no expense. */
export function confirmationsOf(
  userId: string,
  { paying, spending }: Pick<Selection, 'paying' | 'spending'>,
): LineConfirmation[] {
  const receipts = paying.map(({ line, parts, booked }) => ({
    line: factsOf(userId, line),
    parts: parts.map(({ open: { payment, part } }, index) => ({
      id: payment.id,
      number: part.number,
      amount: (booked[index] ?? 0) / 100,
    })),
    expense: null,
  }));
  const expenses = spending.flatMap(({ line, payee, category }): LineConfirmation[] => {
    if (category === null) return [];
    const facts = factsOf(userId, line);
    const draft = {
      description: payee,
      category,
      amount: facts.amount,
      date: line.day,
      paymentMethod: null,
      notes: null,
    };
    const expense = { id: expenseIdOf(userId, line.hash), draft };
    return [{ line: facts, parts: [], expense }];
  });
  return [...receipts, ...expenses];
}

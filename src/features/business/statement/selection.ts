import type { Day } from '../../shared/days';
import { sumMoney, toCents } from '../../shared/money';
import { EXPENSE_CATEGORIES, type ExpenseCategory } from '../../shared/expenseCategories';
import { differenceKinds, proposedRestDay } from '../payments/difference';
import { partId, type PartOfPayment } from '../payments/paymentPart';
import { takersOf, type Difference } from '../payments/receiptSteps';
import type { PlannedPart } from '../payments/plan';
import type { Receivable } from '../payments/receivable';
import { booking, type BookedPart } from './booking';
import type { LineConfirmation, LineFacts } from './confirmation';
import type { Item, ItemsByKind } from './item';
import type { OpenPart } from './openPart';
import type { StatementLine } from './mergeFiles';
import type { PossibleExpense } from './outgoing';
import type { LineChoices } from './statementSlice';
import { expenseIdOf, lineId, parseIdList } from './storedLine';

/* What of a compared statement is ticked and chosen, and what a press confirms of it. */

/** An open part that a line may pay. */
export interface ChoosablePart {
  /** The part with what is open of it. */
  part: OpenPart;
  receivable: Receivable;
}

export type ChoosableParts<P extends ChoosablePart = ChoosablePart> = ReadonlyMap<string, P>;

/** The parts that a line pays, and what each of them takes. */
export interface PartsOfLine<P extends ChoosablePart = ChoosablePart> {
  /** Those that are still open. */
  parts: P[];
  /** The open amount of these parts minus that of the line, in cents. */
  left: number;
  /** Whether a part is not open any more. Then the line pays something else. */
  isGone: boolean;
  /** What the difference may be, the usual first. */
  kinds: Difference['kind'][];
  /** The day until which the rest usually stays open. */
  restDay: Day | null;
  /** What the difference is, as chosen or as usual; null if there is none. */
  difference: Difference | null;
  /** What each part takes of the line; null if the line cannot be given to them. */
  booked: BookedPart[] | null;
  /** The further parts that take what is more. */
  takers: P[];
}

/** The open parts of a payment that a line does not pay, in the order of their numbers. */
function othersOf(
  { receivable: { payment, count } }: ChoosablePart,
  ids: readonly string[],
  openParts: ChoosableParts,
): PlannedPart[] {
  return Array.from({ length: count }, (_, index) => partId(payment.id, index + 1))
    .filter((id) => !ids.includes(id))
    .flatMap((id) => openParts.get(id)?.receivable.part ?? []);
}

const sumOf = (parts: readonly ChoosablePart[]): number =>
  parts.reduce((sum, { part }) => sum + part.cents, 0);

/** Returns the parts with these ids, and what each of them takes of a line. */
export function partsOfLine<P extends ChoosablePart>(
  line: StatementLine,
  ids: readonly string[],
  openParts: ChoosableParts<P>,
  chosen: Difference | undefined,
): PartsOfLine<P> {
  const parts = ids.flatMap((id) => openParts.get(id) ?? []);
  const isGone = parts.length < ids.length;
  const open = parts.map(({ part }) => part.cents);
  const left = parts.length === 0 ? 0 : sumOf(parts) - line.cents;
  const last = parts.at(-1);
  const others = last && left !== 0 ? othersOf(last, ids, openParts) : [];
  const kinds = differenceKinds(left, toCents(sumMoney(others.map(({ amount }) => amount))));
  const restDay = last
    ? proposedRestDay(others, last.receivable.part, (last.receivable.days ?? 0) > 0)
    : null;
  const [usual = null] = kinds;
  const preset = usual === 'open' ? { kind: usual, dueOn: restDay } : usual && { kind: usual };
  const difference = chosen && kinds.includes(chosen.kind) ? chosen : preset;
  return {
    parts,
    left,
    isGone,
    kinds,
    restDay,
    difference,
    booked: isGone ? null : booking(line.cents, open, difference),
    takers:
      last && difference?.kind === 'next'
        ? takersOf(others, last.receivable.part.number, -left).flatMap(
            ({ number }) => openParts.get(partId(last.receivable.payment.id, number)) ?? [],
          )
        : [],
  };
}

export interface PayingLine {
  line: StatementLine;
  /** The further parts that take what is more. */
  takers: PartOfPayment[];
  parts: (BookedPart & Pick<ChoosablePart, 'receivable'>)[];
}

/** What a press would confirm. */
export interface Selection {
  paying: PayingLine[];
  /** How many lines are marked as received, and their sum as the bank says it. */
  marked: number;
  markedCents: number;
  /** The sum of what the parts take. It differs from the bank's sum while a marked line cannot be booked. */
  bookedCents: number;
  /** By kind, the sum of the differences, in cents and without a sign. */
  differences: Record<Difference['kind'], number>;
  /** The hashes of lines whose part was given to another line. */
  refused: ReadonlySet<string>;
  /** The lines that become expenses, each with its category as chosen. */
  spending: (PossibleExpense & { category: ExpenseCategory })[];
  spendingCents: number;
}

const partOf = ({
  receivable: { payment, part },
}: Pick<ChoosablePart, 'receivable'>): PartOfPayment => ({ id: payment.id, number: part.number });

/** Whether a line is ticked. `isUsual` says it for a line that the user has not touched. */
export const isTicked = (
  { ticks }: Pick<LineChoices, 'ticks'>,
  { hash }: Pick<StatementLine, 'hash'>,
  isUsual = false,
): boolean => ticks[hash] ?? isUsual;

const centsOf = (all: readonly { line: StatementLine }[]): number =>
  all.reduce((sum, { line }) => sum + line.cents, 0);

/** The ids of the parts that an item names by itself; null if it names none. */
export function ownParts(item: Item): string[] | null {
  if (item.is === 'sure' || item.is === 'likely') return [item.part.id];
  return item.is === 'differing' ? item.parts.map(({ id }) => id) : null;
}

/** Returns what is selected. A part belongs to the first line for which it was ticked or chosen. */
export function selectionOf(
  { sure, likely, differing, choose, incoming, expense }: ItemsByKind,
  choices: LineChoices,
  openParts: ChoosableParts,
): Selection {
  const marked = [...sure, ...likely, ...differing, ...choose, ...incoming]
    .map((item) => {
      const { line, is } = item;
      const own = ownParts(item);
      if (own === null) return { line, ids: parseIdList(choices.parts[line.hash] ?? null) };
      return { line, ids: isTicked(choices, line, is === 'sure') ? own : [] };
    })
    .filter(({ ids }) => ids.length > 0);
  const paying: PayingLine[] = [];
  const differences = { open: 0, discount: 0, next: 0, extra: 0 };
  const given = new Set<string>();
  const refused = new Set<string>();
  let bookedCents = 0;
  for (const { line, ids } of marked) {
    const its = partsOfLine(line, ids, openParts, choices.differences[line.hash]);
    if (its.booked === null) continue;
    const touched = [...ids, ...its.takers.map(({ part }) => part.id)];
    if (touched.some((id) => given.has(id))) {
      refused.add(line.hash);
      continue;
    }
    for (const id of touched) given.add(id);
    const booked = its.booked;
    paying.push({
      line,
      takers: its.takers.map(partOf),
      parts: its.parts.flatMap(({ receivable }, index) => {
        const part = booked[index];
        return part ? { ...part, receivable } : [];
      }),
    });
    bookedCents += booked.reduce((sum, { cents }) => sum + cents, 0);
    if (its.difference) differences[its.difference.kind] += Math.abs(its.left);
  }
  const spending = expense.flatMap((each) => {
    const category = EXPENSE_CATEGORIES.find(
      (known) => known === choices.categories[each.line.hash],
    );
    return category === undefined ? [] : { ...each, category };
  });
  return {
    paying,
    marked: marked.length,
    markedCents: centsOf(marked),
    bookedCents,
    differences,
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

/** What a press confirms. */
export function confirmationsOf(
  userId: string,
  { paying, spending }: Pick<Selection, 'paying' | 'spending'>,
): LineConfirmation[] {
  const receipts = paying.map(({ line, takers, parts }): LineConfirmation => ({
    line: factsOf(userId, line),
    parts: parts.map(({ receivable, cents, difference }) => ({
      ...partOf({ receivable }),
      amount: cents / 100,
      ...(difference && { difference }),
      ...(difference && takers.length > 0 && { takers }),
    })),
    expense: null,
  }));
  const expenses = spending.map(({ line, payee, category }): LineConfirmation => {
    const facts = factsOf(userId, line);
    const draft = {
      description: payee,
      category,
      amount: facts.amount,
      date: line.day,
      paymentMethod: null,
      notes: null,
    };
    return { line: facts, parts: [], expense: { id: expenseIdOf(userId, line.hash), draft } };
  });
  return [...receipts, ...expenses];
}

import type { Aside, Compared } from './compare';
import type { Choice, Pair } from './matching';
import type { StatementLine } from './mergeFiles';
import { possibleExpenses, type KnownExpense, type PossibleExpense } from './outgoing';
import { hashOf, idsIn, type StoredLine } from './storedLine';

/** What is known at this moment; it may have changed since the file was read. */
export interface Present {
  stored: readonly StoredLine[];
  /** Whether a part is open, and still of this amount. */
  isOpen: (partId: string, cents: number) => boolean;
  /** A part of a deleted payment is neither open nor received. */
  isReceived: (partId: string) => boolean;
  expenses: Readonly<Partial<Record<string, KnownExpense>>>;
  /** Lines of which the user said that they are a client's payment or an expense, whatever they look like. */
  offered?: ReadonlySet<string>;
}

/** An outgoing line beside the expense that it seems to be, or that it was recognised as. */
export interface SameExpense extends PossibleExpense {
  same: KnownExpense;
}

/** What was read, by what is to be done with it. Each line stands in one list. */
export interface Review {
  sure: Pair[];
  likely: Pair[];
  choose: Choice[];
  /** What came in and belongs to no open part. */
  incoming: StatementLine[];
  /** What went out and could become an expense. */
  possible: PossibleExpense[];
  /** What went out and seems to be an expense that is there. */
  same: SameExpense[];
  /** What was recognised as an expense that is there. */
  linked: SameExpense[];
  setAside: StatementLine[];
  /** Not offered, with a reason. */
  others: (Omit<Aside, 'why'> & { why: Aside['why'] | 'byHand' })[];
  /** Lines that paid parts since they were read. */
  received: StatementLine[];
  /** Lines that became new expenses since they were read. */
  spent: StatementLine[];
}

/** Sorts what was read by what has become of it. Cheap, because it is asked for after every save. */
export function reviewOf(
  { matching, outgoing, aside }: Compared,
  { stored, isOpen, isReceived, expenses, offered = new Set() }: Present,
): Review {
  const rows = new Map(stored.map((row) => [hashOf(row.id), row]));
  const review: Review = {
    sure: [],
    likely: [],
    choose: [],
    incoming: [],
    possible: [],
    same: [],
    linked: [],
    setAside: [],
    others: [],
    received: [],
    spent: [],
  };

  const expenseOf = (row: StoredLine | undefined): KnownExpense | undefined =>
    row?.expenseId ? expenses[row.expenseId] : undefined;
  const hasPaid = (row: StoredLine): boolean =>
    row.partIds !== null && idsIn(row.partIds).some(isReceived);
  const isDeclined = (row: StoredLine | undefined, id: string): boolean =>
    idsIn(row?.declinedIds ?? null).includes(id);

  /** Lines that something was said about. @returns whether the line has its list. */
  const isPlaced = (line: StatementLine, row: StoredLine | undefined): boolean => {
    if (!row) return false;
    if (hasPaid(row)) review.received.push(line);
    else if (row.setAside) review.setAside.push(line);
    else return false;
    return true;
  };

  const pairs = (all: readonly Pair[], into: Pair[]): void => {
    for (const pair of all) {
      const { line, part } = pair;
      const row = rows.get(line.hash);
      if (isPlaced(line, row)) continue;
      if (isOpen(part.id, part.cents) && !isDeclined(row, part.id)) into.push(pair);
      else review.incoming.push(line);
    }
  };
  pairs(matching.sure, review.sure);
  pairs(matching.likely, review.likely);
  for (const { line, candidates } of matching.choose) {
    const row = rows.get(line.hash);
    if (isPlaced(line, row)) continue;
    const left = candidates.filter(({ id, cents }) => isOpen(id, cents) && !isDeclined(row, id));
    if (left.length > 0) review.choose.push({ line, candidates: left });
    else review.incoming.push(line);
  }
  for (const line of matching.unmatched) {
    if (!isPlaced(line, rows.get(line.hash))) review.incoming.push(line);
  }
  for (const { line } of matching.registered) {
    if (!offered.has(line.hash)) review.others.push({ line, why: 'byHand' });
    else if (!isPlaced(line, rows.get(line.hash))) review.incoming.push(line);
  }

  const place = (each: PossibleExpense): void => {
    const { line, same } = each;
    const row = rows.get(line.hash);
    const expense = expenseOf(row);
    if (expense) {
      // A new one is as old as the confirmation; one that was there before is named beside the line.
      if (same?.id === expense.id) review.linked.push({ ...each, same: expense });
      else review.spent.push(line);
    } else if (row?.setAside) review.setAside.push(line);
    else if (same && expenses[same.id] && !isDeclined(row, same.id)) {
      review.same.push({ ...each, same });
    } else review.possible.push(same ? { ...each, same: null } : each);
  };
  for (const each of outgoing) place(each);

  /** What was settled when it was read, and is not any more: it was brought back. */
  const back: StatementLine[] = [];
  for (const each of aside) {
    const { line, why } = each;
    const row = rows.get(line.hash);
    const expense = expenseOf(row);
    if (offered.has(line.hash)) {
      back.push(line);
    } else if (why === 'setAside') {
      if (row?.setAside) review.setAside.push(line);
      else back.push(line);
    } else if (why === 'used' && line.cents < 0) {
      if (expense) {
        review.linked.push({ line, payee: '', category: null, same: expense });
      } else back.push(line);
    } else if (why === 'used' && !(row && hasPaid(row))) {
      back.push(line);
    } else {
      review.others.push(each);
    }
  }
  for (const line of back) {
    if (line.cents > 0) {
      if (!isPlaced(line, rows.get(line.hash))) review.incoming.push(line);
    }
  }
  const wentOut = back.filter(({ cents }) => cents < 0);
  if (wentOut.length > 0) {
    const all = Object.values(expenses).filter((expense) => expense !== undefined);
    const taken = new Set(stored.flatMap(({ expenseId }) => expenseId ?? []));
    const free = all.filter(({ id }) => !taken.has(id));
    for (const each of possibleExpenses(wentOut, free)) place(each);
  }
  return review;
}

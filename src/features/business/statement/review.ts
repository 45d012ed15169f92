import type { UnofferedLine, ComparedFiles } from './compare';
import type { AmbiguousLine, DifferingLine, MatchedPair } from './matching';
import type { StatementLine } from './mergeFiles';
import type { ReceivedPart } from './openPart';
import { possibleExpenses, type KnownExpense, type PossibleExpense } from './outgoing';
import { hashOfLineId, parseIdList, type StoredLine } from './storedLine';

/** The account's current data, which may have changed since the file was read. */
export interface CurrentData {
  stored: readonly StoredLine[];
  /** Whether a part is still open and has this amount. */
  isOpen: (partId: string, cents: number) => boolean;
  /** Whether a part was received. A part of a deleted payment is neither open nor received. */
  isReceived: (partId: string) => boolean;
  expenses: Readonly<Partial<Record<string, KnownExpense>>>;
  /** The lines that the user has called a client's payment or an expense, in spite of their texts. */
  offered?: ReadonlySet<string>;
}

/** An outgoing line and the existing expense that it seems to be, or that the user recognised. */
export interface LineOfExistingExpense extends PossibleExpense {
  same: KnownExpense;
}

/** The lines in groups, by what the user can do with them. Each line is in one list. */
export interface Review {
  sure: MatchedPair[];
  likely: MatchedPair[];
  differing: DifferingLine[];
  choose: AmbiguousLine[];
  /** Incoming lines that match no open part. */
  incoming: StatementLine[];
  /** Outgoing lines that may become expenses. */
  possible: PossibleExpense[];
  /** Outgoing lines that seem to be existing expenses. */
  same: LineOfExistingExpense[];
  /** Outgoing lines that the user recognised as existing expenses. */
  linked: LineOfExistingExpense[];
  setAside: StatementLine[];
  /** The lines that are not offered, each with the reason. */
  others: UnofferedLine[];
  /** The lines that were received by hand, or that were used before the file was read, which have no receipt here. */
  registered: { line: StatementLine; receipt: ReceivedPart | null }[];
  /** Lines that have paid parts since the file was read. */
  received: StatementLine[];
  /** Lines that have become new expenses since the file was read. */
  spent: StatementLine[];
}

/** A review of no lines. */
export const emptyReview = (): Review => ({
  sure: [],
  likely: [],
  differing: [],
  choose: [],
  incoming: [],
  possible: [],
  same: [],
  linked: [],
  setAside: [],
  others: [],
  registered: [],
  received: [],
  spent: [],
});

/** Groups the lines by their current state. It is cheap, because it runs after every save. */
export function reviewOf(
  { matching, outgoing, aside }: ComparedFiles,
  { stored, isOpen, isReceived, expenses, offered = new Set() }: CurrentData,
): Review {
  const rows = new Map(stored.map((row) => [hashOfLineId(row.id), row]));
  const review = emptyReview();

  const expenseOf = (row: StoredLine | undefined): KnownExpense | undefined =>
    row?.expenseId ? expenses[row.expenseId] : undefined;
  const hasPaid = (row: StoredLine): boolean =>
    row.partIds !== null && parseIdList(row.partIds).some(isReceived);
  const isDeclined = (row: StoredLine | undefined, id: string): boolean =>
    parseIdList(row?.declinedIds ?? null).includes(id);

  /**
   * Puts a line into its list if something was said about it.
   * @returns whether the line is in a list
   */
  const isPlaced = (line: StatementLine, row: StoredLine | undefined): boolean => {
    if (!row) return false;
    if (hasPaid(row)) review.received.push(line);
    else if (row.setAside) review.setAside.push(line);
    else return false;
    return true;
  };

  const pairs = (all: readonly MatchedPair[], into: MatchedPair[]): void => {
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
  for (const each of matching.differing) {
    const { line, parts } = each;
    const row = rows.get(line.hash);
    if (isPlaced(line, row)) continue;
    const isOffered = parts.every(({ id, cents }) => isOpen(id, cents) && !isDeclined(row, id));
    if (isOffered) review.differing.push(each);
    else review.incoming.push(line);
  }
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
  for (const each of matching.registered) {
    const { line } = each;
    if (!offered.has(line.hash)) review.registered.push(each);
    else if (!isPlaced(line, rows.get(line.hash))) review.incoming.push(line);
  }

  const place = (each: PossibleExpense): void => {
    const { line, same } = each;
    const row = rows.get(line.hash);
    const expense = expenseOf(row);
    if (expense) {
      // A new expense is created by the confirmation. If the expense existed before, it is shown with the line.
      if (same?.id === expense.id) review.linked.push({ ...each, same: expense });
      else review.spent.push(line);
    } else if (row?.setAside) review.setAside.push(line);
    else if (same && expenses[same.id] && !isDeclined(row, same.id)) {
      review.same.push({ ...each, same });
    } else review.possible.push(same ? { ...each, same: null } : each);
  };
  for (const each of outgoing) place(each);

  /** Lines that needed nothing when the file was read, and are open again. */
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
    } else if (why === 'used') {
      review.registered.push({ line, receipt: null });
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

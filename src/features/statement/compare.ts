import type { Expense } from '../expenses/expense';
import type { Day } from '../shared/days';
import { matchLines, type Business, type Matching } from './matching';
import { mergeFiles, type StatementLine } from './mergeFiles';
import {
  lineKinds,
  possibleExpenses,
  type LineKind,
  type Owner,
  type PossibleExpense,
} from './outgoing';
import { payerReader } from './payer';
import { readStatement } from './readStatement';
import {
  LEFT_OUT_REASONS,
  type ColumnsUnknown,
  type FileProblem,
  type KnownColumns,
  type LeftOut,
  type LeftOutReason,
} from './statementLine';
import { hashOf } from './storedLine';

/** What lines are compared with. */
export interface Account extends Business {
  today: Day;
  expenses: Expense[];
  owner: Owner;
  columns: KnownColumns;
}

/** A line that is not offered, and why. */
export interface Aside {
  line: StatementLine;
  why: Exclude<LineKind, 'other'> | 'card' | 'nothing' | 'setAside' | 'used';
}

export interface Compared {
  kind: 'compared';
  names: string[];
  /** The entries of all files: lines and those left out. */
  entries: number;
  lines: number;
  leftOut: Record<LeftOutReason, number>;
  from: Day | null;
  to: Day | null;
  matching: Matching;
  outgoing: PossibleExpense[];
  aside: Aside[];
}

/** A file that cannot be read as it is: nothing of the others is shown either. */
export type Comparison =
  | Compared
  | { kind: 'refused'; name: string; problem: FileProblem }
  | (ColumnsUnknown & { name: string });

/** A file with its content. */
export interface NamedBytes {
  name: string;
  bytes: Uint8Array;
}

/** Reads files and compares them with what is open. `onRead` is told how many files were read so far. */
export function compare(
  files: readonly NamedBytes[],
  account: Account,
  onRead: (count: number) => void = () => undefined,
): Comparison {
  const readings = [];
  const leftOut: LeftOut[] = [];
  let entries = 0;
  for (const [index, { name, bytes }] of files.entries()) {
    onRead(index);
    const reading = readStatement(bytes, account.today, account.columns);
    if (reading.kind !== 'read') return { ...reading, name };
    readings.push(...reading.accounts);
    leftOut.push(...reading.leftOut);
    entries += reading.entries;
  }
  onRead(files.length);
  const { stored, expenses, received } = account;
  const statement = mergeFiles(readings, stored);
  const counts = Object.fromEntries(LEFT_OUT_REASONS.map((reason) => [reason, 0])) as Record<
    LeftOutReason,
    number
  >; // of all reasons
  for (const { reason } of [...leftOut, ...statement.leftOut]) counts[reason] += 1;

  const isReceived = new Set(received.map(({ id }) => id));
  const isSpent = new Set(expenses.map(({ id }) => id));
  const known = new Map(stored.map((line) => [hashOf(line.id), line]));
  const payerOf = payerReader();
  const kindOf = lineKinds(account.owner, payerOf);
  const aside: Aside[] = [];
  const incoming: StatementLine[] = [];
  const outgoing: StatementLine[] = [];
  for (const line of statement.lines) {
    const row = known.get(line.hash);
    const isUsed =
      row?.partIds?.split(' ').some((id) => isReceived.has(id)) === true ||
      isSpent.has(row?.expenseId ?? '');
    if (isUsed) aside.push({ line, why: 'used' });
    else if (row?.setAside) aside.push({ line, why: 'setAside' });
    else if (line.cents === 0) aside.push({ line, why: 'nothing' });
    else {
      const kind = kindOf(line);
      if (kind !== 'other') aside.push({ line, why: kind });
      else if (line.cents < 0) outgoing.push(line);
      else if (line.isCard) aside.push({ line, why: 'card' });
      else incoming.push(line);
    }
  }
  const linkedExpenses = new Set(stored.flatMap(({ expenseId }) => expenseId ?? []));
  const days = statement.lines.map(({ day }) => day).sort();
  return {
    kind: 'compared',
    names: files.map(({ name }) => name),
    entries,
    lines: statement.lines.length,
    leftOut: counts,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    matching: matchLines(incoming, account, payerOf),
    outgoing: possibleExpenses(
      outgoing,
      expenses.filter(({ id }) => !linkedExpenses.has(id)),
      payerOf,
    ),
    aside,
  };
}

import type { Day } from '../../shared/days';
import type { AsideReason, Item } from './item';
import { matchLines, payerFinder, type MatchingData, type FoundPayer } from './matching';
import { mergeFiles, type StatementLine } from './mergeFiles';
import { lineClassifier, possibleExpenses, type KnownExpense, type AccountOwner } from './outgoing';
import { payerReader } from './payer';
import { findReversals } from './reversals';
import { readStatement } from './readStatement';
import {
  LEFT_OUT_REASONS,
  statedBalance,
  type ColumnsUnknown,
  type FileProblem,
  type KnownColumns,
  type LeftOut,
  type LeftOutReason,
  type StatedBalance,
} from './statementLine';
import { hashOfLineId, parseIdList } from './storedLine';

/** The data of the account with which lines are compared. */
export interface AccountData extends MatchingData {
  today: Day;
  expenses: KnownExpense[];
  owner: AccountOwner;
  columns: KnownColumns;
}

export interface ComparedFiles {
  kind: 'compared';
  names: string[];
  /** The number of entries in all files: the lines, and the entries that were left out. */
  entries: number;
  lines: number;
  leftOut: Record<LeftOutReason, number>;
  from: Day | null;
  to: Day | null;
  balance: StatedBalance | null;
  /** All lines. */
  items: Item[];
}

/** The result of a comparison. If one file cannot be read, the other files are not shown either. */
export type Comparison =
  | ComparedFiles
  | { kind: 'refused'; name: string; problem: FileProblem }
  | (ColumnsUnknown & { name: string });

/** A file with its content as bytes; null if it is too large to be read. */
export interface FileWithBytes {
  name: string;
  bytes: Uint8Array | null;
}

/**
 * Reads files and compares them with the open parts.
 * @param onRead - gets the name of the file that is being read, and how much of all files is read, from 0 to 1
 */
export function compareFiles(
  files: readonly FileWithBytes[],
  account: AccountData,
  onRead: (file: number, part: number) => void = () => undefined,
): Comparison {
  const readings = [];
  const leftOut: LeftOut[] = [];
  let entries = 0;
  const size = files.reduce((sum, { bytes }) => sum + (bytes?.length ?? 0), 1);
  let before = 0;
  for (const [index, { name, bytes }] of files.entries()) {
    if (bytes === null) return { kind: 'refused', name, problem: 'tooLarge' };
    const tell = (part: number): void => {
      onRead(index, (before + part * bytes.length) / size);
    };
    tell(0);
    const reading = readStatement(bytes, account.today, account.columns, tell);
    before += bytes.length;
    if (reading.kind !== 'read') return { ...reading, name };
    readings.push(...reading.accounts);
    leftOut.push(...reading.leftOut);
    entries += reading.entries;
  }
  onRead(files.length, 1);
  const { stored, expenses, received } = account;
  const statement = mergeFiles(readings, stored);
  const counts = Object.fromEntries(LEFT_OUT_REASONS.map((reason) => [reason, 0])) as Record<
    LeftOutReason,
    number
  >; // of all reasons
  for (const { reason } of [...leftOut, ...statement.leftOut]) counts[reason] += 1;

  const isReceived = new Set(received.map(({ id }) => id));
  const isSpent = new Set(expenses.map(({ id }) => id));
  const known = new Map(stored.map((line) => [hashOfLineId(line.id), line]));
  const payerOf = payerReader();
  const kindOf = lineClassifier(account.owner, payerOf);
  const find = payerFinder(account, payerOf);
  const expected = new Set(
    account.openParts.map(({ cents, clientId }) => `${cents.toString()} ${clientId ?? ''}`),
  );
  /** Whether a line with the user's own name may come from a client with the same name who owes this amount. */
  const isNamesake = ({ cents, text }: StatementLine): boolean => {
    const { clientId, maybe } = find(text);
    return [clientId ?? [], ...maybe]
      .flat()
      .some((id) => expected.has(`${cents.toString()} ${id}`));
  };
  /** Texts that fit both the user's name and a client's. A pair with such a text is never sure. */
  const doubtful = new Set<string>();
  const findInDoubt = (text: string, hash: string): FoundPayer => {
    const who = find(text);
    const isDoubtful = doubtful.has(text) || reversed.doubtful.has(hash);
    if (who.clientId === null || !isDoubtful) return who;
    return { ...who, clientId: null, maybe: new Set([who.clientId]) };
  };
  const aside: Item[] = [];
  const putAside = (line: StatementLine, why: AsideReason): void => {
    aside.push({ is: 'aside', line, why });
  };
  const incoming: StatementLine[] = [];
  const outgoing: StatementLine[] = [];
  /** Whether a line has paid a part, or has become an expense. */
  const isUsed = ({ hash }: StatementLine): boolean => {
    const row = known.get(hash);
    return (
      row?.partIds?.split(' ').some((id) => isReceived.has(id)) === true ||
      isSpent.has(row?.expenseId ?? '')
    );
  };
  const reversed = findReversals(
    statement.lines.filter(
      (line) =>
        line.cents !== 0 && !line.isUnclear && !isUsed(line) && !known.get(line.hash)?.setAside,
    ),
    payerOf,
  );
  for (const line of statement.lines) {
    const row = known.get(line.hash);
    if (isUsed(line)) aside.push({ is: 'used', line });
    else if (row?.setAside) aside.push({ is: 'setAside', line });
    else if (line.cents === 0) putAside(line, 'nothing');
    else if (line.isUnclear) putAside(line, line.unknown ?? 'unclear');
    else if (reversed.cancelled.has(line.hash)) putAside(line, 'cancelled');
    else if (reversed.reversals.has(line.hash)) putAside(line, 'refund');
    else {
      const kind = kindOf(line);
      // Money from a client is a payment, no matter what else the text says. Only a refund is no payment.
      const isClients =
        kind === 'own'
          ? isNamesake(line)
          : kind !== 'other' &&
            kind !== 'refund' &&
            line.cents > 0 &&
            find(line.text).clientId !== null;
      if (kind === 'own' && isClients) doubtful.add(line.text);
      if (kind !== 'other' && !isClients) putAside(line, kind);
      else if (line.cents < 0) outgoing.push(line);
      else if (line.isCard) putAside(line, 'card');
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
    balance: statedBalance(readings),
    items: [
      ...matchLines(incoming, account, findInDoubt),
      ...possibleExpenses(
        outgoing,
        expenses.filter(({ id }) => !linkedExpenses.has(id)),
        payerOf,
        ({ hash }, id) => parseIdList(known.get(hash)?.declinedIds ?? null).includes(id),
      ).map((each): Item => ({ is: 'expense', ...each })),
      ...aside,
    ],
  };
}

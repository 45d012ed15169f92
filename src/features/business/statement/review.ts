import type { ComparedFiles } from './compare';
import { itemsByKind, type Item, type ItemsByKind } from './item';
import type { StatementLine } from './mergeFiles';
import type { OpenPart } from './openPart';
import { possibleExpenses, type KnownExpense } from './outgoing';
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

/** Returns what each line is by its current state. It is cheap, because it runs after every save. */
export function reviewOf(
  { items }: Pick<ComparedFiles, 'items'>,
  { stored, isOpen, isReceived, expenses, offered = new Set() }: CurrentData,
): ItemsByKind {
  const rows = new Map(stored.map((row) => [hashOfLineId(row.id), row]));
  const expenseOf = ({ hash }: StatementLine): KnownExpense | undefined =>
    expenses[rows.get(hash)?.expenseId ?? ''];
  const hasPaid = ({ hash }: StatementLine): boolean =>
    parseIdList(rows.get(hash)?.partIds ?? null).some(isReceived);
  const isDeclined = ({ hash }: StatementLine, id: string): boolean =>
    parseIdList(rows.get(hash)?.declinedIds ?? null).includes(id);

  /** What an incoming line is: what was said about it, or else what it `seems`. */
  const cameIn = (line: StatementLine, seems: Item = { is: 'incoming', line }): Item => {
    if (hasPaid(line)) return { is: 'received', line };
    return rows.get(line.hash)?.setAside ? { is: 'setAside', line } : seems;
  };

  const wentOut = (item: Item<'expense'>): Item => {
    const { line, same } = item;
    const expense = expenseOf(line);
    // A new expense is created by the confirmation. If the expense existed before, it is shown with the line.
    if (expense) {
      return same?.id === expense.id
        ? { is: 'linked', line, same: expense }
        : { is: 'spent', line };
    }
    if (rows.get(line.hash)?.setAside) return { is: 'setAside', line };
    if (same && expenses[same.id] && !isDeclined(line, same.id)) return { is: 'same', line, same };
    return same ? { ...item, same: null } : item;
  };

  /** What a line is now; null if it needed nothing when the file was read, and is open again. */
  const now = (item: Item): Item | null => {
    const { line } = item;
    const isOffered = ({ id, cents }: OpenPart): boolean =>
      isOpen(id, cents) && !isDeclined(line, id);
    switch (item.is) {
      case 'sure':
      case 'likely':
        return cameIn(line, isOffered(item.part) ? item : undefined);
      case 'differing':
        return cameIn(line, item.parts.every(isOffered) ? item : undefined);
      case 'choose': {
        const candidates = item.candidates.filter(isOffered);
        return cameIn(line, candidates.length > 0 ? { ...item, candidates } : undefined);
      }
      case 'incoming':
        return cameIn(line);
      case 'expense':
        return wentOut(item);
      case 'used': {
        const same = line.cents < 0 ? expenseOf(line) : undefined;
        return same ? { is: 'linked', line, same } : hasPaid(line) ? item : null;
      }
      case 'setAside':
        return rows.get(line.hash)?.setAside ? item : null;
      default:
        return offered.has(line.hash) ? null : item;
    }
  };

  const back: StatementLine[] = [];
  const reviewed = items.flatMap((item) => {
    const is = now(item);
    if (is === null) back.push(item.line);
    return is ?? [];
  });
  for (const line of back) if (line.cents > 0) reviewed.push(cameIn(line));
  const out = back.filter(({ cents }) => cents < 0);
  if (out.length > 0) {
    const linked = new Set(stored.map(({ expenseId }) => expenseId));
    const free = Object.values(expenses).flatMap((each) =>
      each && !linked.has(each.id) ? each : [],
    );
    for (const each of possibleExpenses(out, free))
      reviewed.push(wentOut({ is: 'expense', ...each }));
  }
  return itemsByKind(reviewed);
}

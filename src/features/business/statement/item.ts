import type { LineKind, KnownExpense, PossibleExpense } from './outgoing';
import type { StatementLine } from './mergeFiles';
import type { OpenPart, ReceivedPart } from './openPart';

/** Why a line and a part with the same amount are a pair. */
export type MatchReason =
  'name' | 'cpf' | 'cnpj' | 'known' | 'early' | 'partOfName' | 'otherName' | 'noName';

/** Why a line is not offered. */
export type AsideReason =
  Exclude<LineKind, 'other'> | 'card' | 'nothing' | 'cancelled' | 'unclear' | 'currency' | 'status';

/** What a line can be: by its text and the open parts, and by what was confirmed or said of it. */
interface Facts {
  /** An equal amount and a known payer, without other candidates for the line or the part. */
  sure: { part: OpenPart; why: MatchReason };
  /** An equal amount and no other candidates. */
  likely: { part: OpenPart; why: MatchReason };
  /** Of a known payer who owes another amount: the nearest open parts of one payment, in the order of paying. */
  differing: { parts: OpenPart[] };
  /** Several open parts may be meant, the likeliest first. */
  choose: { candidates: OpenPart[] };
  /** Money that came in and matches no open part. */
  incoming: object;
  /** Money that went out and may become an expense. */
  expense: PossibleExpense;
  /** It seems to be an existing expense. */
  same: { same: KnownExpense };
  /** The user recognised it as an existing expense. */
  linked: { same: KnownExpense };
  /** Its part was received by hand. */
  registered: { receipt: ReceivedPart };
  /** It has paid a part, or has become an expense, before the file was read. */
  used: object;
  /** It has paid parts since the file was read. */
  received: object;
  /** It has become a new expense since the file was read. */
  spent: object;
  setAside: object;
  aside: { why: AsideReason };
}

type Kind = keyof Facts;

/** A line, and what it is. */
export type Item<Is extends Kind = Kind> = {
  [Each in Is]: { is: Each; line: StatementLine } & Facts[Each];
}[Is];

/** Items by what they are, each in its order. */
export type ItemsByKind = { [Is in Kind]: Item<Is>[] };

/** Groups items by what they are. */
export function itemsByKind(items: readonly Item[]): ItemsByKind {
  const lists: ItemsByKind = {
    ...{ sure: [], likely: [], differing: [], choose: [], incoming: [], expense: [], same: [] },
    ...{ linked: [], registered: [], used: [], received: [], spent: [], setAside: [], aside: [] },
  };
  for (const item of items) (lists[item.is] as Item[]).push(item);
  return lists;
}

import { useMemo, useState } from 'react';

import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { partId } from '../../../features/business/payments/paymentPart';
import { selectPartsByPayment } from '../../../features/business/payments/paymentPartsSlice';
import { selectReceivables } from '../../../features/business/payments/receivableSelectors';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { centsIfReceived } from '../../../features/business/statement/booking';
import type { OpenPart } from '../../../features/business/statement/matching';
import type { StatementLine } from '../../../features/business/statement/mergeFiles';
import { nameWords, payerOf } from '../../../features/business/statement/payer';
import type { ChoosablePart } from '../../../features/business/statement/selection';
import { partSetsWithSum } from '../../../features/business/statement/sums';
import { useAppSelector } from '../../../store/hooks';
import { clientName } from '../../records/texts/clientName';
import { partName } from '../../../features/business/payments/paymentWords';

/** An open part with the names of its project and client. */
export interface NamedPart extends ChoosablePart {
  title: string;
  client: string | null;
}

/** Returns the value. While `isHeld` is true, the earlier value, so that many changes cause no rendering. */
export function useValueUnlessHeld<T>(value: T, isHeld: boolean): T {
  const [held, setHeld] = useState(value);
  if (!isHeld && held !== value) setHeld(value);
  return isHeld ? held : value;
}

/** The open parts by id. While many parts are being received, it returns those from before. */
export function useOpenParts(today: string, isHeld: boolean): ReadonlyMap<string, NamedPart> {
  const current = useAppSelector((root) => (isHeld ? null : selectReceivables(root, today)));
  const open = useValueUnlessHeld(current, isHeld) ?? [];
  const partsOf = useValueUnlessHeld(useAppSelector(selectPartsByPayment), isHeld);
  const projects = useValueUnlessHeld(useAppSelector(projectsSelectors.selectEntities), isHeld);
  const clients = useValueUnlessHeld(useAppSelector(clientsSelectors.selectEntities), isHeld);
  return useMemo(
    () =>
      new Map(
        open.map((receivable) => {
          const { payment, part, count } = receivable;
          const project = projects[payment.projectId ?? ''];
          const client = clients[project?.clientId ?? ''] ?? null;
          const id = partId(payment.id, part.number);
          const cents = centsIfReceived(receivable, partsOf[payment.id]);
          const title = [project?.name ?? 'Sem projeto', partName(part.number, count)];
          return [
            id,
            {
              part: { id, cents, dueOn: part.dueOn, clientId: client?.id ?? null },
              open: receivable,
              title: title.filter(Boolean).join(' · '),
              client: clientName(client),
            },
          ] as const;
        }),
      ),
    [open, partsOf, projects, clients],
  );
}

/** The open parts in an order in which parts near an amount, or of one client, are found fast. */
export interface PartChoices {
  byCents: readonly NamedPart[];
  byFirstWord: ReadonlyMap<string, readonly NamedPart[]>;
}

function partChoices(parts: ReadonlyMap<string, NamedPart>): PartChoices {
  const byCents = [...parts.values()]
    .filter(({ part }) => part.cents > 0)
    .sort((a, b) => a.part.cents - b.part.cents);
  const byFirstWord = new Map<string, NamedPart[]>();
  for (const each of byCents) {
    const [word] = nameWords(each.client ?? '');
    if (word === undefined) continue;
    const same = byFirstWord.get(word);
    if (same) same.push(each);
    else byFirstWord.set(word, [each]);
  }
  return { byCents, byFirstWord };
}

/** Creates `PartChoices` at the first use, because most comparisons need none. */
export function lazyChoices(parts: ReadonlyMap<string, NamedPart>): () => PartChoices {
  let made: PartChoices | undefined;
  return () => (made ??= partChoices(parts));
}

/** The index of the first part with at least this amount. */
function placeOf(parts: readonly NamedPart[], cents: number): number {
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.part.cents ?? 0) < cents) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many parts of one client, and how many of a similar amount, are offered before the list is opened. */
const FEW = 8;

/**
 * Returns the parts that can be chosen for a line by hand. The first ones are those of the client whose name the text
 * contains. Then come those with the nearest amounts.
 * @param isWhole - Whether to return all parts and all exact sums, or only the first few.
 */
export function offeredParts(
  line: StatementLine,
  { byCents, byFirstWord }: PartChoices,
  isWhole: boolean,
): { sums: OpenPart[][]; parts: NamedPart[] } {
  const away = ({ part }: NamedPart): number => Math.abs(part.cents - line.cents);
  const theirs = byFirstWord.get(payerOf(line.text).words[0] ?? '') ?? [];
  const nearest = [...theirs].sort((a, b) => away(a) - away(b));
  const at = placeOf(byCents, line.cents);
  const near = isWhole ? byCents : byCents.slice(Math.max(0, at - FEW), at + FEW);
  const first = isWhole ? nearest : nearest.slice(0, FEW);
  const isFirst = new Set(first);
  const others = near.filter((each) => !isFirst.has(each)).sort((a, b) => away(a) - away(b));
  const parts = [...first, ...(isWhole ? others : others.slice(0, FEW))];
  const summed = isWhole ? byCents : nearest;
  return {
    parts,
    sums: partSetsWithSum(
      summed.map(({ part }) => part),
      line.cents,
    ),
  };
}

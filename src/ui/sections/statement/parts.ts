import { useMemo, useState } from 'react';

import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { partId } from '../../../features/business/payments/paymentPart';
import { selectReceivables } from '../../../features/business/payments/receivableSelectors';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { groupBy } from '../../../features/shared/groupBy';
import { toCents } from '../../../features/shared/money';
import { nearestParts } from '../../../features/business/statement/differing';
import type { OpenPart } from '../../../features/business/statement/openPart';
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
          const cents = toCents(part.amount ?? 0);
          const title = [project?.name ?? 'Sem projeto', partName(part.number, count)];
          return [
            id,
            {
              part: { id, cents, dueOn: part.dueOn, clientId: client?.id ?? null },
              receivable,
              title: title.filter(Boolean).join(' · '),
              client: clientName(client),
            },
          ] as const;
        }),
      ),
    [open, projects, clients],
  );
}

/** The open parts in an order in which parts near an amount, or of one client, are found fast. */
export interface OfferedParts {
  byCents: readonly NamedPart[];
  byFirstWord: ReadonlyMap<string, readonly NamedPart[]>;
}

function partsToOffer(parts: ReadonlyMap<string, NamedPart>): OfferedParts {
  const byCents = [...parts.values()]
    .filter(({ part }) => part.cents > 0)
    .sort((a, b) => a.part.cents - b.part.cents);
  const byFirstWord = groupBy(byCents, ({ client }) => nameWords(client ?? '')[0] ?? '');
  return { byCents, byFirstWord };
}

/** Creates `OfferedParts` at the first use, because most comparisons need none. */
export function lazyChoices(parts: ReadonlyMap<string, NamedPart>): () => OfferedParts {
  let made: OfferedParts | undefined;
  return () => (made ??= partsToOffer(parts));
}

/** How many parts of one client, and how many of a similar amount, are offered before the list is opened. */
const FEW = 8;

/**
 * Returns the parts that can be chosen for a line by hand. The first ones are those of the client whose name the text
 * contains. Then come those with the nearest amounts.
 * If no sum of several parts is exact, the nearest one of one payment is offered.
 * @param isWhole - Whether to return all parts and all exact sums, or only the first few.
 */
export function offeredParts(
  line: StatementLine,
  { byCents, byFirstWord }: OfferedParts,
  isWhole: boolean,
): { sums: OpenPart[][]; parts: NamedPart[] } {
  const away = ({ part }: NamedPart): number => Math.abs(part.cents - line.cents);
  const [word] = payerOf(line.text).words;
  const theirs = word === undefined ? [] : (byFirstWord.get(word) ?? []);
  const nearest = [...theirs].sort((a, b) => away(a) - away(b));
  const smaller = byCents.filter(({ part }) => part.cents < line.cents).length;
  const near = isWhole ? byCents : byCents.slice(Math.max(0, smaller - FEW), smaller + FEW);
  const first = isWhole ? nearest : nearest.slice(0, FEW);
  const isFirst = new Set(first);
  const others = near.filter((each) => !isFirst.has(each)).sort((a, b) => away(a) - away(b));
  const parts = [...first, ...(isWhole ? others : others.slice(0, FEW))];
  const summed = isWhole ? byCents : nearest;
  const exact = partSetsWithSum(
    summed.map(({ part }) => part),
    line.cents,
  );
  const about = nearestParts(
    line.cents,
    nearest.map(({ part }) => part),
  );
  const isNew = exact.length === 0 && about !== null && about.length > 1;
  return { parts, sums: isNew ? [about] : exact };
}

import { useDeferredValue, useMemo } from 'react';

import { findRows, type FindResult } from '../../../features/app/finding/findRows';
import { sortRows } from '../../../features/app/finding/sortRows';
import type { Sought } from '../../../features/app/finding/sought';
import type { Row } from '../../../features/shared/list';
import type { EntityName } from '../../../features/app/entities/entities';
import { selectSought } from '../../../features/app/finding/findingSlice';
import { useAppSelector } from '../../../store/hooks';
import { useMediaQuery } from '../../kit/hooks/useMediaQuery';
import { useToday } from '../../kit/hooks/useToday';
import { CARDS_QUERY } from '../../theme/media';
import { chosenOrder } from '../describeList';
import type { FindDescription, List } from '../list';
import { countText } from '../nouns';
import { DOT } from '../../kit/text/DottedLine';
import { formatCount } from '../../kit/text/format';
import { useTextsAhead } from './useTextsAhead';

/** The current search and filters of a list. The rendered rows may still belong to the query before the last key. */
export const useSought = (entity: EntityName): Sought =>
  useAppSelector((root) => selectSought(root, entity));

/** A list with its search applied. */
export interface FoundRows<T> extends FindResult<T> {
  list: FindDescription;
  /** The search and filters to which these rows belong. The typed query may already have one more key. */
  sought: Sought;
  /** All rows of the list, whether or not they match. */
  all: readonly T[];
  /** Returns the sums of rows in words; none where the list has no sums, or while they are unknown. */
  sumsOf: (rows: readonly T[]) => readonly string[];
}

/** A list with its search applied, and everything that the cells need. */
export interface FoundList<
  T extends Row,
  Context extends object,
  Key extends string,
> extends FoundRows<T> {
  list: List<T, Context, Key>;
  context: Context;
}

/**
 * The matching rows in the chosen order. A typed key is painted before the rows that match it, and the next key
 * need not wait for these rows.
 */
export function useFound<T extends Row, Context extends object, Key extends string>(
  list: List<T, Context, Key>,
): FoundList<T, Context, Key> {
  const today = useToday();
  const all = useAppSelector(list.selectAll);
  const context = useAppSelector((root) => list.context(root, today));
  const findable = list.findable(context);
  const sought = useDeferredValue(useSought(list.entity));
  useTextsAhead(all, findable);
  const { sort } = sought;
  // The rows are sorted before they are searched, so that a typed key does not sort them again.
  const sorted = useMemo(() => {
    const key = sort && findable.sorts[sort.column];
    return key ? sortRows(all, key, sort.direction) : all;
  }, [all, findable, sort]);
  return useMemo(() => {
    // The head and the foot of a list say the sums of the same rows.
    const known = new Map<readonly T[], readonly string[]>();
    const sumsOf = (rows: readonly T[]) => {
      const sums = known.get(rows) ?? list.sums?.(rows, context) ?? [];
      known.set(rows, sums);
      return sums;
    };
    return { ...findRows(sorted, sought, findable, today), sumsOf, sought, all, list, context };
  }, [sorted, sought, findable, today, all, list, context]);
}

/** The text above a list: what it says first, and the quiet facts after it. */
export interface ListHead {
  answer?: string;
  lead?: string;
}

/**
 * The head of a list: its sums and its count, of which the description says what comes first, and an order that the user
 * has chosen. On phones, where the summary line is far below, it is about the rows that are shown.
 */
export function useListHead<T>(found: FoundRows<T>): ListHead {
  // The rows are painted first.
  const { all, rows, sought, list, sumsOf } = useDeferredValue(found);
  const isPhone = useMediaQuery(CARDS_QUERY);
  const shown = isPhone && rows.length < all.length ? rows : all;
  const sums = sumsOf(shown);
  if (all.length === 0) return {};
  // On phones, where alone some are counted, there is no room for the noun.
  const count =
    shown.length === all.length
      ? countText(all.length, list.entity)
      : `${formatCount(shown.length)} de ${formatCount(all.length)}`;
  const isMoney = list.answersWith === 'sums' && sums.length > 0;
  // Beside sums, and on phones, the list's own order goes without saying.
  const own = isMoney || isPhone ? null : list.controls.ownOrder;
  const order = (chosenOrder(list.controls, sought.sort) ?? own)?.words ?? [];
  // The order comes last, so that nothing moves where it changes.
  const [answer, ...facts] = (isMoney ? [...sums, count, order] : [count, ...sums, order]).flat();
  return { ...(answer !== undefined && { answer }), lead: facts.join(DOT) };
}

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
import { type FindDescription, type List, chosenOrder } from '../list';
import { countText } from '../nouns';
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
    const sumsOf = (rows: readonly T[]) => list.sums?.(rows, context) ?? [];
    return { ...findRows(sorted, sought, findable, today), sumsOf, sought, all, list, context };
  }, [sorted, sought, findable, today, all, list, context]);
}

/**
 * The text above a list: '1 projeto', '6 projetos, do mais novo ao mais antigo'. An empty list has none. On phones
 * the text is shown only for an order that the user has chosen, because the summary line above the cards already
 * states the count.
 */
export function useCountLead<T>({ all, sought, list }: FoundRows<T>): string | undefined {
  const isPhone = useMediaQuery(CARDS_QUERY);
  const count = all.length;
  const chosen = chosenOrder(list.controls, sought.sort);
  if (count === 0 || (isPhone && !chosen)) return undefined;
  const { words } = chosen ?? list.controls.ownOrder;
  return count === 1 ? countText(1, list.entity) : `${countText(count, list.entity)}, ${words}`;
}

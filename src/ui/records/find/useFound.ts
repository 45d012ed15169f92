import { useDeferredValue, useMemo } from 'react';

import { findRows, type FindResult } from '../../../features/finding/findRows';
import { sortRows } from '../../../features/finding/sortRows';
import type { Sought } from '../../../features/finding/sought';
import type { EntityName } from '../../../features/entities/entities';
import { useToday } from '../../kit/text/useToday';
import type { Finder } from './controls';
import { useSought } from './useSought';
import { useTextsAhead } from './useTextsAhead';

/** A list as it is sought. */
export interface FoundRows<T> extends FindResult<T> {
  /** What these rows were found by; what is typed may be a key ahead. */
  sought: Sought;
  /** How many rows there are in all. */
  all: number;
}

/**
 * The rows of a list that are sought, in the order that was chosen. A key's press is painted before its
 * rows are, and the next one does not wait for them.
 */
export function useFound<T>(
  entity: EntityName,
  rows: readonly T[],
  { findable }: Finder<T>,
): FoundRows<T> {
  const sought = useDeferredValue(useSought(entity));
  useTextsAhead(rows, findable);
  const today = useToday();
  const { sort } = sought;
  // Sorted before they are sought: a key's press leaves the order alone.
  const sorted = useMemo(() => {
    const key = sort && findable.sorts[sort.column];
    return key ? sortRows(rows, key, sort.direction) : rows;
  }, [rows, findable, sort]);
  return useMemo(
    () => ({ ...findRows(sorted, sought, findable, today), sought, all: rows.length }),
    [sorted, sought, findable, today, rows.length],
  );
}

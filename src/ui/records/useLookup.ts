import { createSelector } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import type { EntityName } from '../../features/app/entities/entities';
import type { SideName } from '../../features/app/entities/sideTables';
import { useAppSelector, type RootState } from '../../store/hooks';

/** Whether these tables are loaded. Until then, figures that are computed from them are unknown. */
export const useIsLoaded = (...tables: (EntityName | SideName)[]): boolean =>
  useAppSelector((root) => tables.every((table) => root[table].loaded));

/** A referenced row: null if it was deleted, undefined while it is unknown. */
export type LookedUp<T> = T | null | undefined;

/** The selectors of a list that a look-up needs. */
interface ListSelectors<T> {
  selectEntities: (root: RootState) => Record<string, T>;
  selectIsLoaded: (root: RootState) => boolean;
}

/**
 * Finds a referenced row. Before the list is loaded, a missing row may still exist, so only a reference that is
 * null counts as deleted.
 */
const find = <T>(rows: Record<string, T>, isLoaded: boolean, id: string | null): LookedUp<T> =>
  id === null ? null : (rows[id] ?? (isLoaded ? null : undefined));

/** Finds a referenced row in a list of the store's state. */
export const lookUp = <T>(
  root: RootState,
  { selectEntities, selectIsLoaded }: ListSelectors<T>,
  id: string | null,
): LookedUp<T> => find(selectEntities(root), selectIsLoaded(root), id);

type Lookup<T> = (id: string | null) => LookedUp<T>;

/**
 * Makes a selector that returns the look-up function of a list. The function stays the same until the list
 * changes.
 */
export const lookupIn = <T>({ selectEntities, selectIsLoaded }: ListSelectors<T>) =>
  createSelector(
    [selectEntities, selectIsLoaded],
    (rows, isLoaded): Lookup<T> =>
      (id) =>
        find(rows, isLoaded, id),
  );

/** Returns the look-up function of a list, as a hook. */
export function useLookup<T>({ selectEntities, selectIsLoaded }: ListSelectors<T>): Lookup<T> {
  const rows = useAppSelector(selectEntities);
  const isLoaded = useAppSelector(selectIsLoaded);
  return useCallback((id: string | null) => find(rows, isLoaded, id), [rows, isLoaded]);
}

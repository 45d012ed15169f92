import { createSelector } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import type { EntityName } from '../../features/entities/entities';
import { useAppSelector, type RootState } from '../../store/hooks';

/** Whether the lists that a figure is made of are loaded: until then it cannot be told. */
export const useIsLoaded = (...lists: EntityName[]): boolean =>
  useAppSelector((root) => lists.every((list) => root[list].loaded));

/** A row that another points at: null if it was deleted, undefined while that cannot be told. */
export type LookedUp<T> = T | null | undefined;

/** The part of a list's selectors that is needed here. */
interface ListSelectors<T> {
  selectEntities: (root: RootState) => Record<string, T>;
  selectIsLoaded: (root: RootState) => boolean;
}

/**
 * A row of a list by its id. What is not in a list that never loaded need not be gone; only a
 * reference that the database has emptied is known to point at nothing.
 */
export const lookUp = <T>(
  rows: Record<string, T>,
  isLoaded: boolean,
  id: string | null,
): LookedUp<T> => (id === null ? null : (rows[id] ?? (isLoaded ? null : undefined)));

type Lookup<T> = (id: string | null) => LookedUp<T>;

/** Looks up rows of a list by id, as `lookUp` does: one and the same function until the list changes. */
export const lookupIn = <T>({ selectEntities, selectIsLoaded }: ListSelectors<T>) =>
  createSelector(
    [selectEntities, selectIsLoaded],
    (rows, isLoaded): Lookup<T> =>
      (id) =>
        lookUp(rows, isLoaded, id),
  );

/** Looks up rows of a list by id, as `lookUp` does. */
export function useLookup<T>({ selectEntities, selectIsLoaded }: ListSelectors<T>): Lookup<T> {
  const rows = useAppSelector(selectEntities);
  const isLoaded = useAppSelector(selectIsLoaded);
  return useCallback((id: string | null) => lookUp(rows, isLoaded, id), [rows, isLoaded]);
}

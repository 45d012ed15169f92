import { createSelector } from '@reduxjs/toolkit';

import { isKnownEmpty, type ListState, type Row } from './list';

/** Newest first by creation time, the id breaking ties (the embedded database counts milliseconds). */
export const newestFirst = (a: Row, b: Row): number =>
  compareText(b.createdAt, a.createdAt) || compareText(b.id, a.id);

/** Compares by code unit; right for ISO days, instants and ids, and far cheaper than a locale. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The selectors of one list. `order` sorts it; rows arrive nearly sorted, which makes that cheap. */
export function listSelectors<T extends Row, Root>(
  selectList: (state: Root) => ListState<T>,
  order: (a: T, b: T) => number = newestFirst,
) {
  const selectIds = (state: Root): string[] => selectList(state).ids;
  const selectEntities = (state: Root): Record<string, T> => selectList(state).entities;
  const selectById = (state: Root, id: string | null): T | null =>
    id === null ? null : (selectEntities(state)[id] ?? null);
  return {
    selectEntities,
    selectAll: createSelector([selectIds, selectEntities], (ids, entities) => {
      const rows: T[] = [];
      // To list the values of an object of 100,000 takes four times as long as to look them up.
      for (const id of ids) {
        const row = entities[id];
        if (row) rows.push(row);
      }
      return rows.sort(order);
    }),
    selectById,
    /** What the database holds; `pendingSelectors` lay edits over the rest. */
    selectStored: selectById,
    /** The rows that pointed at a deleted row. */
    selectSevered: (state: Root, field: string, id: string): string[] =>
      Object.keys(selectList(state).severed[field]?.[id]?.rows ?? {}),
    /** What stood beside deleted rows, by its own id. */
    selectAside: (state: Root): Record<string, T> => selectList(state).aside,
    selectIsEmpty: (state: Root): boolean => isKnownEmpty(selectList(state)),
    selectIsLoaded: (state: Root): boolean => selectList(state).loaded,
  };
}

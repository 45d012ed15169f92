import { createSelector } from '@reduxjs/toolkit';

import { parseSeriesNumberId } from './seriesRow';
import { seriesSelectors } from './seriesSlice';

/*
 * Which records are of which series. The rules of series are elsewhere, because they bring the calendar of holidays along.
 */

/** The id of the record that a number becomes. The record of number 1 has the id of the series. */
export function madeRowId(seriesId: string, number: number): string {
  if (number === 1) return seriesId;
  // Ids that are made from a quote's differ in the third group, so these differ in the fourth.
  const group = Number.parseInt(seriesId.slice(19, 23), 16) ^ (number - 1);
  const end = `${group.toString(16).padStart(4, '0')}${seriesId.slice(23)}`;
  return `${seriesId.slice(0, 14)}8${seriesId.slice(15, 19)}${end}`;
}

/** What the ids of all records of a series have in common. */
export const seriesKey = (rowId: string): string =>
  `${rowId.slice(0, 14)}${rowId.slice(15, 19)}${rowId.slice(23)}`;

/** The number that a record with the key of a series has; null if it is none of its records. */
export function numberOfRow(seriesId: string, rowId: string): number | null {
  if (rowId === seriesId) return 1;
  const group = (id: string) => Number.parseInt(id.slice(19, 23), 16);
  const number = (group(seriesId) ^ group(rowId)) + 1;
  return number > 1 && madeRowId(seriesId, number) === rowId ? number : null;
}

/** Finds the series of a payment or an expense, and its number there. */
export const selectFindSeries = createSelector([seriesSelectors.selectEntities], (rows) => {
  const idOf = new Map(
    Object.keys(rows).map((rowId) => {
      const { id } = parseSeriesNumberId(rowId);
      return [seriesKey(id), id] as const;
    }),
  );
  return (rowId: string): { id: string; number: number } | null => {
    const id = idOf.get(seriesKey(rowId));
    const number = id === undefined ? null : numberOfRow(id, rowId);
    return id === undefined || number === null ? null : { id, number };
  };
});

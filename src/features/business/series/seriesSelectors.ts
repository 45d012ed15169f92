import { createSelector } from '@reduxjs/toolkit';

import type { ListState, Row } from '../../shared/list';
import { occurrence, seriesOfRows, type Occurrence, type SettledNumbers } from './series';
import { selectFindSeries } from './seriesMembers';
import { seriesNumberId, type SeriesRow } from './seriesRow';
import { seriesSelectors } from './seriesSlice';
import { selectSeriesWork } from './seriesWorkSlice';

/** All series, also those that are paused or ended. */
export const selectAllSeries = createSelector([seriesSelectors.selectAll], seriesOfRows);

/** The lists of what series make. They are built upon this room, so only their ids are known here. */
type Lists = Record<'payments' | 'expenses', ListState<Row>>;

/** The numbers that are never offered again. */
export const selectSettledNumbers = createSelector(
  [
    seriesSelectors.selectAll,
    (root: Lists) => root.payments.entities,
    (root: Lists) => root.expenses.entities,
  ],
  (rows, payments, expenses): SettledNumbers => {
    const settled = new Set([...Object.keys(payments), ...Object.keys(expenses)]);
    for (const { id, outcome } of rows) if (outcome !== null) settled.add(id);
    return settled;
  },
);

/** A record that was made of a series. */
export interface Made extends Pick<Occurrence, 'kind' | 'rowId' | 'seriesId' | 'number'> {
  /** The day on which it is due by the rule; null if the series has no such number any more. */
  due: Occurrence['due'] | null;
}

/**
 * The records of series whose numbers are not marked: those that are there, and those that this page has deleted since it
 * last loaded its records, unless an undo has taken them back. A record that is there although its number is marked as left out is among them.
 */
export function selectUnmarked(
  root: Lists & { series: ListState<SeriesRow> } & Parameters<typeof selectSeriesWork>[0],
) {
  const { takenBack } = selectSeriesWork(root);
  const { payments, expenses } = root;
  const find = selectFindSeries(root);
  const all = new Map(selectAllSeries(root).map((series) => [series.id, series]));
  const isThere = (rowId: string) => !!(payments.entities[rowId] ?? expenses.entities[rowId]);
  const unmarked = (kind: Made['kind'], ids: readonly string[]) =>
    ids.flatMap((rowId): Made | [] => {
      const found = find(rowId);
      if (!found) return [];
      const mark = root.series.entities[seriesNumberId(found.id, found.number)]?.outcome ?? null;
      const isOpen = mark === null || (mark === 'skipped' && isThere(rowId));
      if (!isOpen) return [];
      const series = all.get(found.id);
      const due = (series && occurrence(series, found.number)?.due) ?? null;
      return { kind, rowId, seriesId: found.id, number: found.number, due };
    });
  const goneOf = ({ written, entities }: ListState<Row>) =>
    Object.keys(written).filter((id) => !entities[id] && !takenBack.includes(id));
  return {
    present: [...unmarked('payment', payments.ids), ...unmarked('expense', expenses.ids)],
    gone: [...unmarked('payment', goneOf(payments)), ...unmarked('expense', goneOf(expenses))],
  };
}

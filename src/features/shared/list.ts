import { createEntityAdapter, current, type EntityState } from '@reduxjs/toolkit';

/** What every record has. `createdAt` is an ISO instant as the database writes it (UTC). */
export interface Row {
  id: string;
  createdAt: string;
}

/**
 * Why a write failed. `network`: it is not known whether it was committed; `refused`: the
 * backend said no, or does not hold it; `gone`: there is no such row (any more); `dangling`: it
 * points at a row that is not there (any more); `unsent`: what it would change could not be read first.
 */
export type WriteFailure = 'network' | 'refused' | 'gone' | 'dangling' | 'unsent';

/**
 * A user's list of records.
 * - `loaded`: a load has succeeded, so an empty list is truly empty.
 * - `written`: ids written since the last load began. Its answer may be older than they are,
 *   so it must not overwrite, resurrect or drop them.
 * - `severed`: by field, the ids of deleted rows. Answers that are older than the deletion may
 *   still point at them.
 */
export interface ListState<T extends Row> extends EntityState<T, string> {
  loaded: boolean;
  written: Record<string, true>;
  severed: Record<string, Record<string, true>>;
}

/** True only when a load succeeded and found nothing. */
export const isKnownEmpty = ({ loaded, ids }: ListState<Row>): boolean =>
  loaded && ids.length === 0;

const adapter = createEntityAdapter<Row>();

export const emptyList = <T extends Row>(): ListState<T> => ({
  ids: [],
  entities: {},
  loaded: false,
  written: {},
  severed: {},
});

/** The row as the backend holds it by now: without references to rows that were deleted. */
function withoutSevered<T extends Row>(severed: ListState<T>['severed'], row: T): T {
  let whole = row;
  for (const field in severed) {
    const value = row[field as keyof T]; // `clearReference` puts nothing but fields there
    if (typeof value === 'string' && severed[field]?.[value]) whole = { ...whole, [field]: null };
  }
  return whole;
}

/** Puts a row into the list, or in place of its older version. */
export function upsertRow<T extends Row>(state: ListState<T>, row: T): void {
  adapter.setOne(state, withoutSevered(state.severed, row));
  state.written[row.id] = true;
}

/** Takes a row out of the list. */
export function removeRow<T extends Row>(state: ListState<T>, id: string): void {
  adapter.removeOne(state, id);
  state.written[id] = true;
}

/** Empties a reference to a deleted row, as the database's foreign keys do. */
export function clearReference<T extends Row, Field extends keyof T>(
  state: ListState<T>,
  field: Field & (null extends T[Field] ? Field : never),
  id: string,
): void {
  (state.severed[String(field)] ??= {})[id] = true;
  const { entities } = current<ListState<Row>>(state);
  const pointing = Object.values(entities).filter((row) => (row as T)[field] === id); // of `state`
  adapter.updateMany(
    state,
    pointing.map((row) => ({ id: row.id, changes: { [field]: null } })),
  );
}

/** Puts the rows of a load into the list; what was written since it began stays as it is. */
export function replaceRows<T extends Row>(state: ListState<T>, rows: T[]): void {
  const { entities, written, severed } = current<ListState<Row>>(state);
  const kept = Object.keys(written).flatMap((id) => entities[id] ?? []);
  const read = rows.filter(({ id }) => !written[id]).map((row) => withoutSevered(severed, row));
  adapter.setAll(state, [...kept, ...read]);
}

import { original, type EntityState } from '@reduxjs/toolkit';

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

export const emptyList = <T extends Row>(): ListState<T> => ({
  ids: [],
  entities: {},
  loaded: false,
  written: {},
  severed: {},
});

/** The row as the backend holds it by now: without references to rows that were deleted. */
function withoutSevered<T extends Row>({ severed }: ListState<T>, row: T): T {
  let whole = row;
  for (const field in severed) {
    const value = row[field as keyof T]; // `clearReference` puts nothing but fields there
    if (typeof value === 'string' && severed[field]?.[value]) whole = { ...whole, [field]: null };
  }
  return whole;
}

/** Puts a row into the list in place of its older version, or in front of the others. */
export function upsertRow<T extends Row>(state: ListState<T>, row: T): void {
  if (!(row.id in state.entities)) state.ids.unshift(row.id);
  state.entities[row.id] = withoutSevered(state, row);
  state.written[row.id] = true;
}

/** Takes a row out of the list. */
export function removeRow<T extends Row>(state: ListState<T>, id: string): void {
  const at = state.ids.indexOf(id);
  if (at >= 0) state.ids.splice(at, 1);
  Reflect.deleteProperty(state.entities, id);
  state.written[id] = true;
}

/** Empties a reference to a deleted row, as the database's foreign keys do. */
export function clearReference<T extends Row, Field extends keyof T>(
  state: ListState<T>,
  field: Field & (null extends T[Field] ? Field : never),
  id: string,
): void {
  (state.severed[String(field)] ??= {})[id] = true;
  // Read past immer: a draft of every row would cost far more than the few that are written.
  // (Its types cannot see through a generic row.)
  const rows = original<object>(state.entities) as Record<string, T> | undefined;
  for (const row of Object.values(rows ?? state.entities)) {
    if (row[field] === id) state.entities[row.id] = { ...row, [field]: null };
  }
}

/**
 * Puts the rows of a load into the list. Reads past immer and hands it frozen containers, which it
 * takes as they are: looking into ten thousand rows costs it more than parsing them did.
 */
export function replaceRows<T extends Row>(state: ListState<T>, rows: T[]): void {
  // A draft's original has the draft's type, which immer cannot tell of a generic one.
  const before = original<object>(state) as ListState<T>;
  const { written } = before;
  const entities: Record<string, T> = {};
  const ids: string[] = [];
  const keep = (row: T) => {
    if (entities[row.id]) return;
    ids.push(row.id);
    entities[row.id] = row;
  };
  for (const id of before.ids) {
    const row = before.entities[id];
    if (row && written[id]) keep(row);
  }
  for (const row of rows) if (!written[row.id]) keep(withoutSevered(before, row));
  Object.freeze(ids);
  state.ids = ids;
  state.entities = Object.freeze(entities);
}

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
 * - `aside`: what stood beside rows that were deleted, and comes back with them.
 * - `severed`: by field and deleted row, what pointed at it. Answers that are older than the
 *   deletion may still do so, and so does what is put back with it.
 */
export interface ListState<T extends Row> extends EntityState<T, string> {
  loaded: boolean;
  written: Record<string, true>;
  aside: Record<string, T>;
  severed: Record<string, Record<string, Severed>>;
}

/** A row that was deleted, as a field that pointed at it remembers it. */
interface Severed {
  /** The rows whose reference to it was emptied. */
  rows: Record<string, true>;
  /** `back`: put back since, but a load under way may have read before that; `whole`: none is. */
  target: 'gone' | 'back' | 'whole';
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
  aside: {},
  severed: {},
});

/** The row as the backend holds it by now: without references to rows that were deleted. */
function withoutSevered<T extends Row>(state: ListState<T>, row: T, isLoaded: boolean): T {
  let whole = row;
  for (const field in state.severed) {
    const value = row[field as keyof T]; // `clearReference` puts nothing but fields there
    const severed = typeof value === 'string' ? state.severed[field]?.[value] : undefined;
    if (severed?.target !== 'gone' && !(isLoaded && severed?.target === 'back')) continue;
    whole = { ...whole, [field]: null };
    severed.rows[row.id] = true;
  }
  return whole;
}

/** Puts a row into the list, or in place of its older version. */
export function upsertRow<T extends Row>(state: ListState<T>, row: T): void {
  adapter.setOne(state, withoutSevered(state, row, false));
  state.written[row.id] = true;
}

/** Takes a row out of the list. */
export function removeRow<T extends Row>(state: ListState<T>, id: string): void {
  adapter.removeOne(state, id);
  state.written[id] = true;
}

/** The same where it went with the row that it is about: it is kept, to come back with that. */
export function setAside<T extends Row>(state: ListState<T>, id: string): void {
  const { entities } = current<ListState<Row>>(state);
  const row = entities[id];
  if (row) (state.aside as Record<string, Row>)[id] = row; // of `state`
  removeRow(state, id);
}

/** A row that was set aside is there again. */
export function bringBack<T extends Row>(state: ListState<T>, row: T): void {
  upsertRow(state, row);
  const { aside } = current<ListState<Row>>(state);
  const { [row.id]: _back, ...others } = aside;
  state.aside = others as Record<string, T>; // of `state`
}

/** A list whose rows point at others in this field. */
type Pointing<Field extends string> = ListState<Row & Record<Field, string | null>>;

interface About {
  payload: { id: string };
}

/** For what a row points at, once that is deleted: the reference is emptied, as foreign keys do. */
export const clearReference =
  <Field extends string>(field: Field) =>
  (state: Pointing<Field>, { payload: { id } }: About): void => {
    const { entities } = current<ListState<Row>>(state);
    const pointing = Object.values(entities).filter((row) => Reflect.get(row, field) === id);
    const rows = Object.fromEntries(pointing.map((row) => [row.id, true as const]));
    (state.severed[field] ??= {})[id] = { rows, target: 'gone' };
    adapter.updateMany<ListState<Row>>(
      state,
      pointing.map((row) => ({ id: row.id, changes: { [field]: null } })),
    );
  };

/** For the same once it is there again: from now on references to it are good. */
export const acceptReference =
  (field: string) =>
  (state: ListState<Row>, { payload: { id } }: About): void => {
    const severed = state.severed[field]?.[id];
    if (severed) severed.target = 'back';
  };

/** From now on a load is under way: it reads what there is after all that was written before. */
export function beginLoad(state: ListState<Row>): void {
  state.written = {};
  for (const severed of Object.values(state.severed).flatMap(Object.values<Severed>)) {
    if (severed.target === 'back') severed.target = 'whole';
  }
}

/** Puts the rows of a load into the list; what was written since it began stays as it is. */
export function replaceRows<T extends Row>(state: ListState<T>, rows: T[]): void {
  const { entities, written } = current<ListState<Row>>(state);
  const kept = Object.keys(written).flatMap((id) => entities[id] ?? []);
  const read = rows.filter(({ id }) => !written[id]).map((row) => withoutSevered(state, row, true));
  adapter.setAll(state, [...kept, ...read]);
}

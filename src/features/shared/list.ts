import { createEntityAdapter, current, type EntityState } from '@reduxjs/toolkit';

import { isDeepEqual } from './changes';

/** The fields that every record has. `createdAt` is an ISO instant (UTC) in the format of the database. */
export interface Row {
  id: string;
  createdAt: string;
}

/**
 * Why a write failed.
 * - `network`: no answer came, so the write may have been committed.
 * - `refused`: the backend refused the write.
 * - `outdated`: the backend does not know the table or one of its columns, because app and schema have different
 *   versions.
 * - `gone`: the row no longer exists.
 * - `dangling`: the row refers to a row that no longer exists.
 * - `unsent`: the row could not be read before the write, so nothing was sent.
 */
export type WriteFailure = 'network' | 'refused' | 'outdated' | 'gone' | 'dangling' | 'unsent';

/**
 * A user's list of records.
 * - `loaded`: a load has succeeded. An empty list then has no rows in the backend either.
 * - `stale`: the rows are those of this device's snapshot. The first load replaces them.
 * - `written`: the ids of rows that were written since the last load began. The load's answer may be stale for them, so
 *   it must not overwrite, restore or drop these rows.
 * - `deletedSideRows`: the side rows of deleted rows. They are kept for a restoration.
 * - `clearedReferences`: by field and by the deleted row's id, the rows whose reference to it was cleared. Stale
 *   answers and restored rows may still contain such a reference, which must then be cleared again.
 */
export interface ListState<T extends Row> extends EntityState<T, string> {
  loaded: boolean;
  stale: boolean;
  written: Record<string, true>;
  deletedSideRows: Record<string, T>;
  clearedReferences: Record<string, Record<string, ClearedReference>>;
}

/** What a reference field remembers about a deleted row. */
interface ClearedReference {
  /** The rows whose reference to the deleted row was cleared. */
  rows: Record<string, true>;
  /**
   * The state of the deleted row.
   * - `gone`: the row is still deleted.
   * - `back`: the row was restored, but a load in flight may still contain the stale reference.
   * - `whole`: the row was restored, and no older load can still contain the stale reference.
   */
  target: 'gone' | 'back' | 'whole';
  /** Whether a load of the deleted row's list has begun since the deletion. If it finds the id, the id exists again. */
  isSought?: true;
}

/** Whether a load has succeeded and has found no rows. */
export const isKnownEmpty = ({ loaded, ids }: ListState<Row>): boolean =>
  loaded && ids.length === 0;

const adapter = createEntityAdapter<Row>();

export const emptyList = <T extends Row>(): ListState<T> => ({
  ids: [],
  entities: {},
  loaded: false,
  stale: false,
  written: {},
  deletedSideRows: {},
  clearedReferences: {},
});

/** Returns the row without references to deleted rows. */
function withoutClearedReferences<T extends Row>(
  state: ListState<T>,
  row: T,
  isLoaded: boolean,
): T {
  let whole = row;
  for (const field in state.clearedReferences) {
    const value = row[field as keyof T]; // cast: `clearReference` stores only names of fields
    const clearedReferences =
      typeof value === 'string' ? state.clearedReferences[field]?.[value] : undefined;
    if (clearedReferences?.target !== 'gone' && !(isLoaded && clearedReferences?.target === 'back'))
      continue;
    whole = { ...whole, [field]: null };
    clearedReferences.rows[row.id] = true;
  }
  return whole;
}

/** Adds a row to the list, or replaces its older version. */
export function upsertRow<T extends Row>(state: ListState<T>, row: T): void {
  adapter.setOne(state, withoutClearedReferences(state, row, false));
  state.written[row.id] = true;
}

export function removeRow<T extends Row>(state: ListState<T>, id: string): void {
  adapter.removeOne(state, id);
  state.written[id] = true;
}

/** Removes a side row because its main row was deleted, and keeps the side row for a restoration. */
export function keepDeletedSideRow<T extends Row>(state: ListState<T>, id: string): void {
  const { entities } = current<ListState<Row>>(state);
  const row = entities[id];
  if (row) (state.deletedSideRows as Record<string, Row>)[id] = row; // cast: the row is one of `state`
  removeRow(state, id);
}

/** Adds a side row again, which `keepDeletedSideRow` has kept. */
export function restoreSideRow<T extends Row>(state: ListState<T>, row: T): void {
  upsertRow(state, row);
  const { deletedSideRows } = current<ListState<Row>>(state);
  const { [row.id]: _back, ...others } = deletedSideRows;
  state.deletedSideRows = others as Record<string, T>; // cast: the rows are those of `state`
}

/** A list whose rows have this reference field. */
type Pointing<Field extends string> = ListState<Row & Record<Field, string | null>>;

interface About {
  payload: { id: string };
}

/** Makes a case reducer for the deletion of a row, which clears the references to the row, as foreign keys do. */
export const clearReference =
  <Field extends string>(field: Field) =>
  (state: Pointing<Field>, { payload: { id } }: About): void => {
    const { entities } = current<ListState<Row>>(state);
    const pointing = Object.values(entities).filter((row) => Reflect.get(row, field) === id);
    const rows = Object.fromEntries(pointing.map((row) => [row.id, true as const]));
    (state.clearedReferences[field] ??= {})[id] = { rows, target: 'gone' };
    adapter.updateMany<ListState<Row>>(
      state,
      pointing.map((row) => ({ id: row.id, changes: { [field]: null } })),
    );
  };

/** Makes a case reducer for the restoration of a row, to which references are valid again. */
export const acceptReference =
  (field: string) =>
  (state: ListState<Row>, { payload: { id } }: About): void => {
    const clearedReferences = state.clearedReferences[field]?.[id];
    if (clearedReferences) clearedReferences.target = 'back';
  };

/** Makes a case reducer for the beginning of a load of the rows to which `field` refers. */
export const seekReferences =
  (field: string) =>
  (state: ListState<Row>): void => {
    for (const cleared of Object.values(state.clearedReferences[field] ?? {})) {
      cleared.isSought = true;
    }
  };

/**
 * Makes a case reducer for the end of that load. Another device may have created a row again under the id of a deleted
 * one, so references to it are valid again.
 */
export const acceptFoundReferences =
  (field: string) =>
  (state: ListState<Row>, { payload }: { payload: readonly Row[] }): void => {
    const cleared = state.clearedReferences[field];
    if (!cleared) return;
    for (const { id } of payload) {
      const reference = cleared[id];
      if (reference?.target === 'gone' && reference.isSought) reference.target = 'back';
    }
  };

/** Notes that a load has begun. Its answer will contain everything that was written before it began. */
export function beginLoad(state: ListState<Row>): void {
  state.written = {};
  for (const clearedReferences of Object.values(state.clearedReferences).flatMap(
    Object.values<ClearedReference>,
  )) {
    if (clearedReferences.target === 'back') clearedReferences.target = 'whole';
  }
}

/**
 * Replaces the list by the rows of a load, except for rows that were written after the load had begun. An unchanged row
 * stays the same object, and so does an unchanged list. So nothing is computed or rendered again.
 */
export function replaceRows<T extends Row>(state: ListState<T>, rows: T[]): void {
  const before = current<ListState<Row>>(state);
  const hasClearedReferences = Object.keys(before.clearedReferences).length > 0;
  const ids: string[] = [];
  const entities: Record<string, Row> = {};
  const add = (row: Row): void => {
    if (!entities[row.id]) ids.push(row.id);
    entities[row.id] = row;
  };
  for (const id of Object.keys(before.written)) {
    const row = before.entities[id];
    if (row) add(row);
  }
  for (const row of rows) {
    if (before.written[row.id]) continue;
    const whole = hasClearedReferences ? withoutClearedReferences(state, row, true) : row;
    const known = before.entities[row.id];
    add(known && isDeepEqual(known, whole) ? known : Object.freeze(whole));
  }
  const isAsBefore =
    ids.length === before.ids.length &&
    ids.every((id, index) => id === before.ids[index] && entities[id] === before.entities[id]);
  if (isAsBefore) return;
  // Immer visits every field of a new object, unless the object is frozen. With 10,000 rows this took most of the
  // time of a load.
  state.ids = Object.freeze(ids) as string[]; // cast: only drafts of it are written to
  // cast: the rows are those of `rows` and `state`
  state.entities = Object.freeze(entities) as Record<string, T>;
}

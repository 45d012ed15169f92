import { createSelector, original, type EntityState, type PayloadAction } from '@reduxjs/toolkit';

/** What every record has. `createdAt` is an ISO instant as the database writes it (UTC). */
export interface Row {
  id: string;
  createdAt: string;
}

/**
 * Why a write failed. `network`: it is not known whether it was committed; `refused`: the
 * backend said no, or does not hold it; `gone`: there is no such row (any more).
 */
export type WriteFailure = 'network' | 'refused' | 'gone';

/**
 * A user's list of records.
 * - `loaded`: a load has succeeded, so an empty list is truly empty.
 * - `loading`: a load is under way.
 * - `written`: ids written since that load began. Its answer may be older than they are,
 *   so it must not overwrite, resurrect or drop them.
 * - `severed`: by field, the ids of deleted rows. Answers that are older than the deletion may
 *   still point at them.
 */
export interface ListState<T extends Row> extends EntityState<T, string> {
  loaded: boolean;
  loading: boolean;
  written: Record<string, true>;
  severed: Record<string, Record<string, true>>;
}

export const emptyList = <T extends Row>(): ListState<T> => ({
  ids: [],
  entities: {},
  loaded: false,
  loading: false,
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
  if (state.loading) state.written[row.id] = true;
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
function replaceRows<T extends Row>(state: ListState<T>, rows: T[]): void {
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

/**
 * The case reducers that the five lists share. Spread into an ordinary `createSlice`.
 * Intents (`…Requested`) come from the user interface and change nothing by themselves;
 * facts come from sagas.
 */
// `Draft` shapes the intent's payload; there is nothing that it could be inferred from.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
export const listCases = <T extends Row, Draft, Changes>() => ({
  /** Intent. `id` is made with the form and stays the same over its retries. */
  createRequested(_state: ListState<T>, _action: PayloadAction<{ id: string; draft: Draft }>) {
    /* answered by `created` or `createFailed` */
  },
  /** Intent. */
  updateRequested(_state: ListState<T>, _action: PayloadAction<{ id: string; changes: Changes }>) {
    /* answered by `updated` or `updateFailed` */
  },
  /** Intent. */
  deleteRequested(_state: ListState<T>, _action: PayloadAction<{ id: string }>) {
    /* answered by `deleted` or `deleteFailed` */
  },
  loadStarted(state: ListState<T>) {
    state.loading = true;
    state.written = {};
  },
  /** The rows of one complete load, in any order. */
  loaded(state: ListState<T>, { payload }: PayloadAction<T[]>) {
    replaceRows(state, payload);
    state.loaded = true;
    state.loading = false;
    state.written = {};
  },
  loadFailed(state: ListState<T>) {
    state.loading = false;
    state.written = {};
  },
  created(state: ListState<T>, { payload }: PayloadAction<T>) {
    upsertRow(state, payload);
  },
  createFailed(
    _state: ListState<T>,
    _action: PayloadAction<{ id: string; failure: WriteFailure }>,
  ) {
    /* the list is as it was; the workspace raises the notice */
  },
  /** `before` is the row as this browser knew it when the update was sent. */
  updated(state: ListState<T>, { payload }: PayloadAction<{ row: T; before: T | null }>) {
    // Saved unchanged, nothing was written: a load under way knows better.
    if (payload.row !== payload.before) upsertRow(state, payload.row);
  },
  updateFailed(
    _state: ListState<T>,
    _action: PayloadAction<{
      id: string;
      failure: WriteFailure;
      changes: Changes;
      before: T | null;
    }>,
  ) {
    /* the list is as it was; the workspace raises the notice */
  },
  deleted(state: ListState<T>, { payload }: PayloadAction<{ id: string }>) {
    const at = state.ids.indexOf(payload.id);
    if (at >= 0) state.ids.splice(at, 1);
    Reflect.deleteProperty(state.entities, payload.id);
    if (state.loading) state.written[payload.id] = true;
  },
  deleteFailed(
    _state: ListState<T>,
    _action: PayloadAction<{ id: string; failure: WriteFailure }>,
  ) {
    /* the list is as it was; the workspace raises the notice */
  },
});

/** Newest first by creation time, the id breaking ties (the embedded database counts milliseconds). */
export const newestFirst = (a: Row, b: Row): number =>
  compareText(b.createdAt, a.createdAt) || compareText(b.id, a.id);

/** Compares by code unit; right for ISO days, instants and ids, and far cheaper than a locale. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** By the ids: to list the values of an object of 100,000 takes four times as long as to look them up. */
function rowsOf<T extends Row>({ ids, entities }: Pick<ListState<T>, 'ids' | 'entities'>): T[] {
  const rows: T[] = [];
  for (const id of ids) {
    const row = entities[id];
    if (row) rows.push(row);
  }
  return rows;
}

/** The selectors of one list. `order` sorts it; rows arrive nearly sorted, which makes that cheap. */
export function listSelectors<T extends Row, Root>(
  selectList: (state: Root) => ListState<T>,
  order: (a: T, b: T) => number = newestFirst,
) {
  const selectIds = (state: Root): string[] => selectList(state).ids;
  const selectEntities = (state: Root): Record<string, T> => selectList(state).entities;
  return {
    selectEntities,
    selectAll: createSelector([selectIds, selectEntities], (ids, entities) =>
      rowsOf({ ids, entities }).sort(order),
    ),
    selectById: (state: Root, id: string | null): T | null =>
      id === null ? null : (selectEntities(state)[id] ?? null),
    /** True only when a load succeeded and found nothing. */
    selectIsEmpty: (state: Root): boolean =>
      selectList(state).loaded && selectList(state).ids.length === 0,
    selectIsLoaded: (state: Root): boolean => selectList(state).loaded,
  };
}

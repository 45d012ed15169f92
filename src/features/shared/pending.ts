import { createSelector } from '@reduxjs/toolkit';

import type { Row } from './list';
import type { listSelectors } from './listSelectors';

/**
 * Edits that the screen shows at once while they are being saved (the payment toggles, the
 * stages of a project). They lie over the rows until the database has answered, so that a
 * failure only has to lift them off: what is underneath is what the database holds.
 */
export type PendingEdits<Value> = Record<string, Record<string, Value>>;

/** Notes the wanted value of one part (`key`) of one row; a later wish replaces an earlier one. */
export function wish<Value>(
  pending: PendingEdits<Value>,
  id: string,
  key: string,
  value: Value,
): void {
  (pending[id] ??= {})[key] = value;
}

/** Lifts what was sent, saved or not, unless the user has wished for something else meanwhile. */
export function settle<Value>(
  pending: PendingEdits<Value>,
  id: string,
  sent: Record<string, Value>,
): void {
  const wishes = pending[id];
  if (!wishes) return;
  const left = Object.entries(wishes).filter(
    ([key, value]) => !(key in sent && sent[key] === value),
  );
  if (left.length > 0) pending[id] = Object.fromEntries(left);
  else forget(pending, id);
}

/** Drops all wishes for a row. */
export function forget<Value>(pending: PendingEdits<Value>, id: string): void {
  Reflect.deleteProperty(pending, id);
}

type Wishes<Value> = Record<string, Value>;

/** The rows with some of them replaced: few, and mostly near the top, where they are clicked. */
function withLaid<T extends Row>(rows: readonly T[], laid: Record<string, T>): T[] {
  const copy = rows.slice();
  let left = Object.keys(laid).length;
  for (let index = 0; left > 0 && index < rows.length; index += 1) {
    const edited = laid[rows[index]?.id ?? ''];
    if (!edited) continue;
    copy[index] = edited;
    left -= 1;
  }
  return copy;
}

/**
 * A list's selectors with the pending edits laid over its rows: what the screen shows.
 * `lay` puts the wishes for one row over it. Without pending edits nothing is copied.
 */
export function pendingSelectors<T extends Row, Value, Root>(
  stored: ReturnType<typeof listSelectors<T, Root>>,
  selectPending: (root: Root) => PendingEdits<Value>,
  lay: (row: T, wishes: Wishes<Value>) => T,
) {
  const selectLaid = createSelector([stored.selectEntities, selectPending], (entities, pending) =>
    Object.fromEntries(
      Object.entries(pending).flatMap(([id, wishes]) => {
        const row = entities[id];
        return row ? [[id, lay(row, wishes)] as const] : [];
      }),
    ),
  );
  const isUntouched = (laid: Record<string, T>): boolean => Object.keys(laid).length === 0;
  return {
    ...stored,
    /** The wishes still to be saved for one row. */
    selectWishes: (root: Root, id: string): Wishes<Value> | undefined => selectPending(root)[id],
    selectEntities: createSelector([stored.selectEntities, selectLaid], (entities, laid) =>
      isUntouched(laid) ? entities : { ...entities, ...laid },
    ),
    selectAll: createSelector([stored.selectAll, selectLaid], (rows, laid) =>
      isUntouched(laid) ? rows : withLaid(rows, laid),
    ),
    selectById: (root: Root, id: string | null): T | null =>
      id === null ? null : (selectLaid(root)[id] ?? stored.selectById(root, id)),
  };
}

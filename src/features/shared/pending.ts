import { createSelector } from '@reduxjs/toolkit';

import type { Row } from './list';
import type { listSelectors } from './listSelectors';

/**
 * Optimistic edits, which the screen shows while they are being saved (toggles of payments and stages). They are
 * kept apart from the stored rows, so that a rollback only has to drop the edit.
 */
export type PendingEdits<Value> = Record<string, Record<string, Value>>;

/** Sets the value that the user wants for one part (`key`) of a row. A later edit replaces an earlier one. */
export function addEdit<Value>(
  pending: PendingEdits<Value>,
  id: string,
  key: string,
  value: Value,
): void {
  (pending[id] ??= {})[key] = value;
}

/**
 * Drops the edits that were sent, no matter whether they were saved. An edit that the user has changed again is
 * kept.
 */
export function dropSentEdits<Value>(
  pending: PendingEdits<Value>,
  id: string,
  sent: Record<string, Value>,
): void {
  const edits = pending[id];
  if (!edits) return;
  const left = Object.entries(edits).filter(
    ([key, value]) => !(key in sent && sent[key] === value),
  );
  if (left.length > 0) pending[id] = Object.fromEntries(left);
  else dropEdits(pending, id);
}

export function dropEdits<Value>(pending: PendingEdits<Value>, id: string): void {
  Reflect.deleteProperty(pending, id);
}

type Edits<Value> = Record<string, Value>;

/** Replaces some rows of a list. They are few and mostly near the top, where users click. */
function withEdited<T extends Row>(rows: readonly T[], edited: Record<string, T>): T[] {
  const copy = rows.slice();
  let left = Object.keys(edited).length;
  for (let index = 0; left > 0 && index < rows.length; index += 1) {
    const row = edited[rows[index]?.id ?? ''];
    if (!row) continue;
    copy[index] = row;
    left -= 1;
  }
  return copy;
}

/**
 * The selectors of a list with optimistic edits applied, as the screen shows it. `apply` returns a row with its
 * edits. Without edits nothing is copied.
 */
export function pendingSelectors<T extends Row, Value, Root>(
  stored: ReturnType<typeof listSelectors<T, Root>>,
  selectPending: (root: Root) => PendingEdits<Value>,
  apply: (row: T, edits: Edits<Value>) => T,
) {
  const selectEditedRows = createSelector(
    [stored.selectEntities, selectPending],
    (entities, pending) =>
      Object.fromEntries(
        Object.entries(pending).flatMap(([id, edits]) => {
          const row = entities[id];
          return row ? [[id, apply(row, edits)] as const] : [];
        }),
      ),
  );
  const isEmpty = (edited: Record<string, T>): boolean => Object.keys(edited).length === 0;
  return {
    ...stored,
    /** Selects the edits of one row that still have to be saved. */
    selectEdits: (root: Root, id: string): Edits<Value> | undefined => selectPending(root)[id],
    selectEntities: createSelector([stored.selectEntities, selectEditedRows], (entities, edited) =>
      isEmpty(edited) ? entities : { ...entities, ...edited },
    ),
    selectAll: createSelector([stored.selectAll, selectEditedRows], (rows, edited) =>
      isEmpty(edited) ? rows : withEdited(rows, edited),
    ),
    selectById: (root: Root, id: string | null): T | null =>
      id === null ? null : (selectEditedRows(root)[id] ?? stored.selectById(root, id)),
  };
}

import { createAction } from '@reduxjs/toolkit';

import type { Row } from '../../shared/list';
import type { EntityName } from './entities';

/** A change that can be made to many rows at once. */
export type BulkChange =
  | { kind: 'delete' }
  | { kind: 'set'; field: 'paid' | 'delivered' | 'status' | 'category'; value: BulkValue };

export type BulkValue = string | boolean;

export interface BulkRequest {
  entity: EntityName;
  ids: string[];
  change: BulkChange;
}

/** The bulk change, or the undo of one, that is running. */
export interface BulkRun {
  entity: EntityName;
  change: BulkChange;
  total: number;
  /** How many rows have been tried so far, whether or not they succeeded. */
  done: number;
  /** Whether the user has cancelled the rest of the change. */
  cancelled: boolean;
}

/** The value that a bulk change has set in one row, and the value before it. */
export interface BulkSetValue {
  id: string;
  from: BulkValue;
  to: BulkValue;
}

/** The undo of a bulk change: the field and the rows to set back. */
export interface BulkUndo {
  entity: EntityName;
  field: Extract<BulkChange, { kind: 'set' }>['field'];
  set: BulkSetValue[];
}

/**
 * Progress of a bulk change. Of the failed rows, those that may have been changed all the same are `unsure`.
 */
export interface BulkProgress {
  entity: EntityName;
  done: string[];
  failed: string[];
  unsure: string[];
}

export interface BulkOutcome {
  entity: EntityName;
  change: BulkChange;
  /** Deleted rows, as they were before. */
  deleted: Row[];
  set: BulkSetValue[];
  /** The ids of rows that another device had already set to the wanted value without this page's knowledge. */
  found: string[];
  /** The ids of rows that could not be changed. They stay marked. */
  failed: string[];
  /** Those of the failed rows that may have been changed all the same. */
  unsure?: string[];
}

/** The actions of a bulk change: its intents, its progress and its end. */
export const bulkActions = {
  /** Intent: make this change to all these rows. The intent is ignored while another bulk change is running. */
  requested: createAction<BulkRequest>('bulk/requested'),
  /** Intent: do not change the remaining rows. */
  cancelled: createAction('bulk/cancelled'),
  /** Fact: some more rows have been tried. */
  advanced: createAction<BulkProgress>('bulk/advanced'),
  /** Fact: all rows have been tried, or the rest was cancelled. */
  ended: createAction<BulkOutcome>('bulk/ended'),
  /** Intent: undo a bulk change. A row whose field was changed again since then keeps its value. */
  setBackRequested: createAction<BulkUndo>('bulk/setBackRequested'),
  /**
   * Fact: the undo has ended. `failed` are the rows that could not be set back, and `unsure` the ids of those that may
   * have been set back all the same. `changed` counts the rows that were changed again since, or deleted.
   */
  setBackEnded: createAction<
    BulkUndo & { failed: BulkSetValue[]; unsure?: string[]; changed: number }
  >('bulk/setBackEnded'),
};

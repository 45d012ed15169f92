import { createAction } from '@reduxjs/toolkit';

import type { Row } from '../shared/list';
import type { EntityName } from '../entities/entities';

/** What can be done to many rows at once. */
export type BulkChange =
  | { kind: 'delete' }
  | { kind: 'set'; field: 'paid' | 'delivered' | 'status' | 'category'; value: BulkValue };

export type BulkValue = string | boolean;

export interface BulkRequest {
  entity: EntityName;
  ids: string[];
  change: BulkChange;
}

/** A change to many rows, or what takes it back, that is under way. */
export interface BulkRun {
  entity: EntityName;
  change: BulkChange;
  total: number;
  /** How many were tried so far, with or without success. */
  done: number;
  /** The user wishes no more of it. */
  cancelled: boolean;
}

/** What a change to many has set in one row. */
export interface SetField {
  id: string;
  from: BulkValue;
  to: BulkValue;
}

/** What takes a change to many back: one field of these rows. */
export interface SetBack {
  entity: EntityName;
  field: Extract<BulkChange, { kind: 'set' }>['field'];
  set: SetField[];
}

/** Some rows of such a change; of the failed, those that may have been changed are `unsure`. */
export interface BulkProgress {
  entity: EntityName;
  done: string[];
  failed: string[];
  unsure: string[];
}

/** What has become of a change to many. */
export interface BulkOutcome {
  entity: EntityName;
  change: BulkChange;
  /** Deleted rows, as they were. */
  deleted: Row[];
  set: SetField[];
  /** Rows that another device had set so already, unknown to this page. */
  found: string[];
  /** Rows that it could not be made to; they stay marked. */
  failed: string[];
}

/** A change to many rows at once: what is asked for, and what comes of it. */
export const bulkActions = {
  /** Intent: this is done to all these rows; not while another change is under way. */
  requested: createAction<BulkRequest>('bulk/requested'),
  /** Intent: what is not done yet is left. */
  cancelled: createAction('bulk/cancelled'),
  /** Some more rows were tried. */
  advanced: createAction<BulkProgress>('bulk/advanced'),
  /** All were tried, or the rest was left. */
  ended: createAction<BulkOutcome>('bulk/ended'),
  /** Intent: what a change has set is set back, where it has not been changed since. */
  setBackRequested: createAction<SetBack>('bulk/setBackRequested'),
  /** `failed`: what is still to be set back. */
  setBackEnded: createAction<SetBack & { failed: SetField[] }>('bulk/setBackEnded'),
};

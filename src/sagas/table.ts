import type { SagaGenerator } from 'typed-redux-saga';

import type { Row } from '../features/shared/list';
import type { ActionsOf, DetailsActions } from '../features/shared/detailsCases';
import type { listCases } from '../features/shared/listCases';
import type { Log, Repository } from '../gateway/gateway';
import type { RunInQueue } from './queuePerKey';

/** The actions of a list, which its slice makes from `listCases`. */
export type ListActions<T extends Row, Draft> = ActionsOf<ReturnType<typeof listCases<T, Draft>>>;

/** What lists and side tables of a user have in common. */
interface Common<T extends Row, Draft> {
  userId: string;
  repository: Repository<T, Draft>;
  /** The row as this page knows it, without optimistic edits. */
  read: (id: string) => SagaGenerator<T | null>;
  log: Log;
  /** Runs the writes to a row and its side rows one at a time. */
  inQueue: RunInQueue;
}

/** A table that can be loaded. */
export interface LoadableTable<T extends Row, Draft> extends Common<T, Draft> {
  actions: Pick<ListActions<T, Draft>, 'loadStarted' | 'loaded' | 'loadFailed'>;
}

/** A table whose rows refer to rows of a list. */
export interface ReferringTable<T extends Row, Draft> extends LoadableTable<T, Draft> {
  actions: LoadableTable<T, Draft>['actions'] & Pick<ListActions<T, Draft>, 'reconnected'>;
  /** The rows whose `field` pointed at a deleted row. */
  readClearedReferences: (field: string, id: string) => SagaGenerator<string[]>;
  /** The fields that an update sends: the changed ones, or all fields of the stored row. */
  fieldsToSend: (stored: T, changes: Partial<Draft>) => Partial<Draft>;
  /**
   * Values that the stored row must still have when the update arrives; null if none matter. Another device may
   * change the row between the read and the update.
   */
  requiredValues: (stored: T, changes: Partial<Draft>) => Partial<Draft> | null;
  /** By row id, the changes that this page has sent. They are not mistaken for another device's changes. */
  sent: Map<string, readonly Partial<Draft>[]>;
}

/** One list of one user, for the sagas. */
export interface Table<T extends Row, Draft> extends ReferringTable<T, Draft> {
  actions: ListActions<T, Draft>;
  /** Rows whose last update or deletion may have been committed. The next load shows whether it was. */
  unconfirmed: Set<string>;
}

/** One side table of one user, for the sagas. */
export interface DetailsTable<T extends Row, Draft> extends Common<T, Draft> {
  actions: DetailsActions<T, Draft>;
  /** The side rows of a deleted row. */
  readDeletedSideRows: (id: string) => SagaGenerator<T[]>;
  /** The values of a row for which nothing has been stored. */
  empty: Draft;
  /** The id of its main row. */
  rowOf: (id: string) => string;
  /** By row id, the changes that this page has sent. They are not mistaken for another device's changes. */
  sent: Map<string, readonly Partial<Draft>[]>;
  /** Rows whose last save may have been committed. The next load shows whether it was. */
  unconfirmed: Set<string>;
}

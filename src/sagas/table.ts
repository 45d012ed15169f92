import type { SagaGenerator } from 'typed-redux-saga';

import type { Row } from '../features/shared/list';
import type { ActionsOf, DetailsActions } from '../features/shared/detailsCases';
import type { listCases, listEvents } from '../features/shared/listCases';
import type { Log, Repository } from '../gateway/gateway';
import type { RunInQueue } from './queuePerKey';

/** The actions of a list, which its slice makes from `listCases` and `listEvents`. */
export type ListActions<T extends Row, Draft> = ActionsOf<ReturnType<typeof listCases<T>>> &
  ReturnType<typeof listEvents<T, Draft>>;

/** What the lists and the side tables of a user have in common. */
interface Common<T extends Row, Draft> {
  userId: string;
  repository: Repository<T, Draft>;
  /** Returns the row as this page knows it, without optimistic edits. */
  read: (id: string) => SagaGenerator<T | null>;
  log: Log;
  /** Runs the writes to a row and to its side rows one at a time. */
  inQueue: RunInQueue;
}

export interface LoadableTable<T extends Row, Draft> extends Common<T, Draft> {
  actions: Pick<ListActions<T, Draft>, 'loadStarted' | 'loaded' | 'loadFailed'>;
}

/** A table whose rows refer to rows of a list. */
export interface ReferringTable<T extends Row, Draft> extends LoadableTable<T, Draft> {
  actions: LoadableTable<T, Draft>['actions'] & Pick<ListActions<T, Draft>, 'reconnected'>;
  /** Returns the ids of the rows whose `field` referred to a deleted row. */
  readClearedReferences: (field: string, id: string) => SagaGenerator<string[]>;
  /**
   * Returns the fields that an update sends. Most tables send only `changes`. Quotes send all fields of the stored row
   * with `changes` applied.
   */
  fieldsToSend: (stored: T, changes: Partial<Draft>) => Partial<Draft>;
  /**
   * Returns the values that the stored row must still have when the update arrives. Another device may change the row
   * between the read and the update. Null if no values matter.
   */
  requiredValues: (stored: T, changes: Partial<Draft>) => Partial<T> | null;
  /** The changes that this page has sent, by the row's id. They must not be taken for changes of another device. */
  sent: Map<string, readonly Partial<Draft>[]>;
}

/** A list of one user, as the sagas need it. */
export interface Table<T extends Row, Draft> extends ReferringTable<T, Draft> {
  actions: ListActions<T, Draft>;
  /** The ids of rows whose last update or deletion may have been committed. The next load shows whether it was. */
  unconfirmed: Set<string>;
  /** The drafts of new rows that were sent without an answer, by the row's id. They may have been stored. */
  sentDrafts: Map<string, readonly Draft[]>;
  /** The fields that say one thing together, so that two devices must not change them independently. */
  together: readonly (keyof Draft & string)[];
}

/** A side table of one user, as the sagas need it. */
export interface SideTableAccess<T extends Row, Draft> extends Common<T, Draft> {
  actions: DetailsActions<T, Draft>;
  readDeletedSideRows: (id: string) => SagaGenerator<T[]>;
  /** The values of a side row that is not stored. */
  empty: Draft;
  /** Returns the id of the main row to which a side row belongs. */
  rowOf: (id: string) => string;
  /** The changes that this page has sent, by the row's id. They must not be taken for changes of another device. */
  sent: Map<string, readonly Partial<Draft>[]>;
  /** The ids of rows whose last save may have been committed. The next load shows whether it was. */
  unconfirmed: Set<string>;
}

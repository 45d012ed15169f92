import type { SagaGenerator } from 'typed-redux-saga';

import type { Row } from '../features/shared/list';
import type { ActionsOf, DetailsActions } from '../features/shared/detailsCases';
import type { listCases } from '../features/shared/listCases';
import type { Log, Repository } from '../gateway/gateway';
import type { InQueue } from './queuePerKey';

/** The actions of one list, as its slice makes them of `listCases`. */
export type ListActions<T extends Row, Draft> = ActionsOf<ReturnType<typeof listCases<T, Draft>>>;

/** What a list and a side table of one user have in common. */
interface Common<T extends Row, Draft> {
  userId: string;
  repository: Repository<T, Draft>;
  /** The row as this page knows it, without pending edits. */
  read: (id: string) => SagaGenerator<T | null>;
  log: Log;
  /** One write at a time a row, and what stands beside it. */
  inQueue: InQueue;
}

/** What loading needs to know. */
export interface Loadable<T extends Row, Draft> extends Common<T, Draft> {
  actions: Pick<ListActions<T, Draft>, 'loadStarted' | 'loaded' | 'loadFailed'>;
}

/** A table whose rows point at those of a list. */
export interface Pointing<T extends Row, Draft> extends Loadable<T, Draft> {
  actions: Loadable<T, Draft>['actions'] & Pick<ListActions<T, Draft>, 'reconnected'>;
  /** The rows whose `field` pointed at a row that was deleted. */
  readSevered: (field: string, id: string) => SagaGenerator<string[]>;
  /** What an update sends: the changed fields, or with those of the stored row all of them. */
  toSent: (stored: T, changes: Partial<Draft>) => Partial<Draft>;
  /**
   * What the row has to hold still as an update reaches it; null where that does not matter. Between the
   * reading of a row and its update another device may have changed it.
   */
  toHold: (stored: T, changes: Partial<Draft>) => Partial<Draft> | null;
  /** By row, what this page itself has sent: nobody else's changes. */
  sent: Map<string, readonly Partial<Draft>[]>;
}

/** One list of one user, as the sagas handle it. */
export interface Table<T extends Row, Draft> extends Pointing<T, Draft> {
  actions: ListActions<T, Draft>;
  /** Rows whose last update or deletion may have been committed or not: the next load tells. */
  unconfirmed: Set<string>;
}

/** One side table of one user, as the sagas handle it. */
export interface DetailsTable<T extends Row, Draft> extends Common<T, Draft> {
  actions: DetailsActions<T, Draft>;
  /** What stood beside a row that was deleted. */
  readAside: (id: string) => SagaGenerator<T[]>;
  /** What a row holds of which nothing was said. */
  empty: Draft;
  /** The id of the row that it stands beside. */
  rowOf: (id: string) => string;
  /** By row, what this page itself has sent: nobody else's changes. */
  sent: Map<string, readonly Partial<Draft>[]>;
  /** Rows whose last save may have been committed or not: the next load tells. */
  unconfirmed: Set<string>;
}

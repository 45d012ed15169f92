import type {
  ActionCreatorWithoutPayload,
  ActionCreatorWithPayload,
  PayloadAction,
} from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';

import type { Row } from '../features/shared/list';
import type { listCases } from '../features/shared/listCases';
import type { Log, Repository } from '../gateway/gateway';
import type { InQueue } from './queuePerKey';

type Cases<T extends Row, Draft> = ReturnType<typeof listCases<T, Draft>>;

/** The actions of one list, as its slice makes them of `listCases`. */
export type ListActions<T extends Row, Draft> = {
  [Case in keyof Cases<T, Draft>]: Parameters<Cases<T, Draft>[Case]> extends [
    unknown,
    PayloadAction<infer Payload>,
  ]
    ? ActionCreatorWithPayload<Payload>
    : ActionCreatorWithoutPayload;
};

/** One list of one user, as the sagas handle it. */
export interface Table<T extends Row, Draft> {
  userId: string;
  actions: ListActions<T, Draft>;
  repository: Repository<T, Draft>;
  /** The row as this page knows it, without pending edits. */
  read: (id: string) => SagaGenerator<T | null>;
  /** What an update sends: the changed fields, or with those of the stored row all of them. */
  toSent: (stored: T, changes: Partial<Draft>) => Partial<Draft>;
  /** By row, what this page itself has sent: nobody else's changes. */
  sent: Map<string, readonly Partial<Draft>[]>;
  log: Log;
  /** One write at a time a row. */
  inQueue: InQueue;
}

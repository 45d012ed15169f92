import type { ActionCreatorWithoutPayload, ActionCreatorWithPayload } from '@reduxjs/toolkit';

import type { SagaGenerator } from 'typed-redux-saga';

import type { Row, WriteFailure } from '../features/shared/list';
import type { Log, Repository } from '../gateway/gateway';
import type { Exclusively } from './exclusively';

interface Failed {
  id: string;
  failure: WriteFailure;
}

/** The actions of one list, as its slice makes them. */
export interface ListActions<T extends Row, Draft, Changes> {
  createRequested: ActionCreatorWithPayload<{ id: string; draft: Draft }>;
  updateRequested: ActionCreatorWithPayload<{ id: string; changes: Changes }>;
  deleteRequested: ActionCreatorWithPayload<{ id: string }>;
  loadStarted: ActionCreatorWithoutPayload;
  loaded: ActionCreatorWithPayload<T[]>;
  loadFailed: ActionCreatorWithoutPayload;
  created: ActionCreatorWithPayload<T>;
  createFailed: ActionCreatorWithPayload<Failed>;
  updated: ActionCreatorWithPayload<{ row: T; before: T | null }>;
  updateFailed: ActionCreatorWithPayload<Failed & { changes: Changes; before: T | null }>;
  deleted: ActionCreatorWithPayload<{ id: string }>;
  deleteFailed: ActionCreatorWithPayload<Failed>;
}

/** One list of one user, as the sagas handle it. */
export interface Table<T extends Row, Draft, Changes> {
  userId: string;
  actions: ListActions<T, Draft, Changes>;
  repository: Repository<T, Draft, Changes>;
  /** The row as this browser last read it from the backend, without pending edits. */
  read: (id: string) => SagaGenerator<T | null>;
  log: Log;
  /** One write at a time a row. */
  exclusively: Exclusively;
}

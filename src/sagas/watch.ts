import type { Action } from '@reduxjs/toolkit';
import { getContext, takeEvery, type SagaGenerator } from 'typed-redux-saga';

import type { Log } from '../gateway/gateway';

/** An action creator of a slice, or one made by `createAction`. */
export type Creator<A extends Action> = ((...args: never[]) => A) & { type: string };

/**
 * Starts the worker for each action of one or several action creators. An error of a worker is logged together with its
 * action and does not stop the watcher. The log is in the context of the saga middleware (see `createAppStore`).
 */
export function* watch<A extends Action>(
  creators: Creator<A> | readonly Creator<A>[],
  worker: (action: A) => Generator<unknown, void>,
): SagaGenerator<void> {
  const log = yield* getContext<Log>('log');
  const types = (
    Array.isArray(creators) ? (creators as readonly Creator<A>[]) : [creators as Creator<A>]
  ).map(({ type }) => type);
  yield* takeEvery(types, function* guardedWorker(action: Action) {
    try {
      yield* worker(action as A); // cast: its type is one of `types`
    } catch (error) {
      log('A saga failed', { action, error });
    }
  });
}

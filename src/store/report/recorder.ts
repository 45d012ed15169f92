import { isAction, type Middleware } from '@reduxjs/toolkit';

import {
  KEPT_ACTIONS,
  KEPT_LINES,
  STRETCH,
  type LogLine,
  type Recording,
  type Stretch,
} from '../../features/app/report/recording';
import { sessionActions } from '../../features/app/session/sessionSlice';
import type { RootState } from '../rootReducer';

/** The mark that redux-saga puts on every action that a saga dispatches. */
export const FROM_SAGA = '@@redux-saga/SAGA_ACTION';

/** Records the last actions of this page in memory. They are neither stored nor sent. */
export interface Recorder {
  /** The last middleware, so that it gets the same actions as the reducers, after `redactSecrets`. */
  middleware: Middleware<object, RootState>;
  /** Records a line of the log. */
  line: (message: string, detail: unknown) => void;
  /** Returns everything that was recorded so far. */
  recording: () => Recording<RootState>;
}

export function createRecorder(now: () => Date): Recorder {
  let stretches: Stretch<RootState>[] = [];
  let lines: LogLine[] = [];
  let read: () => RootState;

  const middleware: Recorder['middleware'] = (store) => {
    read = () => store.getState();
    return (next) => (action) => {
      if (!isAction(action)) return next(action);
      let last = stretches.at(-1);
      if (!last || last.entries.length === STRETCH) {
        last = { before: read(), entries: [] };
        stretches.push(last);
        if (stretches.length > KEPT_ACTIONS / STRETCH + 1) stretches.shift();
      }
      const by = FROM_SAGA in action ? 'saga' : 'user';
      // The action is recorded before the reducers run. If an action makes them throw, it is the one that a developer
      // looks for.
      last.entries.push({ at: now().getTime(), by, action });
      const result = next(action);
      // After a sign-out, the recording must contain nothing of the account, because somebody else may use this page.
      if (sessionActions.signedOut.match(action)) {
        stretches = [];
        lines = [];
      }
      return result;
    };
  };

  return {
    middleware,
    line: (message, detail) => {
      lines = [...lines, { at: now().getTime(), message, detail }].slice(-KEPT_LINES);
    },
    recording: () => ({
      stretches: stretches.map(({ before, entries }) => ({ before, entries: [...entries] })),
      after: read(),
      lines,
    }),
  };
}

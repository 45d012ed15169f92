import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

import { initialSession, type SessionState } from '../src/features/app/session/session';
import type { User } from '../src/features/shared/user';
import type { KeptDrafts } from '../src/features/app/forms/forms';
import type { Gateway, KeptSnapshot, Log } from '../src/gateway/gateway';
import { createAppStore, type AppStore } from '../src/store/createAppStore';
import { aUser } from './builders';
import { fakeGateway, type FakeGateway } from './fakeGateway';

/** An action with its payload, as the reducers get it. */
export interface RecordedAction extends UnknownAction {
  payload?: unknown;
}

interface Start {
  gateway?: FakeGateway;
  /** Wraps the gateway that the page uses. By default the page uses `gateway` itself. */
  through?: (gateway: FakeGateway, log: Log) => Gateway;
  newId?: () => string;
  now?: () => Date;
  hasStoredSession?: boolean;
  /** The drafts that were stored in this tab before a reload. */
  drafts?: KeptDrafts;
  /** The snapshot that this device has stored during an earlier visit. */
  kept?: Promise<KeptSnapshot | null>;
  /** Resolves once the first screen is rendered. */
  firstScreen?: Promise<void>;
  enhancers?: readonly StoreEnhancer[];
  /** The options of the Redux DevTools; undefined if they are not allowed. */
  devTools?: Parameters<typeof createAppStore>[0]['devTools'];
}

export interface TestApp {
  store: AppStore;
  gateway: FakeGateway;
  /** The session that the page started with. */
  initialSession: SessionState;
  /** Every action, in the order in which the reducers got them. */
  actions: RecordedAction[];
  /** Everything that was logged, as `[message, detail]`. */
  logged: [message: string, detail: unknown][];
  /** The complaints of Redux Toolkit's checks. `settle` fails if there are any. */
  complained: readonly string[];
  state: () => ReturnType<AppStore['getState']>;
  dispatch: AppStore['dispatch'];
  /** The types of the recorded actions; with a prefix, only the types that start with it. */
  types: (prefix?: string) => string[];
  /** Forgets the actions, log lines and gateway calls that were recorded so far. */
  forget: () => void;
  /** Lets `ms` of fake time pass, and runs everything that is due by then. */
  settle: (ms?: number) => Promise<void>;
}

/**
 * A store enhancer that records the actions. It is the innermost one, so it gets the same actions as the reducers.
 */
const recorder =
  (actions: RecordedAction[]): StoreEnhancer =>
  (createStore) =>
  (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    return {
      ...store,
      dispatch: (action) => {
        actions.push(action); // reducers are given plain objects
        return store.dispatch(action);
      },
    };
  };

/** Collects the complaints of Redux Toolkit's checks. `settle` throws if there are any. */
function complaints(): string[] {
  const found: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    found.push(parts.map(String).join(' '));
  });
  return found;
}

const countedIds = () => {
  let count = 0;
  return () => `made-${String((count += 1))}`;
};

/**
 * The app without its screens: the real store and the real sagas with a fake gateway. It needs jest's fake timers.
 */
export function startApp({
  gateway = fakeGateway(),
  through = (direct) => direct,
  newId = countedIds(),
  now = () => new Date(),
  hasStoredSession = gateway.signedInAs !== null,
  drafts,
  kept,
  firstScreen,
  enhancers = [],
  devTools,
}: Start = {}) {
  const actions: RecordedAction[] = [];
  const logged: TestApp['logged'] = [];
  const complained = complaints();
  const store = createAppStore({
    gateway: (log) => through(gateway, log),
    log: (message, detail) => logged.push([message, detail]),
    now,
    newId,
    hasStoredSession,
    ...(drafts && { drafts }),
    ...(kept && { kept }),
    ...(firstScreen && { firstScreen }),
    enhancers: [recorder(actions), ...enhancers],
    devTools,
  });
  const app: TestApp = {
    store,
    gateway,
    initialSession: initialSession({ hasStoredSession }),
    actions,
    logged,
    complained,
    state: () => store.getState(),
    dispatch: (action) => store.dispatch(action),
    types: (prefix = '') =>
      actions.map(({ type }) => type).filter((type) => type.startsWith(prefix)),
    forget: () => {
      for (const list of [actions, logged, gateway.traffic.calls]) list.length = 0;
    },
    settle: async (ms = 0) => {
      await jest.advanceTimersByTimeAsync(ms);
      if (complained.length > 0) throw new Error(complained.join('\n'));
    },
  };
  return app;
}

/** The app with `user` signed in and all rows of `seed` loaded. Nothing is recorded before that. */
export async function startSignedIn(
  seed: (gateway: FakeGateway, user: User) => void = () => undefined,
  user: User = aUser(),
): Promise<TestApp & { user: User }> {
  const gateway = fakeGateway().withSession(user);
  seed(gateway, user);
  const app = startApp({ gateway });
  await app.settle();
  app.forget();
  return { ...app, user };
}

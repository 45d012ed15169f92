import {
  combineReducers,
  type Reducer,
  type ReducersMapObject,
  type Store,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { SagaMiddleware } from 'redux-saga';

import type { Dependencies } from '../sagas/dependencies';
import { reducers, type LazyState, type RootState } from './rootReducer';

type LaterReducers = ReducersMapObject<Required<LazyState>>;

/** Changes the whole state before the reducers handle an action. */
export type AdjustState = (
  state: RootState | undefined,
  action: UnknownAction,
) => { [K in keyof RootState]?: RootState[K] | undefined } | undefined;

/** For each store, the reducers that were added after the first screen. */
const registered = new WeakMap<
  object,
  { laterReducers: Partial<LaterReducers>; adjustState: AdjustState }
>();

/** Adds the reducers of a section. Reducers that were added earlier are kept. So is the last `adjustState`. */
function addReducers(
  store: Pick<Store<RootState>, 'replaceReducer'>,
  more: Partial<LaterReducers>,
  adjustState: AdjustState | undefined,
): void {
  const earlier = registered.get(store);
  const all = {
    laterReducers: { ...earlier?.laterReducers, ...more },
    adjustState: adjustState ?? earlier?.adjustState ?? ((state) => state),
  };
  registered.set(store, all);
  // cast: a later reducer is missing until its section is opened
  const combined = combineReducers({ ...reducers, ...(all.laterReducers as LaterReducers) });
  const reducer: Reducer<RootState> = (state, action) =>
    combined(all.adjustState(state, action), action);
  store.replaceReducer(reducer);
}

interface LaterSection<Name extends keyof LazyState> {
  name: Name;
  reducer: LaterReducers[Name];
  /** Starts the saga of the section. */
  start: (middleware: Pick<SagaMiddleware, 'run'>, dependencies: Dependencies) => void;
  adjustState?: AdjustState;
}

/** Returns a function that adds the reducer and the saga of a section to a store, at most once. */
export const addSectionLater =
  <Name extends keyof LazyState>({ name, reducer, start, adjustState }: LaterSection<Name>) =>
  (
    store: Pick<Store<RootState>, 'getState' | 'replaceReducer'>,
    middleware: Pick<SagaMiddleware, 'run'>,
    dependencies: Dependencies,
  ): void => {
    if (store.getState()[name]) return;
    addReducers(store, { [name]: reducer }, adjustState);
    start(middleware, dependencies);
  };

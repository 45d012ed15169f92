import {
  combineReducers,
  type Reducer,
  type ReducersMapObject,
  type Store,
  type UnknownAction,
} from '@reduxjs/toolkit';

import { reducers, type LaterState, type RootState } from './rootReducer';

type LaterReducers = ReducersMapObject<Required<LaterState>>;
type Before = (
  state: RootState | undefined,
  action: UnknownAction,
) => { [K in keyof RootState]?: RootState[K] | undefined } | undefined;

/** What each store was given after its first screen. */
const added = new WeakMap<object, { later: Partial<LaterReducers>; before: Before }>();

/**
 * Adds reducers that only one section needs. What was added earlier stays. `before` changes the state that all
 * reducers get; one section at most needs it.
 */
export function addReducers(
  store: Pick<Store<RootState>, 'replaceReducer'>,
  more: Partial<LaterReducers>,
  before?: Before,
): void {
  const known = added.get(store);
  const all = {
    later: { ...known?.later, ...more },
    before: before ?? known?.before ?? ((state) => state),
  };
  added.set(store, all);
  // A reducer that is not there yet has no state yet.
  const inner = combineReducers({ ...reducers, ...(all.later as LaterReducers) });
  const reducer: Reducer<RootState> = (state, action) => inner(all.before(state, action), action);
  store.replaceReducer(reducer);
}

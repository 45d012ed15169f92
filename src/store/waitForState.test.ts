import { configureStore, createAction, createReducer } from '@reduxjs/toolkit';

import { waitForState } from './waitForState';

const counted = createAction('counted');

const counter = () =>
  configureStore({
    reducer: createReducer(0, (builder) => builder.addCase(counted, (count) => count + 1)),
  });

describe('until', () => {
  it('resolves at once when the state passes already', async () => {
    await expect(waitForState(counter(), (count) => count === 0)).resolves.toBeUndefined();
  });

  it('waits for the state, once, and then lets go of the store', async () => {
    const store = counter();
    const passes = jest.fn((count: number) => count === 2);
    const done = jest.fn();
    const waiting = waitForState(store, passes).then(done);
    store.dispatch(counted());
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    store.dispatch(counted());
    await waiting;
    store.dispatch(counted());
    expect(done).toHaveBeenCalledTimes(1);
    expect(passes).toHaveBeenCalledTimes(3);
  });
});

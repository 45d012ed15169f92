import { renderHook } from '@testing-library/react';

import { useTextsAhead } from './useTextsAhead';

const rows = Array.from({ length: 120 }, (_, id) => ({ id }));

/** Idle periods of the browser, each long enough for this many readings of the clock; jsdom has none. */
function idlePeriods(looks: number) {
  const waiting = new Map<number, IdleRequestCallback>();
  window.requestIdleCallback = (callback) => {
    waiting.set(waiting.size + 1, callback);
    return waiting.size;
  };
  window.cancelIdleCallback = (handle) => {
    waiting.delete(handle);
  };
  return () => {
    const callbacks = [...waiting.values()];
    waiting.clear();
    let left = looks;
    const timeRemaining = () => (left-- > 0 ? 10 : 0);
    for (const callback of callbacks) callback({ didTimeout: false, timeRemaining });
  };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

const watch = () => {
  const texts = jest.fn((_row: { id: number }) => []);
  const findable = { texts, sorts: {}, facets: {}, counted: [], day: () => null };
  return {
    texts,
    ...renderHook(() => {
      useTextsAhead(rows, findable);
    }),
  };
};

it('makes the texts of all rows, some in each idle period', () => {
  const pass = idlePeriods(2);
  const { texts } = watch();
  expect(texts).not.toHaveBeenCalled();
  pass();
  expect(texts).toHaveBeenCalledTimes(100);
  pass();
  pass();
  expect(texts.mock.calls.map(([row]) => row)).toEqual(rows);
});

it('ends when the list is left', () => {
  const pass = idlePeriods(1);
  const { texts, unmount } = watch();
  pass();
  unmount();
  pass();
  expect(texts).toHaveBeenCalledTimes(50);
});

it('does nothing where no browser tells when it is idle', () => {
  expect(watch().texts).not.toHaveBeenCalled();
});

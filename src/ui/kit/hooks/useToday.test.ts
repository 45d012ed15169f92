import { act, renderHook } from '@testing-library/react';

import { useToday } from './useToday';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function showPage(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('it is the local day, also where UTC is a day ahead', () => {
  jest.setSystemTime(new Date('2026-12-01T01:30:00Z'));
  expect(renderHook(() => useToday()).result.current).toBe('2026-11-30');
});

test('it changes at every midnight and not before', () => {
  jest.setSystemTime(new Date(2026, 11, 30, 23, 59, 59, 0));
  const { result } = renderHook(() => useToday());
  act(() => {
    jest.advanceTimersByTime(999);
  });
  expect(result.current).toBe('2026-12-30');
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(result.current).toBe('2026-12-31');
  act(() => {
    jest.advanceTimersByTime(24 * 60 * 60 * 1000);
  });
  expect(result.current).toBe('2027-01-01');
});

test('after a sleep it is right as soon as the page shows again', () => {
  jest.setSystemTime(new Date(2026, 10, 20, 9));
  const { result } = renderHook(() => useToday());
  jest.setSystemTime(new Date(2026, 10, 22, 9));
  showPage('hidden');
  expect(result.current).toBe('2026-11-20');
  showPage('visible');
  expect(result.current).toBe('2026-11-22');
});

test('nothing is left behind when it is no longer shown', () => {
  renderHook(() => useToday()).unmount();
  expect(jest.getTimerCount()).toBe(0);
});

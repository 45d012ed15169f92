import { act, renderHook } from '@testing-library/react';

import { usePrinted } from './usePrinted';

const announce = (event: 'beforeprint' | 'afterprint') => {
  act(() => {
    window.dispatchEvent(new Event(event));
  });
};

test('is true between the two events', () => {
  const { result } = renderHook(usePrinted);
  expect(result.current).toBe(false);
  announce('beforeprint');
  expect(result.current).toBe(true);
  announce('afterprint');
  expect(result.current).toBe(false);
});

test('is false afterwards, although no list was there when printing ended', () => {
  const { unmount } = renderHook(usePrinted);
  announce('beforeprint');
  unmount();
  announce('afterprint');
  expect(renderHook(usePrinted).result.current).toBe(false);
});

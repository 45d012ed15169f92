import { useState } from 'react';

/**
 * What stood beside a form's row when that was first known; undefined until then. What another device
 * says of it later is not undone.
 */
export function useOpened<T>(row: T | null, isKnown: boolean): T | null | undefined {
  const [opened, setOpened] = useState(isKnown ? row : undefined);
  if (opened !== undefined || !isKnown) return opened;
  setOpened(row);
  return row;
}

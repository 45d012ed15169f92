import { useEffect, useRef } from 'react';

/**
 * What was asked for waits for the quote's number to be saved, and is done right after; not where that
 * failed. The browser still takes it for the answer to the press that asked.
 * @param stamp - Changes with every such save.
 * @param act - Does what was asked for.
 * @returns takes note of what is asked for.
 */
export function useWhenSaved<Wish>(
  saving: boolean,
  stamp: string | null,
  act: (wish: Wish) => void,
): (wish: Wish) => void {
  const wanted = useRef<{ wish: Wish; stamp: string | null }>(null);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const { current } = wanted;
    if (saving || current === null) return;
    wanted.current = null;
    if (stamp !== current.stamp) latest.current(current.wish);
  }, [saving, stamp]);
  return (wish) => {
    wanted.current = { wish, stamp };
  };
}

import { useEffect, useRef } from 'react';
import type { SendModal } from '../../features/forms/modal';

/**
 * What was asked for waits for the quote to be issued, and is done right after; where that failed, it is
 * dropped.
 * @param act - Does what was asked for.
 * @returns takes note of what is asked for.
 */
export function useOnceIssued<Wish>(
  { issue }: Pick<SendModal, 'issue'>,
  act: (wish: Wish) => void,
  drop?: (wish: Wish) => void,
): (wish: Wish) => void {
  const wanted = useRef<{ wish: Wish }>(null);
  const latest = useRef({ act, drop });
  useEffect(() => {
    latest.current = { act, drop };
  });
  useEffect(() => {
    const { current } = wanted;
    if (issue === 'asked' || current === null) return;
    wanted.current = null;
    if (issue === 'done') latest.current.act(current.wish);
    else latest.current.drop?.(current.wish);
  }, [issue]);
  return (wish) => {
    wanted.current = { wish };
  };
}

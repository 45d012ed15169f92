import { useEffect, useRef } from 'react';
import type { SendModal } from '../../features/forms/modal';

/**
 * Delays a request until the quote or the receipt has its number. If no number can be assigned, the request is
 * dropped.
 * @param act - runs the request.
 * @param drop - called if the number could not be assigned.
 * @returns a function that takes a request.
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

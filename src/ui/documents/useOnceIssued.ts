import { useEffect, useRef } from 'react';
import type { SendModal } from '../../features/forms/modal';

/**
<<<<<<< HEAD:src/ui/quoteDocument/useOnceIssued.ts
 * Runs a request once the quote has its number. If that fails, the request is dropped.
 * @param act - Runs the request.
 * @returns a function that takes a request.
=======
 * What was asked for waits for the quote or the receipt to have its number, and is done right after; where
 * that failed, it is dropped.
 * @param act - Does what was asked for.
 * @returns takes note of what is asked for.
>>>>>>> 397a65c (feat(payments): receipts have numbers that people can say, and a quote's history the way it was sent):src/ui/documents/useOnceIssued.ts
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

import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';

import { selectIsOffline } from '../../features/app/device/deviceSlice';
import type { SendModal } from '../../features/app/forms/modal';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

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

/**
 * Prints a quote or a receipt. The first print assigns its number, which needs the network.
 * @param number - the stored number; null before the first print
 * @param printNow - opens the browser's print dialog
 * @param numberRequested - the intent that assigns the number
 * @returns a function that prints, and whether printing has to wait for the network
 */
export function usePrint(
  modal: Pick<SendModal, 'issue'>,
  number: string | null,
  printNow: () => void,
  numberRequested: UnknownAction,
): { print: () => void; lacksNetwork: boolean } {
  const dispatch = useAppDispatch();
  const isOffline = useAppSelector(selectIsOffline);
  const printOnceIssued = useOnceIssued(modal, printNow);
  const print = () => {
    if (number !== null) {
      printNow();
      return;
    }
    printOnceIssued(undefined);
    dispatch(numberRequested);
  };
  return { print, lacksNetwork: number === null && isOffline };
}

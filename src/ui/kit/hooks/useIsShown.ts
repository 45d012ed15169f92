import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still shown, for what goes on after an answer that takes its time. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

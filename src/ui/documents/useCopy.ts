import { useEffect, useRef, useState } from 'react';

/** How long it is said that a text was copied, in ms. */
const SAID = 2_000;

/** Copies a text, and tells for a moment that it did. */
export function useCopy(): { isCopied: boolean; copy: (text: string) => void } {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const say = () => {
    clearTimeout(timer.current);
    setIsCopied(true);
    timer.current = setTimeout(() => {
      setIsCopied(false);
    }, SAID);
  };
  return {
    isCopied,
    copy: (text) => {
      // Without leave: the text is there to be marked.
      navigator.clipboard.writeText(text).then(say, () => undefined);
    },
  };
}

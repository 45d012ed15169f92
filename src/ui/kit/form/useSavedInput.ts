import { useEffect, useRef } from 'react';
import { hasStillFocus } from './hasStillFocus';

interface SavedInput {
  /** The stored value as the field writes it. */
  stored: string;
  /** What was typed before, for example before a reload, and is not saved yet. */
  typed?: string | undefined;
  /** Saves what stands in the field, or sets the field back. */
  save: (input: HTMLInputElement) => void;
}

/**
 * The props of a field that saves itself on blur, on Enter, and on Esc, which may also close the view. A newly stored
 * value is written into the field instead of mounting it anew, so that Enter keeps the focus.
 */
export function useSavedInput({ stored, typed, save }: SavedInput) {
  const ref = useRef<HTMLInputElement>(null);
  const written = useRef(stored);
  useEffect(() => {
    // What is typed and not saved stays.
    if (!ref.current || typed !== undefined || written.current === stored) return;
    written.current = stored;
    ref.current.value = stored;
  }, [stored, typed]);
  return {
    ref,
    defaultValue: typed ?? stored,
    onBlur: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      if (!hasStillFocus(currentTarget)) save(currentTarget);
    },
    onKeyDown: ({ key, currentTarget }: { key: string; currentTarget: HTMLInputElement }) => {
      if (key === 'Enter' || key === 'Escape') save(currentTarget);
    },
  };
}

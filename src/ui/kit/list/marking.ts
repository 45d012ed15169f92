import { createContext, useContext } from 'react';

/** The marked rows of a list, and how to change them. */
export interface Marking {
  marked: Readonly<Record<string, true>>;
  /** `extend` marks the range from the row that was marked last. The function never changes. */
  onMark: (id: string, on: boolean, extend: boolean) => void;
  /** How many of the shown rows are marked. */
  marks: 'all' | 'some' | 'none';
  /** The function never changes. */
  onMarkAll: (on: boolean) => void;
}

export const MarkingContext = createContext<Marking | null>(null);

/** Null in a list whose rows cannot be marked. */
export const useMarking = (): Marking | null => useContext(MarkingContext);

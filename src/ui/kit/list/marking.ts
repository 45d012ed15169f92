import { createContext, useContext } from 'react';

/** The rows of a list that are marked, and how others come to be. */
export interface Marking {
  marked: Readonly<Record<string, true>>;
  /** `extend`: up to there from the row that was marked last. Always the same function. */
  onMark: (id: string, on: boolean, extend: boolean) => void;
  /** Of those that are shown. */
  marks: 'all' | 'some' | 'none';
  /** Always the same function. */
  onMarkAll: (on: boolean) => void;
}

export const MarkingContext = createContext<Marking | null>(null);

/** Null in a list whose rows cannot be marked. */
export const useMarking = (): Marking | null => useContext(MarkingContext);

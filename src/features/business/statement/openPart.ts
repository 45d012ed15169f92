import type { Day } from '../../shared/days';

/** A part that is still to be received. */
export interface OpenPart {
  /** The part's `partId`. */
  id: string;
  cents: number;
  dueOn: Day | null;
  clientId: string | null;
}

export interface ReceivedPart {
  id: string;
  cents: number;
  on: Day | null;
  clientId: string | null;
}

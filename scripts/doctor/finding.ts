/**
 * How serious a finding is. `problem`: the app does not work or data is at risk. `warning`: should be checked.
 * `unknown`: cannot be checked from here.
 */
export type Level = 'fine' | 'note' | 'warning' | 'problem' | 'unknown';

/** The result of one check. */
export interface Finding {
  readonly level: Level;
  readonly what: string;
  /** Why the finding matters. */
  readonly why?: string;
  /** What exactly to do about the finding. */
  readonly remedy?: string;
}

export const fineFinding = (what: string): Finding => ({ level: 'fine', what });

export const newFinding = (
  level: Exclude<Level, 'fine'>,
  what: string,
  why: string,
  remedy?: string,
): Finding => ({ level, what, why, ...(remedy === undefined ? {} : { remedy }) });

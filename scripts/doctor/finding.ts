/** `problem`: the app or its data suffers. `warning`: worth a look. `unknown`: could not be seen from here. */
export type Level = 'fine' | 'note' | 'warning' | 'problem' | 'unknown';

/** What one look at a project has found. */
export interface Finding {
  readonly level: Level;
  readonly what: string;
  /** Why it matters. */
  readonly why?: string;
  /** What to do about it, to the letter. */
  readonly remedy?: string;
}

export const fine = (what: string): Finding => ({ level: 'fine', what });

export const found = (
  level: Exclude<Level, 'fine'>,
  what: string,
  why: string,
  remedy?: string,
): Finding => ({ level, what, why, ...(remedy === undefined ? {} : { remedy }) });

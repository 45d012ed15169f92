/** `problem`: the app or its data suffers. `warning`: worth checking. `unknown`: cannot be seen from here. */
export type Level = 'fine' | 'note' | 'warning' | 'problem' | 'unknown';

/** The result of one check. */
export interface Finding {
  readonly level: Level;
  readonly what: string;
  /** Why it matters. */
  readonly why?: string;
  /** Exactly what to do about it. */
  readonly remedy?: string;
}

export const fine = (what: string): Finding => ({ level: 'fine', what });

export const found = (
  level: Exclude<Level, 'fine'>,
  what: string,
  why: string,
  remedy?: string,
): Finding => ({ level, what, why, ...(remedy === undefined ? {} : { remedy }) });

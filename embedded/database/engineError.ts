/** What PostgreSQL answers in its own words, for reasons that lie in the machine. */
export class EngineError extends Error {
  override readonly name = 'EngineError';

  /** @param code - as PostgreSQL: `57P02` the engine is gone, `53100` the disk is full. */
  constructor(
    readonly code: '57P02' | '53100',
    message: string,
  ) {
    super(message);
  }
}

/** An error in PostgreSQL's format that is caused by the machine, not by the statement. */
export class EngineError extends Error {
  override readonly name = 'EngineError';

  /** @param code - PostgreSQL's code: `57P02` if the engine has crashed, `53100` if the disk is full. */
  constructor(
    readonly code: '57P02' | '53100',
    message: string,
  ) {
    super(message);
  }
}

/**
 * The error for a server that cannot start for a reason that the operator can fix. The message is one paragraph. It
 * says what is wrong and what to do.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';

  /** @param exitCode - 2 for a wrong setting, 1 for all other reasons. */
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}

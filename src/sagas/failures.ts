import type { WriteFailure } from '../features/shared/list';
import { GatewayError, type GatewayFailure, type Log } from '../gateway/gateway';

/** The failure of a write, for use in actions. An error that does not come from the gateway counts as a refusal. */
export function writeFailureOf(error: unknown): WriteFailure {
  if (!(error instanceof GatewayError)) return 'refused';
  return error.failure === 'conflict' ? 'refused' : error.failure;
}

/** Whether an error is a gateway error with this failure. */
export const isFailure = (error: unknown, failure: GatewayFailure): boolean =>
  error instanceof GatewayError && error.failure === failure;

/** Whether a failed write may have been committed. */
export const isAmbiguous = (error: unknown): boolean => isFailure(error, 'network');

/** Wraps a worker so that its errors are logged with the action and do not stop the watcher. */
export const loggingErrors = <Action>(
  log: Log,
  worker: (action: Action) => Generator<unknown, void>,
) =>
  function* guardedWorker(action: Action): Generator<unknown, void> {
    try {
      yield* worker(action);
    } catch (error) {
      log('A saga failed', { action, error });
    }
  };

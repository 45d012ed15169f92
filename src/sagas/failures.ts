import type { WriteFailure } from '../features/shared/list';
import { GatewayError, type GatewayFailure, type Log } from '../gateway/gateway';

/** The failure of a write, for actions. Errors that are not the gateway's count as refusals. */
export function writeFailureOf(error: unknown): WriteFailure {
  if (!(error instanceof GatewayError)) return 'refused';
  return error.failure === 'conflict' ? 'refused' : error.failure;
}

/** True for a gateway error of this kind. */
export const isFailure = (error: unknown, failure: GatewayFailure): boolean =>
  error instanceof GatewayError && error.failure === failure;

/** True when it is unknown whether a write was committed. */
export const isAmbiguous = (error: unknown): boolean => isFailure(error, 'network');

/** Wraps a worker so that an error is logged with its action and does not stop the watcher. */
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

import type { WriteFailure } from '../features/shared/list';
import { GatewayError, type GatewayFailure, type Log } from '../gateway/gateway';

/** The failure of a write, as actions carry it; what is not the gateway's own counts as refused. */
export function writeFailure(error: unknown): WriteFailure {
  if (!(error instanceof GatewayError)) return 'refused';
  return error.failure === 'conflict' ? 'refused' : error.failure;
}

/** True for the gateway's own error of that kind. */
export const isFailure = (error: unknown, failure: GatewayFailure): boolean =>
  error instanceof GatewayError && error.failure === failure;

/** True when nobody knows whether a write was committed. */
export const isAmbiguous = (error: unknown): boolean => isFailure(error, 'network');

/**
 * A worker that logs its own error with its action instead of killing its watcher.
 */
export const guarded = <Action>(log: Log, worker: (action: Action) => Generator<unknown, void>) =>
  function* guardedWorker(action: Action): Generator<unknown, void> {
    try {
      yield* worker(action);
    } catch (error) {
      log('A saga failed', { action, error });
    }
  };

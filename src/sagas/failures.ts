import type { WriteFailure } from '../features/shared/list';
import { GatewayError, type GatewayFailure } from '../gateway/gateway';

/** The failure of a write, for use in actions. An error that does not come from the gateway counts as a refusal. */
export function writeFailureOf(error: unknown): WriteFailure {
  if (!(error instanceof GatewayError)) return 'refused';
  return error.failure === 'conflict' ? 'refused' : error.failure;
}

export const isFailure = (error: unknown, failure: GatewayFailure): boolean =>
  error instanceof GatewayError && error.failure === failure;

/** Whether a failed write may have been committed. */
export const isAmbiguous = (error: unknown): boolean => isFailure(error, 'network');

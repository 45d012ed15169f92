/** An error in PostgREST's format. */
export class RestError extends Error {
  override readonly name = 'RestError';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 406 | 409 | 413 | 415 | 500 | 503 | 507,
    readonly code: string,
    message: string,
    readonly details: string | null = null,
    readonly hint: string | null = null,
  ) {
    super(message);
  }
}

/** Returns the error PGRST100: a query parameter cannot be parsed. */
export function unparsable(what: string, text: string): RestError {
  const shown = text.length > 200 ? `${text.slice(0, 200)}…` : text;
  return new RestError(400, 'PGRST100', `"failed to parse ${what} (${shown})"`);
}

/** Returns the error PGRST127: PostgREST supports a feature that this backend does not support. */
export function unsupported(what: string): RestError {
  return new RestError(
    400,
    'PGRST127',
    'Feature not implemented',
    `${what} is not supported by the embedded backend`,
  );
}

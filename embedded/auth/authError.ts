/** An error in the format of GoTrue, the hosted service's authentication server. */
export class AuthError extends Error {
  override readonly name: string = 'AuthError';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 422 | 429 | 500 | 503,
    readonly code: string,
    message: string,
    /** Further fields of the body. */
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  /**
   * Returns the body of the error's answer. Since 2024-01-01, `code` is the error's code. In older versions, `code` was
   * the status.
   * @param version - The version of the API that the request asks for.
   */
  body(version: ApiVersion): Readonly<Record<string, unknown>> {
    return version === null
      ? { code: this.status, error_code: this.code, msg: this.message, ...this.extra }
      : { code: this.code, message: this.message, ...this.extra };
  }

  /** The headers of the error's answer. */
  headers(version: ApiVersion): Readonly<Record<string, string>> {
    return {
      // GoTrue sends this header with every error except `weak_password`.
      ...(this.code !== 'weak_password' && { 'X-Sb-Error-Code': this.code }),
      ...(version === null ? {} : { 'X-Supabase-Api-Version': version }),
    };
  }
}

/**
 * The version of GoTrue's API that a request asks for. `null` is the version before 2024-01-01, which has no name.
 */
export type ApiVersion = '2024-01-01' | null;

/**
 * Reads the version of the API that a request asks for.
 * @param asked - The header `X-Supabase-Api-Version`. An invalid day counts as no version.
 */
export function readApiVersion(asked: string | undefined): ApiVersion {
  const isDay = asked !== undefined && /^\d{4}-\d\d-\d\d$/.test(asked);
  return isDay && asked >= '2024-01-01' ? '2024-01-01' : null;
}

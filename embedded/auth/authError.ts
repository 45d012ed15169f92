/** An answer as GoTrue, the hosted service's authentication, writes its errors. */
export class AuthError extends Error {
  override readonly name = 'AuthError';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 422 | 429 | 500 | 503,
    readonly code: string,
    message: string,
    /** Further members of the body. */
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  /**
   * @param apiVersion - the request's `X-Supabase-Api-Version`; since 2024-01-01 the body
   * carries the code alone, before it carried the status as `code`.
   */
  body(apiVersion: string | undefined): Readonly<Record<string, unknown>> {
    return apiVersion !== undefined && apiVersion >= '2024-01-01'
      ? { code: this.code, message: this.message, ...this.extra }
      : { code: this.status, error_code: this.code, msg: this.message, ...this.extra };
  }
}

/** An answer as GoTrue, the hosted service's authentication, writes its errors. */
export class AuthError extends Error {
  override readonly name: string = 'AuthError';

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
   * @param version - the API's version that the request asks for; since 2024-01-01 the body
   * carries the code alone, before it carried the status as `code`.
   */
  body(version: ApiVersion): Readonly<Record<string, unknown>> {
    return version === null
      ? { code: this.status, error_code: this.code, msg: this.message, ...this.extra }
      : { code: this.code, message: this.message, ...this.extra };
  }

  /** What the answer's headers say about it. */
  headers(version: ApiVersion): Readonly<Record<string, string>> {
    return {
      // GoTrue says it of all refusals but this one.
      ...(this.code !== 'weak_password' && { 'X-Sb-Error-Code': this.code }),
      ...(version === null ? {} : { 'X-Supabase-Api-Version': version }),
    };
  }
}

/** The only version that GoTrue has given a name; null is what there was before. */
export type ApiVersion = '2024-01-01' | null;

/** @param asked - the request's `X-Supabase-Api-Version`; what is no day counts as none. */
export function apiVersion(asked: string | undefined): ApiVersion {
  const isDay = asked !== undefined && /^\d{4}-\d\d-\d\d$/.test(asked);
  return isDay && asked >= '2024-01-01' ? '2024-01-01' : null;
}

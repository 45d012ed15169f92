import type { AuthAnswer, AuthRequest } from './authRequests';

/** A project's address and its public key. */
export interface Project {
  /** The project's origin, such as `https://abc.supabase.co`. */
  readonly url: string;
  readonly key: string;
}

/** The parts of an answer that client libraries read. */
export interface ReducedAnswer extends AuthAnswer {
  /** The sorted names of the members of the body and of a session in it. */
  readonly members: readonly string[];
  /** The header `X-Supabase-Api-Version`, which tells client libraries how to read the error code. */
  readonly version: string | null;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function members(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = Array.isArray(value) ? `${prefix}[]` : `${prefix}.${name}`;
    const below = members(inner, path);
    return below.length === 0 ? [path] : below;
  });
}

/** Sends a request to the authentication routes without a client library. */
export async function sendAuthRequest(
  { url, key }: Project,
  request: AuthRequest,
): Promise<ReducedAnswer> {
  const answer = await fetch(`${url}/auth/v1/${request.path}`, {
    method: request.method,
    headers: { 'content-type': 'application/json', apikey: key, ...request.headers },
    body: request.method === 'POST' ? (request.body ?? '') : null,
  });
  const body: unknown = JSON.parse((await answer.text()) || 'null');
  const read = (body ?? {}) as Record<string, unknown>; // of JSON, looked at member by member
  return {
    status: answer.status,
    code: answer.ok ? null : (text(read['error_code']) ?? text(read['code'])),
    message: answer.ok
      ? null
      : (text(read['msg']) ?? text(read['message']) ?? text(read['error_description'])),
    members: [...new Set(members(body))].sort(),
    version: answer.headers.get('x-supabase-api-version'),
  };
}

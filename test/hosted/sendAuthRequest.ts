import type { AuthAnswer, AuthRequest } from './authRequests';

/** A project's address and its public key. */
export interface Project {
  /** Origin, e.g. `https://abc.supabase.co`. */
  readonly url: string;
  readonly key: string;
}

/** The parts of an answer that client libraries read. */
export interface Asked extends AuthAnswer {
  /** The names of the body's members, and those of a session, sorted. */
  readonly members: readonly string[];
  /** `X-Supabase-Api-Version`, which tells libraries how to read the code. */
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

/** Sends a request without a client library. */
export async function askAuth({ url, key }: Project, request: AuthRequest): Promise<Asked> {
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

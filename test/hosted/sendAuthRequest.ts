import type { AuthAnswer, AuthRequest } from './authRequests';

/** A project: where it answers, and its public key. */
export interface Project {
  /** Origin, e.g. `https://abc.supabase.co`. */
  readonly url: string;
  readonly key: string;
}

/** What came, as far as client libraries look at it. */
export interface Asked extends AuthAnswer {
  /** The members of the body; those of a session are sorted names. */
  readonly members: readonly string[];
  /** `X-Supabase-Api-Version`, by which libraries read the code. */
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

/** Sends a request past all client libraries. */
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

import { createClient, type SupabaseClient } from '@supabase/supabase-js';

import { isRecord } from '../features/shared/decode';

/** Where a build's backend is. */
export interface SupabaseConfig {
  /** Origin, for instance `https://abc.supabase.co`. */
  url: string;
  /** The public ("publishable") client key. */
  key: string;
}

type Columns = Record<string, unknown>;

/** Tables of which the client's types know nothing: what comes back is checked by the row codecs. */
interface UntypedSchema {
  public: {
    Tables: Record<string, { Row: Columns; Insert: Columns; Update: Columns; Relationships: [] }>;
    Views: Record<'none', { Row: Columns; Relationships: [] }>;
    Functions: Record<'none', { Args: Columns; Returns: Columns }>;
  };
}

/** supabase-js without knowledge of the tables. */
export type BackendClient = SupabaseClient<UntypedSchema>;

/** Where the browser keeps the session; the boot script looks here, too. */
export const SESSION_KEY = 'oficio.session';

/** A request without an answer by then counts as unanswered (ms). */
const TIMEOUT = 30_000;

const fetchInTime: typeof fetch = (input, init) => {
  const deadline = AbortSignal.timeout(TIMEOUT);
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  return fetch(input, { ...init, signal });
};

const isFor = (path: string, input: RequestInfo | URL): boolean =>
  (input instanceof Request ? input.url : String(input)).includes(path);

/**
 * The client reckons by the device's clock when a session ends. Told by the backend's, it would take
 * every token for expired where the device's is an hour fast, and renew it before each request.
 */
async function byOwnClock(answer: Response): Promise<Response> {
  const { expires_at: _theirs, ...session } = (await answer.json()) as Columns; // of a success
  return Response.json(session);
}

/** A member of a JSON text; undefined where there is none, or no JSON. */
function memberOf(json: string | null, name: string): unknown {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return isRecord(value) ? value[name] : undefined;
  } catch {
    return undefined;
  }
}

function storedSession(): string | null {
  try {
    return localStorage.getItem(SESSION_KEY);
  } catch {
    return null; // a browser that refuses its storage
  }
}

/** Too many renewals, in a while or at once: worth another try. */
const BUSY = new Set([409, 429]);

/** The authentication server names its refusals; a gateway or a network before it does not. */
async function isRefusedByServer(answer: Response): Promise<boolean> {
  if (BUSY.has(answer.status) || answer.status >= 500) return false;
  const text = await answer.clone().text();
  return ['code', 'error_code'].some((name) => typeof memberOf(text, name) === 'string');
}

/**
 * A renewal that the server refuses is the session's end, at once. The client alone would keep the session
 * for as long as its access token holds, and hand out the same refusal for a minute, so that each save
 * fails. Nothing ends where another tab has renewed the session meanwhile, or where nobody refused it.
 * @throws Error: what counts as no answer is tried again by the client.
 */
async function refusedRenewal(answer: Response, init: RequestInit | undefined): Promise<Response> {
  if (!(await isRefusedByServer(answer)))
    throw new Error(`The renewal was not answered (${String(answer.status)})`);
  const sent = typeof init?.body === 'string' ? memberOf(init.body, 'refresh_token') : undefined;
  const stored = memberOf(storedSession(), 'refresh_token');
  // The client finds nothing stored, and tells of the end by itself.
  if (stored !== undefined && stored === sent) localStorage.removeItem(SESSION_KEY);
  return answer;
}

/**
 * A token that the client takes for good may be refused (401): the device's clock was set meanwhile.
 * So is a request that went without one, because another tab was first to renew the session. The
 * token is then renewed once, for all requests that wait for it, and the request sent again: a
 * refused one has changed nothing.
 */
function renewingFetch(client: () => BackendClient): typeof fetch {
  let renewal: Promise<string | undefined> | null = null;

  async function renew(): Promise<string | undefined> {
    try {
      const { auth } = client();
      const { data } = await auth.refreshSession();
      // Another tab may have renewed it first.
      const session = data.session ?? (await auth.getSession()).data.session;
      return session?.access_token;
    } finally {
      renewal = null;
    }
  }

  return async (input, init) => {
    const answer = await fetchInTime(input, init);
    if (answer.ok && isFor('/auth/v1/token', input)) return byOwnClock(answer);
    if (!answer.ok && isFor('=refresh_token', input)) return refusedRenewal(answer, init);
    if (answer.status !== 401 || !isFor('/rest/v1/', input)) return answer;
    const token = await (renewal ??= renew());
    const headers = new Headers(init?.headers);
    const sent = headers.get('Authorization');
    if (token === undefined || sent === `Bearer ${token}`) return answer;
    headers.set('Authorization', `Bearer ${token}`);
    return fetchInTime(input, { ...init, headers });
  };
}

/** The client that holds the session. Links that carry tokens are read by `urlLink`, not by it. */
export function createSessionClient({ url, key }: SupabaseConfig): BackendClient {
  const client: BackendClient = createClient<UntypedSchema>(url, key, {
    auth: { storageKey: SESSION_KEY, detectSessionInUrl: false },
    global: { fetch: renewingFetch(() => client) },
  });
  return client;
}

/** A client that remembers nothing: signing up through it leaves this browser signed out. */
export const createPassingClient = ({ url, key }: SupabaseConfig): BackendClient =>
  createClient<UntypedSchema>(url, key, {
    auth: {
      storageKey: `${SESSION_KEY}.sign-up`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: fetchInTime },
  });

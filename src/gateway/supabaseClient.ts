import { createClient, type SupabaseClient } from '@supabase/supabase-js';

import { isRecord } from '../features/shared/decode';
import type { ConnectionSign } from './gateway';

/** The backend that a build talks to. */
export interface SupabaseConfig {
  /** Origin, for instance `https://abc.supabase.co`. */
  url: string;
  /** The public ("publishable") client key. */
  key: string;
}

type Columns = Record<string, unknown>;

/** The client's types know no tables, because the row codecs check what comes back. */
interface UntypedSchema {
  public: {
    Tables: Record<string, { Row: Columns; Insert: Columns; Update: Columns; Relationships: [] }>;
    Views: Record<'none', { Row: Columns; Relationships: [] }>;
    Functions: Record<'none', { Args: Columns; Returns: Columns }>;
  };
}

/** A supabase-js client without types of tables. */
export type BackendClient = SupabaseClient<UntypedSchema>;

/** The storage key of the session. The boot script reads it, too. */
export const SESSION_KEY = 'oficio.session';

/** How long (ms) a request waits for its answer. After that it counts as failed. */
const TIMEOUT = 30_000;

/**
 * How long (ms) a sign-out waits for its answer. It must not be answered later, because the client would then end the
 * session of whoever has signed in meanwhile.
 */
const SIGN_OUT_TIMEOUT = 4_000;

const listeners = new Set<(sign: ConnectionSign) => void>();

function report(sign: ConnectionSign): void {
  for (const listener of listeners) listener(sign);
}

/**
 * Sends a request with a timeout and reports whether the backend answered. Any answer counts, also a refusal, because
 * it shows that the backend can be reached.
 */
const fetchInTime: typeof fetch = async (input, init) => {
  const isSignOut = isRequestTo('/auth/v1/logout', input);
  // The client gives a signal only to requests that are told to stop, and the app tells none.
  const signal = init?.signal ?? AbortSignal.timeout(isSignOut ? SIGN_OUT_TIMEOUT : TIMEOUT);
  try {
    const answer = await fetch(input, { ...init, signal });
    report('answered');
    return answer;
  } catch (error) {
    if (!init?.signal?.aborted) report(navigator.onLine ? 'unanswered' : 'offline');
    throw error;
  }
};

/** Calls the listener with every sign of whether the backend can be reached. Returns a function to unsubscribe. */
export function onConnectionSign(listener: (sign: ConnectionSign) => void): () => void {
  const onOffline = (): void => {
    listener('doubtful');
  };
  listeners.add(listener);
  window.addEventListener('offline', onOffline);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('offline', onOffline);
  };
}

const isRequestTo = (path: string, input: RequestInfo | URL): boolean =>
  (input instanceof Request ? input.url : String(input)).includes(path);

/**
 * Removes the expiry time that the backend computed, so that the client computes it by the device's clock. On a device
 * whose clock is an hour fast, the client would otherwise consider every token expired and renew it before each
 * request.
 */
async function withOwnExpiry(answer: Response): Promise<Response> {
  // cast: a successful answer is an object
  const { expires_at: _theirs, ...session } = (await answer.json()) as Columns;
  return new Response(JSON.stringify(session), { headers: { 'Content-Type': 'application/json' } });
}

/** Returns a member of a JSON object; undefined if it is missing or the text is no JSON. */
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
    return null; // the browser blocks its storage
  }
}

/** Returns a member of the session that is stored in this browser. */
export const storedSessionMember = (name: string): unknown => memberOf(storedSession(), name);

/** The statuses of a renewal that comes too often or at the same time as another. Such a renewal is sent again. */
const RETRY_STATUSES = new Set([409, 429]);

/**
 * Whether the authentication server itself refused a renewal. Its refusals have an error code; those of a proxy in
 * front of it have none.
 */
async function isRefusedByServer(answer: Response): Promise<boolean> {
  if (RETRY_STATUSES.has(answer.status) || answer.status >= 500) return false;
  const text = await answer.clone().text();
  return ['code', 'error_code'].some((name) => typeof memberOf(text, name) === 'string');
}

/**
 * Ends the session at once if the server refused to renew it. Otherwise the client would keep the session until its
 * access token expires and repeat the refused renewal for a minute, during which every save fails. The session does not
 * end if another tab has renewed it, or if no server refused it.
 * @throws Error if the server did not refuse. The client treats this as a missing answer and retries.
 */
async function refusedRenewal(answer: Response, init: RequestInit | undefined): Promise<Response> {
  if (!(await isRefusedByServer(answer)))
    throw new Error(`The renewal was not answered (${String(answer.status)})`);
  const sent = typeof init?.body === 'string' ? memberOf(init.body, 'refresh_token') : undefined;
  const stored = storedSessionMember('refresh_token');
  // The client will find no session and report the end of the session.
  if (stored !== undefined && stored === sent) localStorage.removeItem(SESSION_KEY);
  return answer;
}

/**
 * Renews the token after a request was refused with 401. This happens when the device's clock was changed, so that an
 * expired token looks valid to the client. It also happens when another tab was renewing the session, so that the
 * request went out without a token. The token is renewed once for all refused requests, and they are sent again. That
 * is safe, because a refused request has changed nothing.
 */
function renewingFetch(client: () => BackendClient): typeof fetch {
  let renewal: Promise<string | undefined> | null = null;

  async function renew(): Promise<string | undefined> {
    try {
      const { auth } = client();
      const { data } = await auth.refreshSession();
      // Another tab may have renewed the session first.
      const session = data.session ?? (await auth.getSession()).data.session;
      return session?.access_token;
    } finally {
      renewal = null;
    }
  }

  return async (input, init) => {
    const answer = await fetchInTime(input, init);
    if (answer.ok && isRequestTo('/auth/v1/token', input)) return withOwnExpiry(answer);
    if (!answer.ok && isRequestTo('=refresh_token', input)) return refusedRenewal(answer, init);
    if (answer.status !== 401 || !isRequestTo('/rest/v1/', input)) return answer;
    const token = await (renewal ??= renew());
    const headers = new Headers(init?.headers);
    const sent = headers.get('Authorization');
    if (token === undefined || sent === `Bearer ${token}`) return answer;
    headers.set('Authorization', `Bearer ${token}`);
    return fetchInTime(input, { ...init, headers });
  };
}

/** Creates the client that has the session. It does not read links with tokens, because `urlTokens` does. */
export function createSessionClient({ url, key }: SupabaseConfig): BackendClient {
  const client: BackendClient = createClient<UntypedSchema>(url, key, {
    auth: { storageKey: SESSION_KEY, detectSessionInUrl: false },
    global: { fetch: renewingFetch(() => client) },
  });
  return client;
}

/** Creates a client that stores nothing. Signing up with it does not sign anybody in. */
export const createTemporaryClient = ({ url, key }: SupabaseConfig): BackendClient =>
  createClient<UntypedSchema>(url, key, {
    auth: {
      storageKey: `${SESSION_KEY}.sign-up`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: fetchInTime },
  });

import { createClient, type SupabaseClient } from '@supabase/supabase-js';

import { isRecord } from '../features/shared/decode';
import type { ConnectionSign } from './gateway';

/** The address of a build's backend. */
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

/** Where the browser stores the session. The boot script reads it, too. */
export const SESSION_KEY = 'oficio.session';

/** A request without an answer after this time counts as failed (ms). */
const TIMEOUT = 30_000;

/**
 * The same for signing out, whose answer must not come late: the client would then end the session of whoever
 * has signed in meanwhile (ms).
 */
const SIGN_OUT_TIMEOUT = 4_000;

const listeners = new Set<(sign: ConnectionSign) => void>();

function tell(sign: ConnectionSign): void {
  for (const listener of listeners) listener(sign);
}

/** Says of each request whether the backend has answered; whatever it answered, it was reached. */
const fetchInTime: typeof fetch = async (input, init) => {
  const isSignOut = isRequestTo('/auth/v1/logout', input);
  const deadline = AbortSignal.timeout(isSignOut ? SIGN_OUT_TIMEOUT : TIMEOUT);
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  try {
    const answer = await fetch(input, { ...init, signal });
    tell('answered');
    return answer;
  } catch (error) {
    if (!init?.signal?.aborted) tell(navigator.onLine ? 'unanswered' : 'offline');
    throw error;
  }
};

/** The signs of whether there is a connection. Returns the unsubscriber. */
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
 * The client calculates the session's expiry by the device's clock. With the backend's time it would consider
 * every token expired on a device whose clock is an hour fast, and renew it before each request.
 */
async function withOwnExpiry(answer: Response): Promise<Response> {
  const { expires_at: _theirs, ...session } = (await answer.json()) as Columns; // cast: what a successful answer holds
  return Response.json(session);
}

/** A member of a JSON text; undefined where it is missing or the text is no JSON. */
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
    return null; // The browser blocks its storage.
  }
}

/** A member of the session that is stored in this browser. */
export const storedSessionMember = (name: string): unknown => memberOf(storedSession(), name);

/** Statuses for too many renewals or simultaneous ones: worth a retry. */
const RETRY_STATUSES = new Set([409, 429]);

/** Only the authentication server itself names its refusals; a proxy in front of it does not. */
async function isRefusedByServer(answer: Response): Promise<boolean> {
  if (RETRY_STATUSES.has(answer.status) || answer.status >= 500) return false;
  const text = await answer.clone().text();
  return ['code', 'error_code'].some((name) => typeof memberOf(text, name) === 'string');
}

/**
 * A renewal that the server refuses ends the session at once. The client alone would keep the session until
 * its access token expires and repeat the refusal for a minute, so that every save fails. The session does
 * not end where another tab has renewed it, or where no server refused it.
 * @throws Error: the client treats it as no answer and retries.
 */
async function refusedRenewal(answer: Response, init: RequestInit | undefined): Promise<Response> {
  if (!(await isRefusedByServer(answer)))
    throw new Error(`The renewal was not answered (${String(answer.status)})`);
  const sent = typeof init?.body === 'string' ? memberOf(init.body, 'refresh_token') : undefined;
  const stored = storedSessionMember('refresh_token');
  // The client then finds no session and reports its end by itself.
  if (stored !== undefined && stored === sent) localStorage.removeItem(SESSION_KEY);
  return answer;
}

/**
 * A token that looks valid to the client may be refused (401), because the device's clock was changed. A
 * request may also have gone out without a token, because another tab was renewing the session. The token is
 * then renewed once for all waiting requests, and they are sent again. That is safe: a refused request has
 * changed nothing.
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

/** The client with the session. Links with tokens are read by `urlLink`, not by the client. */
export function createSessionClient({ url, key }: SupabaseConfig): BackendClient {
  const client: BackendClient = createClient<UntypedSchema>(url, key, {
    auth: { storageKey: SESSION_KEY, detectSessionInUrl: false },
    global: { fetch: renewingFetch(() => client) },
  });
  return client;
}

/** A client that stores nothing, so that signing up with it signs nobody in. */
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

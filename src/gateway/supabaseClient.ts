import { createClient, type SupabaseClient } from '@supabase/supabase-js';

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

/** The client that holds the session. Links that carry tokens are read by `urlTokens`, not by it. */
export const createSessionClient = ({ url, key }: SupabaseConfig): BackendClient =>
  createClient<UntypedSchema>(url, key, {
    auth: { storageKey: SESSION_KEY, detectSessionInUrl: false },
    global: { fetch: fetchInTime },
  });

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

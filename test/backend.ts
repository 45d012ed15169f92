import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type RunningServer, type ServerOptions, startServer } from '../embedded/server';
import { openPrepared } from './preparedDatabase';

/** The embedded backend's public key. The app is built with the same key. */
const PUBLIC_KEY = 'oficio-local';

type Row = Record<string, unknown>;

/** The schema of a client that does not know the tables. The types of answers must be checked by the tests. */
export interface UntypedSchema {
  public: {
    Tables: Record<string, { Row: Row; Insert: Row; Update: Row; Relationships: [] }>;
    Views: Record<'none', { Row: Row; Relationships: [] }>;
    Functions: Record<'none', { Args: Row; Returns: Row }>;
  };
}

/** A supabase-js client that does not know the types of the tables. */
export type Client = SupabaseClient<UntypedSchema>;

const NO_LIMIT = { attempts: 0, windowSeconds: 60 };

/**
 * Settings without rate limits, because tests sign in and up more often than people do. Other tests are about the
 * limits.
 */
export const UNLIMITED: ServerOptions['limits'] = {
  signInAccount: NO_LIMIT,
  signInAddress: NO_LIMIT,
  signUpAccount: NO_LIMIT,
  signUpAddress: NO_LIMIT,
  refreshAddress: NO_LIMIT,
};

/** Starts the embedded backend on a port of its own. Without other options the database is in memory. */
export async function startBackend(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const isUsual = !['dataDir', 'database', 'migrations'].some((name) => name in options);
  return startServer({
    port: 0,
    dataDir: null,
    distDir: null,
    log: () => undefined,
    ...(isUsual && { database: await openPrepared() }),
    ...options,
  });
}

/** An unmodified supabase-js client that keeps its session in memory. */
export function supabaseClient(url: string): Client {
  return createClient<UntypedSchema>(url, PUBLIC_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/** A user who has just signed up and is signed in. */
export interface SignedInUser {
  readonly client: Client;
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

/** Signs a new user up. Every user gets a different e-mail address. */
export async function signUpUser(url: string): Promise<SignedInUser> {
  const client = supabaseClient(url);
  const email = `${randomUUID()}@exemplo.com.br`;
  const password = 'segredo-123';
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { data: { full_name: 'Marina Prado' } },
  });
  if (error !== null) throw error;
  if (data.user === null) throw new Error('The sign-up handed out no user');
  return { client, id: data.user.id, email, password };
}

import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type { Client, UntypedSchema } from '../backend';
import type { Project } from './sendAuthRequest';

/** A supabase-js client that stores no session. */
export function temporaryClient({ url, key }: Project): Client {
  return createClient<UntypedSchema>(url, key, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: randomUUID(),
    },
  });
}

/** A supabase-js client for the tables, which sends this access token. */
export function clientWith({ url, key }: Project, accessToken: string): Client {
  return createClient<UntypedSchema>(url, key, { accessToken: () => Promise.resolve(accessToken) });
}

import { createClient } from '@supabase/supabase-js';
import { RealtimeClient } from './realtime';
import { StorageClient } from './storage';

jest.mock('@supabase/realtime-js', () => jest.requireActual<object>('./realtime'));
jest.mock('@supabase/storage-js', () => jest.requireActual<object>('./storage'));
jest.mock('@supabase/functions-js', () => jest.requireActual<object>('./functions'));

const USER = { id: 'u1', aud: 'authenticated', email: 'ana@example.com', user_metadata: {} };

/** Answers as a small backend: a sign-in creates a session, and every list is empty. */
function answer(url: string): Response {
  if (!url.includes('/auth/v1/token')) return Response.json([]);
  return Response.json({
    access_token: 'header.payload.signature',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    refresh_token: 'refresh',
    user: USER,
  });
}

function client() {
  const calls: { url: string; authorization: string | null }[] = [];
  const supabase = createClient('http://localhost:9', 'oficio-local', {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => {
        const request = new Request(input, init);
        calls.push({ url: request.url, authorization: request.headers.get('authorization') });
        return Promise.resolve().then(() => answer(request.url));
      },
    },
  });
  return { supabase, calls };
}

describe('supabase-js without realtime, storage and functions', () => {
  it('constructs, and refuses a channel loudly', () => {
    const { supabase } = client();
    expect(supabase.realtime).toBeInstanceOf(RealtimeClient);
    expect(supabase.storage).toBeInstanceOf(StorageClient);
    expect(supabase.getChannels()).toEqual([]);
    expect(() => supabase.channel('any')).toThrow('not part of this build');
  });

  it('signs in, tells its subscribers, and reads with the new token', async () => {
    const { supabase, calls } = client();
    const events: string[] = [];
    supabase.auth.onAuthStateChange((event) => void events.push(event));
    const signedIn = await supabase.auth.signInWithPassword({ email: USER.email, password: 'x' });
    expect(signedIn.error).toBeNull();
    expect(events).toContain('SIGNED_IN');

    const rows = await supabase.from('clients').select('*');
    expect(rows).toMatchObject({ data: [], error: null });
    expect(calls.at(-1)).toEqual({
      url: 'http://localhost:9/rest/v1/clients?select=*',
      authorization: 'Bearer header.payload.signature',
    });
  });
});

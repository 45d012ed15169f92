import { readFileSync } from 'node:fs';
import { createClient, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { createCredential } from './passkeys';
import { RealtimeClient } from './realtime';
import { StorageClient } from './storage';
import { getAddress } from './wallets';

// The stand-ins lean on what supabase-js's constructor happens to call. This is the version that was
// read; another one has to be read again (`dist/index.mjs`: imports, constructor, auth events; auth-js,
// which is released with it: what `GoTrueClient` takes from the three files that are replaced).
const CHECKED_WITH = '2.109.0';

jest.mock('@supabase/realtime-js', () => jest.requireActual<object>('./realtime'));
jest.mock('@supabase/storage-js', () => jest.requireActual<object>('./storage'));
jest.mock('@supabase/functions-js', () => jest.requireActual<object>('./functions'));
// The files that webpack replaces in auth-js's ES modules, in the CommonJS that jest loads.
jest.mock('@supabase/auth-js/dist/main/GoTrueAdminApi', () =>
  jest.requireActual<object>('./authAdmin'),
);
jest.mock('@supabase/auth-js/dist/main/lib/webauthn', () =>
  jest.requireActual<object>('./passkeys'),
);
jest.mock('@supabase/auth-js/dist/main/lib/web3/ethereum', () =>
  jest.requireActual<object>('./wallets'),
);

const USER = { id: 'u1', aud: 'authenticated', email: 'ana@example.com', user_metadata: {} };

/** What the backend says to the end of a session; null is no answer at all. */
type Farewell = number | null;

/** A backend of few paths: sign-in hands out a session, sign-out is as told, the rest an empty list. */
function answer(url: string, farewell: Farewell): Response {
  if (url.includes('/auth/v1/logout')) {
    if (farewell === null) throw new TypeError('Failed to fetch');
    if (farewell === 204) return new Response(null, { status: 204 });
    return Response.json({ code: 'session_not_found', message: 'no' }, { status: farewell });
  }
  if (url.includes('/auth/v1/token')) {
    return Response.json({
      access_token: 'header.payload.signature',
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Math.floor(Date.now() / 1000) + 3600,
      refresh_token: 'refresh',
      user: USER,
    });
  }
  return Response.json([]);
}

function client(farewell: Farewell = 204) {
  const calls: { url: string; authorization: string | null }[] = [];
  const supabase = createClient('http://localhost:9', 'oficio-local', {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => {
        const request = new Request(input, init);
        calls.push({ url: request.url, authorization: request.headers.get('authorization') });
        return Promise.resolve().then(() => answer(request.url, farewell));
      },
    },
  });
  return { supabase, calls };
}

describe('supabase-js with its unused parts replaced', () => {
  it('is the version the stand-ins were checked with', () => {
    const path = require.resolve('@supabase/supabase-js/package.json');
    const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
    expect(manifest).toMatchObject({ version: CHECKED_WITH });
  });

  it('constructs with the stand-ins in place', () => {
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
    expect(signedIn.data.user?.id).toBe('u1');
    expect(events).toContain('SIGNED_IN');

    const rows = await supabase.from('clients').select('*');
    expect(rows).toMatchObject({ data: [], error: null });
    expect(calls.at(-1)).toEqual({
      url: 'http://localhost:9/rest/v1/clients?select=*',
      authorization: 'Bearer header.payload.signature',
    });

    const { error } = await supabase.auth.signOut({ scope: 'local' });
    expect(error).toBeNull();
    expect(events).toContain('SIGNED_OUT');
    expect(calls.at(-1)).toEqual({
      url: 'http://localhost:9/auth/v1/logout?scope=local',
      authorization: 'Bearer header.payload.signature',
    });
  });

  it.each<[string, Farewell, boolean]>([
    ['a session that is gone already', 404, true],
    ['a refused token', 401, true],
    ['a broken backend', 500, false],
    ['no answer', null, false],
  ])('signing out meets %s as the whole of auth-js does', async (_case, farewell, isFine) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { supabase } = client(farewell);
    await supabase.auth.signInWithPassword({ email: USER.email, password: 'x' });
    const { error } = await supabase.auth.signOut({ scope: 'local' });
    expect(error === null).toBe(isFine);
    if (farewell === null) expect(isAuthRetryableFetchError(error)).toBe(true);
  });

  it('refuses what is not there, loudly', () => {
    expect(() => createCredential()).toThrow('not part of this build');
    expect(() => getAddress()).toThrow('not part of this build');
  });
});

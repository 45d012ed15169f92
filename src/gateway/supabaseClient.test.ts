import { createSessionClient } from './supabaseClient';

/** An access token that looks valid to the client. Only the backend knows that it is stale. */
function token(name: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: 'u', name, exp: Math.floor(Date.now() / 1000) + 3600 };
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`;
}

const STALE = token('stale');
const FRESH = token('fresh');
const user = { id: 'u', aud: 'authenticated', app_metadata: {}, user_metadata: {} };

/**
 * Starts a backend that refuses the stale token.
 * @param renews - Whether the backend issues a new token.
 */
async function signedIn({ renews }: { renews: boolean }) {
  const requests: string[] = [];
  const answer = (request: Request): Response => {
    const { pathname, searchParams } = new URL(request.url);
    requests.push(`${request.method} ${pathname}`);
    if (pathname === '/auth/v1/user') return Response.json(user);
    if (searchParams.get('grant_type') === 'refresh_token') {
      return renews
        ? Response.json({
            access_token: FRESH,
            refresh_token: 'next',
            token_type: 'bearer',
            expires_in: 3600,
            user,
          })
        : Response.json({ code: 'refresh_token_not_found', message: 'gone' }, { status: 400 });
    }
    return request.headers.get('Authorization') === `Bearer ${FRESH}`
      ? Response.json([{ id: 'row' }])
      : Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
  };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) => Promise.resolve(answer(new Request(input, init))));
  const client = createSessionClient({ url: 'http://localhost:9', key: 'key' });
  await client.auth.setSession({ access_token: STALE, refresh_token: 'first' });
  requests.length = 0;
  return { client, requests };
}

const REFRESH = 'POST /auth/v1/token';

describe('a token that only the backend knows to have expired', () => {
  test('is renewed once, and the request sent again', async () => {
    const { client, requests } = await signedIn({ renews: true });
    const { data, error } = await client.from('clients').select();
    expect(error).toBeNull();
    expect(data).toEqual([{ id: 'row' }]);
    expect(requests).toEqual(['GET /rest/v1/clients', REFRESH, 'GET /rest/v1/clients']);
    await client.auth.stopAutoRefresh();
  });

  test('is renewed once for all requests that wait for it, with their bodies', async () => {
    const { client, requests } = await signedIn({ renews: true });
    const answers = await Promise.all([
      client.from('clients').select(),
      client.from('quotes').insert({ id: 'q' }),
      client.from('projects').delete().eq('id', 'p'),
    ]);
    expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
    expect(requests.filter((request) => request === REFRESH)).toHaveLength(1);
    await client.auth.stopAutoRefresh();
  });

  test('stays refused where there is no fresh one', async () => {
    const { client, requests } = await signedIn({ renews: false });
    const { error, status } = await client.from('clients').select();
    expect(status).toBe(401);
    expect(error).toMatchObject({ code: 'PGRST303' });
    expect(requests.filter((request) => request.startsWith('GET'))).toHaveLength(1);
    await client.auth.stopAutoRefresh();
  });
});

test('a clock that is hours fast does not make every token an expired one', async () => {
  const requests: string[] = [];
  const theirs = Math.floor(Date.now() / 1000) - 2 * 3600;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    requests.push(pathname);
    const session = { access_token: FRESH, refresh_token: 'first', token_type: 'bearer', user };
    const stamps = { expires_in: 3600, expires_at: theirs + 3600 };
    return Promise.resolve(
      Response.json(pathname === '/auth/v1/token' ? { ...session, ...stamps } : []),
    );
  });
  const client = createSessionClient({ url: 'http://localhost:9', key: 'key' });
  const { error } = await client.auth.signInWithPassword({ email: 'a@b.co', password: '123456' });
  expect(error).toBeNull();
  for (const table of ['clients', 'quotes']) await client.from(table).select();
  expect(requests).toEqual(['/auth/v1/token', '/rest/v1/clients', '/rest/v1/quotes']);
  await client.auth.stopAutoRefresh();
});

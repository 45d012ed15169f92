/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { signUpUser, startBackend, UNLIMITED } from '../../test/backend';
import { type ReducedAnswer, sendAuthRequest } from '../../test/hosted/sendAuthRequest';
import { authRequests, type AuthRequest, type KnownUser } from '../../test/hosted/authRequests';
import { PUBLIC_KEY } from '../http/guards';
import type { RunningServer } from '../server';

let server: RunningServer;
let known: KnownUser;

beforeAll(async () => {
  server = await startBackend({ limits: UNLIMITED });
  const { client, email, password } = await signUpUser(server.url);
  const { data } = await client.auth.getSession();
  known = { email, password, accessToken: data.session?.access_token ?? '' };
}, 60_000);

afterAll(() => server.close());

const ask = (request: AuthRequest): Promise<ReducedAnswer> =>
  sendAuthRequest({ url: server.url, key: PUBLIC_KEY }, request);

test('some 280 requests are answered as GoTrue answers them', async () => {
  const requests = authRequests(known);
  expect(requests.length).toBeGreaterThanOrEqual(280);
  const wrong: unknown[] = [];
  for (const request of requests) {
    const { status, code, message } = await ask(request);
    const { answer } = request;
    const isSame =
      status === answer.status &&
      code === answer.code &&
      (message ?? '').startsWith(answer.message ?? '');
    if (!isSame) wrong.push([request.what, { status, code, message }, answer]);
  }
  expect(wrong).toEqual([]);
}, 120_000);

describe('the shape of an answer', () => {
  const signUp = (headers: Record<string, string>, password = 'segredo-123'): AuthRequest => ({
    what: 'sign-up',
    method: 'POST',
    path: 'signup',
    headers,
    body: JSON.stringify({
      email: `${randomUUID()}@exemplo.com`,
      password,
      data: { full_name: 'Ana' },
    }),
    answer: { status: 200, code: null, message: null },
  });
  const IDENTITY = [
    'created_at',
    'email',
    'id',
    'identity_data.email',
    'identity_data.email_verified',
    'identity_data.full_name',
    'identity_data.phone_verified',
    'identity_data.sub',
    'identity_id',
    'last_sign_in_at',
    'provider',
    'updated_at',
    'user_id',
  ];
  const USER = [
    'app_metadata.provider',
    'app_metadata.providers[]',
    'aud',
    'created_at',
    'email',
    'email_confirmed_at',
    'id',
    ...IDENTITY.map((name) => `identities[].${name}`),
    'is_anonymous',
    'last_sign_in_at',
    'phone',
    'role',
    'updated_at',
    'user_metadata.email',
    'user_metadata.email_verified',
    'user_metadata.full_name',
    'user_metadata.phone_verified',
    'user_metadata.sub',
  ];

  test('a sign-in says besides when the e-mail was confirmed, and that the password is not weak', async () => {
    const { email, password } = known;
    const body = JSON.stringify({ email, password });
    const way = { what: 'sign-in', method: 'POST', path: 'token?grant_type=password' } as const;
    const { members } = await ask({ ...way, body, answer: signUp({}).answer });
    expect(members).toContain('.weak_password');
    expect(members).toContain('.user.confirmed_at');
  });

  test('a renewal keeps the time of the sign-in in its token, and moves it for the user', async () => {
    const { client } = await signUpUser(server.url);
    const { data: first } = await client.auth.getSession();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const { data: second } = await client.auth.refreshSession();
    const amr = (token = '') => decodeJwt(token)['amr'];
    expect(amr(second.session?.access_token)).toEqual(amr(first.session?.access_token));
    expect(second.user?.last_sign_in_at).not.toBe(first.session?.user.last_sign_in_at);
    const identity = (session = first.session) => session?.user.identities?.[0]?.identity_data;
    expect(identity()).toMatchObject({ email_verified: true });
    expect(identity(second.session)).toMatchObject({ email_verified: false });
  });

  test('a method that a path does not take is refused with those that it does', async () => {
    const asked = async (path: string, method: string) => {
      const headers = { apikey: PUBLIC_KEY, authorization: `Bearer ${known.accessToken}` };
      const answer = await fetch(`${server.url}/auth/v1/${path}`, { method, headers });
      return [answer.status, answer.headers.get('allow'), await answer.text()];
    };
    expect(await asked('signup', 'PUT')).toEqual([405, 'POST', '']);
    expect(await asked('settings', 'HEAD')).toEqual([405, 'GET', '']);
    expect(await asked('user', 'DELETE')).toEqual([405, 'GET', '']);
  });

  test('what is no UTF-8 is replaced', async () => {
    const text = `{"email":"${randomUUID()}@exemplo.com","password":"segredo-123","data":{"full_name":"#"}}`;
    const [before = '', after = ''] = text.split('#');
    const answer = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: PUBLIC_KEY },
      body: Buffer.concat([Buffer.from(before), Buffer.from([0xff]), Buffer.from(after)]),
    });
    expect(await answer.text()).toContain('"full_name":"\ufffd"');
  });

  test('a session has every member that GoTrue sends, and no version', async () => {
    const { members, version } = await ask(signUp({ 'x-supabase-api-version': '2024-01-01' }));
    const session = ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type'];
    expect(members).toEqual(
      [...session, ...USER.map((name) => `user.${name}`)].map((name) => `.${name}`).sort(),
    );
    expect(version).toBeNull();
  });

  test.each([
    ['2024-01-01', '2024-01-01'],
    ['2026-11-22', '2024-01-01'],
    ['2023-12-31', null],
    ['soon', null],
  ])('a refusal for version %s is written as of %s', async (asked, told) => {
    const { members, version } = await ask(signUp({ 'x-supabase-api-version': asked }, '1'));
    const common = ['.weak_password.reasons[]'];
    expect(members).toEqual(
      [
        ...common,
        ...(told === null ? ['.code', '.error_code', '.msg'] : ['.code', '.message']),
      ].sort(),
    );
    expect(version).toBe(told);
  });
});

/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { signUpUser, startBackend, UNLIMITED } from '../../test/backend';
import { type Asked, askAuth } from '../../test/hosted/askAuth';
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

const ask = (request: AuthRequest): Promise<Asked> =>
  askAuth({ url: server.url, key: PUBLIC_KEY }, request);

test('two hundred requests are answered as GoTrue answers them', async () => {
  const requests = authRequests(known);
  expect(requests.length).toBeGreaterThanOrEqual(200);
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
    'confirmed_at',
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

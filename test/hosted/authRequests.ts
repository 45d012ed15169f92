import { randomUUID } from 'node:crypto';

/** A request to the authentication routes, and the answer that GoTrue gives to it. */
export interface AuthRequest {
  /** The name of the request in a report. */
  readonly what: string;
  readonly method: 'GET' | 'POST';
  /** The path of the request below `/auth/v1`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly answer: AuthAnswer;
}

/** The parts of an answer that client libraries read. */
export interface AuthAnswer {
  readonly status: number;
  /** The error code. Null for a success, and for the few refusals in the format of OAuth. */
  readonly code: string | null;
  /** The beginning of the error message. The rest depends on the parser that GoTrue was built with. */
  readonly message: string | null;
}

/** An existing user with a session that no other test needs. */
export interface KnownUser {
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
}

const PASSWORD = 'segredo-123';
const refused = (status: number, code: string | null, message: string): AuthAnswer => ({
  status,
  code,
  message,
});
const DONE: AuthAnswer = { status: 200, code: null, message: null };
const BAD_JSON = refused(400, 'bad_json', 'Could not parse request body as JSON: ');
const BAD_EMAIL = refused(
  400,
  'validation_failed',
  'Unable to validate email address: invalid format',
);
const LONG_EMAIL = refused(400, 'validation_failed', 'An email address is too long');
const LONG_PASSWORD = refused(
  400,
  'validation_failed',
  'Password cannot be longer than 72 characters',
);
const WEAK = refused(422, 'weak_password', 'Password should be at least 6 characters.');
const NO_PASSWORD = refused(400, 'validation_failed', 'Signup requires a valid password');
const ANONYMOUS = refused(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
const WRONG = refused(400, 'invalid_credentials', 'Invalid login credentials');
const MISSING = refused(400, 'validation_failed', 'missing email or phone');
const NO_REFRESH_TOKEN = refused(400, 'validation_failed', 'Refresh token is not valid');
const NO_BEARER = refused(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
const BAD_JWT = refused(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature, token ');

const post = (
  what: string,
  path: string,
  body: unknown,
  answer: AuthAnswer,
  headers: Record<string, string> = {},
): AuthRequest => ({
  what,
  method: 'POST',
  path,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  answer,
  headers,
});

/** E-mail addresses and the answers to them. `#` is replaced by a unique text, so that each address is new. */
const EMAILS: readonly (readonly [string, AuthAnswer])[] = [
  ...[
    '#@exemplo.com.br',
    'CAPITAIS-#@Exemplo.COM',
    'com.ponto.#@exemplo.com',
    'mais+#@exemplo.com',
    "d'avila-#@exemplo.com",
    'traço_baixo_#@exemplo.com'.replace('ç', 'c'),
    '..#..@exemplo.com',
    "!$%&'*+/=?^_`{|}~-#@exemplo.com",
    '#@localhost',
    '#@a-b.c',
    '#@1.2.3.4',
    '#@exemplo.c',
  ].map((email) => [email, DONE] as const),
  ...[
    'sem-arroba.com',
    '@exemplo.com',
    '#@',
    '#@@exemplo.com',
    'a@#@exemplo.com',
    ' #@exemplo.com',
    '#@exemplo.com ',
    'a b#@exemplo.com',
    'joão-#@exemplo.com',
    '#@exemplô.com',
    '#@-exemplo.com',
    '#@exemplo-.com',
    '#@exemplo..com',
    '#@.exemplo.com',
    '#@exemplo.com.',
    '#@exemplo_.com',
    '#@[127.0.0.1]',
    `#@${'x'.repeat(64)}.com`,
    '"aspas #"@exemplo.com',
    'a,b#@exemplo.com',
    'a;b#@exemplo.com',
    'a:b#@exemplo.com',
    'a(b)#@exemplo.com',
    '<#@exemplo.com>',
    'Ana <#@exemplo.com>',
    'a\\b#@exemplo.com',
    '#@exemplo.com\n',
    '#\t@exemplo.com',
    '#\u0000@exemplo.com',
    '👩🏽‍🎨#@exemplo.com',
    'mailto:#@exemplo.com',
  ].map((email) => [email, BAD_EMAIL] as const),
  [`${'x'.repeat(240)}#@exemplo.com`, LONG_EMAIL],
  [`${'ç'.repeat(120)}#@exemplo.com`, LONG_EMAIL],
  ['x'.repeat(256), LONG_EMAIL],
  ['x'.repeat(255), BAD_EMAIL],
];

const PASSWORDS: readonly (readonly [string, AuthAnswer])[] = [
  ['', NO_PASSWORD],
  ['1', WEAK],
  ['12345', WEAK],
  ['     ', WEAK],
  ['ãé', WEAK],
  ['👍', WEAK],
  ['123456', DONE],
  ['      ', DONE],
  ['ãéç', DONE],
  ['👍👍', DONE],
  ['x'.repeat(72), DONE],
  ['ç'.repeat(36), DONE],
  ['x'.repeat(73), LONG_PASSWORD],
  ['ç'.repeat(37), LONG_PASSWORD],
  ['x'.repeat(1000), LONG_PASSWORD],
];

/** A request body, and the answers of each of the three endpoints to it. */
const BODIES: readonly (readonly [string, AuthAnswer, AuthAnswer, AuthAnswer])[] = [
  ...['', ' ', '{', '}', '[]', '[{}]', '1', '"x"', 'true', '{}{}', '{"a":1,}', "{'a':1}"].map(
    (body) => [body, BAD_JSON, BAD_JSON, BAD_JSON] as const,
  ),
  ...['null', '{}', ' {} ', '{"other":1}', '{"password":null}'].map(
    (body) => [body, ANONYMOUS, MISSING, NO_REFRESH_TOKEN] as const,
  ),
  ['{"email":1}', BAD_JSON, BAD_JSON, NO_REFRESH_TOKEN],
  ['{"email":{}}', BAD_JSON, BAD_JSON, NO_REFRESH_TOKEN],
  ['{"email":["a@b.co"]}', BAD_JSON, BAD_JSON, NO_REFRESH_TOKEN],
  ['{"password":1}', BAD_JSON, BAD_JSON, NO_REFRESH_TOKEN],
  ['{"phone":55}', BAD_JSON, BAD_JSON, NO_REFRESH_TOKEN],
  ['{"email":null}', ANONYMOUS, MISSING, NO_REFRESH_TOKEN],
  ['{"email":""}', ANONYMOUS, MISSING, NO_REFRESH_TOKEN],
  ['{"email":"","phone":""}', ANONYMOUS, MISSING, NO_REFRESH_TOKEN],
  ['{"password":"segredo-123"}', ANONYMOUS, MISSING, NO_REFRESH_TOKEN],
  ['{"email":"nobody@b.co"}', NO_PASSWORD, WRONG, NO_REFRESH_TOKEN],
  ['{"email":"nobody@b.co","password":null}', NO_PASSWORD, WRONG, NO_REFRESH_TOKEN],
  ['{"refresh_token":null}', ANONYMOUS, MISSING, NO_REFRESH_TOKEN],
  ['{"refresh_token":""}', ANONYMOUS, MISSING, NO_REFRESH_TOKEN],
  ['{"refresh_token":1}', ANONYMOUS, MISSING, BAD_JSON],
  ['{"refresh_token":{}}', ANONYMOUS, MISSING, BAD_JSON],
  ['{"refresh_token":"unknown"}', ANONYMOUS, MISSING, NO_REFRESH_TOKEN],
  [
    '{"refresh_token":"abcdefghijkl"}',
    ANONYMOUS,
    MISSING,
    refused(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  ],
  [`{"refresh_token":"${'x'.repeat(52)}"}`, ANONYMOUS, MISSING, NO_REFRESH_TOKEN],
  ['\ufeff{"refresh_token":"x"}', BAD_JSON, BAD_JSON, BAD_JSON],
  [
    '{"phone":"+5511912345678","password":"segredo-123"}',
    refused(400, 'phone_provider_disabled', 'Phone signups are disabled'),
    refused(422, 'phone_provider_disabled', 'Phone logins are disabled'),
    NO_REFRESH_TOKEN,
  ],
  [
    '{"email":"nobody@b.co","phone":"+5511912345678","password":"segredo-123"}',
    refused(
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    ),
    refused(
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on login.',
    ),
    NO_REFRESH_TOKEN,
  ],
];

const HALF_CHALLENGE = refused(
  400,
  'validation_failed',
  'PKCE flow requires code_challenge_method and code_challenge',
);
const LENGTH_OF_CHALLENGE = refused(
  400,
  'validation_failed',
  'code challenge has to be between 43 and 128 characters',
);

const CHALLENGES: readonly (readonly [string, string, AuthAnswer])[] = [
  ['x', 's256', LENGTH_OF_CHALLENGE],
  ['x'.repeat(129), 's256', LENGTH_OF_CHALLENGE],
  ['x'.repeat(43), '', HALF_CHALLENGE],
  ['', 's256', HALF_CHALLENGE],
  ['', '', DONE],
  [
    'é'.repeat(43),
    's256',
    refused(400, 'validation_failed', 'code challenge can only contain alphanumeric characters'),
  ],
];

/** The methods that each path refuses. */
const METHODS: readonly (readonly ['GET' | 'POST', string])[] = [
  ['GET', 'signup'],
  ['GET', 'token'],
  ['GET', 'logout'],
  ['POST', 'settings'],
  ['POST', 'health'],
];

const fresh = (email: string): string => email.replace('#', randomUUID().slice(0, 13));

function signUps({ email, password }: KnownUser): AuthRequest[] {
  const taken = refused(422, 'user_already_exists', 'User already registered');
  const signUp = (what: string, body: object, answer: AuthAnswer) =>
    post(`sign-up, ${what}`, 'signup', body, answer);
  return [
    ...EMAILS.map(([address, answer]) =>
      signUp(
        `e-mail ${address.slice(0, 40)}`,
        { email: fresh(address), password: PASSWORD },
        answer,
      ),
    ),
    ...PASSWORDS.map(([secret, answer]) =>
      signUp(
        `password ${secret.slice(0, 20)}`,
        { email: fresh('#@exemplo.com'), password: secret },
        answer,
      ),
    ),
    // If several things are wrong, the answer names the first of them.
    signUp('no password, bad e-mail', { email: 'x', password: '' }, NO_PASSWORD),
    signUp('weak password, bad e-mail', { email: 'x', password: '12345' }, WEAK),
    signUp('weak password, taken e-mail', { email, password: '12345' }, WEAK),
    signUp('weak password, phone', { phone: '+5511912345678', password: '1' }, WEAK),
    signUp('taken e-mail', { email, password }, taken),
    signUp('taken e-mail in capitals', { email: email.toUpperCase(), password }, taken),
    signUp('taken e-mail, other password', { email, password: 'outra-senha' }, taken),
    signUp('data that is a list', { email: 'x', password: '1', data: [] }, BAD_JSON),
    signUp('data that is a text', { email: 'x', password: '1', data: 'x' }, BAD_JSON),
    signUp('data that is null', { email: 'x', password: '1', data: null }, WEAK),
    ...CHALLENGES.map(([challenge, method, answer]) =>
      signUp(
        `code challenge ${challenge.slice(0, 10)} by ${method}`,
        {
          email: fresh('#@exemplo.com'),
          password: PASSWORD,
          code_challenge: challenge,
          code_challenge_method: method,
        },
        answer,
      ),
    ),
    signUp('fields that nobody knows', { email: 'x', password: '1', more: [1] }, WEAK),
  ];
}

function signIns({ email, password }: KnownUser): AuthRequest[] {
  const signIn = (what: string, body: object, answer: AuthAnswer) =>
    post(`sign-in, ${what}`, 'token?grant_type=password', body, answer);
  return [
    signIn('right', { email, password }, DONE),
    signIn('e-mail in capitals', { email: email.toUpperCase(), password }, DONE),
    signIn('a space before the e-mail', { email: ` ${email}`, password }, WRONG),
    signIn('a space after the e-mail', { email: `${email} `, password }, WRONG),
    signIn('wrong password', { email, password: `${password}!` }, WRONG),
    signIn('password in capitals', { email, password: password.toUpperCase() }, WRONG),
    signIn('a space after the password', { email, password: `${password} ` }, WRONG),
    signIn('empty password', { email, password: '' }, WRONG),
    signIn('unknown e-mail', { email: 'nobody@exemplo.com', password }, WRONG),
    signIn('malformed e-mail', { email: 'x', password }, WRONG),
    signIn('endless e-mail', { email: 'x'.repeat(1000), password }, WRONG),
    signIn('endless password', { email, password: 'x'.repeat(1000) }, WRONG),
  ];
}

function grants(): AuthRequest[] {
  const unsupported = refused(400, 'invalid_credentials', 'unsupported_grant_type');
  const empty = refused(
    400,
    'validation_failed',
    'invalid request: both auth code and code verifier should be non-empty',
  );
  const code = { auth_code: 'x', code_verifier: 'y' };
  const grant = (query: string, body: unknown, answer: AuthAnswer) =>
    post(`token${query}`, `token${query}`, body, answer);
  return [
    grant('', {}, unsupported),
    ...['', 'PASSWORD', 'x', 'client_credentials', 'authorization_code'].map((name) =>
      grant(`?grant_type=${name}`, {}, unsupported),
    ),
    grant('?grant_type=pkce', {}, empty),
    grant('?grant_type=pkce', { ...code, code_verifier: '' }, empty),
    grant('?grant_type=pkce', '[', BAD_JSON),
    grant(
      '?grant_type=pkce',
      code,
      refused(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
    ),
  ];
}

function bearers({ accessToken }: KnownUser): AuthRequest[] {
  const [head = '', payload = '', signature = ''] = accessToken.split('.');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const wrong: readonly (readonly [string, string | null, AuthAnswer])[] = [
    ['none', null, NO_BEARER],
    ['empty', 'Bearer', NO_BEARER],
    ['of another kind', `Basic ${accessToken}`, NO_BEARER],
    ['with two spaces', `Bearer  ${accessToken}`, NO_BEARER],
    ['with something after it', `Bearer ${accessToken} x`, NO_BEARER],
    ['that is a word', 'Bearer abc', BAD_JWT],
    ['of two parts', 'Bearer a.b', BAD_JWT],
    ['of three words', 'Bearer a.b.c', BAD_JWT],
    ['without a signature', `Bearer ${head}.${payload}.`, BAD_JWT],
    ['with another signature', `Bearer ${head}.${payload}.${signature.slice(0, -3)}AAA`, BAD_JWT],
    ['unsigned', `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`, BAD_JWT],
    ['of another algorithm', `Bearer ${encode({ alg: 'HS512' })}.${payload}.${signature}`, BAD_JWT],
  ];
  const headers = (value: string | null) => (value === null ? {} : { authorization: value });
  const good = headers(`Bearer ${accessToken}`);
  const scope = (name: string): AuthRequest =>
    post(
      `sign-out, scope ${name}`,
      `logout?scope=${name}`,
      '',
      refused(400, 'validation_failed', `Unsupported logout scope "${name}"`),
      good,
    );
  return [
    ...wrong.flatMap(([what, value, answer]): AuthRequest[] => [
      { what: `user, token ${what}`, method: 'GET', path: 'user', headers: headers(value), answer },
      post(`sign-out, token ${what}`, 'logout', '', answer, headers(value)),
      post(`sign-out, scope x, token ${what}`, 'logout?scope=x', '', answer, headers(value)),
    ]),
    { what: 'user', method: 'GET', path: 'user', headers: good, answer: DONE },
    {
      what: 'user, small bearer',
      method: 'GET',
      path: 'user',
      headers: headers(`bearer ${accessToken}`),
      answer: DONE,
    },
    {
      what: 'user, bearer in capitals',
      method: 'GET',
      path: 'user',
      headers: headers(`BEARER ${accessToken}`),
      answer: DONE,
    },
    scope('x'),
    scope('LOCAL'),
    scope('all'),
  ];
}

/** The same refused request for each version of the API, whose refusals have different formats. */
function versions(): AuthRequest[] {
  const asked = ['2024-01-01', '2025-06-30', '2023-12-31', '', 'x', '2024-1-1', '2024-01-01T00:00'];
  return asked.flatMap((version) => {
    const headers = { 'x-supabase-api-version': version };
    return [
      post(`version ${version}, weak`, 'signup', { email: 'x', password: '1' }, WEAK, headers),
      post(`version ${version}, JSON`, 'signup', '{', BAD_JSON, headers),
      post(
        `version ${version}, wrong`,
        'token?grant_type=password',
        { email: 'nobody@exemplo.com', password: 'x' },
        WRONG,
        headers,
      ),
    ];
  });
}

/**
 * Requests that client libraries send, or might send, and the expected answers. The answers are those of the real
 * authentication server (GoTrue 2.196): `/signup` and `/token` with e-mails confirmed at once, no phone, no
 * anonymous users and passwords of six and more characters.
 */
export function authRequests(known: KnownUser): readonly AuthRequest[] {
  const bodies = BODIES.flatMap(([body, signUp, signIn, refresh]) => [
    post(`sign-up, body ${body}`, 'signup', body, signUp),
    post(`sign-in, body ${body}`, 'token?grant_type=password', body, signIn),
    post(`refresh, body ${body}`, 'token?grant_type=refresh_token', body, refresh),
  ]);
  return [
    ...bodies,
    ...signUps(known),
    ...signIns(known),
    ...grants(),
    ...bearers(known),
    ...versions(),
    ...METHODS.map(([method, path]) => ({
      what: `${path}, ${method}`,
      method,
      path,
      answer: refused(405, null, ''),
    })),
    post('user, POST, no token', 'user', '', NO_BEARER),
    post(
      'sign-up, more than a mebibyte',
      'signup',
      { email: 'x', data: { x: 'x'.repeat(1024 * 1024) } },
      refused(413, 'request_entity_too_large', 'Request body too large (max 1048576 bytes)'),
    ),
  ];
}
